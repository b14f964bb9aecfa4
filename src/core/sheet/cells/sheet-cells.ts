import { type CalendarDate, dateText } from '../../calendar/civil-date.ts';
import { cellNumber, type Place, placeOfCell } from '../../reading/cell-address.ts';
import type { Cell } from '../../reading/reading.ts';

/** A sheet as the layouts look at it. */
export type SheetCells = {
  name: string;
  /** the year it is: nothing is measured behind it */
  thisYear: number;
  /** the name of the whole spreadsheet */
  book?: string;
  cells: Cell[][];
  width: number;
  /** each row stood in column A as one text and was split */
  pasted: boolean;
  /** rows and columns changed places; `placeOf` finds the way back */
  transposed: boolean;
  /** the text of a row as a title, by row; filled when first needed */
  headings: string[];
  /** the texts that the sheet shows, if the add-on read them; by the place a person sees */
  display?: string[][];
};

export function isEmpty(cell: Cell | undefined): cell is null | undefined | '' {
  return cell === null || cell === undefined || (isText(cell) && cell.trim() === '');
}

/** The cells of a row that say something. */
export function filledIn(row: readonly (Cell | undefined)[] = []): Cell[] {
  return row.filter((cell): cell is NonNullable<Cell> => !isEmpty(cell));
}

/** A number, or a text that begins like one. */
export function holdsValue(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (isText(cell) && /^\D{0,2}\d/.test(cell.trim()));
}

export function holdsValues(row: readonly Cell[], columns: readonly number[]): boolean {
  return columns.some((index) => holdsValue(row[index]));
}

export function isText(cell: unknown): cell is string {
  return typeof cell === 'string';
}

/** An empty cell, or a ditto mark. */
export function saysNothingNew(cell: Cell | undefined): boolean {
  return isEmpty(cell) || (isText(cell) && /^\s*(["″〃]|'')\s*$/.test(cell));
}

export function isEmptyRow(row: readonly Cell[] | undefined): boolean {
  return !row || row.every(isEmpty);
}

/** How far a row goes without the empty cells at its end. */
export function filledWidth(row: readonly Cell[]): number {
  return row.reduce<number>((width, cell, index) => (isEmpty(cell) ? width : index + 1), 0);
}

export function isDate(cell: Cell | undefined): cell is CalendarDate {
  return typeof cell === 'object' && cell !== null;
}

/** The text of a header cell; a number counts as text, such as 1961. */
export function headerText(cell: Cell | undefined): string {
  if (isText(cell)) return cell.length > 200 ? '' : cell.trim();
  return typeof cell === 'number' ? String(cell) : '';
}

/** What a cell holds, to be looked at: a date counts as text, too. */
export function cellText(cell: Cell | undefined): string {
  return isDate(cell) ? dateText(cell) : headerText(cell);
}

/** The text a person sees in a cell; empty if the add-on did not read it. */
export function shownText(sheet: SheetCells, row: number, column: number): string {
  const { rowIndex, columnIndex } = placeOf(sheet, row, column);
  return sheet.display?.[rowIndex]?.[columnIndex]?.trim() ?? '';
}

/** Where a person finds the cell. */
export function placeOf(sheet: SheetCells, row: number, column: number): Place {
  return placeOfCell(cellOf(sheet, row, column), [sheet.name]);
}

/** The place as one number: a series keeps one for each of its thousands of values. */
export function cellOf(sheet: SheetCells, row: number, column: number): number {
  if (sheet.pasted) return cellNumber(row, 0);
  return sheet.transposed ? cellNumber(column, row) : cellNumber(row, column);
}

/** Turns rows into columns, for tables with the years across. */
export function transposeCells(sheet: SheetCells): SheetCells {
  const cells = Array.from({ length: sheet.width }, (_, columnIndex) =>
    sheet.cells.map((row) => row[columnIndex] ?? null),
  );
  return { ...sheet, cells, width: sheet.cells.length, transposed: true, headings: [] };
}
