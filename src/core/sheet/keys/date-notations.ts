import { type CalendarDate, dateOfDay } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import { FIRST_YEAR } from '../cells/year-like.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import { mostAre, plainNumber } from './key-cell.ts';
import { yearOfMonthYears, yearWithDays } from './month-year-dates.ts';
import {
  dayOf,
  monthNumber,
  monthOf,
  NO_DATE,
  packDate,
  packDayOfYear,
  YEAR,
} from './packed-date.ts';
import { readDateText, readDayInOrder, readDayOfMonth, readSampledDate } from './read-date.ts';
import { FIRST_SERIAL } from './year-notations.ts';

type Order = 'dmy' | 'mdy';

/** A way to write a date. Nothing outside this file knows one of them by name. */
export type DateNotation = {
  /** NO_DATE where the cell is none; see `packDate` for how a date is a number. */
  read: (cell: Cell | undefined, order?: Order) => number;
  /** a title or a person has to name the year of the first row */
  lacksYear?: true;
  /** Did the sheet take the month in this cell for a day? */
  isTaken?: (cell: Cell | undefined) => boolean;
};

/** Texts such as "3 May 1961" and date cells. They mean the same in every column. */
export const WRITTEN_DATES = withNumbers(() => NO_DATE);

/** A way to write a date as a number, and what must be true of a column of such numbers. */
type NumberNotation = {
  read: (number: number) => number;
  /** only under a header that says "date" */
  isNamed?: true;
  /** only where each row is a day from the one before */
  follows?: true;
  /** years of two digits: their century is settled later */
  isShort?: true;
  /** as parts of a year: 1961.07 */
  isPart?: true;
  isOf?: (numbers: readonly number[]) => boolean;
};

/** The first is taken that reads every number of a column as a plausible date. */
const NUMBERS: readonly NumberNotation[] = [
  // 1996060 is day 60 of 1996: 29 February.
  { read: (n) => packDayOfYear(Math.floor(n / 1000), n % 1000), follows: true },
  // 96060 as crop models write it; 5001 is the first day of 2005. 45060 may be the sheet's number of a day in 2023.
  {
    read: (n) => (n < 100_000 ? packDayOfYear(Math.floor(n / 1000), n % 1000) : NO_DATE),
    follows: true,
    isNamed: true,
    isShort: true,
    isOf: ([first = 0, ...others]) =>
      others.some((n) => n > LAST_SERIAL) || (first > 1000 && first % 1000 === 1),
  },
  // 19960229
  { read: yearMonthDay },
  // 199602
  { read: (n) => packDate(Math.floor(n / 100), n % 100, 0) },
  // 1961.07, and 1961.1 between 1961.09 and 1961.11; 1961.042 is the middle of a January.
  { read: yearPointMonth, isPart: true, isOf: goOnByMonth },
  // 910131 is the last day of January 1991, and 10131 that of 2001.
  {
    read: (n) => (n < 1_000_000 ? yearMonthDay(n) : NO_DATE),
    follows: true,
    isNamed: true,
    isShort: true,
  },
  // -13877 is 1 January 1862. Small numbers under "Date" are days of a month.
  {
    read: (n) => {
      const { year, month, day } = dateOfDay(n - FIRST_SERIAL);
      return packDate(year, month, day);
    },
    isNamed: true,
    isOf: (numbers) => numbers.filter((n) => Math.abs(n) > 3000).length * 2 > numbers.length,
  },
];

function yearMonthDay(n: number): number {
  return packDate(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100);
}

function yearPointMonth(n: number): number {
  const months = Math.round(n * 100);
  return Math.abs(n * 100 - months) < 1e-6 ? packDate(Math.floor(n), months % 100, 0) : NO_DATE;
}

function goOnByMonth(numbers: readonly number[]): boolean {
  const steps = stepsIn(numbers.map((n) => monthNumber(yearPointMonth(n))));
  return steps.filter((step) => step === 1).length > steps.length * MOST_STEPS;
}

/** In a sheet 50,000 is the number of a day in 2036. */
const LAST_SERIAL = 50_000;

/** "13 January", 13/1, "Tue 1 Jan", or a date that a sheet shows so, whatever year it gave it. */
const DAY_OF_MONTH: DateNotation = {
  read: (cell, order = 'dmy') => {
    if (isDate(cell)) return packDate(0, cell.month, cell.day);
    return isText(cell) ? readDayOfMonth(cell, order) : NO_DATE;
  },
  lacksYear: true,
};

/** "1959-325" and "1959/325" are the 325th day; of "1960-1" to "1960-12" a sheet makes the first days of months. */
const YEAR_AND_DAY: DateNotation = {
  read: (cell) => {
    if (isDate(cell)) return packDayOfYear(cell.year, cell.month);
    const [, year = 0, day = 0] = (isText(cell) && TEXT_OF_YEAR_AND_DAY.exec(cell)) || [];
    return packDayOfYear(Number(year), Number(day));
  },
};

