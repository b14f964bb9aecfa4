import type { Cell } from '../../reading/reading.ts';
import {
  filledIn,
  headerText,
  isDate,
  isEmpty,
  isText,
  type SheetCells,
} from '../cells/sheet-cells.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { isYearLike } from '../cells/year-like.ts';
import { LONGEST_HEADER } from '../headers/group-rows.ts';
import { headerMeaning, qualifies } from '../headers/header-meaning.ts';
import {
  DEEPEST_HEADER,
  mayHead,
  rowsTried,
  tableAt,
  tableWithoutHeader,
} from '../headers/table.ts';
import { WRITTEN_DATES } from '../keys/date-notations.ts';
import { NO_DATE, yearOf } from '../keys/packed-date.ts';
import { type Asked, type Fit, worth } from './layout.ts';
import { melt } from './melt.ts';
import { CODE } from './places-beside.ts';

/** Of a header of two rows the second may name the columns better: so many rows more are tried. */
const LOOK_FURTHER = 3;
const GOOD_SCORE = 0.5;

/**
 * Counts down the rows that look like a header and head no table. In a sheet of prices nearly every
 * row looks like one, and every layout is tried on each of them.
 */
export type Patience = { left: number };

export function newPatience({ width }: SheetCells): Patience {
  return { left: rowsTried(width) };
}

/** A sheet may hold many tables below each other: each one found allows so many rows more. */
const WON_BY_A_TABLE = 5;

function spend(patience: Patience, fit: Fit | null): void {
  patience.left += isGoodFit(fit) ? WON_BY_A_TABLE : -1;
}

function isGoodFit(fit: Fit | null): boolean {
  return fit !== null && fit.parts.length > 0 && fit.score >= GOOD_SCORE;
}

/** The best reading of the next table from row `top` on; null when there is none. */
export function findTable(
  sheet: SheetCells,
  top: number,
  asked: Asked,
  patience: Patience,
): Fit | null {
  const end = Math.min(sheet.cells.length, top + DEEPEST_HEADER);
  let best: Fit | null = null;
  let last = end;
  for (let rowIndex = top; rowIndex < last && patience.left >= 0; rowIndex++) {
    if (!mayBeHeader(sheet, rowIndex, asked)) continue;
    const fit = melt(tableAt(sheet, rowIndex, top), asked);
    spend(patience, fit);
    if (!fit) continue;
    if (!best || worth(fit) > worth(best)) best = fit;
    if (best.score >= GOOD_SCORE) last = Math.min(last, best.table.headerRow + 1 + LOOK_FURTHER);
  }
  return best;
}

/** A row of names below it is a better header than the row with the titles that are merged over them. */
function mayBeHeader(sheet: SheetCells, rowIndex: number, asked: Asked): boolean {
  const row = sheet.cells[rowIndex];
  return isHeaderLike(row) || isNarrowHeader(sheet, rowIndex) || namesWished(row, asked);
}

/** True for the row that holds the header of a column the person has chosen. */
function namesWished(row: readonly Cell[] | undefined, { columns }: Asked): boolean {
  const wished = Object.values(columns).filter((text) => text !== undefined && text !== 'none');
  return wished.length > 0 && (row ?? []).some((cell) => wished.includes(headerText(cell)));
}

/** Reads rows of numbers that have no header. Only asked for if no other table was found. */
export function findNamelessTable(sheet: SheetCells, asked: Asked): Fit | null {
  const table = tableWithoutHeader(sheet);
  return table && melt(table, asked);
}

/** "3", "1961", "1961/62", "1961-62", "1961.07", "196107". */
const COUNTED = /^\s*(\d{1,4}([-/–]\d{2,4})?|\d{4}\.\d{1,2}|\d{6})\s*$/;
const FEWEST_NUMBERS = 3;
/** Values inside a table may count up by chance: there only 1 to 12 side by side are a header. */
const NUMBERS_OF_A_YEAR = 11;

/** "Year, Rain": two cells that may head columns; or "1961, 1962, 1963": numbers that may. */
function isHeaderLike(row: readonly Cell[] | undefined, fewestNumbers = FEWEST_NUMBERS): boolean {
  if (!row) return false;
  let heading = 0;
  let [up, down] = [0, 0];
  let before = NaN;
  for (const cell of row) {
    if (isEmpty(cell)) continue;
    if (isText(cell) && cell.length <= LONGEST_HEADER && mayHead(cell)) heading++;
    const number = numberHeading(cell);
    // A header of years goes up, goes down, or leaves some out. Values go down by chance, but not from 12 to 1.
    if (number === before + 1 || isYearLike(number)) up++;
    if (number === before - 1) down++;
    before = number;
    if (heading >= 2 || heading + up >= fewestNumbers || down >= NUMBERS_OF_A_YEAR) return true;
  }
  return false;
}

function numberHeading(cell: Cell): number {
  if (isDate(cell)) return cell.year;
  // "1990M01" over a month, as bureaus of statistics write it, or `X1990.01.16`; "9999X" is a station's number.
  const isDated = isText(cell) && /^X?\d{4}\D/.test(cell);
  const date = isDated ? WRITTEN_DATES.read(cell) : NO_DATE;
  if (date !== NO_DATE) return yearOf(date);
  return COUNTED.test(String(cell)) ? Number.parseInt(String(cell), 10) : NaN;
}

/** "Date, G01, 26055100" right above the data: words and codes, of which at least one may head a column. */
function isNarrowHeader({ cells }: SheetCells, rowIndex: number): boolean {
  const filled = filledIn(cells[rowIndex]);
  const below = filledIn(cells[rowIndex + 1]);
  // "Absoluta, Media" below "Mínima", and nothing below "Máxima"
  if (filled.length >= 2 && filled.every((cell) => isText(cell) && qualifies(headerMeaning(cell))))
    return true;
  return (
    filled.length >= 2 &&
    below.length > 0 &&
    below.length <= filled.length &&
    filled.every((cell) => mayName(headerText(cell))) &&
    [...filled, null].some((cell) => isText(cell) && mayHead(cell))
  );
}

function mayName(text: string): boolean {
  // "26070110" is a station's number, although a day of a year 2607 could be written so.
  const isDated = /\D/.test(text) && !CODE.test(text) && WRITTEN_DATES.read(text) !== NO_DATE;
  return !isDated && (/\p{L}/u.test(text) || CODE.test(text) || isTimeOfDay(text));
}

/** So many rows hold a title, blank lines and a header of three lines. */
const TITLE_ROWS = 6;

/** Asked of each row below a table: does another one begin here? Rows of data and footers begin none. */
export function beginsTable(
  sheet: SheetCells,
  rowIndex: number,
  top: number,
  asked: Asked,
  patience: Patience,
): boolean {
  const row = sheet.cells[rowIndex];
  if (patience.left < 0 || !isHeaderLike(row, NUMBERS_OF_A_YEAR)) return false;
  const fit = melt(tableAt(sheet, rowIndex, Math.max(top, rowIndex - TITLE_ROWS)), asked);
  spend(patience, fit);
  return isGoodFit(fit);
}
