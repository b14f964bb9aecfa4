import { dateOfDay, dayNumber } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { type Place, placeOfCell } from './cell-address.ts';

/**
 * The months or days of one element, without gaps, from a January to a December. The reader fills it; rows,
 * checks and pictures are made from it.
 */
export type Series = {
  element: Element;
  granularity: 'month' | 'day';
  firstYear: number;
  lastYear: number;
  /** the number of the first month (year × 12 + month - 1) or of the first day (since 1970) */
  start: number;
  /** NaN for no value */
  values: Float64Array;
  /** the cell of each value (`cellNumber`); a blank or a removed value may have one, too */
  cells: Float64Array;
  /** the sheets of those cells */
  sheets: readonly string[];
};

/** Of days, and not of months or years: values, or the rows that hold them. */
export function isDaily({ granularity }: { granularity: Series['granularity'] | 'year' }): boolean {
  return granularity === 'day';
}

/** The sheet has no cell for this month or day. */
export const NO_CELL = -1;

export function placeAt({ cells, sheets }: Series, index: number): Place | undefined {
  const cell = cells[index] ?? NO_CELL;
  return cell === NO_CELL ? undefined : placeOfCell(cell, sheets);
}

export function placesAt(series: Series, indexes: readonly number[]): Place[] {
  return indexes.flatMap((index) => placeAt(series, index) ?? []);
}

/** NaN stands for no number. */
export function isNumber(value: number): boolean {
  return !Number.isNaN(value);
}

/** NaN also for an index outside the series. */
export function valueAt({ values }: Series, index: number): number {
  return values[index] ?? Number.NaN;
}

type Values = Pick<Series, 'values'>;

export function eachValue({ values }: Values, look: (value: number, index: number) => void): void {
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (!Number.isNaN(value)) look(value, index);
  }
}

export function countValues(series: Values): number {
  let count = 0;
  eachValue(series, () => count++);
  return count;
}

export function monthAt(
  { granularity, start }: Series,
  index: number,
): { year: number; month: number } {
  const number = start + index;
  if (granularity === 'day') return dateOfDay(number);
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

type Kind = Pick<Series, 'element' | 'granularity' | 'sheets'>;
export type Years = Pick<Series, 'firstYear' | 'lastYear'>;

export function emptySeries(
  { element, granularity, sheets }: Kind,
  { firstYear, lastYear }: Years,
): Series {
  const start = startOf(granularity, firstYear);
  const length = startOf(granularity, lastYear + 1) - start;
  const values = new Float64Array(length).fill(Number.NaN);
  const cells = new Float64Array(length).fill(NO_CELL);
  return { element, granularity, sheets, firstYear, lastYear, start, values, cells };
}

/** The number of a year's first month or day, as `start` counts. */
export function startOf(granularity: Series['granularity'], year: number): number {
  return granularity === 'month' ? year * 12 : dayNumber({ year, month: 1, day: 1 });
}

/** The series for these years only. The same series comes back if it has exactly these years. */
export function withYears(series: Series, years: Years): Series {
  const { granularity, firstYear, lastYear, start, values, cells } = series;
  if (firstYear === years.firstYear && lastYear === years.lastYear) return series;
  if (firstYear > years.firstYear || lastYear < years.lastYear) {
    const wider = emptySeries(series, {
      firstYear: Math.min(firstYear, years.firstYear),
      lastYear: Math.max(lastYear, years.lastYear),
    });
    wider.values.set(values, start - wider.start);
    wider.cells.set(cells, start - wider.start);
    return withYears(wider, years);
  }
  const from = startOf(granularity, years.firstYear);
  const to = startOf(granularity, years.lastYear + 1);
  const cut = { start: from, values: values.subarray(from - start, to - start) };
  return { ...series, ...years, ...cut, cells: cells.subarray(from - start, to - start) };
}
