import type { Coverage } from '../../core/dataset/coverage.ts';
import { isVisible } from '../../core/dataset/tidy-name.ts';
import type { Language } from '../../core/words/languages.ts';
import type { Entry } from '../service/dataset-client.ts';
import type { Speech } from './speech.tsx';

/** The day of an upload in the reader's calendar. Its hour says little to anyone. */
export function showDay(language: Language, time: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(
    new Date(time),
  );
}

/** Two uploads of one day are told apart by the hour. */
export function showMoment(language: Language, time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeOf(language), style).format(new Date(time));
}

/** The region decides the order of a date: British and American readers write it in different orders. */
function localeOf(language: Language): string {
  return navigator.language.startsWith(language) ? navigator.language : language;
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
