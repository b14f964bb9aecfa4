import { PERMISSION, WORKBENCH } from '../../core/words/books.ts';
import { languageOf } from '../../core/words/languages.ts';
import { type KeyIn, type Say, speaker } from '../../core/words/speaker.ts';

const BOOKS = [WORKBENCH, PERMISSION] as const;

export type Speak = Say<KeyIn<(typeof BOOKS)[number]>>;

export function sayIn(locale: string): Speak {
  return speaker(BOOKS, languageOf(locale));
}
