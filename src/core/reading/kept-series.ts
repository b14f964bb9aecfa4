import type { Element } from '../dataset/columns.ts';

/** What was said of a value beside the number itself; plain data, for it goes to pages and into files. */
export type ValueState = {
  /** too little to measure */
  trace?: true;
  /** the amount fell on so many days, of which this is the last */
  days?: number;
  /** the keeper's own mark on it, as "*" in "12.3*" */
  mark?: string;
  estimated?: true;
  /** the cell is blank or has no row, and the person said that it was dry */
  blank?: true;
  /** the checks that doubt it, as "day-outlier" */
  doubts?: string[];
  /** the person has said that what was doubted is right */
  confirmed?: true;
  /** what stood in the cell before it was mended */
  before?: string;
  /** why there is no value, in words of the sheet or of its reading */
  reason?: string;
  /** what a person noted at the cell */
  note?: string;
  /** the scanned page that the row links to */
  link?: string;
};

/** A day or a month that the sheet has a cell for. */
export type KeptValue = ValueState & {
  /** the number of the day (since 1970), or of the month (year × 12 + month - 1) */
  at: number;
  /** in °C or mm, exact; null where the sheet has a cell and no value */
  value: number | null;
  /** as it stands in the cell */
  written: string;
  /** the unit in which it is written */
  unit: string;
  sheet: string;
  /** "B12" */
  cell: string;
};

/** In the order of time, each date once. */
export type KeptSeries = {
  element: Element;
  granularity: 'day' | 'month';
  values: KeptValue[];
};

/** What a sheet holds of one place. */
export type KeptStation = {
  /** as the sheet calls it; '' where it holds one place only */
  name: string;
  series: KeptSeries[];
};
