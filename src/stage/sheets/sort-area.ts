import type { Area } from '../platform/a1-notation.ts';
import type { StoredCell } from './cell.ts';
import { rearrange, rowsOf } from './rearrange.ts';
import type { SheetModel } from './sheet-model.ts';

/** Sorts the rows of an area; blanks go last whichever way. */
export function sortArea(
  sheet: SheetModel,
  area: Area,
  by: { column: number; ascending: boolean }[],
): void {
  const rows = rowsOf(sheet, area);
  rows.sort(({ cells: a }, { cells: b }) => {
    for (const { column, ascending } of by) {
      const index = column - area.column;
      const order = compare(a[index], b[index], ascending);
      if (order !== 0) return order;
    }
    return 0;
  });
  rearrange(sheet, area, rows);
}

const ORDER = ['number', 'string', 'boolean'];

function compare(a: StoredCell | undefined, b: StoredCell | undefined, ascending: boolean): number {
  const [left, right] = [a?.value ?? null, b?.value ?? null];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const kinds = ORDER.indexOf(typeof left) - ORDER.indexOf(typeof right);
  const order =
    kinds ||
    (typeof left === 'string' ? left.localeCompare(String(right)) : Number(left) - Number(right));
  return ascending ? order : -order;
}
