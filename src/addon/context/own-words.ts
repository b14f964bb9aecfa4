import type { PhraseBook } from '../../core/words/phrase.ts';
import { WORDS } from '../../core/words/words.ts';

/** What the menu, the dialogs and the mails speak of. */
export const OWN_MATTERS = [
  'menu',
  'addon',
  'files',
  'connection',
  'upload',
  'schedule',
  'outcome',
  'permission',
] as const;

/** In English, which is always there; the build writes each other language into a file of its own. */
export const OWN_WORDS: PhraseBook = Object.assign(
  {},
  ...OWN_MATTERS.map((matter) => WORDS.en[matter]),
);
