import type { CalendarDate } from '../../core/calendar/civil-date.ts';
import { dayNumber } from '../../core/calendar/civil-date.ts';
import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import { cellDays } from '../../core/reading/cell-days.ts';
import type { Cell, CellBox, Grid } from '../../core/reading/reading.ts';
import { withoutTrailingBlankRows } from '../../core/reading/trailing-rows.ts';
import { formatted, zoneOffsets } from '../platform/spreadsheet-clock.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** To read more takes minutes, and Google would end the execution first. */
const MOST_CELLS = 1_000_000;

/** A chart or a connected sheet refuses every question about cells. */
export function hasCells(sheet: Sheet): boolean {
  return sheet.getType() === SpreadsheetApp.SheetType.GRID;
}

export function notATable(sheet: Sheet): Problem | null {
  return hasCells(sheet) ? null : problemOf('addon.sheet-not-a-table', { sheet: sheet.getName() });
}

/** Cells that may still be read: one budget for all tabs that are read together. */
export type Room = { cells: number };

export function roomForAll(): Room {
  return { cells: MOST_CELLS };
}

/** Reads a whole tab in one call. It is measured first, and its cells are taken from `room`. */
export function sheetGrid(spreadsheet: Spreadsheet, sheet: Sheet, room: Room): Answer<Grid> {
  const name = sheet.getName();
  const odd = notATable(sheet);
  if (odd) return errOf(odd);
  const range = sheet.getDataRange();
  const count = range.getNumRows() * range.getNumColumns();
  if (count > MOST_CELLS)
    return err('addon.sheet-too-big', { sheet: name, found: count, limit: MOST_CELLS });
  if (count > room.cells) return err('addon.sheets-too-big', { sheet: name, limit: MOST_CELLS });
  room.cells -= count;
  const cells = withoutTrailingBlankRows(cellsOf(range.getValues(), spreadsheet));
  return cells.length === 0
    ? err('addon.sheet-empty', { sheet: name })
    : ok({ sheet: name, book: spreadsheet.getName(), cells });
}

/** One box of cells, where they stand in the tab; all around it is blank. What is beyond the tab is left out. */
export function boxGrid(spreadsheet: Spreadsheet, sheet: Sheet, box: CellBox): Grid {
  const rows = Math.min(box.rows, sheet.getMaxRows() - box.rowIndex);
  const columns = Math.min(box.columns, sheet.getMaxColumns() - box.columnIndex);
  if (rows < 1 || columns < 1) return { sheet: box.sheet, cells: [] };
  const range = sheet.getRange(box.rowIndex + 1, box.columnIndex + 1, rows, columns);
  const before = Array.from({ length: box.columnIndex }, () => null);
  const above = Array.from({ length: box.rowIndex }, () => []);
  const cells = cellsOf(range.getValues(), spreadsheet).map((row) => [...before, ...row]);
  return { sheet: box.sheet, cells: [...above, ...cells] };
}

/** The same grid, with the shown text of one box of cells. */
export function withDisplay(grid: Grid, sheet: Sheet, box: CellBox): Grid {
  const texts = sheet
    .getRange(box.rowIndex + 1, box.columnIndex + 1, box.rows, box.columns)
    .getDisplayValues();
  const before = Array.from({ length: box.columnIndex }, () => '');
  const above = Array.from({ length: box.rowIndex }, () => [] as string[]);
  return { ...grid, display: [...above, ...texts.map((row) => [...before, ...row])] };
}

function cellsOf(values: unknown[][], spreadsheet: Spreadsheet): Cell[][] {
  const instants: number[] = [];
  for (const row of values)
    for (const value of row) if (isDate(value)) instants.push(value.getTime());
  const dayOf = instants.length > 0 ? calendar(instants, spreadsheet) : noDates;
  return values.map((row) => row.map((value) => cellOf(value, dayOf)));
}

function cellOf(value: unknown, dayOf: (instant: number) => CalendarDate): Cell {
  if (value === '' || value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return value;
  if (isDate(value)) return dayOf(value.getTime());
  // An image has no value. As a text the reader can say that something is there, with its address.
  return String(value);
}

function calendar(instants: number[], spreadsheet: Spreadsheet): (instant: number) => CalendarDate {
  const zone = spreadsheet.getSpreadsheetTimeZone();
  return cellDays(instants, {
    offsetAt: zoneOffsets(spreadsheet),
    wallAt: (instant) => {
      const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = formatted(
        instant,
        zone,
        'yyyy MM dd HH mm',
      )
        .split(' ')
        .map(Number);
      return { day: dayNumber({ year, month, day }), minutes: hours * 60 + minutes };
    },
  });
}

/** `instanceof Date` fails for a date from another realm. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

function noDates(): never {
  throw new Error('Cannot tell a day: the sheet held no dates');
}
