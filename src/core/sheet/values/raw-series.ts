import type { Element } from '../../dataset/columns.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Unit } from '../cells/units.ts';
import { PLACES_OF_YEAR } from './monthly-value.ts';

/** Values of one element as they stand in the sheet: no unit settled, no code taken out. */
export type RawSeries = {
  element: Element;
  granularity: 'month' | 'day';
  sheet: SheetCells;
  unit?: Unit;
  /** units written into the cells, and in how many */
  cellUnits: Map<Unit, number>;
  years: Map<number, RawYear>;
  /** the last year written, because rows of one year stand together */
  lastYear: number;
  last: RawYear | null;
  /** rain that covers more than its own day: the months it spoils (year × 12 + month - 1) */
  unsafe: Set<number>;
};

export type RawYear = {
  /** NaN = none. A place is a month (0 to 11) or `dayPlace(month, day)`. */
  values: Float64Array | number[];
  /** -1 = no row; a row without a value was left blank */
  rows: Int32Array | number[];
  columns: Int32Array | number[];
  /** places that got two different values, and so none */
  disputed: Set<number> | null;
};

export type RawStatedYear = {
  element: Element;
  year: number;
  value: number;
  row: number;
  column: number;
};
export type RawReading = { series: RawSeries[]; statedYears: RawStatedYear[] };

export function newSeries(
  element: Element,
  granularity: 'month' | 'day',
  sheet: SheetCells,
): RawSeries {
  return {
    element,
    granularity,
    sheet,
    cellUnits: new Map(),
    years: new Map(),
    lastYear: 0,
    last: null,
    unsafe: new Set(),
  };
}

export function rawYear(series: RawSeries, year: number): RawYear {
  if (series.lastYear === year && series.last) return series.last;
  let found = series.years.get(year);
  if (!found) {
    found = series.granularity === 'day' ? yearOfDays() : yearOfMonths();
    series.years.set(year, found);
  }
  series.lastYear = year;
  series.last = found;
  return found;
}

function yearOfDays(): RawYear {
  return {
    values: new Float64Array(PLACES_OF_YEAR).fill(Number.NaN),
    rows: new Int32Array(PLACES_OF_YEAR).fill(-1),
    columns: new Int32Array(PLACES_OF_YEAR),
    disputed: null,
  };
}

const NO_VALUES = Array.from({ length: 12 }, () => Number.NaN);
const NO_ROWS = Array.from({ length: 12 }, () => -1);
const NO_COLUMNS = Array.from({ length: 12 }, () => 0);

/** Copies of plain lists: a typed array costs more to make than twelve numbers cost to keep. */
function yearOfMonths(): RawYear {
  return {
    values: NO_VALUES.slice(),
    rows: NO_ROWS.slice(),
    columns: NO_COLUMNS.slice(),
    disputed: null,
  };
}

/** False when the place holds a different value already: then it holds none. */
export function putValue(
  into: RawYear,
  place: number,
  value: number,
  row: number,
  column: number,
): boolean {
  const before = into.values[place] ?? Number.NaN;
  if (before === value) return true;
  const disputed = into.disputed?.has(place) ?? false;
  if (!Number.isNaN(before) || disputed) {
    into.values[place] = Number.NaN;
    into.disputed = (into.disputed ?? new Set()).add(place);
    return false;
  }
  into.values[place] = value;
  into.rows[place] = row;
  into.columns[place] = column;
  return true;
}

export function eachValue(
  series: RawSeries,
  look: (value: number, place: number, of: RawYear, year: number) => void,
): void {
  for (const [year, of] of series.years)
    for (let place = 0; place < of.values.length; place++) {
      const value = of.values[place] ?? Number.NaN;
      if (!Number.isNaN(value)) look(value, place, of, year);
    }
}
