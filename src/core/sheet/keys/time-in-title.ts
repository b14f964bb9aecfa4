import { isNumber } from '../../reading/series.ts';
import { monthNamed } from '../headers/named-month.ts';
import { yearIn } from './year-notations.ts';

/** The year in a title, if it names only one. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year = 0] = years;
  return years.size === 1 && isNumber(yearIn(year, thisYear)) ? year : undefined;
}

/** "2020_01". "2020_1_4" is a day. */
const MONTH_OF_YEAR = /(?<!\d)\d{4}[-_.](\d\d?)(?!\p{L}|[-_.]?\d)/u;

/** The month that a title names alone; 0 if it names none, or several. */
export function monthInTitle(title: string): number {
  const dated = Number(MONTH_OF_YEAR.exec(title)?.[1] ?? 0);
  const named = title
    .split(/[\s,;:_()/-]+/)
    .map((word) => (/^\p{L}[\p{L}\p{M}.]{2,}$/u.test(word) ? monthNamed(word) : 0));
  const months = new Set([...named, dated].filter((month) => month > 0 && month < 13));
  return months.size === 1 ? ([...months][0] ?? 0) : 0;
}
