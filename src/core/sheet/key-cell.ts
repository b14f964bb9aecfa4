import { headerMeaning } from './header-meaning.ts';
import { monthNamed } from './named-month.ts';
import type { Cell } from './reading.ts';
import { isDate } from './sheet-cells.ts';

export function isMonthCell(cell: Cell): boolean {
  return !Number.isNaN(monthIn(cell));
}

/** 1 to 12; 13 is what some agencies write for the whole year. */
export function monthIn(cell: Cell | undefined): number {
  // A sheet takes "1. Jan" for the first of this January.
  if (isDate(cell)) return cell.month;
  const number = wholeNumber(cell);
  if (number >= 1 && number <= 13) return number;
  const isName = typeof cell === 'string' && Number.isNaN(number) && cell.length <= 30;
  return (isName && (monthNamed(cell) || wholeYear(cell))) || Number.NaN;
}

/** "Total" or "Annual" among the months is the year's, as 13 is. */
function wholeYear(text: string): number {
  const { annual, total, averaged, about, key } = headerMeaning(text);
  return (annual || total || averaged) && !about && key !== 'month' ? 13 : 0;
}

export function isDayCell(cell: Cell): boolean {
  const day = wholeNumber(cell);
  return day >= 1 && day <= 31;
}

/** NaN when the cell is no whole number; text that holds one counts. */
export function wholeNumber(cell: Cell | undefined): number {
  const number = plainNumber(cell);
  return Number.isInteger(number) ? number : Number.NaN;
}

export function plainNumber(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && /^\s*'?\d+(\.\d+)?\s*$/.test(cell)
    ? Number(cell.replace("'", ''))
    : Number.NaN;
}
