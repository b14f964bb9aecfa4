import type { CalendarDate, Cell } from '../reading.ts';
import { cellNumber, type Place, placeOfCell } from './cell-address.ts';

/** A sheet as the layouts look at it. `pasted`: every cell stood in column A as one text a row. */
export type SheetCells = {
  name: string;
  cells: Cell[][];
  /** before digits of other languages were put into ours; never turned on its side */
  asWritten: Cell[][];
  width: number;
  pasted: boolean;
  /** rows at the top that the sheet does not have: the header of a text that has none */
  lead: number;
  /** tables turned on their side keep the way back to the cell a person sees */
  transposed: boolean;
  /** what the rows say as titles, by row, once they were asked */
  headings: string[];
  /** what the sheet shows, where it was asked for; by the place a person sees */
  display?: string[][];
};

export function isEmpty(cell: Cell | undefined): cell is null | undefined | '' {
  return (
    cell === null ||
    cell === undefined ||
    cell === '' ||
    (typeof cell === 'string' && cell.trim() === '')
  );
}

/** Nothing, or the marks of a hand that says "the same as above". */
export function saysNothingNew(cell: Cell | undefined): boolean {
  return isEmpty(cell) || (typeof cell === 'string' && /^\s*(["″〃]|'')\s*$/.test(cell));
}

export function isEmptyRow(row: readonly Cell[] | undefined): boolean {
  return !row || row.every(isEmpty);
}

export function isDate(cell: Cell | undefined): cell is CalendarDate {
  return typeof cell === 'object' && cell !== null;
}

/** "2001-2-1", for the sentence about a date that should be none. */
export function dateName({ year, month, day }: CalendarDate): string {
  return `${year}-${month}-${day}`;
}

/** What a header cell says: text, or a number written as one. */
export function headerText(cell: Cell | undefined): string {
  if (typeof cell === 'string') return cell.length > 200 ? '' : cell.trim();
  return typeof cell === 'number' ? String(cell) : '';
}

/** The text a person sees in a cell; empty when nobody looked. */
export function shownText(sheet: SheetCells, row: number, column: number): string {
  const { rowIndex, columnIndex } = placeOf(sheet, row, column);
  return sheet.display?.[rowIndex]?.[columnIndex]?.trim() ?? '';
}

/** Where a person finds the cell. */
export function placeOf(sheet: SheetCells, row: number, column: number): Place {
  return placeOfCell(cellOf(sheet, row, column), [sheet.name]);
}

/** The same as a number: a series keeps one for each of thousands of values. */
export function cellOf(sheet: SheetCells, row: number, column: number): number {
  if (sheet.pasted) return cellNumber(Math.max(0, row - sheet.lead), 0);
  return sheet.transposed ? cellNumber(column, row) : cellNumber(row, column);
}

/** Rows become columns; for years across. */
export function transposeCells(sheet: SheetCells): SheetCells {
  const cells = Array.from({ length: sheet.width }, (_, columnIndex) =>
    sheet.cells.map((row) => row[columnIndex] ?? null),
  );
  return { ...sheet, cells, width: sheet.cells.length, transposed: true, headings: [] };
}
