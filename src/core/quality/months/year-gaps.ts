import type { Place } from '../../reading/cell-address.ts';
import type { Finding } from '../../reading/reading.ts';
import { isNumber, type Series, valueAt } from '../../reading/series.ts';
import { yearList } from '../../reading/year-list.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { monthsOfYear, sourcesAt, yearCount } from '../usual/monthly-series.ts';

/**
 * Years without any value between the first and the last. The cells are those that follow each
 * gap, where the missing rows belong. (WMO-No. 1203: completeness is judged before any normal.)
 */
export function findYearGaps({ series }: LinedUpReading): Finding[] {
  const [first] = series;
  if (!first) return [];
  const years = Array.from({ length: yearCount(first) }, (_, year) => year);
  const missing = years.filter((year) => !series.some((line) => hasYear(line, year)));
  if (missing.length === 0) return [];
  const gone = new Set(missing);
  const after = years.filter((year) => !gone.has(year) && gone.has(year - 1));
  const params = {
    count: missing.length,
    years: yearList(missing.map((year) => first.firstYear + year)),
  };
  const at = after.flatMap((year) => firstPlaceOf(series, year));
  return [findingAt('quality.year-gap', at, params)];
}

function hasYear(series: Series, year: number): boolean {
  return monthsOfYear(year).some((index) => isNumber(valueAt(series, index)));
}

function firstPlaceOf(series: readonly Series[], year: number): Place[] {
  const places = series.flatMap((line) => sourcesAt(line, monthsOfYear(year)));
  return places.slice(0, 1);
}
