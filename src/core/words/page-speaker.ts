import type { Book } from './books.ts';
import type { Language } from './languages.ts';
import { type KeyIn, type Say, speaker } from './speaker.ts';

/** What a page says. A toast, a mail and a log keep the spaces as they are: nothing there is that narrow. */
export function pageSpeaker<Words extends Book>(
  books: readonly Words[],
  language: Language,
  show?: (value: number) => string,
): Say<KeyIn<Words>> {
  const say = speaker(books, language, show);
  return (key, params) => unbroken(say(key, params));
}

/** A number and its unit stay on one line: a narrow page ended it with "(0" and began the next with "°C)". */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=(?:°[CF]|mm|km|%)(?![\p{L}\d]))/gu, '$1\u00a0');
}
