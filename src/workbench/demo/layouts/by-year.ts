import type { Month } from '../weather.ts';

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** The months of each year, in order, for tables with one row a year. */
export function byYear(months: Month[]): { year: number; months: Month[] }[] {
  const years = [...new Set(months.map((month) => month.year))];
  return years.map((year) => ({ year, months: months.filter((month) => month.year === year) }));
}
