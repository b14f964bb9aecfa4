import type { Cell } from '../../reading/reading.ts';
import { filledIn, headerText, isDate } from '../cells/sheet-cells.ts';
import { monthNamed } from '../headers/named-month.ts';
import { monthIn } from './month-notations.ts';
import { yearIn } from './year-notations.ts';

/** The year in a title, if it names only one. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year] = years;
  return years.size === 1 && !Number.isNaN(yearIn(year, thisYear)) ? year : undefined;
}

/** "2020_01" and "1-2020". "2020_1_4" is a day, and stands for no month. */
const MONTH_OF_YEAR = /(?<!\d)\d{4}[-_.](\d\d?)(?![-_.]?\d)|(?<!\d[-_.]?)(\d\d?)[-_.]\d{4}(?!\d)/;

/** The month that a title names alone; 0 if it names none. */
export function monthInTitle(title: string): number {
  const [, behind, before = behind] = MONTH_OF_YEAR.exec(title) ?? [];
  const number = Number(before ?? 0);
  if (number) return number < 13 ? number : 0;
  const named = title
    .split(/[\s,;:_()-]+/)
    .map((word) => (/^\p{L}{3,}\.?$/u.test(word) ? monthNamed(word) : 0));
  const months = new Set(named.filter((month) => month > 0));
  return months.size === 1 ? ([...months][0] ?? 0) : 0;
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
