import type { Cell } from '../../reading/reading.ts';
import { isDate } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import { WRITTEN_DATES } from './date-notations.ts';
import { dateOrder, reportDates } from './date-order.ts';
import type { Keys } from './keys.ts';
import { NO_DATE, shiftDay, swapDayAndMonth, YEAR } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';
import { stampShift } from './stamp-shift.ts';

/** Gives the packed date of a row, NO_DATE, or OF_A_YEAR for the figures of a whole year. */
export type ReadRow = (row: readonly Cell[]) => number;
export const OF_A_YEAR = -2;

export function dateReader(table: Table, keys: Keys, context: KeyContext): ReadRow {
  const { date: column = 0, dates = WRITTEN_DATES } = keys;
  const { order, turned } = dateOrder(table, keys, context);
  if (areOfOneYear(table, column)) context.doubts.unseen(table.sheet, table.firstRow, column);
  if (dates.isTaken)
    reportDates(table, keys, context.doubts, 'reading.months-became-days', dates.isTaken);
  const inYear = dates.lacksYear ? yearCounter(keys.headedYear ?? context.year) : null;
  const shift = stampShift(table, keys, context.doubts);
  return ({ [column]: cell }) => {
    let packed = dates.read(cell, order);
    if (turned && isDate(cell) && !dates.isTaken?.(cell)) packed = swapDayAndMonth(packed);
    if (inYear && packed >= 0) packed = inYear(packed);
    if (shift && packed >= 0) packed = shiftDay(packed, shift);
    const isOfMonth = keys.granularity === 'month' && packed !== NO_DATE;
    return isOfMonth ? packed - (packed % 100) : packed;
  };
}

/** All date cells are of one year: they may have been typed without it, and be shown so. */
function areOfOneYear({ sheet, firstRow }: Table, column: number): boolean {
  let year: number | undefined;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[column];
    if (!isDate(cell)) continue;
    year ??= cell.year;
    if (cell.year !== year) return false;
  }
  return year !== undefined;
}

/** Adds the year to days without one: January after December begins the next year. */
function yearCounter(first = NaN): (dayOfMonth: number) => number {
  let year = first;
  let before = 0;
  return (packed) => {
    const month = Math.floor(packed / 100);
    // And December after January is of the year before.
    if (before > 0) year += Math.trunc((before - month) / 11);
    before = month;
    return Number.isNaN(year) ? NO_DATE : packed + year * YEAR;
  };
}
