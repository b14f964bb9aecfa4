import { dateOfDay } from '../../calendar/civil-date.ts';
import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import type { DayLines } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

/**
 * The days of one month stand under another too: a block was pasted twice. (GHCN-D compares the
 * same months of two years, and two months of one year; here any two months are, by a sum of their days.)
 */
export function findEqualDayMonths({ dayLines: lines }: LinedUpReading): Finding[] {
  if (!lines) return [];
  const [longest] = Object.values(lines.lines)
    .filter(({ element }) => element !== 'rain')
    .map((line) => ({ line, copies: copiesIn(lines, line) }))
    .sort((a, b) => b.copies.length - a.copies.length);
  const [first] = longest?.copies ?? [];
  if (!longest || !first) return [];
  const { line, copies } = longest;
  const params = {
    count: copies.length,
    element: line.element,
    date: monthText(lines, first.from),
    otherDate: monthText(lines, first.to),
  };
  // A cell a month says where; its thirty days are below it.
  const at = placesAt(
    line,
    copies.flatMap(({ from, to }) => [from, to]),
  );
  return [findingAt('quality.day-months-equal', 'warning', at, params)];
}

type Copy = { from: number; to: number };

const DAYS = 28;
/** In whole degrees a month of the tropics may hold three different values, and equal another by chance. */
const FEWEST_VALUES = 5;
const MOST_MISSING = 3;

function copiesIn({ months }: DayLines, { values }: Series): Copy[] {
  const seen = new Map<number, number[]>();
  const copies: Copy[] = [];
  for (let index = 0; index + DAYS <= values.length; index++) {
    if (index > 0 && months[index] === months[index - 1]) continue;
    const sum = sumOf(values, index);
    if (sum === undefined) continue;
    const alike = (seen.get(sum) ?? []).find((other) => isSame(values, other, index));
    if (alike !== undefined) copies.push({ from: alike, to: index });
    else seen.set(sum, [...(seen.get(sum) ?? []), index]);
  }
  return copies;
}

/** One number for all days; undefined where too few are known, or all are much alike. */
function sumOf(values: Float64Array, from: number): number | undefined {
  const different = new Set<number>();
  let sum = 0;
  let missing = 0;
  for (let index = from; index < from + DAYS; index++) {
    const value = values[index] as number;
    if (Number.isNaN(value)) missing++;
    else if (different.size < FEWEST_VALUES) different.add(value);
    sum = (Math.imul(sum, 31) + Math.round((Number.isNaN(value) ? 999 : value) * 100)) | 0;
  }
  return missing > MOST_MISSING || different.size < FEWEST_VALUES ? undefined : sum;
}

function isSame(values: Float64Array, one: number, other: number): boolean {
  for (let day = 0; day < DAYS; day++)
    if (!Object.is(values[one + day], values[other + day])) return false;
  return true;
}

/** `1961-07` */
function monthText({ firstDay }: DayLines, index: number): string {
  const { year, month } = dateOfDay(firstDay + index);
  return `${year}-${String(month).padStart(2, '0')}`;
}
