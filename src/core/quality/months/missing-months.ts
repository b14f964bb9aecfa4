import type { Finding } from '../../reading/reading.ts';
import { monthAt, type Series, valueAt } from '../../reading/series.ts';
import { yearList } from '../../reading/year-list.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { indexesOfMonth, yearCount } from '../usual/monthly-series.ts';

/**
 * Single months without a value inside an element's own span. Years without any are a gap and told
 * there, months left out for their missing days as well; months before the first value and after
 * the last are not missing, and neither are those that have no value in any year.
 * (WMO-No. 1203: completeness is judged before any normal.)
 */
export function findMissingMonths({ series, partial }: LinedUpReading): Finding[] {
  const partialMonths = new Set(
    partial.map(({ element, year, month }) => `${element}${year}-${month}`),
  );
  const years = series.flatMap((line) =>
    emptyIndexes(line)
      .map((index) => monthAt(line, index))
      .filter(({ year, month }) => !partialMonths.has(`${line.element}${year}-${month}`))
      .map(({ year }) => year),
  );
  if (years.length === 0) return [];
  const params = { count: years.length, years: yearList(years) };
  return [findingAt('quality.months-missing', [], params, 'note')];
}

function emptyIndexes(series: Series): number[] {
  const isEmpty = (index: number) => Number.isNaN(valueAt(series, index));
  const hasPlace = Array.from(
    { length: 12 },
    (_, month) => indexesOfMonth(series, month + 1).length > 0,
  );
  const places = hasPlace.filter(Boolean).length;
  let [first, last] = [0, series.values.length - 1];
  while (isEmpty(first)) first++;
  while (isEmpty(last)) last--;
  const empty: number[] = [];
  for (let year = 0; year < yearCount(series); year++) {
    const ofYear: number[] = [];
    for (let index = year * 12; index < year * 12 + 12; index++)
      if (isEmpty(index) && hasPlace[index % 12]) ofYear.push(index);
    if (ofYear.length < places)
      empty.push(...ofYear.filter((index) => index > first && index < last));
  }
  return empty;
}
