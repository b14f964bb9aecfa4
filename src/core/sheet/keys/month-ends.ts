import { twoDigits } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import type { Table } from '../headers/table.ts';
import { plainNumber } from './key-cell.ts';
import type { Keys } from './keys.ts';
import { monthBefore, monthOf, NO_DATE, yearOf } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';

/**
 * Whether months that are written as parts of a year are said by their ends: 2001.083 is where February begins and
 * January ends. The person's answer counts, then the record, which has whole years as the one or the other.
 */
export function areMonthEnds(table: Table, keys: Keys, context: KeyContext): boolean {
  const { dates, date: column = 0 } = keys;
  if (!dates?.ofParts) return false;
  const wish = context.wishes.monthPart;
  if (wish) return wish === 'end';
  const { cells } = table.sheet;
  const rows = cells.map((row, index) =>
    index < table.firstRow ? NO_DATE : dates.read(row[column]),
  );
  const months = rows.filter((month) => month !== NO_DATE);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const rowIndex = rows.indexOf(first);
  if (monthOf(first) !== 2 || !isTwelfth(cells[rowIndex]?.[column])) return false;
  const found = String(cells[rowIndex]?.[column]);
  const [begun, ended] = [first, monthBefore(first)].map(nameOf);
  if (monthOf(last) === 1) report(table, { column, rowIndex, found, month: ended ?? '' }, context);
  else ask(table, { found, begun: begun ?? '', ended: ended ?? '' }, context);
  return monthOf(last) === 1;
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

type Read = { column: number; rowIndex: number; found: string; month: string };

function report(table: Table, { column, rowIndex, ...params }: Read, context: KeyContext): void {
  const doubt = { kind: 'reading.months-by-ends', severity: 'warning', params } as const;
  context.doubts.atColumns(table, doubt, [column], rowIndex);
}

type Choice = { found: string; begun: string; ended: string };

function ask({ sheet }: Table, { found, begun, ended }: Choice, { doubts }: KeyContext): void {
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
