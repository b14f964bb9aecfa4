import { dateName, isDate, type SheetCells } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from './keys.ts';
import type { KeyContext } from './read-context.ts';

/** `turned`: the sheet changed day and month in every text that it made a date. */
type Order = { order: 'dmy' | 'mdy'; turned: boolean };
const DAY_MONTH_TEXT = /^\s*'?(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ]\d{2,4}|\.?\s*$)/;

/** Does the day or the month come first? The person's answer counts, then the whole column. */
export function dateOrder(table: Table, keys: Keys, context: KeyContext): Order {
  const seen = lookAtDates(table.sheet, table.firstRow, keys.date ?? 0);
  const turned = datesAreTurned(seen);
  if (turned) reportTurned(table, keys, context, seen.texts > 0);
  if (context.wishes.dayMonthOrder) return { order: context.wishes.dayMonthOrder, turned };
  if (seen.dayFirst !== seen.monthFirst)
    return { order: seen.dayFirst > seen.monthFirst ? 'dmy' : 'mdy', turned };
  if (seen.texts === 0) return { order: 'dmy', turned };
  if (seen.alwaysFirstDay !== seen.alwaysSecondDay)
    return { order: seen.alwaysFirstDay ? 'dmy' : 'mdy', turned };
  return { order: askOrder(table, context, seen.example), turned };
}

type SeenDates = {
  texts: number;
  dates: number;
  dayFirst: number;
  monthFirst: number;
  /** the first of each month, day before month or after it */
  alwaysFirstDay: boolean;
  alwaysSecondDay: boolean;
  onlyEarlyDays: boolean;
  onlyJanuary: boolean;
  example: string;
};

/** Goes down the column until 50 cells were no such date. */
function lookAtDates(sheet: SheetCells, firstRow: number, column: number): SeenDates {
  const seen: SeenDates = {
    texts: 0,
    dates: 0,
    dayFirst: 0,
    monthFirst: 0,
    alwaysFirstDay: true,
    alwaysSecondDay: true,
    onlyEarlyDays: true,
    onlyJanuary: true,
    example: '',
  };
  let other = 0;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length && other < 50; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[column];
    if (isDate(cell)) {
      seen.dates++;
      if (cell.day > 12) seen.onlyEarlyDays = false;
      if (cell.month !== 1) seen.onlyJanuary = false;
    } else if (typeof cell === 'string') {
      const match = DAY_MONTH_TEXT.exec(cell);
      if (!match) other++;
      else countOrder(seen, match);
    } else if (cell !== null && cell !== undefined) other++;
  }
  return seen;
}

function countOrder(seen: SeenDates, now: RegExpExecArray): void {
  const [first, second] = [Number(now[1]), Number(now[2])];
  if (seen.texts++ === 0) seen.example = now[0];
  if (first > 12) seen.dayFirst++;
  if (second > 12) seen.monthFirst++;
  if (first !== 1) seen.alwaysFirstDay = false;
  if (second !== 1) seen.alwaysSecondDay = false;
}

/**
 * Half turned: "5/1" became a date and "13/1" stayed text, so no date has a day above 12. Wholly turned:
 * there is no text, and all dates are in January.
 */
function datesAreTurned(seen: SeenDates): boolean {
  if (seen.dates < 3 || !seen.onlyEarlyDays) return false;
  return seen.texts >= 3
    ? seen.dayFirst === seen.texts || seen.monthFirst === seen.texts
    : seen.onlyJanuary && seen.dates > 12;
}

function reportTurned(table: Table, keys: Keys, context: KeyContext, half: boolean): void {
  const kind = half ? 'reading.dates-half-turned' : 'reading.dates-turned';
  for (let rowIndex = table.firstRow; rowIndex < table.sheet.cells.length; rowIndex++) {
    const cell = table.sheet.cells[rowIndex]?.[keys.date ?? 0];
    if (!isDate(cell)) continue;
    const doubt = { kind, severity: 'warning' } as const;
    context.doubts.atCell(doubt, table.sheet, rowIndex, keys.date ?? 0, dateName(cell));
  }
}

function askOrder(table: Table, { doubts, around }: KeyContext, example: string): 'dmy' | 'mdy' {
  const [, first = '', second = ''] = DAY_MONTH_TEXT.exec(example) ?? [];
  doubts.ofSheet(table.sheet, {
    kind: 'reading.which-day-month-order',
    severity: 'error',
    params: { found: example.trim() },
    choices: {
      wish: 'dayMonthOrder',
      options: [
        { value: 'dmy', example: `${example.trim()} = ${first}. / ${second}.` },
        { value: 'mdy', example: `${example.trim()} = ${second}. / ${first}.` },
      ],
    },
  });
  return /^en_US|^en-US/.test(around.locale) ? 'mdy' : 'dmy';
}
