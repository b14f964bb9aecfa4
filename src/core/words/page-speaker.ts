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

/**
 * A number and its unit stay on one line, and so does a month such as "2025-12": a narrow page ended it with "(0" or
 * "2025-" and began the next with "°C)" or "12".
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(?:°[CF]|mm|km|%)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replace(/(?<![-\d])(\d{4}-)(?=\d\d(?![-\d]))/g, '$1\u2060');
}
