import { columnIndexOf } from '../../reading/cell-address.ts';
import type { Cell, Grid } from '../../reading/reading.ts';

export type CellPlace = { rowIndex: number; columnIndex: number };

/** `B5` as indexes from 0. */
export function placeOfAddress(address: string): CellPlace {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return { rowIndex: Number(row) - 1, columnIndex: columnIndexOf(letters) };
}

/** What stands there, as the sheet gave it; null where it holds nothing. */
export function cellAt(grids: readonly Grid[], sheet: string, address: string): Cell {
  const grid = grids.find((one) => one.sheet === sheet);
  const { rowIndex, columnIndex } = placeOfAddress(address);
  return grid?.cells[rowIndex]?.[columnIndex] ?? null;
}
