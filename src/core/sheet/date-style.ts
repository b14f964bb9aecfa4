import { dateOfDay } from '../calendar/civil-date.ts';
import { plainNumber } from './key-cell.ts';
import { NO_DATE, packDate, readDateText } from './read-date.ts';
import type { Cell } from './reading.ts';
import { isDate } from './sheet-cells.ts';
import { FIRST_YEAR } from './vocabulary/missing-codes.ts';
import { FIRST_SERIAL } from './year-notations.ts';

/** How numbers in a date column are meant. */
export type DateStyle = (value: number) => number;

const MONTH_YEAR: DateStyle = (n) => packDate(n % 10_000, Math.floor(n / 10_000), 0);
const DAY_MONTH_YEAR: DateStyle = (n) =>
  packDate(n % 10_000, Math.floor(n / 10_000) % 100, Math.floor(n / 1_000_000));
const NUMBER_STYLES: DateStyle[] = [
  (n) => packDate(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100),
  (n) => packDate(Math.floor(n / 100), n % 100, 0),
  MONTH_YEAR,
  DAY_MONTH_YEAR,
];

/** 1949.1 is January or, with its zero gone, October: the rows before it decide, elsewhere. */
const YEAR_POINT_MONTH: DateStyle = (n) => {
  const hundredths = Math.round((n % 1) * 100);
  const month = hundredths > 12 && hundredths % 10 === 0 ? hundredths / 10 : hundredths;
  return packDate(Math.floor(n), month, 0);
};
/** `01.1961` is a number to a sheet that writes decimal points, and 10.1960 loses its zero. */
const MONTH_POINT_YEAR: DateStyle = (n) => packDate(Math.round((n % 1) * 10_000), Math.floor(n), 0);
/** 1961.042 is the middle of January and 1961.083 the beginning of February. */
const DECIMAL_YEAR: DateStyle = (n) =>
  packDate(Math.floor(n + 0.004), Math.floor(((n + 0.004) % 1) * 12) + 1, 0);
const SERIAL: DateStyle = (n) => {
  const { year, month, day } = dateOfDay(n - FIRST_SERIAL);
  return packDate(year, month, day);
};
const LOSING = [YEAR_POINT_MONTH, MONTH_POINT_YEAR, MONTH_YEAR, DAY_MONTH_YEAR];
export const NO_STYLE: DateStyle = () => NO_DATE;

/** The first style that makes a date of our time of every number in the cells. */
export function dateStyleOf(
  cells: readonly Cell[],
  thisYear: number,
  calledDate: boolean,
): DateStyle {
  const numbers = cells.map(plainNumber).filter((n) => !Number.isNaN(n));
  if (numbers.length === 0) return NO_STYLE;
  const fits = (style: DateStyle): boolean =>
    numbers.every((n) => {
      const packed = style(n);
      return packed >= FIRST_YEAR * 10_000 && packed < (thisYear + 2) * 10_000;
    });
  const wholes = numbers.filter(Number.isInteger).length;
  if (wholes < numbers.length) {
    if (stepByMonths(numbers) && fits(DECIMAL_YEAR)) return DECIMAL_YEAR;
    if (fits(YEAR_POINT_MONTH)) return YEAR_POINT_MONTH;
    return wholes === 0 && fits(MONTH_POINT_YEAR) ? MONTH_POINT_YEAR : NO_STYLE;
  }
  const isSerial = calledDate && numbers.every((n) => n > 3000) && fits(SERIAL);
  return NUMBER_STYLES.find(fits) ?? (isSerial ? SERIAL : NO_STYLE);
}

function stepByMonths(numbers: readonly number[]): boolean {
  return (
    numbers.length > 2 &&
    numbers.every((n, at) => at === 0 || Math.abs(n - (numbers[at - 1] ?? 0) - 1 / 12) < 0.02)
  );
}

export function isYearPointMonth(style: DateStyle | undefined): boolean {
  return style === YEAR_POINT_MONTH;
}

/** Styles by which a number may have lost a zero. */
export function mayLoseZeros(style: DateStyle | undefined): boolean {
  return style !== undefined && LOSING.includes(style);
}

/** A date the sheet took for a number: 1949.10, 10.1960 and 01011961 have lost a zero. */
export function hasLostZero(cell: Cell | undefined, style: DateStyle | undefined): boolean {
  if (typeof cell !== 'number') return false;
  if (style === YEAR_POINT_MONTH) return Math.round(cell * 100) % 10 === 0;
  if (style === MONTH_POINT_YEAR) return Math.round(cell * 10_000) % 10 === 0;
  return (
    (style === MONTH_YEAR && cell < 100_000) || (style === DAY_MONTH_YEAR && cell < 10_000_000)
  );
}

export function readDateCell(
  cell: Cell | undefined,
  style: DateStyle,
  order: 'dmy' | 'mdy' = 'dmy',
): number {
  if (typeof cell === 'number') return style(cell);
  if (typeof cell === 'string') {
    const packed = readDateText(cell, order);
    // A text that is a date only in the other order still is a date; whoever settles the order says so.
    if (packed !== NO_DATE) return packed;
    const swapped = readDateText(cell, order === 'dmy' ? 'mdy' : 'dmy');
    return swapped !== NO_DATE ? swapped : style(plainNumber(cell));
  }
  // A true date has its century already; a year below 1000 is a date of year 1, not of 2001.
  if (!isDate(cell) || cell.year < 1000) return NO_DATE;
  return packDate(cell.year, cell.month, cell.day);
}
