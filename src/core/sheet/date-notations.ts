import { dateOfDay } from '../calendar/civil-date.ts';
import { plainNumber } from './key-cell.ts';
import { NO_DATE, packDate, readDateText } from './read-date.ts';
import type { Cell } from './reading.ts';
import { isDate } from './sheet-cells.ts';
import { FIRST_YEAR } from './vocabulary/missing-codes.ts';
import { FIRST_SERIAL } from './year-notations.ts';

/** A way to write a date. Nothing outside this file knows one of them by name. */
export type DateNotation = {
  /** NO_DATE where the cell is none; see `packDate` for how a date is a number. */
  read: (cell: Cell | undefined, order?: 'dmy' | 'mdy') => number;
  /** the number in a cell, where the cells of a column are numbers */
  readNumber: (number: number) => number;
  /** only under a header that says "date" */
  named?: boolean;
  /** Do the numbers of a column follow each other as such dates do? */
  follows?: (numbers: readonly number[]) => boolean;
  /** Has a sheet taken a zero away that the number was written with? */
  hasLostZero?: (number: number) => boolean;
  /** what the row before says about a date that can be two */
  settle?: (packed: number, before: number) => number;
};

type Numbers = Omit<DateNotation, 'read'>;

function notation(numbers: Numbers): DateNotation {
  return { ...numbers, read: (cell, order) => readCell(cell, order, numbers.readNumber) };
}

/** Words and true dates, which mean the same in every column. */
export const WRITTEN_DATES = notation({ readNumber: () => NO_DATE });

const YEAR_MONTH_DAY = notation({
  readNumber: (n) => packDate(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100),
});

const YEAR_MONTH = notation({ readNumber: (n) => packDate(Math.floor(n / 100), n % 100, 0) });

const MONTH_YEAR = notation({
  readNumber: (n) => packDate(n % 10_000, Math.floor(n / 10_000), 0),
  hasLostZero: (n) => n < 100_000,
});

const DAY_MONTH_YEAR = notation({
  readNumber: (n) => packDate(n % 10_000, Math.floor(n / 10_000) % 100, Math.floor(n / 1_000_000)),
  hasLostZero: (n) => n < 10_000_000,
});

/** 1961.042 is the middle of January and 1961.083 the beginning of February. */
const DECIMAL_YEAR = notation({
  readNumber: (n) => packDate(Math.floor(n + 0.004), Math.floor(((n + 0.004) % 1) * 12) + 1, 0),
  follows: stepByMonths,
});

/** 1949.1 is January or, with its zero gone, October: the rows before it decide. */
const YEAR_POINT_MONTH = notation({
  readNumber: (n) => {
    const hundredths = Math.round((n % 1) * 100);
    const month = hundredths > 12 && hundredths % 10 === 0 ? hundredths / 10 : hundredths;
    return packDate(Math.floor(n), month, 0);
  },
  hasLostZero: (n) => Math.round(n * 100) % 10 === 0,
  // October follows September; else it is 1949.1 as January was written.
  settle: (packed, before) =>
    Math.floor(packed / 100) % 100 === 10 &&
    Math.floor(before / 100) !== Math.floor(packed / 100) - 1
      ? packed - 900
      : packed,
});

/** `01.1961` is a number to a sheet that writes decimal points, and 10.1960 loses its zero. */
const MONTH_POINT_YEAR = notation({
  readNumber: (n) => packDate(Math.round((n % 1) * 10_000), Math.floor(n), 0),
  hasLostZero: (n) => Math.round(n * 10_000) % 10 === 0,
  follows: (numbers) => !numbers.some(Number.isInteger),
});

const SERIAL = notation({
  readNumber: (n) => {
    if (n <= 3000) return NO_DATE;
    const { year, month, day } = dateOfDay(n - FIRST_SERIAL);
    return packDate(year, month, day);
  },
  named: true,
});

/** The first that makes a date of our time of every number of a column is taken. */
const WHOLE: readonly DateNotation[] = [
  YEAR_MONTH_DAY,
  YEAR_MONTH,
  MONTH_YEAR,
  DAY_MONTH_YEAR,
  SERIAL,
];
const BROKEN: readonly DateNotation[] = [DECIMAL_YEAR, YEAR_POINT_MONTH, MONTH_POINT_YEAR];

/** How the dates of a column are written; `named`: under a header that says "date". */
export function dateNotationOf(
  cells: readonly Cell[],
  thisYear: number,
  named: boolean,
): DateNotation {
  const numbers = cells.map(plainNumber).filter((n) => !Number.isNaN(n));
  if (numbers.length === 0) return WRITTEN_DATES;
  const fits = (one: DateNotation): boolean =>
    (named || !one.named) &&
    (one.follows?.(numbers) ?? true) &&
    numbers.every((n) => {
      const packed = one.readNumber(n);
      return packed >= FIRST_YEAR * 10_000 && packed < (thisYear + 2) * 10_000;
    });
  return (numbers.every(Number.isInteger) ? WHOLE : BROKEN).find(fits) ?? WRITTEN_DATES;
}

function stepByMonths(numbers: readonly number[]): boolean {
  return (
    numbers.length > 2 &&
    numbers.every((n, at) => at === 0 || Math.abs(n - (numbers[at - 1] ?? 0) - 1 / 12) < 0.02)
  );
}

function readCell(
  cell: Cell | undefined,
  order: 'dmy' | 'mdy' = 'dmy',
  readNumber: Numbers['readNumber'],
): number {
  if (typeof cell === 'number') return readNumber(cell);
  if (typeof cell === 'string') {
    const packed = readDateText(cell, order);
    // A text that is a date only in the other order still is a date; whoever settles the order says so.
    if (packed !== NO_DATE) return packed;
    const swapped = readDateText(cell, order === 'dmy' ? 'mdy' : 'dmy');
    return swapped !== NO_DATE ? swapped : readNumber(plainNumber(cell));
  }
  // A true date has its century already; a year below 1000 is a date of year 1, not of 2001.
  if (!isDate(cell) || cell.year < 1000) return NO_DATE;
  return packDate(cell.year, cell.month, cell.day);
}
