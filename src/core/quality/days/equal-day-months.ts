import { dateOfDay, monthText } from '../../calendar/civil-date.ts';
import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { equalBlocks } from '../figures/equal-blocks.ts';
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
    date: monthText(dateOfDay(lines.firstDay + first.from)),
    otherDate: monthText(dateOfDay(lines.firstDay + first.to)),
  };
  // A cell a month says where; its thirty days are below it.
  const at = placesAt(
    line,
    copies.flatMap(({ from, to }) => [from, to]),
  );
  return [findingAt('quality.day-months-equal', at, params)];
}

type Copy = { from: number; to: number };

const DAYS = 28;
/** In whole degrees a month of the tropics may hold three different values, and equal another by chance. */
const FEWEST_VALUES = 5;
const MOST_MISSING = 3;

/** In the order of the copies. */
function copiesIn({ months }: DayLines, { values }: Series): Copy[] {
  const starts = Array.from(months.keys()).filter((day) => months[day] !== months[day - 1]);
  return equalBlocks(values, { starts, length: DAYS, mostMissing: MOST_MISSING })
    .filter(([from = 0]) => new Set(values.subarray(from, from + DAYS)).size >= FEWEST_VALUES)
    .flatMap(([from = 0, ...copies]) => copies.map((to) => ({ from, to })))
    .sort((a, b) => a.to - b.to);
}
