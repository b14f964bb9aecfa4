import type { Element } from '../../dataset/columns.ts';
import type { Place } from '../../reading/cell-address.ts';
import type { StatedYear } from '../../reading/monthly-reading.ts';
import {
  emptySeries,
  isNumber,
  NO_CELL,
  type Series,
  withYears,
  type Years,
} from '../../reading/series.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Unit } from '../cells/units.ts';

/** A series as the sheet holds it, before units are settled and missing codes taken out. */
export type RawSeries = Series & {
  sheet: SheetCells;
  unit?: Unit;
  /** every header of it speaks of temperature: "Tmax", and not "Max" alone */
  saysWarmth: boolean;
  /** what its values were converted from */
  converted?: Unit;
  /** those values as they were before */
  written?: Float64Array;
  /** the units written in cells, each with these cells */
  cellUnits: Map<Unit, Place[]>;
  /** months that cannot be summed, because an amount covers days of two (year × 12 + month - 1) */
  unsafe: Set<number>;
  /** months or days (as `start` counts) that have no value because they got two */
  disputed: Set<number>;
  /** months or days (as `start` counts) whose row says no number, but a word or a missing code; each with its cell */
  unknown: Map<number, number>;
  /** what stands in the cells of months or days (as `start` counts) that hold no plain number; '' for a dry blank */
  texts: Map<number, string>;
  /** what stands in a column of flags or remarks beside them (as `start` counts) */
  marks: Map<number, string>;
  /** how many days an amount fell on, by the last of them (as `start` counts), where it is more than one */
  spans: Map<number, number>;
};

export type RawReading = {
  series: RawSeries[];
  statedYears: StatedYear[];
  /** index of the row after the table */
  end: number;
};

export function newSeries(
  element: Element,
  granularity: Series['granularity'],
  sheet: SheetCells,
  years: Years,
): RawSeries {
  const empty = emptySeries({ element, granularity, sheets: [sheet.name] }, years);
  const sets = {
    cellUnits: new Map(),
    unsafe: new Set<number>(),
    disputed: new Set<number>(),
    unknown: new Map<number, number>(),
    texts: new Map<number, string>(),
    marks: new Map<number, string>(),
    spans: new Map<number, number>(),
  };
  return { ...empty, ...sets, sheet, saysWarmth: true };
}

/** Adds years: blocks side by side fill one series, each with its own years. */
export function widen(series: RawSeries, { firstYear, lastYear }: Years): void {
  if (series.firstYear <= firstYear && series.lastYear >= lastYear) return;
  const years = {
    firstYear: Math.min(series.firstYear, firstYear),
    lastYear: Math.max(series.lastYear, lastYear),
  };
  Object.assign(series, withYears(series, years));
}

/** Sets a value. If the place has another one already, both are dropped: false. */
export function putValue(series: RawSeries, index: number, value: number, cell: number): boolean {
  const before = series.values[index] as number;
  if (before === value) return true;
  if (isNumber(before) || series.disputed.has(series.start + index)) {
    series.values[index] = NaN;
    series.disputed.add(series.start + index);
    return false;
  }
  series.values[index] = value;
  series.cells[index] = cell;
  return true;
}

/** Takes out what stands for "missing"; gives how many values these were. */
export function takeOut(
  { values, cells, start, unknown, texts }: RawSeries,
  indexes: readonly number[],
): number {
  for (const index of indexes) {
    unknown.set(start + index, cells[index] ?? NO_CELL);
    texts.set(start + index, texts.get(start + index) ?? String(values[index]));
    values[index] = NaN;
    // A code says "missing"; a blank cell may be a dry day.
    cells[index] = NO_CELL;
  }
  return indexes.length;
}
