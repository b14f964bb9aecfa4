import { headerText, isDate, isEmpty } from '../cells/sheet-cells.ts';
import type { Cell } from '../reading.ts';
import { monthIn } from './month-notations.ts';
import { yearIn } from './year-notations.ts';

/** The only year a title names. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year] = years;
  return years.size === 1 && !Number.isNaN(yearIn(year, thisYear)) ? year : undefined;
}

/**
 * The year a row gives to the months below it: "1990" or "Year: 1990" alone, a pivot's 1990 among
 * them, or "Jan 1990" over a bare "Feb".
 */
export function yearHeading(
  row: readonly Cell[],
  month: number,
  thisYear: number,
): number | undefined {
  const [only, ...others] = row.filter((cell) => !isEmpty(cell));
  const label = row[month];
  if (isDate(label)) return label.year;
  if (others.length === 0) return yearNamed(headerText(only), thisYear);
  const isKey = monthIn(label) < 13 || !Number.isNaN(yearIn(label, thisYear));
  return isKey ? yearNamed(headerText(label), thisYear) : undefined;
}
