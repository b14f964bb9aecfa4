import type { Element } from './columns.ts';
import { MONTHS, type Months } from './month-values.ts';

/** What twelve months make of a year: the total of rain, the mean of temperatures. */
export function yearlyValue(months: ArrayLike<number>, element: Element): number {
  const sum = Array.from(months).reduce((total, month) => total + month, 0);
  return element === 'rain' ? sum : sum / months.length;
}

/** Null where a month is missing. */
export function completeYearValue(months: Months, element: Element): number | null {
  const values = months.filter((value) => value !== null);
  return values.length < MONTHS.length ? null : yearlyValue(values, element);
}
