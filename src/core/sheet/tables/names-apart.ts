import type { Cell } from '../../reading/reading.ts';
import { filledWidth, isText } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { MOST_TITLES } from './split-text.ts';

type Row = readonly Cell[];

const ROWS_SEEN = 20;

/**
 * "year | day radn | maxt" over 1981, 1, 14 and 21.4: two names have lost the tab between them, and those after them
 * stand one column too far left. They are taken apart where there are as many words as columns of numbers.
 */
export function withNamesApart(cells: Cell[][]): Cell[][] {
  const header = cells.slice(0, MOST_TITLES).findIndex((row) => row.some(holdsTwoNames));
  if (header < 0) return cells;
  const names = withoutEmptyEnd(cells[header] ?? []);
  const words = names.flatMap(wordsIn);
  const rows = cells
    .slice(header + 1, header + 1 + ROWS_SEEN)
    .map(withoutEmptyEnd)
    .filter(areNumbers);
  const isFit = names.every(isText) && words.length > names.length;
  return isFit && areOfWidth(rows, words.length) && areKeys(rows, words)
    ? cells.map((row, index) => (index === header ? words : row))
    : cells;
}

/** "day radn". "Year built" over one column of numbers stays as it is. */
function holdsTwoNames(cell: Cell): boolean {
  const words = wordsIn(cell);
  return words.length === 2 && headerMeaning(words[0] ?? '').key !== undefined;
}

function wordsIn(cell: Cell): string[] {
  return isText(cell) ? cell.trim().split(/ +/) : [];
}

function withoutEmptyEnd(row: Row): Row {
  return row.slice(0, filledWidth(row));
}

function areOfWidth(rows: readonly Row[], width: number): boolean {
  return rows.length > 0 && rows.every(({ length }) => length === width);
}

/** Each once, and counted from 1. "Day rain" is often 0, and beside another day its day is none. */
function areKeys(rows: readonly Row[], words: readonly string[]): boolean {
  const keys = words.map((word) => headerMeaning(word).key);
  const said = keys.filter(Boolean);
  const isCounted = (cell: Cell, at: number): boolean =>
    !keys[at] || (Number.isInteger(cell) && Number(cell) >= 1);
  return new Set(said).size === said.length && rows.every((row) => row.every(isCounted));
}

function areNumbers(row: Row): boolean {
  return row.length > 2 && row.every((cell) => typeof cell === 'number');
}
