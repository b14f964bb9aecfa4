import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { type Answer, err, ok } from '../../core/problem.ts';
import { cellsLookedAt, cellsMark } from '../../core/quality/answers/cells-mark.ts';
import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import type { CellBox, Finding, Grid } from '../../core/reading/reading.ts';
import type { Context } from '../context/context.ts';
import type { SheetRead } from './read-sheet.ts';
import { boxGrid } from './sheet-grid.ts';

/** Jumps to a cell, as every finding offers. */
export function showCellOf(
  { spreadsheet }: Context,
  place: { sheet: string; cell: string },
): Answer<null> {
  const sheet = spreadsheet.getSheetByName(place.sheet);
  if (!sheet) return err('addon.sheet-missing', { sheet: place.sheet });
  if (!isThere(sheet, place.cell))
    return err('addon.cell-missing', { cell: String(place.cell).slice(0, 20) });
  const range = sheet.getRange(place.cell);
  // It brings its tab to the front, too. With the tab first, A1 would be the active cell for a moment.
  range.activate();
  return isRowHidden(sheet, range.getRow())
    ? err('addon.cell-hidden', { cell: place.cell })
    : ok(null);
}

/** A mark of what stands now in the cells of each finding. It is asked for again and again, and reads nothing else. */
export function marksNow(
  { spreadsheet }: Context,
  asked: readonly Finding['places'][],
): Answer<string[]> {
  const cells = asked.flatMap(cellsLookedAt);
  const grids = [...new Set(cells.map(({ sheet }) => sheet))].map((name): Grid => {
    const sheet = spreadsheet.getSheetByName(name);
    const box = boxAround(
      name,
      cells.flatMap(({ sheet: of, cell }) => (of === name ? [cell] : [])),
    );
    return sheet ? boxGrid(spreadsheet, sheet, box) : { sheet: name, cells: [] };
  });
  return ok(asked.map((places) => cellsMark(places, grids)));
}

function boxAround(sheet: string, cells: readonly string[]): CellBox {
  const places = cells.map(placeOfAddress);
  const rows = places.map(({ rowIndex }) => rowIndex);
  const columns = places.map(({ columnIndex }) => columnIndex);
  const [rowIndex, columnIndex] = [Math.min(...rows), Math.min(...columns)];
  return {
    sheet,
    rowIndex,
    columnIndex,
    rows: Math.max(...rows) - rowIndex + 1,
    columns: Math.max(...columns) - columnIndex + 1,
  };
}

/** False for what is no address, and for a row that was deleted since the sheet was read. */
function isThere(sheet: GoogleAppsScript.Spreadsheet.Sheet, cell: string): boolean {
  const [, last = ''] = ADDRESS.exec(cell) ?? [];
  if (last === '') return false;
  const { rowIndex, columnIndex } = placeOfAddress(last);
  return rowIndex < sheet.getMaxRows() && columnIndex < sheet.getMaxColumns();
}

/** "C14", "A3:F3" */
const ADDRESS = /^(?:[A-Z]{1,3}[1-9]\d{0,6}:)?([A-Z]{1,3}[1-9]\d{0,6})$/;

/** Google answers one row a call, so only the one that a person wants to see is asked about. */
function isRowHidden(sheet: GoogleAppsScript.Spreadsheet.Sheet, row: number): boolean {
  const isFiltered = sheet.getFilter() !== null && sheet.isRowHiddenByFilter(row);
  return isFiltered || sheet.isRowHiddenByUser(row);
}

/** Writes the rows that would be sent into a new tab, and never over anything. */
export function writeReadingAsSheet(
  { spreadsheet, say }: Context,
  read: SheetRead,
): Answer<{ id: number; name: string }> {
  const { rows } = read.reading;
  if (rows.length === 0) return err('upload.nothing-to-send');
  const keys = COLUMN_KEYS.filter((key) => rows.some((row) => row[key] !== undefined));
  const name = freeName(spreadsheet, read.sheetName);
  const table = [['Year', ...keys], ...rows.map((row) => tableRow(row, keys))];
  const columns = keys.length + 1;
  const sheet = spreadsheet.insertSheet(name);
  makeRoom(sheet, table.length, columns);
  const range = sheet.getRange(1, 1, table.length, columns);
  range.setValues(table);
  range.setNumberFormats(table.map((row) => row.map((_, index) => (index === 0 ? '0' : '0.0##'))));
  sheet.getRange(1, 1, 1, columns).setFontWeight('bold');
  sheet.setFrozenRows(1);
  sheet
    .getRange(1, 1)
    .setNote(say('addon.new-sheet-note', { sheet: read.sheetName, years: rows.length }));
  return ok({ id: sheet.getSheetId(), name });
}

/** A new tab has 1,000 rows and 26 columns, and a whole year needs 37. Writing beyond them fails. */
export function makeRoom(
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  rows: number,
  columns: number,
): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (rows > maxRows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (columns > maxColumns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
}

function tableRow(row: Row, keys: readonly (keyof Row)[]): (number | string)[] {
  return [row.Year, ...keys.map((key) => row[key] ?? '')];
}

const NAME_CHARACTERS = 100;

export function freeName(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  origin: string,
): string {
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? ' → Almanac' : ` → Almanac ${count}`;
    const name = origin.slice(0, NAME_CHARACTERS - ending.length) + ending;
    if (!spreadsheet.getSheetByName(name)) return name;
  }
}
