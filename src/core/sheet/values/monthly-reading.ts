import type { Element } from '../../dataset/columns.ts';
import type { Place } from '../cells/cell-address.ts';
import type { Series } from './series.ts';

/** What the sheets hold, before it becomes rows; the checks of core/quality look at this. */
export type MonthlyReading = {
  /** one an element that has values, in the order of the elements, all with the same years */
  series: Series[];
  /** the same of the days that months were made of; without days there are none */
  days: Series[];
  statedYears: StatedYear[];
  partial: PartialMonth[];
};

/** An "Annual" or "Total" column as the sheet prints it, for checks: never part of a row. */
export type StatedYear = Place & { element: Element; year: number; value: number };

/** A month of days that was left out, or kept by wish although days are missing. */
export type PartialMonth = { element: Element; year: number; month: number; used: boolean };
