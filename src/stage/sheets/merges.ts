import type { Area } from '../platform/a1-notation.ts';
import { holds, isCut, overlap } from '../platform/areas.ts';
import { exception } from '../platform/exception.ts';
import { emptyCell } from './cell.ts';
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
  if (mergesWithin(sheet, area).some((merge) => !holds(area, merge)))
    throw exception('part-of-merge');
  sheet.merges = sheet.merges.filter((merge) => !overlap(merge, area));
  if (how === 'apart') return;
  for (const part of partsOf(area, how)) {
    if (part.rows * part.columns === 1) continue;
    checkFrozen(sheet, part);
    sheet.merges.push(part);
    sheet.each(part, (cell, rowIndex, columnIndex) => {
      if (rowIndex + columnIndex > 0) emptyCell(cell);
    });
  }
}

/** A merged cell lies on one side of what is frozen. */
function checkFrozen(sheet: SheetModel, part: Area): void {
  if (isCut(part.row, part.rows, sheet.frozenRows)) throw exception('merges-frozen-rows');
  if (isCut(part.column, part.columns, sheet.frozenColumns))
    throw exception('merges-frozen-columns');
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
