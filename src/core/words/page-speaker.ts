import type { Language } from './languages.ts';
import { type Say, speaker } from './speaker.ts';
import type { KeyOf, Matter } from './words.ts';

/** What a page says. A toast, a mail and a log keep the spaces as they are: nothing there is that narrow. */
export function pageSpeaker<About extends Matter>(
  matters: readonly About[],
  language: Language,
  show?: (value: number) => string,
): Say<KeyOf<About>> {
  const say = speaker(matters, language, show);
  return (key, params) => unbroken(say(key, params));
}

/**
 * A number and its unit stay on one line, and so do a month such as "2025-12" and a span such as "1980–2022": a narrow
 * page ended it with "(0", "2025-" or "1980–" and began the next with "°C)", "12" or "2022".
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(?:°[CF]|mm|km|%)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replace(/(?<![-\d])(\d{4}-)(?=\d\d(?![-\d]))/g, `$1${JOINER}`)
    .replace(/(\d–)(?=\d)/g, `$1${JOINER}`);
}

/** What a person copies is plain. */
export function withoutJoiners(text: string): string {
  return text.split(JOINER).join('');
}

const JOINER = '\u2060';
