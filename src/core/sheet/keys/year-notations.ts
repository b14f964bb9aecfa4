import { dayNumber } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { FIRST_YEAR } from '../cells/year-like.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import { wholeNumber } from './key-cell.ts';

/** A way to write a year. Nothing outside this file knows one of them by name. */
export type YearNotation = {
  /** Could the cell be such a year? `named`: it stands under a header that says "year". */
  fits: (cell: Cell, thisYear: number, named: boolean) => boolean;
  /** NaN if the cell is no such year; below 100 if the century is settled later */
  read: (cell: Cell | undefined, thisYear: number) => number;
  /** the headers that it may stand under */
  under: readonly KeyKind[];
  /** the share of cells that must fit: under these headers, under others, in tables with the years across */
  share: { named: number; unnamed?: number; across?: number };
  /** Do the cells follow each other as such years do? */
  follows?: (cells: readonly Cell[]) => boolean;
  /** a row covers two years, such as 1961/62 */
  seasons?: boolean;
};

/** "1961*", "1961.0" and "1961年" are 1961. "1961-90" and "Mean 1961" are no year: NaN. */
export function yearIn(cell: Cell | undefined, thisYear: number): number {
  const year = isText(cell) ? Number(YEAR_TEXT.exec(cell)?.[1]) : cell;
  if (typeof year !== 'number' || !Number.isInteger(year)) return NaN;
  return year >= FIRST_YEAR && year <= thisYear + 1 ? year : NaN;
}

const YEAR_TEXT = /^\s*'?(\d{4})(?:\.0+)?\s*(?:[*#†.)+]|\([a-z]\)|年|년)?\s*$/i;

const isFourDigits = (year: number): boolean => year >= 1000 && year <= 9999;

/** Under "Year" 1204 counts as a year too: the reader reports the row and does not skip it in silence. */
const IN_FULL: YearNotation = {
  fits: (cell, thisYear, named) =>
    isNumber(yearIn(cell, thisYear)) || (named && isFourDigits(wholeNumber(cell))),
  read: (cell, thisYear) => {
    const whole = wholeNumber(cell);
    return isFourDigits(whole) ? whole : yearIn(cell, thisYear);
  },
  under: ['year', 'date'],
  share: { named: 0.6, unnamed: 0.8, across: 0.6 },
};

const BOTH_YEARS = /^\s*'?(\d{4})\s*[-/–]\s*(\d{2}|\d{4})\s*$/;

/** "1961/62" and "1961-1962" give 1961, in which the season begins; NaN for other cells. */
function seasonIn(cell: Cell | undefined): number {
  // A sheet takes 2001/02 for February 2001.
  if (isDate(cell)) return cell.day === 1 && (cell.year + 1) % 100 === cell.month ? cell.year : NaN;
  const [, first = '', second = ''] = BOTH_YEARS.exec(String(cell)) ?? [];
  const year = Number(first);
  const follows = (year + 1) % 10 ** second.length === Number(second);
  return second !== '' && follows && year >= FIRST_YEAR ? year : NaN;
}

/** 2001-02, 2002-03: each is 13 months after the one before, as no year with its months is. */
export function areSeasons(cells: readonly Cell[]): boolean {
  const dated = cells.filter((cell) => isDate(cell) || /^\D*\d{4}/.test(String(cell)));
  const seasons = dated.map(seasonIn);
  return new Set(seasons).size > 1 && seasons.every(isNumber);
}

const SEASON: YearNotation = {
  fits: (cell) => isNumber(seasonIn(cell)),
  read: seasonIn,
  under: ['year', 'date'],
  share: { named: 0.8, unnamed: 0.8, across: 0.6 },
  seasons: true,
};

/** A sheet counts days from 30 December 1899, this many days before 1970. The number 1961 is 14 May 1905. */
export const FIRST_SERIAL = 25_569;

/** 14 May 1905 gives 1961: the sheet took the year for the number of a day. */
function turnedYear(cell: Cell | undefined, thisYear: number): number {
  return isDate(cell) ? yearIn(dayNumber(cell) + FIRST_SERIAL, thisYear) : NaN;
}

const TURNED: YearNotation = {
  fits: (cell, thisYear) => isNumber(turnedYear(cell, thisYear)),
  read: turnedYear,
  under: ['year'],
  share: { named: 0.8 },
};

const SHORT: YearNotation = {
  fits: (cell) => shortYear(cell) < 100,
  read: (cell, thisYear) => {
    const year = shortYear(cell);
    return year >= 0 && year < 100 ? year : yearIn(cell, thisYear);
  },
  under: ['year'],
  share: { named: 0.8, across: 0.8 },
  follows: goOn,
};

function shortYear(cell: Cell | undefined): number {
  return wholeNumber(isText(cell) ? cell.replace(/^['’]/, '') : cell);
}

/** 98, 99, 0, 1: years stay or step by one, up or down. Totals under the word "year" do not. */
function goOn(cells: readonly Cell[]): boolean {
  const steps = stepsIn(cells.map(shortYear));
  return steps.filter((step) => Math.abs(step) % 98 <= 1).length >= steps.length * 0.7;
}

/** The first notation that fits a column is taken. */
export const YEAR_NOTATIONS: readonly YearNotation[] = [IN_FULL, SEASON, TURNED, SHORT];

/** The year over a column of values, such as 1961 or "1961/62". */
export function yearHeaded(cell: Cell, thisYear: number): number {
  const season = isText(cell) ? seasonIn(cell) : NaN;
  return Number.isNaN(season) ? yearIn(cell, thisYear) : season;
}

/** Is the cell a date such as 14 May 1905, for which the sheet took the year 1961? */
export function isTurnedYear(cell: Cell, thisYear: number): boolean {
  return isNumber(turnedYear(cell, thisYear));
}
