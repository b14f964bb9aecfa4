import type { CalendarDate } from '../../calendar/civil-date.ts';
import { dateOfDay } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import { FIRST_YEAR } from '../cells/year-like.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import { BEFORE_REPUBLIC } from './era-years.ts';
import { mostAre, plainNumber } from './key-cell.ts';
import { yearOfMonthYears, yearWithDays } from './month-year-dates.ts';
import {
  dayOf,
  monthNumber,
  monthOf,
  movesByDay,
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
  /** the number in a cell, where the cells of a column are numbers */
  readNumber: (number: number) => number;
  /** only under a header that says "date" */
  named?: boolean;
  /** years of two digits: their century is settled later */
  shortYears?: boolean;
  /** a title or a person has to name the year of the first row, or of all rows */
  lacksYear?: 'of-the-first' | 'of-all';
  /** Did the sheet take the month in this cell for a day? */
  isTaken?: (cell: Cell | undefined) => boolean;
  /** 37626 is a day counted from the sheet's first */
  fromSheet?: boolean;
  /** only where each row is a day or a month from the one before */
  follows?: true;
  /** what else is true of the numbers of a column */
  isOf?: (numbers: readonly number[]) => boolean;
  /** Has a sheet taken a zero away that the number was written with? */
  hasLostZero?: (number: number) => boolean;
  /** chooses between two possible dates by the date of the row before */
  settle?: (packed: number, before: number) => number;
};

type Numbers = Omit<DateNotation, 'read'>;

function withNumbers(numbers: Numbers): DateNotation {
  return { ...numbers, read: (cell, order) => readCell(cell, order, numbers.readNumber) };
}

/** Texts such as "3 May 1961" and date cells. They mean the same in every column. */
export const WRITTEN_DATES = withNumbers({ readNumber: () => NO_DATE });

const YEAR_MONTH_DAY = withNumbers({
  readNumber: (n) => packDate(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100),
});

const YEAR_MONTH = withNumbers({ readNumber: (n) => packDate(Math.floor(n / 100), n % 100, 0) });

const MONTH_YEAR = withNumbers({
  readNumber: (n) => packDate(n % 10_000, Math.floor(n / 10_000), 0),
  hasLostZero: (n) => n < 100_000,
});

const DAY_MONTH_YEAR = withNumbers({
  readNumber: (n) => packDate(n % 10_000, Math.floor(n / 10_000) % 100, Math.floor(n / 1_000_000)),
  hasLostZero: (n) => n < 10_000_000,
});

/** 1996060 is day 60 of 1996: 29 February. */
const YEAR_DAY = withNumbers({
  readNumber: (n) => packDayOfYear(Math.floor(n / 1000), n % 1000),
  follows: true,
});

/** In a sheet 50,000 is the number of a day in 2036. */
const LAST_SERIAL = 50_000;

/** 96060 is day 60 of 1996, as crop models write it, and 5001 the first day of 2005. */
const SHORT_YEAR_DAY = withNumbers({
  readNumber: (n) => (n < 100_000 ? packDayOfYear(Math.floor(n / 1000), n % 1000) : NO_DATE),
  follows: true,
  // 45060 may be the sheet's number of a day in 2023.
  isOf: ([first = 0, ...others]) =>
    others.some((n) => n > LAST_SERIAL) || (first > 1000 && first % 1000 === 1),
  named: true,
  shortYears: true,
});

/** 910131 is the last day of January 1991, and 10131 that of 2001. */
const SHORT_YEAR_MONTH_DAY = withNumbers({
  readNumber: (n) => (n < 1_000_000 ? YEAR_MONTH_DAY.readNumber(n) : NO_DATE),
  follows: true,
  named: true,
  shortYears: true,
});

/** 1996.06 is the 60th day of 1996, which has lost a zero. */
const YEAR_POINT_DAY = withNumbers({
  readNumber: (n) => packDayOfYear(Math.floor(n), Math.round((n % 1) * 1000)),
  follows: true,
});

/** 1961.042 is the middle of January and 1961.083 the beginning of February. */
const DECIMAL_YEAR = withNumbers({
  readNumber: (n) => packDate(Math.floor(n + 0.004), Math.floor(((n + 0.004) % 1) * 12) + 1, 0),
  follows: true,
});

