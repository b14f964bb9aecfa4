import { ELEMENTS, type Element } from '../dataset/columns.ts';
import type { MonthlyValue } from '../sheet/monthly-value.ts';

/** One element's months in a row, from January of its first year to December of its last. */
export type MonthlySeries = {
  element: Element;
  firstYear: number;
  yearCount: number;
  /** NaN where there is no value */
  values: Float64Array;
  sources: (MonthlyValue | undefined)[];
};

export function monthlySeries(values: readonly MonthlyValue[]): MonthlySeries[] {
  return ELEMENTS.flatMap((element) => lineUp(element, values) ?? []);
}

function lineUp(element: Element, all: readonly MonthlyValue[]): MonthlySeries | undefined {
  let [firstYear, lastYear] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of all) {
    if (value.element !== element) continue;
    if (value.year < firstYear) firstYear = value.year;
    if (value.year > lastYear) lastYear = value.year;
  }
  if (lastYear < firstYear) return undefined;
  const yearCount = lastYear - firstYear + 1;
  const values = new Float64Array(yearCount * 12).fill(Number.NaN);
  const sources: (MonthlyValue | undefined)[] = new Array(yearCount * 12).fill(undefined);
  for (const value of all) {
    if (value.element !== element) continue;
    const index = (value.year - firstYear) * 12 + value.month - 1;
    values[index] = value.value;
    sources[index] = value;
  }
  return { element, firstYear, yearCount, values, sources };
}

/** The indexes of every January (month 1), February, … that has a value. */
export function indexesOfMonth(series: MonthlySeries, month: number): number[] {
  const indexes: number[] = [];
  for (let index = month - 1; index < series.values.length; index += 12)
    if (!Number.isNaN(valueAt(series, index))) indexes.push(index);
  return indexes;
}

/** Which month of which year an index means. */
export function monthAt(series: MonthlySeries, index: number): { year: number; month: number } {
  return { year: series.firstYear + Math.floor(index / 12), month: (index % 12) + 1 };
}

export function valueAt(series: MonthlySeries, index: number): number {
  return series.values[index] ?? Number.NaN;
}

export function sourcesAt(series: MonthlySeries, indexes: readonly number[]): MonthlyValue[] {
  return indexes.flatMap((index) => series.sources[index] ?? []);
}
