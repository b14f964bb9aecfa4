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
  let [first, last, rowIndex] = [Number.POSITIVE_INFINITY, NO_DATE, -1];
  for (let index = table.firstRow; index < cells.length; index++) {
    const month = dates.read(cells[index]?.[column]);
    if (month === NO_DATE) continue;
    if (month < first) [first, rowIndex] = [month, index];
    last = Math.max(last, month);
  }
  const cell = cells[rowIndex]?.[column];
  if (monthOf(first) !== 2 || !isTwelfth(cell)) return false;
  const isWhole = monthOf(last) === 1;
  const said = { found: String(cell), begun: nameOf(first), ended: nameOf(monthBefore(first)) };
  if (isWhole) report(table, { column, rowIndex, ...said }, context);
  else ask(table, said, context);
  return isWhole;
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
