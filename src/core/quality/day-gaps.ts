import type { Finding } from '../sheet/reading.ts';
import type { DailySeries } from '../sheet/values/monthly-value.ts';
import { dateOf } from './day-lines.ts';
import { type Day, daysWhere, isoDay } from './day-series.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { isImpossibleDay } from './possible-days.ts';

/**
 * A day 10 °C or more away from every other day its calendar month has ever had
 * (GHCN-D gap check, Durre et al. 2010). Whole-degree bins find the gap without sorting a century.
 */
const GAP = 10;
/** With fewer days a distribution has gaps of its own. */
const DAYS_NEEDED = 300;

export function findDaysApart({ days, dayLines, daySuspects }: LinedUpReading): Finding[] {
  const told = new Set(
    daySuspects.map(({ element, index }) => `${element} ${dayLines && dateOf(dayLines, index)}`),
  );
  const found = days
    .filter(({ element }) => element !== 'rain')
    .flatMap((series) => daysApart(series).map((day) => ({ ...day, element: series.element })))
    // Told already as a day that does not fit the days around it.
    .filter((day) => !told.has(`${day.element} ${isoDay(day)}`));
  const [first] = found;
  if (!first) return [];
  const params = {
    count: found.length,
    element: first.element,
    date: isoDay(first),
    value: first.value,
  };
  return [findingAt('quality.day-apart', 'warning', found, params)];
}

function daysApart(series: DailySeries): Day[] {
  const usual = MONTHS.map((month) => mainPart(binsOf(series, month)));
  return daysWhere(series, (value, place) => {
    const { low, high } = usual[Math.floor(place / 31)] ?? EVERYTHING;
    return (value < low || value > high) && !isImpossibleDay(series.element, value);
  });
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const EVERYTHING = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
const COLDEST = -100;
const BINS = 200;

function binsOf(series: DailySeries, month: number): Uint32Array {
  const bins = new Uint32Array(BINS);
  series.years.forEach(({ values }) => {
    for (let place = month * 31; place < month * 31 + 31; place++) {
      const bin = Math.floor(values[place] as number) - COLDEST;
      if (bin >= 0 && bin < BINS) bins[bin] = (bins[bin] as number) + 1;
    }
  });
  return bins;
}

/** Goes from the middle outwards until no day has fallen into a bin for the width of the gap. */
function mainPart(bins: Uint32Array): { low: number; high: number } {
  const count = bins.reduce((sum, bin) => sum + bin, 0);
  if (count < DAYS_NEEDED) return EVERYTHING;
  let middle = 0;
  for (let passed = bins[0] as number; passed < count / 2; passed += bins[middle] as number)
    middle++;
  return {
    low: COLDEST + edge(bins, middle, -1),
    high: COLDEST + edge(bins, middle, 1) + 1,
  };
}

function edge(bins: Uint32Array, middle: number, direction: 1 | -1): number {
  let last = middle;
  for (let bin = middle; Math.abs(bin - last) <= GAP && bin >= 0 && bin < BINS; bin += direction)
    if (bins[bin]) last = bin;
  return last;
}
