import type { Area } from '../platform/a1-notation.ts';
import type { SheetModel } from './sheet-model.ts';

export function mergesWithin(sheet: SheetModel, area: Area): Area[] {
  return sheet.merges.filter((merge) => overlap(merge, area));
}

/** Merging keeps the value of the top left cell, as Sheets does (apps-script.md §7.2). */
export function mergeArea(
  sheet: SheetModel,
  area: Area,
  how: 'all' | 'across' | 'vertically' | 'apart',
): void {
  sheet.merges = sheet.merges.filter((merge) => !overlap(merge, area));
  if (how === 'apart') return;
  for (const part of partsOf(area, how)) {
    sheet.merges.push(part);
    sheet.each(part, (cell, rowIndex, columnIndex) => {
      if (rowIndex + columnIndex > 0) cell.value = null;
    });
  }
}

function partsOf(area: Area, how: 'all' | 'across' | 'vertically'): Area[] {
  if (how === 'all') return [area];
  const count = how === 'across' ? area.rows : area.columns;
  return Array.from({ length: count }, (_, index) =>
    how === 'across'
      ? { ...area, row: area.row + index, rows: 1 }
      : { ...area, column: area.column + index, columns: 1 },
  );
}

function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}
