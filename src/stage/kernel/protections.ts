import type { Area } from '../platform/a1-notation.ts';
import type { LineChange } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { closes } from '../platform/protected-cells.ts';
import type { SheetModel } from '../sheets/sheet-model.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';

/** "The spreadsheet owner is always able to edit protected ranges and sheets" (reference/range). */
export function checkProtection(
  book: SpreadsheetModel,
  email: string,
  sheet: number,
  area: Area | null,
): void {
  if (email === book.owner) return;
  if (book.kept.some((item) => item.sheet === sheet && closes(item, email, area)))
    throw exception('cell-protected');
}

/** The cells of whole rows or columns. */
export function linesArea(sheet: SheetModel, { lines, start, count }: LineChange): Area {
  return lines === 'rows'
    ? { row: start, column: 1, rows: count, columns: sheet.maxColumns }
    : { row: 1, column: start, rows: sheet.maxRows, columns: count };
}
