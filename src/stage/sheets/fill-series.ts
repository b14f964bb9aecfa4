import { daysInMonth } from '../typing/days-in-month.ts';
import type { StoredCell } from './cell.ts';
import { dayNumberOf, wallOfDayNumber } from './day-number.ts';
import { isDateFormat } from './number-format.ts';

/** What a cell holds so many places after the last of a line, or before its first. */
export type Series = (place: number) => StoredCell['value'];

type Filled = Pick<StoredCell, 'value' | 'format'>;

/**
 * Counts a line of cells on, places counted from its first cell: 0 is the first, -1 stands before
 * it. Null where there is nothing to count, and the line is repeated.
 */
export function seriesOf(line: readonly Filled[], language: string): Series | null {
  if (line.every(({ value }) => typeof value === 'number')) return numbers(line);
  const texts = line.map(({ value }) => value);
  if (!texts.every((text) => typeof text === 'string')) return null;
  return names(texts, language) ?? numbered(texts);
}

function numbers(line: readonly Filled[]): Series | null {
  const values = line.map(({ value }) => Number(value));
  const areDates = line.every(({ format }) => isDateFormat(format));
  const [first = 0] = values;
  if (values.length === 1) return areDates ? (place) => first + place : null;
  const months = areDates ? monthSteps(values) : null;
  return months ?? line_(values);
}

/** The line through equal steps, or the one that fits uneven ones best. */
function line_(values: readonly number[]): Series {
  const [first = 0, second = 0] = values;
  const step = second - first;
  if (values.every((value, place) => value === first + place * step))
    return (place) => first + place * step;
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const slope =
    values.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0) /
    values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  return (place) => mean + (place - middle) * slope;
}

/** The 1st of January and of February go on with the 1st of March. */
function monthSteps(values: readonly number[]): Series | null {
  const walls = values.map(wallOfDayNumber);
  const [first] = walls;
  if (!first || !walls.every(({ day }) => day === first.day)) return null;
  const counts = walls.map(({ year, month }) => year * 12 + month - 1);
  const [start = 0, next = 0] = counts;
  const step = next - start;
  if (step === 0 || !counts.every((count, place) => count === start + place * step)) return null;
  const time = (values[0] ?? 0) % 1;
  return (place) => {
    const count = start + place * step;
    const [year, month] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
    return dayNumberOf({ year, month, day: Math.min(first.day, daysInMonth(year, month)) }) + time;
  };
}

/** Months and days of the week, in the sheet's language and in English, whole or short. */
function names(texts: readonly string[], language: string): Series | null {
  const lists = ['en', language].flatMap((tag) =>
    (['long', 'short'] as const).flatMap((style) => [monthNames(tag, style), dayNames(tag, style)]),
  );
  for (const list of lists) {
    const places = texts.map((text) => list.indexOf(text.toLowerCase()));
    if (places.includes(-1)) continue;
    const [first = 0, second = first + 1] = places;
    const size = list.length;
    const step = (second - first + size) % size;
    if (!places.every((at, place) => at === (first + place * step) % size)) continue;
    return (place) => likeFirst(list[(((first + place * step) % size) + size) % size] ?? '', texts);
  }
  return null;
}

function likeFirst(name: string, [model = '']: readonly string[]): string {
  if (model === model.toLowerCase()) return name;
  if (model === model.toUpperCase()) return name.toUpperCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const monthNames = (tag: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) => named(tag, { month }, Date.UTC(2001, index, 1)));
/** The first of January 2001 was a Monday. */
const dayNames = (tag: string, weekday: 'long' | 'short') =>
  Array.from({ length: 7 }, (_, index) => named(tag, { weekday }, Date.UTC(2001, 0, 1 + index)));

function named(tag: string, part: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(tag, { ...part, timeZone: 'UTC' }).format(at).toLowerCase();
}

/** `Station 1`, `Station 2` go on with `Station 3`. */
function numbered(texts: readonly string[]): Series | null {
  const parts = texts.map((text) => text.match(/^(.*?)(\d+)$/s));
  const [first] = parts;
  if (!first || !parts.every((part) => part?.[1] === first[1])) return null;
  const counts = parts.map((part) => Number(part?.[2]));
  const series = counts.length === 1 ? (place: number) => (counts[0] ?? 0) + place : line_(counts);
  return (place) => `${first[1]}${Math.abs(Math.round(Number(series(place))))}`;
}
