import { dayNumber } from '../calendar/civil-date.ts';
import { headerMeaning } from './header-meaning.ts';
import { monthNamed } from './named-month.ts';
import type { Cell } from './reading.ts';
import { isDate } from './sheet-cells.ts';
import { FIRST_YEAR } from './vocabulary/missing-codes.ts';

/** NaN when the cell is no year. "1961*" and "1961.0" are; "1961-90" and "Mean 1961" are not. */
export function yearIn(cell: Cell | undefined, thisYear: number): number {
  const year = typeof cell === 'string' ? yearInText(cell) : cell;
  if (typeof year !== 'number' || !Number.isInteger(year)) return Number.NaN;
  return year >= FIRST_YEAR && year <= thisYear + 1 ? year : Number.NaN;
}

/** Where nobody asks which year it is now: could the number be one? */
export function isYearLike(number: number): boolean {
  return number >= FIRST_YEAR && number < 2100;
}

/** Four digits in a column called Year are years, if only years that cannot be. */
export function isFarYear(cell: Cell | undefined): boolean {
  const whole = wholeNumber(cell);
  return whole >= 1000 && whole <= 9999;
}

function yearInText(text: string): number {
  const [, era = '', count = ''] = ERA_YEAR.exec(text) ?? [];
  if (era) return (ERAS[era] ?? Number.NaN) + (count === '元' ? 1 : Number(count));
  const [, year, label = ''] = YEAR_TEXT.exec(text) ?? [];
  return label && isNoYear(label) ? Number.NaN : Number(year);
}

/** "1960s" are ten years, and "1997 forecast" or "1997 (normal)" none that was measured. */
function isNoYear(label: string): boolean {
  const { refusal = 'flag' } = headerMeaning(label);
  return label === 's' || refusal !== 'flag';
}

/** The year before the first of each Japanese era. */
const ERAS: Record<string, number> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const ERA_YEAR = /^\s*(明治|大正|昭和|平成|令和)(\d{1,2}|元)年?\s*$/;
const YEAR_TEXT =
  /^\s*(?:year )?'?(\d{4})(?:\.0+)?\s*(?:[*#†.)+]|\(?([a-z]{1,12})\.?\)?|年|년)?\s*$/i;

/** The day a sheet counts from, 30 December 1899, in days before 1970: 1961 is 14 May 1905. */
export const FIRST_SERIAL = 25_569;

/** The year a date was before the sheet took it for the number of a day. */
export function turnedYear(cell: Cell | undefined, thisYear: number): number {
  return isDate(cell) ? yearIn(dayNumber(cell) + FIRST_SERIAL, thisYear) : Number.NaN;
}

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
