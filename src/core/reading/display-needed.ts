import { columnIndexOf } from './cell-address.ts';
import type { CellBox, Reading } from './reading.ts';

const SETTLED_BY_DISPLAY = 'reading.number-became-date';

/**
 * The cells whose shown text would settle a doubt. Example: 7.2 became the date 7 February, and the
 * sheet still shows "7.2". One box a sheet, because each box costs the add-on a call.
 */
export function displayNeeded({
  findings,
  unseen,
}: Pick<Reading, 'findings' | 'unseen'>): CellBox[] {
  const boxes = new Map<string, CellBox>();
  const add = (box: CellBox): void => {
    const known = boxes.get(box.sheet);
    boxes.set(box.sheet, known ? boxAround(known, box) : box);
  };
  for (const { kind, places } of findings)
    if (kind === SETTLED_BY_DISPLAY)
      for (const { sheet, cells } of places) if (cells.length) add(boxOf(sheet, cells));
  for (const box of unseen) add(box);
  return [...boxes.values()];
}

function boxAround(one: CellBox, other: CellBox): CellBox {
  const rowIndex = Math.min(one.rowIndex, other.rowIndex);
  const columnIndex = Math.min(one.columnIndex, other.columnIndex);
  const bottom = Math.max(one.rowIndex + one.rows, other.rowIndex + other.rows);
  const right = Math.max(one.columnIndex + one.columns, other.columnIndex + other.columns);
  const { sheet } = one;
  return { sheet, rowIndex, columnIndex, rows: bottom - rowIndex, columns: right - columnIndex };
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
