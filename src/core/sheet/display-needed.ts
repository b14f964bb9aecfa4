import { columnIndexOf } from './cell-address.ts';
import type { Reading } from './reading.ts';

/** Cells of a sheet, counted from 0. */
export type CellBox = {
  sheet: string;
  rowIndex: number;
  columnIndex: number;
  rows: number;
  columns: number;
};

const SETTLED_BY_DISPLAY = 'reading.number-became-date';

/**
 * Where the text that the sheet shows would settle a doubt: a number that became a date is often
 * still shown as it was typed. One box a sheet, so that looking costs one call; empty = no need.
 */
export function displayNeeded({ findings }: Pick<Reading, 'findings'>): CellBox[] {
  const boxes: CellBox[] = [];
  for (const { kind, places } of findings)
    if (kind === SETTLED_BY_DISPLAY)
      for (const { sheet, cells } of places) if (cells.length) boxes.push(boxOf(sheet, cells));
  return boxes;
}

function boxOf(sheet: string, cells: readonly string[]): CellBox {
  let [top, left, bottom, right] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const cell of cells) {
    const row = Number(cell.replace(/^\D+/, '')) - 1;
    const column = columnIndexOf(cell.replace(/\d+$/, ''));
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return {
    sheet,
    rowIndex: top,
    columnIndex: left,
    rows: bottom - top + 1,
    columns: right - left + 1,
  };
}
