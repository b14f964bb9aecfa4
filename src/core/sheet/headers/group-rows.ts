import type { Cell } from '../../reading/reading.ts';
import {
  filledWidth,
  headerText,
  isDate,
  isEmpty,
  isText,
  type SheetCells,
} from '../cells/sheet-cells.ts';
import { isYearLike } from '../cells/year-like.ts';
import { headerMeaning, qualifies, titleMeaning } from './header-meaning.ts';

const MOST_GROUP_ROWS = 3;

export function groupRows(
  sheet: SheetCells,
  { headerRow, firstRow }: { headerRow: number; firstRow: number },
  top: number,
): Cell[][] {
  // Neither the names of places nor their units stand over the dates.
  const margin = Math.min(marginOf(sheet, headerRow), marginOf(sheet, firstRow));
  const width = Math.max(...sheet.cells.slice(headerRow, headerRow + 3).map(filledWidth));
  const rows: Cell[][] = [];
  for (let index = headerRow - 1; index >= top && rows.length < MOST_GROUP_ROWS; index--) {
    const row = sheet.cells[index] ?? [];
    // Words without a gap that run past the table are a sentence that was split at its blanks.
    const isSentence =
      filledWidth(row) > width && !row.slice(marginOf(sheet, index), width).some(isEmpty);
    if (!isGroupRow(row, sheet.cells[index + 1] ?? [], margin) || isSentence) break;
    rows.unshift(row);
  }
  return rows;
}

/** A row of titles over columns, often merged. It has only words, and is not "Station:" with a name. */
function isGroupRow(row: readonly Cell[], below: readonly Cell[], margin: number): boolean {
  const filled = row.map((cell, index) => ({ cell, index })).filter(({ cell }) => !isEmpty(cell));
  const [first] = filled;
  if (!first || filled.some(({ cell }) => !isGroupCell(cell))) return false;
  if (filled.length === 1) return first.index > margin;
  // Or "Tahun | : | 2001"
  if (filled.slice(0, 2).some(({ cell }) => headerText(cell).endsWith(':'))) return false;
  return (
    filled.some(({ cell, index }) => index > margin && qualifies(titleMeaning(headerText(cell)))) ||
    // "Month, Day" over nothing, beside Max and Min in the row below.
    filled.filter(({ cell, index }) => isEmpty(below[index]) && isTime(cell)).length > 1 ||
    // "Month" over the names of the rows, and the years over the others.
    filled
      .slice(first.index > margin ? 0 : 1)
      .every(({ cell }) => isMonthOf(cell) || isYearLike(Number(cell)))
  );
}

/** A longer text is a sentence about the table. */
export const LONGEST_HEADER = 80;

function isGroupCell(cell: Cell): boolean {
  if (isText(cell)) return cell.length <= LONGEST_HEADER;
  return isMonthOf(cell) || (typeof cell === 'number' && isYearLike(cell));
}

function isTime(cell: Cell): boolean {
  const { key } = headerMeaning(headerText(cell));
  return key === 'year' || key === 'month' || key === 'day' || key === 'date';
}

/** A sheet takes the title "May 2022" for a date. */
function isMonthOf(cell: Cell): boolean {
  return isDate(cell) && cell.day === 1;
}

/** The first column of the table. People leave columns free on the left. */
export function marginOf(sheet: SheetCells, headerRow: number): number {
  return Math.max(
    0,
    (sheet.cells[headerRow] ?? []).findIndex((cell) => !isEmpty(cell)),
  );
}