/** 1949.1 is January or, with its zero gone, October: the rows before it decide. */
const YEAR_POINT_MONTH = withNumbers({
  readNumber: (n) => {
    const hundredths = Math.round((n % 1) * 100);
    const month = hundredths > 12 && hundredths % 10 === 0 ? hundredths / 10 : hundredths;
    return packDate(Math.floor(n), month, 0);
  },
  hasLostZero: (n) => Math.round(n * 100) % 10 === 0,
  // October stands beside September, or beside November where the latest month is the first; else it is 1949.1 as
  // January was written.
  settle: (packed, before) => {
    const isBeside = Math.abs(Math.floor(before / 100) - Math.floor(packed / 100)) === 1;
    return monthOf(packed) === 10 && !isBeside ? packed - 900 : packed;
  },
});

/** `01.1961` is a number to a sheet that writes decimal points, and 10.1960 loses its zero. */
const MONTH_POINT_YEAR = withNumbers({
  readNumber: (n) => packDate(Math.round((n % 1) * 10_000), Math.floor(n), 0),
  hasLostZero: (n) => Math.round(n * 10_000) % 10 === 0,
  isOf: (numbers) => !numbers.some(Number.isInteger),
});

/** -13877 is 1 January 1862. Small numbers under "Date" are days of a month. */
const SERIAL = withNumbers({
  readNumber: (n) => {
    const { year, month, day } = dateOfDay(n - FIRST_SERIAL);
    return packDate(year, month, day);
  },
  isOf: (numbers) => numbers.filter((n) => Math.abs(n) > 3000).length * 2 > numbers.length,
  named: true,
  fromSheet: true,
});

/** "13 January", 13/1, "Tue 1 Jan", or a date that a sheet shows so, whatever year it gave it. */
const DAY_OF_MONTH: DateNotation = {
  read: (cell, order = 'dmy') => {
    if (isDate(cell)) return packDate(0, cell.month, cell.day);
    return isText(cell) ? readDayOfMonth(cell, order) : NO_DATE;
  },
  readNumber: () => NO_DATE,
  lacksYear: 'of-the-first',
};

/** The rows stand in no order, so a January after a December is of the same year. */
const DAY_IN_NO_ORDER: DateNotation = { ...DAY_OF_MONTH, lacksYear: 'of-all' };

/** December stands beside January more than once, but no day comes twice. */
function areOfOneYear(cells: readonly (Cell | undefined)[]): boolean {
  const days = cells.map((cell) => DAY_OF_MONTH.read(cell)).filter((day) => day !== NO_DATE);
  const turns = days.filter((day, at) => Math.abs(day - (days[at - 1] ?? day)) > 1000);
  return turns.length > 1 && new Set(days).size === days.length;
}

/** "80/1/5", "100年1月" in years of the Republic of China */
const OF_REPUBLIC: DateNotation = {
  read: (cell) => {
    const [, year = 0, month = 0, day = 0] = (isText(cell) && DATE_OF_REPUBLIC.exec(cell)) || [];
    const packed = packDate(Number(year) + BEFORE_REPUBLIC, Number(month), Number(day));
    return Number(year) > 0 ? packed : NO_DATE;
  },
  readNumber: () => NO_DATE,
};

const DATE_OF_REPUBLIC = /^\s*(\d{2,3})[年/.-]\s*(\d{1,2})(?:[月/.-]\s*(\d{1,2})\s*日?|\s*月|)\s*$/;

/** Somebody says so, or a year has three digits: 104/01/05. */
function areOfRepublic(cells: readonly Cell[], isSaid: () => boolean, isOfTime: boolean): boolean {
  const texts = cells.filter(isText);
  if (!mostAre(texts, MOST_STEPS, (text) => DATE_OF_REPUBLIC.test(text))) return false;
  return (isOfTime && texts.some((text) => /^\s*\d{3}[年/-]/.test(text))) || isSaid();
}

/** "1959-325" and "1959/325" are the 325th day; of "1960-1" to "1960-12" a sheet makes the first days of months. */
const YEAR_DASH_DAY: DateNotation = {
  ...WRITTEN_DATES,
  read: (cell) => {
    if (isDate(cell)) return packDayOfYear(cell.year, cell.month);
    const [, year = 0, day = 0] = (isText(cell) && YEAR_AND_DAY.exec(cell)) || [];
    return packDayOfYear(Number(year), Number(day));
  },
};

const YEAR_AND_DAY = /^(\d{4})[-/](\d{2,3})$/;

function areDaysOfYears(cells: readonly Cell[]): boolean {
  const texts = cells.filter(isText);
  return texts.length * 2 > cells.length && texts.every((text) => YEAR_AND_DAY.test(text));
}

function saysYear(text: string, { year, day }: CalendarDate): boolean {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return numbers.includes(year) || (numbers.includes(year % 100) && day !== year % 100);
}

