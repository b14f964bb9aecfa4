import type { Area } from '../platform/a1-notation.ts';
import { exception } from '../platform/exception.ts';
import type { SheetModel } from './sheet-model.ts';

/** A spreadsheet has ten million cells, its empty ones counted, and columns up to ZZZ (§7.3). */
const MOST_CELLS = 10_000_000;
const MOST_COLUMNS = 18_278;

/** What a read may give back at once. */
export function checkReadable({ rows, columns }: Area): void {
  if (rows * columns > MOST_CELLS) throw exception('outside-sheet');
}

/** May this sheet grow to hold the area? */
export function checkRoom(sheets: readonly SheetModel[], sheet: SheetModel, area: Area): void {
  const lastRow = area.row + area.rows - 1;
  const lastColumn = area.column + area.columns - 1;
  if (lastRow <= sheet.maxRows && lastColumn <= sheet.maxColumns) return;
  const rows = Math.max(sheet.maxRows, lastRow);
  const columns = Math.max(sheet.maxColumns, lastColumn);
  checkSize(sheets, sheet, { rows, columns });
}

export function checkSize(
  sheets: readonly SheetModel[],
  sheet: SheetModel,
  { rows, columns }: { rows: number; columns: number },
): void {
  const others = sheets.filter((other) => other !== sheet);
  const cells = others.reduce(
    (sum, other) => sum + other.maxRows * other.maxColumns,
    rows * columns,
  );
  if (cells > MOST_CELLS || columns > MOST_COLUMNS)
    throw exception('too-many-cells', { limit: MOST_CELLS });
}
