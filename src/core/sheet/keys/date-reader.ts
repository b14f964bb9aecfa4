import { dateOfDay, dateText } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { headerText, isDate } from '../cells/sheet-cells.ts';
import { rolesIn, rolesOf } from '../headers/known-words.ts';
import type { Table } from '../headers/table.ts';
import { type DateNotation, WRITTEN_DATES } from './date-notations.ts';
import { dateOrder, reportDates } from './date-order.ts';
import type { Keys } from './keys.ts';
import { monthBefore, NO_DATE, shiftDay, swapDayAndMonth, YEAR } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';
import { stampShift } from './stamp-shift.ts';
import { FIRST_SERIAL } from './year-notations.ts';

/** Gives the packed date of a row, NO_DATE, or YEAR_ROW for the figures of a whole year. */
export type ReadRow = (row: readonly Cell[]) => number;
export const YEAR_ROW = -2;

export function dateReader(table: Table, keys: Keys, context: KeyContext): ReadRow {
  const column = keys.date ?? 0;
  const { dates = WRITTEN_DATES } = keys;
  const { order, turned } = dateOrder(table, keys, context);
  reportNumbers(table, keys, context);
  if (areOfOneYear(table, keys)) context.doubts.unseen(table.sheet, table.firstRow, column);
  const closing = keys.granularity === 'month' && closesMonth(table, column, context);
  const closed = (first: number): number => {
    context.doubts.atColumns(table, FIRST_CLOSES, [column]);
    return monthBefore(first);
  };
  if (dates.isTaken)
    reportDates(table, keys, context.doubts, 'reading.months-became-days', dates.isTaken);
  const readAlone = (cell: Cell | undefined): number => {
    const packed = dates.read(cell, order);
    return turned && isDate(cell) && !dates.isTaken?.(cell) ? swapDayAndMonth(packed) : packed;
  };
  const inYear = dates.lacksYear ? yearCounter(keys.headedYear ?? context.year, dates) : null;
  const shift = stampShift(table, keys, context.doubts);
  let last = NO_DATE;
  return (row) => {
    const cell = row[column];
    let packed = readAlone(cell);
    if (inYear && packed >= 0) packed = inYear(packed);
    packed = dates.settle?.(packed, last) ?? packed;
    if (shift && packed >= 0) packed = shiftDay(packed, shift);
    if (packed !== NO_DATE && keys.granularity === 'month')
      packed = closing && packed % 100 === 1 ? closed(packed) : packed - (packed % 100);
    last = packed;
    return packed === NO_DATE && isYearRow(cell) ? YEAR_ROW : packed;
  };
}

/** All date cells are of one year: they may have been typed without it, and be shown so. */
function areOfOneYear({ sheet, firstRow }: Table, { date = 0 }: Keys): boolean {
  let year: number | undefined;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[date];
    if (!isDate(cell)) continue;
    year ??= cell.year;
    if (cell.year !== year) return false;
  }
  return year !== undefined;
}

/** Adds the year to days without one. January after December begins the next year. */
function yearCounter(first = NaN, { lacksYear }: DateNotation): (dayOfMonth: number) => number {
  let year = first;
  let before = 0;
  return (packed) => {
    const month = Math.floor(packed / 100);
    if (lacksYear === 'of-the-first') year += goneRound(before || month, month);
    before = month;
    return Number.isNaN(year) ? NO_DATE : packed + year * YEAR;
  };
}

/** "Month ending" or "Date read": under such a header 1 February stands for January. */
function closesMonth(table: Table, column: number, { doubts }: KeyContext): boolean {
  const { plain = '' } = table.columns[column]?.meaning ?? {};
  if (!rolesIn(plain).has('until') && !rolesOf(plain).has('untilAlone')) return false;
  doubts.unseen(table.sheet, table.firstRow, column);
  return true;
}

const FIRST_CLOSES = { kind: 'reading.first-closes-month', severity: 'warning' } as const;

/** Plain numbers that have lost a zero, or that count days: 7671 may be a day since 1970. */
function reportNumbers(table: Table, keys: Keys, { doubts }: KeyContext): void {
  const { sheet, firstRow } = table;
  const { date: column = 0, dates: { hasLostZero, fromSheet } = WRITTEN_DATES } = keys;
  if (!hasLostZero && !fromSheet) return;
  const rowIndex = sheet.cells.findIndex((row, index) => {
    const cell = row[column];
    return index >= firstRow && typeof cell === 'number' && (fromSheet || hasLostZero?.(cell));
  });
  if (rowIndex < 0) return;
  const found = String(sheet.cells[rowIndex]?.[column]);
  const day = fromSheet && dateText(dateOfDay(Number(found) - FIRST_SERIAL));
  const kind = fromSheet ? 'reading.dates-were-numbers' : 'reading.dates-lost-zeros';
  const doubt = { kind, severity: 'note', params: { found, ...(day && { day }) } } as const;
  doubts.atColumns(table, doubt, [column], rowIndex);
}

/** January after December is of the next year, and December after January of the one before. */
export function goneRound(before: number, month: number): number {
  return Math.trunc((before - month) / 11) || 0;
}

/** "1961-13" and 196113 are the whole of 1961. */
function isYearRow(cell: Cell | undefined): boolean {
  return /^\d{4}-?13$/.test(headerText(cell));
}
