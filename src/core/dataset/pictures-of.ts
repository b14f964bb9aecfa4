import { COLUMN_KEYS, ELEMENTS, type Element } from './columns.ts';
import type { Row } from './dataset.ts';

/** One element's values for the pictures: twelve a year, null where there is none. */
export type ElementValues = {
  element: Element;
  years: { year: number; months: (number | null)[] }[];
};

/** Of each element that has values. */
export function picturesOf(rows: readonly Row[]): ElementValues[] {
  return ELEMENTS.flatMap((element) => {
    const keys = COLUMN_KEYS.filter((key) => key.endsWith(`_${element}`));
    const years = rows.map((row) => ({
      year: row.Year,
      months: keys.map((key) => row[key] ?? null),
    }));
    return years.some(({ months }) => months.some((value) => value !== null))
      ? [{ element, years }]
      : [];
  });
}