const TEXT_OF_YEAR_AND_DAY = /^(\d{4})[-/](\d{2,3})$/;

function areDaysOfYears(cells: readonly Cell[]): boolean {
  const texts = cells.filter(isText);
  return texts.length * 2 > cells.length && texts.every((text) => TEXT_OF_YEAR_AND_DAY.test(text));
}

/** "Jan-01" means January 2001, but the sheet took it for 1 January of the year `given`. */
function monthsTaken(given: number): DateNotation {
  const isTaken = (cell: Cell | undefined) => isDate(cell) && cell.year === given;
  return {
    read: (cell, order) =>
      isDate(cell) && isTaken(cell)
        ? packDate(cell.day, cell.month, 0)
        : WRITTEN_DATES.read(cell, order),
    isTaken,
  };
}

/** A sample of a column's cells, all its cells, and the shown texts of the sample. */
type Written = {
  cells: readonly Cell[];
  all: () => readonly (Cell | undefined)[];
  shown: readonly string[];
};

/** Finds how the dates of a column are written; `key`: what its header says. */
export function dateNotationOf(
  { cells, all, shown }: Written,
  thisYear: number,
  key?: KeyKind,
): DateNotation {
  const dates = cells.filter(isDate);
  const mayBeTaken = dates.length > 0 && yearWithDays(dates, thisYear) >= 0;
  const taken = mayBeTaken ? yearOfMonthYears(all(), thisYear) : 0;
  if (taken) return monthsTaken(taken);
  if (areDaysOfYears(cells)) return YEAR_AND_DAY;
  if (lackYears(cells, shown)) return DAY_OF_MONTH;
  const numbers = cells.map(plainNumber).filter(isNumber);
  const isPlausible = (date: number, first: number): boolean =>
    date >= first * YEAR && date < (thisYear + 2) * YEAR;
  const fitting = NUMBERS.find(
    ({ read, isNamed, follows, isShort, isPart, isOf = () => true }) =>
      (key === 'date' || !isNamed) &&
      isOf(numbers) &&
      numbers.every((n) => isPart || Number.isInteger(n)) &&
      numbers.every((n) => isPlausible(read(n), isShort ? 0 : FIRST_YEAR)) &&
      (!follows || followEachOther(numbers.map(read))),
  );
  return fitting && numbers.length > 0 ? withNumbers(fitting.read) : WRITTEN_DATES;
}

function withNumbers(readNumber: (number: number) => number): DateNotation {
  return {
    read: (cell, order) => {
      if (typeof cell === 'number') return readNumber(cell);
      if (isText(cell)) {
        const packed = order ? readDateText(cell, order) : readSampledDate(cell);
        return packed !== NO_DATE ? packed : readNumber(plainNumber(cell));
      }
      // A date cell has its century. The year 1 in it is a slip, and not 2001.
      if (!isDate(cell) || cell.year < 1000) return NO_DATE;
      return packDate(cell.year, cell.month, cell.day);
    },
  };
}

const MOST_STEPS = 0.7;

/** Most rows are a day later than the row before, or earlier. */
function followEachOther(packed: readonly number[]): boolean {
  const steps = stepsIn(packed.map(dayOf));
  const single = steps.filter((step) => Math.abs(step) === 1);
  return single.length > 1 && single.length >= steps.length * MOST_STEPS;
}

/** No text and no shown date says a year, and the texts are not months with a year of two digits. */
function lackYears(cells: readonly Cell[], shown: readonly string[]): boolean {
  const texts = cells.map((cell, at) => (isText(cell) ? cell : (shown[at] ?? '')));
  const filled = texts.filter(Boolean);
  if (filled.length === 0) return false;
  const years = new Set(cells.filter(isDate).map(({ year }) => year));
  // Dates of several years were not all typed without a year.
  if (filled.length < texts.length && years.size > 1) return false;
  if (!mostAre(filled, MOST_STEPS, (text) => DAY_OF_MONTH.read(text) !== NO_DATE)) return false;
  // "Jul-24" over 1 July 2024: a date cell that shows its year was typed with it.
  if (cells.some((cell, at) => isDate(cell) && saysYear(shown[at] ?? '', cell))) return false;
  const written = cells.filter(isText);
  return written.length === 0 || !(goByMonths(written, 'dmy') || goByMonths(written, 'mdy'));
}

function saysYear(text: string, { year, day }: CalendarDate): boolean {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return numbers.includes(year) || (numbers.includes(year % 100) && day !== year % 100);
}

/** "Jan 13", "Feb 13" or "01/13", "02/13" are months of 2013: month follows month. */
function goByMonths(texts: readonly string[], order: Order): boolean {
  const packed = texts
    .map((text) => readDayInOrder(text, order))
    .filter((date) => date !== NO_DATE);
  const steps = stepsIn(packed.map(monthOf)).filter(isNextMonth);
  return packed.length === texts.length && steps.length >= (packed.length - 1) * MOST_STEPS;
}
