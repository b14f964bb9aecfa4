import type { Cell } from '../../reading/reading.ts';
import { headerText, isDate, isEmpty, type SheetCells } from '../cells/sheet-cells.ts';
import { isYearLike } from '../cells/year-like.ts';
import {
  DEEPEST_HEADER,
  mayHead,
  type Table,
  tableAt,
  tableWithoutHeader,
} from '../headers/table.ts';
import { WRITTEN_DATES } from '../keys/date-notations.ts';
import { findKeys } from '../keys/find-keys.ts';
import { NO_DATE } from '../keys/packed-date.ts';
import { type Asked, type Fit, type Layout, worth } from './layout.ts';
import { dayARow } from './layouts/day-a-row.ts';
import { daysAcross } from './layouts/days-across.ts';
import { keysRead } from './layouts/key-share.ts';
import { monthARow } from './layouts/month-a-row.ts';
import { monthsAcross } from './layouts/months-across.ts';
import { yearsAcross } from './layouts/years-across.ts';
import { monthsByPlace } from './months-by-place.ts';
import { CODE } from './places-beside.ts';

const LAYOUTS: readonly Layout[] = [monthsAcross, monthARow, dayARow, daysAcross, yearsAcross];
/** Rows after the first good header that may name the columns better: the second row of two. */
const LOOK_FURTHER = 3;
const GOOD_SCORE = 0.5;

/**
 * How many more rows may look like a header and head nothing. In a sheet of something else nearly
 * every row does, and each of them costs a look by every layout.
 */
export type Patience = { left: number };

export function newPatience(): Patience {
  return { left: 50 };
}

/** Tables below each other are worth looking on for. */
const WON_BY_A_TABLE = 5;

function spend(patience: Patience, fit: Fit | null): void {
  patience.left += isGood(fit) ? WON_BY_A_TABLE : -1;
}

function isGood(fit: Fit | null): boolean {
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
  for (let rowIndex = top; rowIndex < last; rowIndex++) {
    if (patience.left < 0) break;
    if (
      !isHeaderLike(sheet.cells[rowIndex]) &&
      !isNarrowHeader(sheet, rowIndex) &&
      !namesWished(sheet.cells[rowIndex], asked)
    )
      continue;
    const fit = bestFit(sheet, rowIndex, top, asked);
    spend(patience, fit);
    if (!fit) continue;
    if (!best || worth(fit) > worth(best)) best = fit;
    if (best.score >= GOOD_SCORE) last = Math.min(last, best.table.headerRow + 1 + LOOK_FURTHER);
  }
  return best;
}

/** The row that holds the header of a column the person has chosen. */
function namesWished(row: readonly Cell[] | undefined, { columns }: Asked): boolean {
  const wished = Object.values(columns).filter((text) => text !== undefined && text !== 'none');
  return wished.length > 0 && (row ?? []).some((cell) => wished.includes(headerText(cell)));
}

/** Rows of numbers without names, when nothing else was found. */
export function findNamelessTable(sheet: SheetCells, asked: Asked): Fit | null {
  const table = namelessTable(sheet);
  if (!table) return null;
  return [
    monthARow.recognise(table, asked),
    dayARow.recognise(table, asked),
    monthsByPlace(table, asked),
  ].reduce((best, fit) => (fit && (!best || fit.score > best.score) ? fit : best), null);
}

/** Do the columns hold years or dates, although nothing names them? */
export function hasNamelessDates(sheet: SheetCells, { thisYear }: Asked): boolean {
  const table = namelessTable(sheet);
  return table !== null && findKeys(table, table.columns, thisYear) !== null;
}

function namelessTable(sheet: SheetCells): Table | null {
  const firstRow = sheet.cells.findIndex((row) => row.filter((cell) => !isEmpty(cell)).length >= 2);
  return firstRow < 0 ? null : tableWithoutHeader(sheet, firstRow);
}