/** "Jan-01" means January 2001, but the sheet took it for 1 January of the year `given`. */
function monthsTaken(given: number): DateNotation {
  const isTaken = (cell: Cell | undefined) => isDate(cell) && cell.year === given;
  return {
    ...WRITTEN_DATES,
    read: (cell, order) =>
      isDate(cell) && isTaken(cell)
        ? packDate(cell.day, cell.month, 0)
        : WRITTEN_DATES.read(cell, order),
    isTaken,
  };
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
  const areMonths = (order: Order): boolean => goByMonths(written, order);
  return written.length === 0 || !(areMonths('dmy') || areMonths('mdy'));
}

/** The first notation is taken that reads every number of a column as a plausible date. */
const WHOLE: readonly DateNotation[] = [
  YEAR_DAY,
  SHORT_YEAR_DAY,
  YEAR_MONTH_DAY,
  YEAR_MONTH,
  MONTH_YEAR,
  DAY_MONTH_YEAR,
  SHORT_YEAR_MONTH_DAY,
  SERIAL,
];
const BROKEN: readonly DateNotation[] = [
  YEAR_POINT_DAY,
  DECIMAL_YEAR,
  YEAR_POINT_MONTH,
  MONTH_POINT_YEAR,
];

/** A sample of a column's cells, all its cells, and the shown texts of the sample. */
type Written = {
  cells: readonly Cell[];
  all: () => readonly (Cell | undefined)[];
  shown: readonly string[];
  /** the header or a title says that years are those of the Republic of China */
  ofRepublic?: () => boolean;
};

/** Finds how the dates of a column are written; `key`: what its header says. */
export function dateNotationOf(
  { cells, all, shown, ofRepublic = () => false }: Written,
  thisYear: number,
  key?: KeyKind,
): DateNotation {
  const given =
    cells.some(isDate) && yearWithDays(cells.filter(isDate), thisYear) >= 0
      ? yearOfMonthYears(all(), thisYear)
      : 0;
  if (given) return monthsTaken(given);
  if (areDaysOfYears(cells)) return YEAR_DASH_DAY;
  if (areOfRepublic(cells, ofRepublic, saysTime(key))) return OF_REPUBLIC;
  if (lackYears(cells, shown)) return areOfOneYear(all()) ? DAY_IN_NO_ORDER : DAY_OF_MONTH;
  const numbers = cells.map(plainNumber).filter(isNumber);
  if (numbers.length === 0) return WRITTEN_DATES;
  const areParts = !numbers.every(Number.isInteger);
  const fits = (notation: DateNotation): boolean =>
    (key === 'date' || !notation.named) &&
    (notation.isOf?.(numbers) ?? true) &&
    // 6.19 under "quality" is no June of 1900.
    (!(notation.follows || (areParts && !saysTime(key))) ||
      followEachOther(numbers.map(notation.readNumber))) &&
    numbers.every((n) => {
      const packed = notation.readNumber(n);
      if (notation.shortYears && packed >= 0) return true;
      return packed >= FIRST_YEAR * YEAR && packed < (thisYear + 2) * YEAR;
    });
  return (areParts ? BROKEN : WHOLE).find(fits) ?? WRITTEN_DATES;
}

function saysTime(key: KeyKind | undefined): boolean {
  return key === 'date' || key === 'year' || key === 'month';
}

const MOST_STEPS = 0.7;

/** Most rows are one day or one month later than the row before, or earlier. */
function followEachOther(packed: readonly number[]): boolean {
  const count = movesByDay(packed) ? dayOf : monthNumber;
  const steps = stepsIn(packed.map(count));
  const single = steps.filter((step) => Math.abs(step) === 1);
  return single.length > 1 && single.length >= steps.length * MOST_STEPS;
}

function readCell(
  cell: Cell | undefined,
  order: Order | undefined,
  readNumber: Numbers['readNumber'],
): number {
  if (typeof cell === 'number') return readNumber(cell);
  if (isText(cell)) {
    const packed = order ? readDateText(cell, order) : readSampledDate(cell);
    return packed !== NO_DATE ? packed : readNumber(plainNumber(cell));
  }
  // A date cell has its century. The year 1 in it is a slip, and not 2001.
  if (!isDate(cell) || cell.year < 1000) return NO_DATE;
  return packDate(cell.year, cell.month, cell.day);
}

/** "Jan 13", "Feb 13" or "01/13", "02/13" are months of 2013: month follows month. */
function goByMonths(texts: readonly string[], order: Order): boolean {
  const packed = texts
    .map((text) => readDayInOrder(text, order))
    .filter((date) => date !== NO_DATE);
  const steps = stepsIn(packed.map(monthOf)).filter(isNextMonth);
  return packed.length === texts.length && steps.length >= (packed.length - 1) * MOST_STEPS;
}
