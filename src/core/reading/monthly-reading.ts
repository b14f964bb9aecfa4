import type { Element } from '../dataset/columns.ts';
import type { Place } from './cell-address.ts';
import type { Series } from './series.ts';

/** The values of the sheets, before rows are made. The checks of core/quality use it. */
export type MonthlyReading = {
  /** one series an element with values, in the order of the elements, all with the same years */
  series: Series[];
  /** the daily series from which months were made, if any */
  days: Series[];
  statedYears: StatedYear[];
  partial: PartialMonth[];
};

/** A figure of an "Annual" or "Total" column. Checks compare it with the months; no row holds it. */
export type StatedYear = Place & { element: Element; year: number; value: number };

/** A month with missing days that was left out, or kept because the person wished it. */
export type PartialMonth = { element: Element; year: number; month: number; used: boolean };
