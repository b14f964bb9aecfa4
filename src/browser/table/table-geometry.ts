import type { Place } from '../../core/reading/a1.ts';
import { columnWidths } from './column-widths.ts';
import type { Contents } from './table-props.ts';
import type { Size } from './table-selection.ts';

export const ROW_PX = 27;
const ROW_HEAD_PX = 48;

/** Empty cells beside and below the table, so that a person can go on typing. */
const SPARE_COLUMNS = 4;
const FEWEST_COLUMNS = 18;
const SPARE_ROWS = 40;

/** Drawn beyond what is in sight, so that a turn of the wheel shows no gap. */
const ROWS_BEYOND = 8;
const COLUMNS_BEYOND = 2;

export type Geometry = {
  size: Size;
  used: Size;
  frozen: number;
  /** where each column begins, and where the last one ends */
  starts: number[];
};

export function geometryOf({ display, frozenRows }: Contents): Geometry {
  const used = { rows: display.length, columns: widestOf(display) };
  const columns = Math.max(FEWEST_COLUMNS, used.columns + SPARE_COLUMNS);
  const starts = [ROW_HEAD_PX];
  for (const width of columnWidths(display, columns)) starts.push((starts.at(-1) ?? 0) + width);
  return { size: { rows: used.rows + SPARE_ROWS, columns }, used, frozen: frozenRows, starts };
}

function widestOf(display: string[][]): number {
  return display.reduce((most, row) => Math.max(most, row.length), 0);
}

export function placeOf(
  { column, row }: Place,
  { starts }: Geometry,
): { left: number; top: number; width: number } {
  const left = starts[column - 1] ?? 0;
  return { left, top: row * ROW_PX, width: (starts[column] ?? left) - left };
}

export const px = (pixels: number): string => `${pixels}px`;

export type Sight = { top: number; left: number; width: number; height: number };

/** The rows and columns to draw, from the first to the last; those that are frozen are drawn always. */
export function drawnOf(sight: Sight, { size, frozen, starts }: Geometry) {
  const rowAt = (y: number) => Math.floor(y / ROW_PX);
  const first = Math.max(frozen + 1, rowAt(sight.top) + frozen - ROWS_BEYOND);
  const last = Math.min(size.rows, rowAt(sight.top + sight.height) + 1 + ROWS_BEYOND);
  const from = columnAt(sight.left + ROW_HEAD_PX, starts) - COLUMNS_BEYOND;
  const to = columnAt(sight.left + sight.width, starts) + COLUMNS_BEYOND;
  return {
    rows: numbers(first, last),
    columns: numbers(Math.max(1, from), Math.min(size.columns, to)),
  };
}

function columnAt(x: number, starts: readonly number[]): number {
  const after = starts.findIndex((start) => start > x);
  return after < 0 ? starts.length - 1 : Math.max(1, after);
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Two rows and a column of context, so that a cell does not stick to the edge. */
export function scrolledTo(
  place: Place,
  sight: Sight,
  geometry: Geometry,
): { top: number; left: number } {
  const { left, top, width } = placeOf(place, geometry);
  const head = (geometry.frozen + 1) * ROW_PX;
  const isFrozen = place.row <= geometry.frozen;
  return {
    top: isFrozen
      ? sight.top
      : between(sight.top, top + ROW_PX - sight.height, top - head, 2 * ROW_PX),
    left: between(sight.left, left + width - sight.width, left - ROW_HEAD_PX, ROW_HEAD_PX),
  };
}

/** As it is, where that shows the cell; else past the nearer end. */
function between(now: number, least: number, most: number, context: number): number {
  if (now >= least && now <= most) return now;
  return Math.max(0, now < least ? least + context : most - context);
}
