import type { Finding } from '../sheet/reading.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import type { MonthlySeries } from './monthly-series.ts';
import { yearList } from './year-list.ts';

/**
 * Single months without a value inside an element's own span. Years without any are a gap and told
 * there, months left out for their missing days as well; months before the first value and after
 * the last are not missing. (WMO-No. 1203: completeness is judged before any normal.)
 */
export function findMissingMonths({ series, partial }: LinedUpReading): Finding[] {
  const told = new Set(partial.map(({ element, year, month }) => `${element}${year}-${month}`));
  const years = series.flatMap((own) =>
    emptyMonths(own)
      .filter(({ year, month }) => !told.has(`${own.element}${year}-${month}`))
      .map(({ year }) => year),
  );
  if (years.length === 0) return [];
  const params = { count: years.length, years: yearList(years) };
  return [findingAt('quality.months-missing', 'note', [], params)];
}

function emptyMonths({ sources, firstYear }: MonthlySeries): { year: number; month: number }[] {
  const filled = sources.flatMap((source, index) => (source ? [index] : []));
  const yearsFilled = new Set(filled.map((index) => Math.floor(index / 12)));
  const empty: { year: number; month: number }[] = [];
  for (let index = filled[0] ?? 0; index < (filled[filled.length - 1] ?? 0); index++) {
    const year = Math.floor(index / 12);
    if (!sources[index] && yearsFilled.has(year))
      empty.push({ year: firstYear + year, month: (index % 12) + 1 });
  }
  return empty;
}
