import type { Cell } from '../../reading/reading.ts';
import { filledIn, headerText, isDate } from '../cells/sheet-cells.ts';
import { monthIn } from './month-notations.ts';
import { yearIn } from './year-notations.ts';

/** The year in a title, if it names only one. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year] = years;
  return years.size === 1 && !Number.isNaN(yearIn(year, thisYear)) ? year : undefined;
}

/**
 * "1990", "Year: 1990" or "Jan 1990" above "Feb": the year that a row gives to the months below it. In a
 * pivot table 1990 stands in the column of the months.
 */
export function yearHeading(
  row: readonly Cell[],
  month: number,
  thisYear: number,
): number | undefined {
  const [only, ...others] = filledIn(row);
  const label = row[month];
  if (isDate(label)) return label.year;
  if (others.length === 0) return yearNamed(headerText(only), thisYear);
  const isKey = monthIn(label) < 13 || !Number.isNaN(yearIn(label, thisYear));
  return isKey ? yearNamed(headerText(label), thisYear) : undefined;
}
