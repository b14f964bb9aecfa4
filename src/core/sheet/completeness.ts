import { columnKey, ELEMENTS, type Element } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import type { PartialMonth } from './monthly-value.ts';
import type { Completeness } from './reading.ts';

/** Twelve marks a year and element, for every year from the first to the last. */
export function completenessOf(
  rows: readonly Row[],
  partial: readonly PartialMonth[],
): Completeness {
  const firstYear = rows[0]?.Year ?? 0;
  const lastYear = rows[rows.length - 1]?.Year ?? 0;
  const leftOut = new Set(
    partial
      .filter(({ used }) => !used)
      .map(({ element, year, month }) => `${year}/${month}/${element}`),
  );
  const elements = ELEMENTS.map((element) => elementOf(element, rows, leftOut));
  return { firstYear, lastYear, elements: elements.filter(({ months }) => months > 0) };
}

function elementOf(
  element: Element,
  rows: readonly Row[],
  leftOut: ReadonlySet<string>,
): Completeness['elements'][number] {
  const byYear = new Map(rows.map((row) => [row.Year, row]));
  const years: { year: number; marks: string }[] = [];
  let months = 0;
  for (let year = rows[0]?.Year ?? 1; year <= (rows[rows.length - 1]?.Year ?? 0); year++) {
    let marks = '';
    for (let month = 1; month <= 12; month++) {
      const there = byYear.get(year)?.[columnKey(month, element)] !== undefined;
      if (there) months++;
      marks += there
        ? '1'
        : leftOut.size > 0 && leftOut.has(`${year}/${month}/${element}`)
          ? 'p'
          : '0';
    }
    years.push({ year, marks });
  }
  return { element, months, years };
}
