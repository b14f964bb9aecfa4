import type { Coverage } from '../../core/dataset/coverage.ts';
import { isVisible } from '../../core/dataset/tidy-name.ts';
import type { Language } from '../../core/words/languages.ts';
import type { Entry } from '../service/dataset-client.ts';
import type { Speech } from './speech.tsx';

/** The day of an upload in the reader's calendar. Its hour says little to anyone. */
export function showDay(language: Language, time: string): string {
  return formatterOf(language, STYLES[0])(time);
}

export function showMoment(language: Language, time: string): string {
  return formatterOf(language, STYLES[1])(time);
}

/** Uploads beside each other are told apart by the day, else by the minute, else by the second. */
export function showApart(language: Language, times: readonly string[]): (time: string) => string {
  const ways = STYLES.map((style) => formatterOf(language, style));
  const isApart = (way: (time: string) => string) => new Set(times.map(way)).size === times.length;
  return ways.find(isApart) ?? formatterOf(language, STYLES[2]);
}

/** From the shortest to the most exact. */
const STYLES = [
  { dateStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'medium' },
] as const;

function formatterOf(
  language: Language,
  style: Intl.DateTimeFormatOptions,
): (time: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), style);
  return (time) => format.format(new Date(time));
}

/** The region decides the order of a date: British and American readers write it in different orders. */
function localeOf(language: Language): string {
  const own = navigator.languages.filter((locale) => locale.split('-')[0] === language);
  return own.find(isTag) ?? language;
}

/** A browser may name the locale of its machine, as `en-US@posix`, for which Intl throws. */
function isTag(locale: string): boolean {
  try {
    return new Intl.Locale(locale) !== undefined;
  } catch {
    return false;
  }
}

/** "1961–2020 · 60 years"; years are names and not amounts, so they have no thousands mark. */
export function showYears({ firstYear, lastYear }: Coverage, { say }: Speech): string {
  const span = firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`;
  return say('site.years', { span, count: lastYear - firstYear + 1 });
}

export function showAccount({ mine, account }: Entry, { say }: Speech): string {
  if (mine) return say('site.by-you');
  return account && isVisible(account) ? say('site.by', { account }) : say('site.by-unnamed');
}
