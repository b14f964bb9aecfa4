import type { Finding } from '../sheet/reading.ts';
import type { MonthlyValue } from '../sheet/values/monthly-value.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import type { MonthlySeries } from './monthly-series.ts';
import { yearList } from './year-list.ts';

/**
 * Years without any value between the first and the last. The cells are those that follow each
 * gap, where the missing rows belong. (WMO-No. 1203: completeness is judged before any normal.)
 */
export function findYearGaps({ series }: LinedUpReading): Finding[] {
  const firstOfYear = new Map<number, MonthlyValue>();
  for (const own of series)
    for (let year = 0; year < own.yearCount; year++) {
      const value = firstSource(own, year);
      if (value && !firstOfYear.has(value.year)) firstOfYear.set(value.year, value);
    }
  const years = Array.from(firstOfYear.keys()).sort((a, b) => a - b);
  const missing: number[] = [];
  const after: MonthlyValue[] = [];
  years.forEach((year, index) => {
    const previous = years[index - 1] ?? year - 1;
    for (let gone = previous + 1; gone < year; gone++) missing.push(gone);
    const next = firstOfYear.get(year);
    if (next && previous < year - 1) after.push(next);
  });
  if (missing.length === 0) return [];
  const params = { count: missing.length, years: yearList(missing) };
  return [findingAt('quality.year-gap', 'warning', after, params)];
}

function firstSource({ sources }: MonthlySeries, year: number): MonthlyValue | undefined {
  for (let index = year * 12; index < year * 12 + 12; index++)
    if (sources[index]) return sources[index];
  return undefined;
}
