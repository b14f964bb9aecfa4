import type { Finding } from '../sheet/reading.ts';
import type { DailySeries } from '../sheet/values/monthly-value.ts';
import { daysWhere } from './day-series.ts';
import { findingAt, type Place } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { type MonthlySeries, sourcesAt } from './monthly-series.ts';

/**
 * Rain that never falls back within a year is the sum since January, or since the rain year began;
 * sent as it is, it would be many times what fell. From how such columns look, not from a paper.
 */
export function findRunningTotals({ series, days }: LinedUpReading): Finding[] {
  const daily = days.find(({ element }) => element === 'rain');
  if (daily) return daysClimb(daily) ? findingOf(daysWhere(daily, () => true)[0]) : [];
  const rain = series.find(({ element }) => element === 'rain');
  const first = rain?.values.findIndex((value) => !Number.isNaN(value)) ?? -1;
  return rain && monthsClimb(rain) ? findingOf(sourcesAt(rain, [first])[0]) : [];
}

function findingOf(first: (Place & { year: number }) | undefined): Finding[] {
  if (!first) return [];
  const params = { year: String(first.year) };
  return [findingAt('quality.running-totals', 'warning', [first], params)];
}

const MONTHS = 12;

/** True where every complete year climbs, and there is at least one. */
function monthsClimb({ values, yearCount }: MonthlySeries): boolean {
  let climbing = 0;
  for (let year = 0; year < yearCount; year++) {
    const months = values.slice(year * MONTHS, (year + 1) * MONTHS);
    if (months.some(Number.isNaN)) continue;
    if (!climbs(months, 0)) return false;
    climbing++;
  }
  return climbing > 0;
}

const FEWEST_DAYS = 100;
/** Somebody mistypes, or corrects a sum. */
const SHARE_BACK = 0.02;

function daysClimb({ years }: DailySeries): boolean {
  let climbing = 0;
  for (const { values } of years.values()) {
    const days = values.filter((value) => !Number.isNaN(value));
    if (days.length < FEWEST_DAYS) continue;
    if (!climbs(days, SHARE_BACK)) return false;
    climbing++;
  }
  return climbing > 0;
}

/** Five steps up or more, and hardly any back. */
function climbs(values: Float64Array, shareBack: number): boolean {
  let up = 0;
  let back = 0;
  for (let index = 1; index < values.length; index++) {
    const step = (values[index] ?? 0) - (values[index - 1] ?? 0);
    if (step > 0) up++;
    else if (step < 0) back++;
  }
  return up >= 5 && back <= shareBack * values.length;
}
