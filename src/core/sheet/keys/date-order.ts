import type { CalendarDate } from '../../calendar/civil-date.ts';
import { dateName, isDate, isEmpty, type SheetCells } from '../cells/sheet-cells.ts';
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
  if (turned) reportTurned(table, keys, context, seen.texts.length > 0);
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
    const match = typeof cell === 'string' && DAY_MONTH_TEXT.exec(cell);
    if (isDate(cell)) seen.dates.push(cell);
    else if (match) {
      seen.texts.push([Number(match[1]), Number(match[2])]);
      seen.example ||= match[0];
    } else if (!isEmpty(cell)) other++;
  }
  return seen;
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
