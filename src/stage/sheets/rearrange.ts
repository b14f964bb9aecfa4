import type { Area } from '../platform/a1-notation.ts';
import type { StoredCell } from './cell.ts';
import { replace } from './copy-area.ts';
import { shifted } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';

/** A row of an area, and which one it was. */
export type AreaRow = { rowIndex: number; cells: (StoredCell | undefined)[] };

export function rowsOf(sheet: SheetModel, area: Area): AreaRow[] {
  return sheet
    .map(area, (cell) => structuredClone(cell))
    .map((cells, rowIndex) => ({ rowIndex, cells }));
}

/** Rows in another order, or fewer: a formula reads on from the cells beside it. */
export function rearrange(sheet: SheetModel, area: Area, rows: readonly AreaRow[]): void {
  sheet.each(area, (cell, rowIndex, column) => {
    const row = rows[rowIndex];
    replace(cell, row?.cells[column] ?? { value: null, format: '' });
    if (row && cell.formula !== undefined)
      cell.formula = shifted(cell.formula, { rows: rowIndex - row.rowIndex, columns: 0 });
  });
}
