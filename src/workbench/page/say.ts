import { WORKBENCH } from '../../core/words/books.ts';
import { languageOf } from '../../core/words/languages.ts';
import { type KeyIn, type Say, speaker } from '../../core/words/speaker.ts';

export type Speak = Say<KeyIn<typeof WORKBENCH>>;

export function sayIn(locale: string): Speak {
  return speaker([WORKBENCH], languageOf(locale));
}
