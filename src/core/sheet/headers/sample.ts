import type { Cell } from '../../reading/reading.ts';
import { readNumberText } from '../cells/read-number.ts';
import {
  headerText,
  isEmpty,
  isEmptyRow,
  isText,
  type SheetCells,
  saysNothingNew,
} from '../cells/sheet-cells.ts';

/** Rows by which the columns of a table are judged. */
export type Sample = {
  /** their indexes */
  sample: number[];
  /** these rows */
  sampled: (readonly Cell[])[];
  /** their cells by column; kept, because every layout asks for them */
  samples: Cell[][];
};

export function sampleOf(sheet: SheetCells, firstRow: number, headerRow = -1): Sample {
  const sample = sampleRows(sheet, firstRow, headerRow);
  return { sample, sampled: sample.map((row) => sheet.cells[row] ?? []), samples: [] };
}

const ENOUGH_ROWS = 6;

/**
 * The sample ends at the same header further down, so that short tables are judged by their own rows. Its
 * corner may be another word: "Mean max, Jan, Feb …" above and "Mean min, Jan, Feb …" below.
 */
function sampleRows(sheet: SheetCells, firstRow: number, headerRow: number): number[] {
  const rows: number[] = [];
  let blank = 0;
  for (let index = firstRow; index < sheet.cells.length && rows.length < SAMPLE_ROWS; index++) {
    const row = sheet.cells[index];
    if (isSameRow(row, sheet.cells[headerRow])) return withoutTitles(sheet, rows);
    // A report sets its tables apart by more than a line.
    blank = isEmptyRow(row) ? blank + 1 : 0;
    if (blank > 1 && rows.length >= ENOUGH_ROWS) return rows;
    if (blank === 0) rows.push(index);
  }
  return rows;
}

function isSameRow(row: readonly Cell[] | undefined, header: readonly Cell[] | undefined): boolean {
  if (!row || !header) return false;
  const isSame = (cell: Cell, index: number) => headerText(cell) === headerText(row[index]);
  if (header.every(isSame)) return true;
  const corner = header.findIndex((cell) => !isEmpty(cell));
  const others = header.filter((cell, index) => index > corner && !isEmpty(cell));
  return (
    others.length >= 12 && header.every((cell, index) => index <= corner || isSame(cell, index))
  );
}

/** Drops the lines right above the next header: they are its titles. */
function withoutTitles(sheet: SheetCells, rows: number[]): number[] {
  const isTitle = (index: number): boolean =>
    (sheet.cells[index] ?? []).every((cell) => isEmpty(cell) || isText(cell));
  while (rows.length > 1 && isTitle(rows[rows.length - 1] ?? 0)) rows.pop();
  return rows;
}

const SAMPLE_ROWS = 40;

export function saysValue(cell: Cell): boolean {
  return !saysNothingNew(cell) && !(isText(cell) && readNumberText(cell, false).kind === 'missing');
}

/** So many rows are looked at one by one, and of those behind them one a month. */
const LOOKED_AT = 2000;

const MONTH = 30;

/** The first cells further down that say a value: a gauge that was set up years later is blank or "NA" until then. */
export function laterCells({ cells }: SheetCells, column: number, from: number): Cell[] {
  const later: Cell[] = [];
  let end = from + LOOKED_AT;
  for (let row = from + 1; row < cells.length && later.length < SAMPLE_ROWS; ) {
    const cell = cells[row]?.[column];
    const isSaid = cell !== undefined && saysValue(cell);
    if (isSaid) later.push(cell);
    if (row > end && isSaid) end = row + LOOKED_AT;
    else if (row > end && later.length > 0) break;
    row += row > end ? MONTH : 1;
  }
  return later;
}
