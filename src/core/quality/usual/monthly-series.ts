import type { Element } from '../../dataset/columns.ts';
import type { Place } from '../../reading/cell-address.ts';
import { isNumber, monthAt, placeAt, type Series, valueAt } from '../../reading/series.ts';

/** One month of an element, and where in the sheet a person finds it. */
export type MonthlyValue = Place & { element: Element; year: number; month: number; value: number };

export function yearCount({ firstYear, lastYear }: Series): number {
  return lastYear - firstYear + 1;
}

/** The twelve months of each year. */
export function yearsIn(series: Series): Float64Array[] {
  return Array.from({ length: yearCount(series) }, (_, year) =>
    series.values.subarray(year * 12, year * 12 + 12),
  );
}

/** The indexes of every January (month 1), February, … that has a value. */
export function indexesOfMonth(series: Series, month: number): number[] {
  const indexes: number[] = [];
  for (let index = month - 1; index < series.values.length; index += 12)
    if (isNumber(valueAt(series, index))) indexes.push(index);
  return indexes;
}

/** 0 for January to 11 for December, for each value of a series. */
export function calendarMonths({ length }: Float64Array): Uint8Array {
  const months = new Uint8Array(length);
  for (let index = 0; index < length; index++) months[index] = index % 12;
  return months;
}

/** The indexes of a year's twelve months; `year` counts from the first one of the record. */
export function monthsOfYear(year: number): number[] {
  return Array.from({ length: 12 }, (_, month) => year * 12 + month);
}

/** Those of the indexes that have a value. */
export function sourcesAt(series: Series, indexes: readonly number[]): MonthlyValue[] {
  return indexes.flatMap((index) => sourceAt(series, index) ?? []);
}

export function sourceAt(series: Series, index: number): MonthlyValue | undefined {
  const value = valueAt(series, index);
  const place = placeAt(series, index);
  if (Number.isNaN(value) || !place) return undefined;
  return { element: series.element, ...monthAt(series, index), value, ...place };
}
