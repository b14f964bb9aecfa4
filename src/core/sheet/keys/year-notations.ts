import { dayNumber } from '../../calendar/civil-date.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { FIRST_YEAR } from '../cells/year-like.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import { wordsOf } from '../headers/known-words.ts';
import { BEFORE_REPUBLIC, inCommonEra, saysRepublic } from './era-years.ts';
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
  /** what its header, the titles and the cells must also say */
  isSaid?: (
    header: string,
    titles: readonly string[],
    cells: () => readonly (Cell | undefined)[],
  ) => boolean;
  /** Do the cells follow each other as such years do? */
  follows?: (cells: readonly Cell[]) => boolean;
  /** a row covers two years, such as 1961/62 */
  seasons?: boolean;
  /** what a finding says: the years count from another one, or the sheet took them for dates */
  reported?: { shift: number } | 'became-dates';
};

/** "1961*", "1961.0" and "Año 1961" are 1961. "1961-90" and "Mean 1961" are no year: NaN. */
export function yearIn(cell: Cell | undefined, thisYear: number): number {
  const year = isText(cell) ? yearInText(cell) : cell;
  if (typeof year !== 'number' || !Number.isInteger(year)) return NaN;
  return year >= FIRST_YEAR && year <= thisYear + 1 ? year : NaN;
}

function yearInText(text: string): number {
  const [, word, year] = YEAR_TEXT.exec(inCommonEra(text)) ?? [];
  if (word !== undefined && !wordsOf(plainText(word)).has('year')) return NaN;
  return Number(year);
}

const YEAR_TEXT =
  /^\s*(?:([\p{L}\p{M}]{2,12})\.?:? )?'?(\d{4})(?:\.0+)?\s*(?:[*#†.)+]|\(?([a-z]{1,12})\.?\)?|年|년)?\s*$/iu;

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

/** 2001-02, 2002-03: each is 13 months after the one before, as no year with its months is. "Mean" is none. */
export function areSeasons(cells: readonly Cell[]): boolean {
  const seasons = new Set<number>();
  for (const cell of cells) {
    if (!isDate(cell) && !/^\D*\d{4}/.test(String(cell))) continue;
    const season = seasonIn(cell);
    if (Number.isNaN(season)) return false;
    seasons.add(season);
  }
  return seasons.size > 1;
}

const SEASON: YearNotation = {
  fits: (cell) => isNumber(seasonIn(cell)),
  read: seasonIn,
  under: ['year', 'date'],
  share: { named: 0.8, unnamed: 0.8, across: 0.6 },
  seasons: true,
};

/** 80, "80年", "民80" */
const REPUBLIC_YEAR = /^\s*民?\s*(\d{1,3})\s*年?\s*$/;

function yearOfRepublic(cell: Cell | undefined): number {
  const [, count = NaN] = REPUBLIC_YEAR.exec(isDate(cell) ? '' : String(cell)) ?? [];
  return Number(count) >= 1 && Number(count) <= 200 ? Number(count) + BEFORE_REPUBLIC : NaN;
}

/** True for 98, 99, 100 under 年: other years of two digits go on with 0. A program counts its years from 1. */
function passHundred(header: string, all: () => readonly (Cell | undefined)[]): boolean {
  if (!header.includes('年')) return false;
  const years = all()
    .map((cell) => yearOfRepublic(cell) - BEFORE_REPUBLIC)
    .filter(isNumber);
  const isPast = years.some((year) => year >= 100) && years.every((year) => year > FEW_YEARS);
  return isPast && stepsIn(years).every((step) => Math.abs(step) <= 1);
}

const FEW_YEARS = 30;

/** Years of the Republic of China (民國) begin in 1912. */
const REPUBLIC: YearNotation = {
  fits: (cell) => isNumber(yearOfRepublic(cell)),
  read: yearOfRepublic,
  under: ['year'],
  share: { named: 0.8 },
  isSaid: (header, titles, cells) => saysRepublic(header, titles) || passHundred(header, cells),
  reported: { shift: BEFORE_REPUBLIC },
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
  reported: 'became-dates',
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

/** "Year 80", "Año '80": NaN for "Year 8", which counts the years of a trial. */
function spokenYear(cell: Cell | undefined): number {
  const [, word = '', year] = SPOKEN_YEAR.exec(isText(cell) ? cell : '') ?? [];
  return wordsOf(plainText(word)).has('year') ? Number(year) : NaN;
}

const SPOKEN_YEAR = /^\s*(\p{L}[\p{L}\p{M}]{1,11})\.?:? ?['’]?(\d{2})\s*$/u;

const SPOKEN: YearNotation = {
  fits: (cell) => isNumber(spokenYear(cell)),
  read: spokenYear,
  under: ['year', 'date'],
  share: { named: 0.8, unnamed: 0.8, across: 0.8 },
  follows: (cells) => areSpoken(cells.map(spokenYear).filter(isNumber)),
};

/** A trial counts from "Year 01", and hardly past 50. */
function areSpoken(years: readonly number[]): boolean {
  return years[0] !== 1 && years.some((year) => year > 50) && goOn(years);
}

const FEWEST_ACROSS = 3;

/** 61, 62, 63 over columns: they count on, and one is above 31, so they are not days. */
export function areShortYears(row: readonly Cell[]): boolean {
  const spoken = row.map(spokenYear).filter(isNumber);
  const years = areSpoken(spoken) ? spoken : row.map(shortYear).filter(isNumber);
  return (
    years.length >= FEWEST_ACROSS &&
    years.some((year) => year > 31) &&
    years.every((year, at) => year < 100 && (at === 0 || year === ((years[at - 1] ?? 0) + 1) % 100))
  );
}

/** 98, 99, 0, 1: years stay or step by one, up or down. Totals under the word "year" do not. */
function goOn(cells: readonly Cell[]): boolean {
  const steps = stepsIn(cells.map(shortYear));
  return steps.filter((step) => Math.abs(step) % 98 <= 1).length >= steps.length * 0.7;
}

/** The first notation that fits a column is taken. */
export const YEAR_NOTATIONS: readonly YearNotation[] = [
  IN_FULL,
  SEASON,
  REPUBLIC,
  TURNED,
  SHORT,
  SPOKEN,
];

/** The year over a column of values, such as 1961 or "1961/62". */
export function yearHeaded(cell: Cell, thisYear: number): number {
  const season = isText(cell) ? seasonIn(cell) : NaN;
  return Number.isNaN(season) ? yearIn(cell, thisYear) : season;
}

/** Is the cell a date such as 14 May 1905, for which the sheet took the year 1961? */
export function isTurnedYear(cell: Cell, thisYear: number): boolean {
  return isNumber(turnedYear(cell, thisYear));
}
