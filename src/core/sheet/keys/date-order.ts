import { type CalendarDate, dateText } from '../../calendar/civil-date.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import type { Doubts } from '../cells/doubts.ts';
import { isDate, isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';
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
  const kind = seen.texts.length > 0 ? 'reading.dates-half-turned' : 'reading.dates-turned';
  if (turned) reportDates(table, keys, context.doubts, kind);
  const order = context.wishes.dayMonthOrder ?? orderShown(seen);
  return { order: order ?? askOrder(table, context, seen.example), turned };
}

type Pair = readonly [first: number, second: number];
type SeenDates = { texts: Pair[]; dates: CalendarDate[]; example: string };

/** Goes down the column until 50 cells were no such date. */
function lookAtDates(sheet: SheetCells, firstRow: number, column: number): SeenDates {
  const seen: SeenDates = { texts: [], dates: [], example: '' };
  let other = 0;
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length && other < 50; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[column];
    const match = isText(cell) && DAY_MONTH_TEXT.exec(cell);
    if (isDate(cell)) seen.dates.push(cell);
    else if (match) {
      seen.texts.push([Number(match[1]), Number(match[2])]);
      // 1/1 is the same in either order.
      if (!seen.example || isSameTwice(seen.example)) seen.example = match[0];
    } else if (!isEmpty(cell)) other++;
  }
  return seen;
}

function isSameTwice(example: string): boolean {
  const [, first, second] = DAY_MONTH_TEXT.exec(example) ?? [];
  return Number(first) === Number(second);
}

/** A number above 12 is a day; so is a 1 in every row, as months begin. */
function orderShown({ texts }: SeenDates): Order['order'] | undefined {
  const days = texts.filter(([first]) => first > 12).length;
  const laterDays = texts.filter(([, second]) => second > 12).length;
  if (days !== laterDays) return days > laterDays ? 'dmy' : 'mdy';
  const isFirst = texts.every(([first]) => first === 1);
  const isSecond = texts.every(([, second]) => second === 1);
  if (texts.length > 0 && isFirst === isSecond) return undefined;
  return isFirst ? 'dmy' : 'mdy';
}

/**
 * Half turned: "5/1" became a date and "13/1" stayed text, so no date has a day above 12. Wholly turned:
 * there is no text, and all dates are in January.
 */
function datesAreTurned({ texts, dates }: SeenDates): boolean {
  if (dates.length < 3 || dates.some(({ day }) => day > 12)) return false;
  return texts.length >= 3
    ? texts.every(([first]) => first > 12) || texts.every(([, second]) => second > 12)
    : dates.length > 12 && dates.every(({ month }) => month === 1);
}

/** Names each date cell, or each that `isOne`, which the sheet made otherwise than it was meant. */
export function reportDates(
  { sheet, firstRow }: Table,
  { date: column = 0 }: Keys,
  doubts: Doubts,
  kind: ReadingKind,
  isOne: (cell: CalendarDate) => boolean = () => true,
): void {
  sheet.cells.forEach(({ [column]: cell }, rowIndex) => {
    if (rowIndex >= firstRow && isDate(cell) && isOne(cell))
      doubts.atCell({ kind, severity: 'warning' }, sheet, rowIndex, column, {
        date: dateText(cell),
      });
  });
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
        { value: 'dmy', example: [`${example.trim()} = ${first}. / ${second}.`] },
        { value: 'mdy', example: [`${example.trim()} = ${second}. / ${first}.`] },
      ],
    },
  });
  return /^en_US|^en-US/.test(around.locale) ? 'mdy' : 'dmy';
}
