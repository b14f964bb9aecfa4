import type { Element } from '../../dataset/columns.ts';

/** One month of one element, in °C or mm, and where in the sheet a person finds it. */
export type MonthlyValue = {
  element: Element;
  year: number;
  /** 1 to 12 */
  month: number;
  value: number;
  sheet: string;
  /** from 0; a month made of days stands at its first day */
  rowIndex: number;
  columnIndex: number;
};

/** An "Annual" or "Total" column as the sheet prints it, for checks: never part of a row. */
export type StatedYear = {
  element: Element;
  year: number;
  value: number;
  sheet: string;
  rowIndex: number;
  columnIndex: number;
};

/** A month of days that was left out, or kept by wish although days are missing. */
type PartialMonth = {
  element: Element;
  year: number;
  month: number;
  daysMissing: number;
  used: boolean;
  sheet: string;
  rowIndex: number;
  columnIndex: number;
};

/** Days of one element in °C or mm. A place of a year is `dayPlace(month, day)`. */
export type DailySeries = {
  element: Element;
  sheet: string;
  years: Map<number, DaysOfYear>;
};

export type DaysOfYear = {
  /** NaN = no value */
  values: Float64Array;
  /** where each day stands in the sheet, from 0 */
  rowIndexes: Int32Array;
  columnIndexes: Int32Array;
};

export const PLACES_OF_YEAR = 372;

export function dayPlace(month: number, day: number): number {
  return (month - 1) * 31 + day - 1;
}

/** What the layouts read, before it becomes rows; the checks of core/quality look at this. */
export type MonthlyReading = {
  /** sorted by year, then month, then element; one value a month and element */
  values: MonthlyValue[];
  statedYears: StatedYear[];
  partial: PartialMonth[];
  days: DailySeries[];
};
