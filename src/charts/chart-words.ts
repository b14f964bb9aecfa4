import type { Element } from '../core/dataset/columns.ts';
import type { Language } from '../core/words/languages.ts';
import { pageSpeaker } from '../core/words/page-speaker.ts';
import type { Say } from '../core/words/speaker.ts';
import type { KeyOf } from '../core/words/words.ts';

export type SayCharts = Say<KeyOf<'charts'>>;

export function chartWords(language: Language): SayCharts {
  return pageSpeaker(['charts'], language);
}

export const ELEMENT_NAMES = {
  max: 'charts.element-max',
  min: 'charts.element-min',
  rain: 'charts.element-rain',
} as const satisfies Record<Element, string>;

export const SHORT_NAMES = {
  max: 'charts.short-max',
  min: 'charts.short-min',
  rain: 'charts.short-rain',
} as const satisfies Record<Element, string>;

/** Uses the true minus sign, so that columns of figures line up. */
export function showDecimals(language: Language, value: number, decimals = 1): string {
  const format =
    Math.abs(value) < LARGEST_IN_FULL ? numberFormat(language, decimals) : inPowers(language);
  return format.format(shownAs(value, decimals)).replaceAll('-', '−');
}

/** A value that rounds to zero has no sign: neither −0.0 nor +0.0. */
function shownAs(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) === 0 ? 0 : value;
}

/** A table uses a format for every cell, and to make one costs far more than to use it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** No month has more of anything, and three hundred digits would burst every table. */
const LARGEST_IN_FULL = 1e7;

function inPowers(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { notation: 'scientific', maximumFractionDigits: 1 });
}

function numberFormat(language: Language, decimals: number): Intl.NumberFormat {
  const name = `${language} ${decimals}`;
  const made = numberFormats.get(name);
  if (made) return made;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  numberFormats.set(name, format);
  return format;
}

/** A difference always has a sign: +0.4 or −1.2. */
export function showDifference(language: Language, value: number, decimals = 1): string {
  const shown = showDecimals(language, value, decimals);
  return shownAs(value, decimals) > 0 ? `+${shown}` : shown;
}

/** `month` counts from 1. */
export function monthName(
  language: Language,
  month: number,
  width: 'long' | 'short' | 'narrow' = 'short',
): string {
  const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });
  return format.format(Date.UTC(2001, month - 1, 15));
}

/** `month` counts from 1: July 1990, julio de 1990. */
export function monthOfYear(
  language: Language,
  { year, month }: { year: number; month: number },
  width: 'long' | 'short' = 'short',
): string {
  const format = new Intl.DateTimeFormat(language, {
    month: width,
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Date.UTC takes the years before 100 for those of the last century.
  return format.format(new Date(Date.UTC(2001, month - 1, 15)).setUTCFullYear(year));
}

/** Rounded down, so that 100 % means that nothing is missing. */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}
