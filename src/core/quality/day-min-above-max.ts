import type { DailySeries } from '../sheet/monthly-value.ts';
import type { Finding } from '../sheet/reading.ts';
import { dayAt, daysWhere, isoDay } from './day-series.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';

/**
 * The two readings of a day may belong to different 24 hours, so a slight crossing is a habit of
 * observing; more is a slip. (GHCN-D internal consistency check, Durre et al. 2010, table 1.)
 */
const HABIT = 1;

export function findDaysWithMinAboveMax({ days }: LinedUpReading): Finding[] {
  const maxima = days.find(({ element }) => element === 'max');
  const minima = days.find(({ element }) => element === 'min');
  if (!maxima || !minima) return [];
  const isCrossed = (min: number, place: number, year: number) =>
    min > maximumOf(maxima, place, year) + HABIT;
  const found = daysWhere(minima, isCrossed);
  const [first] = found;
  if (!first) return [];
  const place = (first.month - 1) * 31 + first.day - 1;
  const max = maximumOf(maxima, place, first.year);
  const params = { count: found.length, date: isoDay(first), min: first.value, max };
  const partners = found.flatMap(({ year, month, day }) => {
    const ofYear = maxima.years.get(year);
    return ofYear ? [dayAt(maxima, year, ofYear, (month - 1) * 31 + day - 1)] : [];
  });
  return [findingAt('quality.day-min-above-max', 'warning', [...partners, ...found], params)];
}

/** NaN compares as not crossed. */
function maximumOf(maxima: DailySeries, place: number, year: number): number {
  return maxima.years.get(year)?.values[place] ?? Number.NaN;
}
