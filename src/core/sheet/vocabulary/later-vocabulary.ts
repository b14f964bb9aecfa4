import { HEADER_WORDS } from './header-words.ts';
import { MONTH_NAMES } from './month-names.ts';

/** The words of all languages: most executions of the add-on read no sheet, and its build packs them. */
export function laterVocabulary() {
  return { headers: HEADER_WORDS, months: MONTH_NAMES };
}