function bestFit(sheet: SheetCells, headerRow: number, top: number, asked: Asked): Fit | null {
  const table = tableAt(sheet, headerRow, top);
  const keys = findKeys(table, table.columns, asked.thisYear);
  // "1990-01, T2M_MAX, 21.5" is a row of data, whatever its words say.
  const isData = keys !== null && keysRead(sheet.cells[headerRow] ?? [], keys, asked.thisYear);
  // Without a key of its own a table lies on its side, or is a page about one year.
  const layouts = keys && !isData ? LAYOUTS : [monthsAcross, yearsAcross];
  return layouts.reduce<Fit | null>((best, layout) => {
    const fit = layout.recognise(table, asked);
    return fit && (!best || worth(fit) > worth(best)) ? fit : best;
  }, null);
}

/** "3", "1961", "1961/62". */
const COUNTED = /^\s*\d{1,4}(\/\d{2,4})?\s*$/;
const FEWEST_NUMBERS = 3;
/** Inside a table only 1 to 12 in a row is a header of numbers; values may count up by chance. */
const NUMBERS_OF_A_YEAR = 11;

/** Two cells that say something, or a run of numbers or dates that could head columns. */
function isHeaderLike(row: readonly Cell[] | undefined, fewestNumbers = FEWEST_NUMBERS): boolean {
  if (!row) return false;
  let heading = 0;
  let counting = 0;
  let before = Number.NaN;
  for (const cell of row) {
    if (isEmpty(cell)) continue;
    if (typeof cell === 'string' && cell.length <= 60 && mayHead(cell)) heading++;
    const number = numberHeading(cell);
    // Years go up, down or by leaps.
    if (number === before + 1 || isYearLike(number)) counting++;
    before = number;
    if (heading >= 2 || heading + counting >= fewestNumbers) return true;
  }
  return false;
}

function numberHeading(cell: Cell): number {
  if (isDate(cell)) return cell.year;
  // "1990M01" over the values of a month, as bureaus of statistics write it.
  if (typeof cell === 'string' && /^\d{4}\D/.test(cell) && WRITTEN_DATES.read(cell) !== NO_DATE)
    return Number.parseInt(cell, 10);
  return COUNTED.test(String(cell)) ? Number.parseInt(String(cell), 10) : Number.NaN;
}

/** "Date, G01, 26055100": words and codes of which one says something, right above the data. */
function isNarrowHeader({ cells }: SheetCells, rowIndex: number): boolean {
  const filled = (cells[rowIndex] ?? []).filter((cell) => !isEmpty(cell));
  const below = (cells[rowIndex + 1] ?? []).filter((cell) => !isEmpty(cell));
  return (
    filled.length >= 2 &&
    below.length > 0 &&
    below.length <= filled.length &&
    filled.every((cell) => mayName(headerText(cell))) &&
    filled.some((cell) => typeof cell === 'string' && mayHead(cell)) &&
    below.some((cell) => typeof cell === 'number' || isDate(cell))
  );
}

function mayName(text: string): boolean {
  // "26070110" is a station's number, although a day of a year 2607 could be written so.
  const isDated = /\D/.test(text) && WRITTEN_DATES.read(text) !== NO_DATE;
  return text.length <= 60 && !isDated && (/\p{L}/u.test(text) || CODE.test(text));
}

/** A title, blank lines and a header of three lines. */
const TITLE_ROWS = 6;

/** While a table is read: does another one begin in this row? Data rows and footers do not count. */
export function beginsTable(
  sheet: SheetCells,
  rowIndex: number,
  top: number,
  asked: Asked,
  patience: Patience,
): boolean {
  const row = sheet.cells[rowIndex];
  if (patience.left < 0 || !isHeaderLike(row, NUMBERS_OF_A_YEAR)) return false;
  const fit = bestFit(sheet, rowIndex, Math.max(top, rowIndex - TITLE_ROWS), asked);
  spend(patience, fit);
  return isGood(fit);
}
