import { ELEMENTS, type Element } from '../dataset/columns.ts';
import type { MonthlyValue } from '../sheet/values/monthly-value.ts';

/**
 * One element's months in a row, from January of the record's first year to December of its last;
 * all elements of a record have the same span.
 */
export type MonthlySeries = {
  element: Element;
  firstYear: number;
  yearCount: number;
  /** NaN where there is no value */
  values: Float64Array;
  sources: (MonthlyValue | undefined)[];
};

/** Only elements that have a value. */
export function monthlySeries(values: readonly MonthlyValue[]): MonthlySeries[] {
  let [firstYear, lastYear] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { year } of values) {
    if (year < firstYear) firstYear = year;
    if (year > lastYear) lastYear = year;
  }
  const series = new Map<Element, MonthlySeries>();
  let own: MonthlySeries | undefined;
  for (const value of values) {
    // The values of an element stand together.
    if (own?.element !== value.element) own = series.get(value.element);
    if (!own) {
      own = emptySeries(value.element, firstYear, lastYear - firstYear + 1);
      series.set(value.element, own);
    }
    const index = (value.year - firstYear) * 12 + value.month - 1;
    own.values[index] = value.value;
    own.sources[index] = value;
  }
  return ELEMENTS.flatMap((element) => series.get(element) ?? []);
}

function emptySeries(element: Element, firstYear: number, yearCount: number): MonthlySeries {
  const values = new Float64Array(yearCount * 12).fill(Number.NaN);
  const sources = new Array<MonthlyValue | undefined>(yearCount * 12).fill(undefined);
  return { element, firstYear, yearCount, values, sources };
}

/** The indexes of every January (month 1), February, … that has a value. */
export function indexesOfMonth(series: MonthlySeries, month: number): number[] {
  const indexes: number[] = [];
  for (let index = month - 1; index < series.values.length; index += 12)
    if (!Number.isNaN(valueAt(series, index))) indexes.push(index);
  return indexes;
}

/** The indexes of a year's twelve months; `year` counts from the first one of the record. */
export function monthsOfYear(year: number): number[] {
  return Array.from({ length: 12 }, (_, month) => year * 12 + month);
}

/** Which month of which year an index means. */
export function monthAt(series: MonthlySeries, index: number): { year: number; month: number } {
  return { year: series.firstYear + Math.floor(index / 12), month: (index % 12) + 1 };
}

export function valueAt(series: MonthlySeries, index: number): number {
  return series.values[index] as number;
}

export function sourcesAt(series: MonthlySeries, indexes: readonly number[]): MonthlyValue[] {
  return indexes.flatMap((index) => series.sources[index] ?? []);
}
