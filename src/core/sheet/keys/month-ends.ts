import { dateText, twoDigits } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isDate } from '../cells/sheet-cells.ts';
import { shownDates, type Table } from '../headers/table.ts';
import { plainNumber } from './key-cell.ts';
import type { Keys } from './keys.ts';
import { monthBefore, monthOf, NO_DATE, yearOf } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';
import { readDateText } from './read-date.ts';

type ReadDate = (cell: Cell | undefined) => number;

/**
 * Whether months are said by their ends: 2001.083 is where February begins and January ends, and so is 2001-02-01. The
 * person's answer counts, then the record, which has whole years as the one or the other.
 */
export function areMonthEnds(table: Table, keys: Keys, read: ReadDate, context: KeyContext) {
  const { dates, date: column = 0 } = keys;
  const { wishes, around } = context;
  if (dates?.ofParts && wishes.monthPart) return wishes.monthPart === 'end';
  const { first, last, rowIndex, areFirstDays } = spanOf(table, column, read);
  const cell = table.sheet.cells[rowIndex]?.[column];
  const isWhole = monthOf(last) === 1;
  const said = { found: textOf(cell), begun: nameOf(first), ended: nameOf(monthBefore(first)) };
  if (monthOf(first) !== 2) return false;
  if (dates?.ofParts) {
    if (!isTwelfth(cell)) return false;
    if (isWhole) report(table, { column, rowIndex, ...said }, context);
    else ask(table, said, context);
    return isWhole;
  }
  if (!isWhole || !areFirstDays || namesMonthAlone(table, column)) return false;
  context.doubts.unseen(table.sheet, table.firstRow, column);
  // A schedule that ran is not stopped where its record comes to end in a January.
  if (!wishes.monthPart && !around.sent?.length) ask(table, said, context);
  return wishes.monthPart === 'end';
}

function spanOf({ sheet: { cells }, firstRow }: Table, column: number, read: ReadDate) {
  const span = { first: Number.POSITIVE_INFINITY, last: NO_DATE, rowIndex: -1, areFirstDays: true };
  for (let index = firstRow; index < cells.length; index++) {
    const month = read(cells[index]?.[column]);
    if (month === NO_DATE) continue;
    if (month < span.first) Object.assign(span, { first: month, rowIndex: index });
    span.last = Math.max(span.last, month);
    span.areFirstDays &&= month % 100 === 1;
  }
  return span;
}

function textOf(cell: Cell | undefined): string {
  return isDate(cell) ? dateText(cell) : String(cell);
}

/** 1961.042 is the middle of January, and no other month's end. */
function isTwelfth(cell: Cell | undefined): boolean {
  const twelfths = plainNumber(cell) * 12;
  return isNumber(twelfths) && Math.abs(twelfths - Math.round(twelfths)) < OFF;
}

/** 0.08 is written for a twelfth. */
const OFF = 0.06;

function nameOf(month: number): string {
  return `${yearOf(month)}-${twoDigits(monthOf(month))}`;
}

type Said = { found: string; begun: string; ended: string };
type SaidAt = Said & { column: number; rowIndex: number };

function report(
  table: Table,
  { column, rowIndex, found, ended }: SaidAt,
  context: KeyContext,
): void {
  const params = { found, month: ended };
  const doubt = { kind: 'reading.months-by-ends', severity: 'warning', params } as const;
  context.doubts.atColumns(table, doubt, [column], rowIndex);
}

function ask({ sheet }: Table, { found, begun, ended }: Said, { doubts }: KeyContext): void {
  doubts.ofSheet(sheet, {
    kind: 'reading.which-month-of-part',
    severity: 'error',
    params: { found, begun, ended },
    choices: {
      wish: 'monthPart',
      options: [
        { value: 'begin', example: `${found} = ${begun}` },
        { value: 'end', example: `${found} = ${ended}` },
      ],
    },
  });
}

/** To a sheet "Jan 2001" and "2001-01" are the first of January, too. */
export function namesMonthAlone(table: Table, column: number): boolean {
  return shownDates(table, column).some((text) => readDateText(text, 'dmy') % 100 === 0);
}
