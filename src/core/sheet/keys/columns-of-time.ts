import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import type { Meaning } from '../headers/header-meaning.ts';
import { type Column, cellsBelow, sampleCells, shownDates, type Table } from '../headers/table.ts';
import { type DateNotation, dateNotationOf } from './date-notations.ts';
import { isDayCell, mostAre, wholeNumber } from './key-cell.ts';
import { type MonthNotation, monthNotationOf } from './month-notations.ts';
import { NO_DATE } from './packed-date.ts';
import {
  areSeasons,
  isTurnedYear,
  YEAR_NOTATIONS,
  type YearNotation,
  yearIn,
} from './year-notations.ts';

export type Part = 'date' | 'year' | 'month' | 'day' | 'dayOfYear';

/** What a column may say of the time of a row, and how it is written. */
export type Said = {
  part: Part;
  column: Column;
  /** its header says so; or its cells, as no other cells would; or nothing but how they go on from row to row */
  by: 'word' | 'cells' | 'order';
  years?: YearNotation;
  months?: MonthNotation;
  dates?: DateNotation;
};

type Look = {
  table: Table;
  column: Column;
  /** the filled cells of its sample */
  cells: readonly Cell[];
  /** nothing names it, and it stands among the first columns, as years without a name do */
  isUnnamed: boolean;
  /** a column beside it, or this one, is called a date or a month */
  hasDate: boolean;
};

const MOST_UNNAMED = 6;
const MOST_ACROSS = 40;

/** All that each column may say of the time, whatever stands beside it. */
export function columnsOfTime(table: Table, columns: readonly Column[]): Said[] {
  // Turned, a column is a line of the sheet: its first lines say the time, and thousands may follow.
  const among = table.sheet.transposed ? columns.slice(0, MOST_ACROSS) : columns;
  const unnamed = among
    .filter(({ meaning }) => !isOurs(meaning) && meaning.key !== 'year' && meaning.key !== 'date')
    .slice(0, MOST_UNNAMED);
  const hasDate = among.some(({ meaning }) => meaning.key === 'date' || meaning.key === 'month');
  const said = among.flatMap((column) => {
    const cells = sampleCells(table, column.index);
    const look = { table, column, cells, isUnnamed: unnamed.includes(column), hasDate };
    return cells.length > 0 ? PARTS.flatMap((partIn) => partIn(look) ?? []) : [];
  });
  const isNamedYear = ({ part, by }: Said): boolean => part === 'year' && by === 'word';
  const hasNamedYear = said.some(isNamedYear);
  return said.filter((one) => one.part !== 'year' || !hasNamedYear || isNamedYear(one));
}

const PARTS: readonly ((look: Look) => Said | null)[] = [
  yearsIn,
  monthsIn,
  daysIn,
  daysOfYear,
  datesIn,
];

function isOurs({ element, month }: Meaning): boolean {
  return element !== undefined || month !== undefined;
}

function yearsIn({ table, column, cells, isUnnamed }: Look): Said | null {
  const { thisYear, transposed } = table.sheet;
  const { key, plain } = column.meaning;
  const isUnder = ({ under }: YearNotation): boolean => key !== undefined && under.includes(key);
  const leastOf = (one: YearNotation): number => {
    if (isUnder(one)) return one.share.named;
    return (isUnnamed && one.share[transposed ? 'across' : 'unnamed']) || Infinity;
  };
  const years = YEAR_NOTATIONS.find(
    (one) =>
      leastOf(one) <= 1 &&
      mostAre(cells, leastOf(one), (cell) => one.fits(cell, thisYear, isUnder(one))) &&
      (one.follows?.(cells) ?? true),
  );
  // "First year" of a station is the same in each row, and so are 30 years of a mean.
  const isOther = years?.follows && plain.includes(' ') && new Set(cells).size === 1;
  if (!years || isOther) return null;
  return { part: 'year', column, by: isUnder(years) ? 'word' : 'cells', years };
}

function monthsIn({ table, column, cells }: Look): Said | null {
  const { name, meaning } = column;
  const isNamed = meaning.key === 'month';
  if (!isNamed && (isOurs(meaning) || meaning.key === 'year')) return null;
  // "Day" stood in the upper row of two.
  if (meaning.key === 'day' && name === '') return null;
  const isYear = (cell: Cell): boolean => isNumber(yearIn(cell, table.sheet.thisYear));
  const named = isNamed ? cells.filter((cell) => !isYear(cell)) : cells;
  const months = monthNotationOf(named, isNamed ? 0.6 : 0.8);
  if (!months) return null;
  const by = isNamed ? 'word' : months.speaks(cells, name) ? 'cells' : 'order';
  return by === 'order' && name !== '' ? null : { part: 'month', column, by, months };
}

function daysIn({ column, cells }: Look): Said | null {
  const { key } = column.meaning;
  // Beside a year or a month, "date" may be the day alone.
  const least = key === 'day' ? 0.6 : key === 'date' ? 0.9 : Infinity;
  if (least <= 1 && mostAre(cells, least, isDayCell)) return { part: 'day', column, by: 'word' };
  const mayCount = (key === undefined || key === 'date') && !isOurs(column.meaning);
  return mayCount && countDays(cells) ? { part: 'day', column, by: 'cells' } : null;
}

/** 1 to 31, 1 to 28, 1 to 31 …: the days of months, whatever stands above them. "Total" and "Max" may stand below. */
function countDays(cells: readonly Cell[]): boolean {
  let [before, last] = [Number.NaN, 0];
  for (const cell of cells) {
    const day = wholeNumber(cell);
    if (last >= 28 && Number.isNaN(day)) continue;
    if (day !== 1 && day !== before + 1) return false;
    before = day;
    last = Math.max(last, day);
  }
  return last >= 28 && last <= 31;
}

/** A single 32 is allowed: below the days of a month somebody may have written their mean. */
const FEWEST_PAST = 0.05;

/** A column called "day" that counts past 31 counts the days of the year. */
function daysOfYear({ column, cells }: Look): Said | null {
  const { key } = column.meaning;
  if (key !== 'dayOfYear' && key !== 'day') return null;
  const days = cells.map(wholeNumber);
  const goPast = days.filter((day) => day > 31).length > days.length * FEWEST_PAST;
  // Where the first of January is day 0, each day is another one.
  const fit = !days.includes(0) && mostAre(days, 0.9, (day) => day >= 1 && day <= 366);
  return fit && (key === 'dayOfYear' || goPast) ? { part: 'dayOfYear', column, by: 'word' } : null;
}

function datesIn({ table, column, cells, hasDate }: Look): Said | null {
  const { index, meaning, name } = column;
  const { thisYear } = table.sheet;
  const isTurned = (cell: Cell): boolean => isTurnedYear(cell, thisYear);
  if (isOurs(meaning) || areSeasons(cells) || mostAre(cells, 0.7, isTimeOfDay)) return null;
  if (meaning.key === 'year' && mostAre(cells, 0.8, isTurned)) return null;
  const written = { cells, all: () => cellsBelow(table, index), shown: shownDates(table, index) };
  // "data/1950-01" over amounts is a date itself. "Date (serial 1900)" is none.
  const key = /\d{4}-\d{2}(?!\d)/.test(name) ? undefined : meaning.key;
  const dates = dateNotationOf(written, thisYear, key);
  if (!mostAre(cells, 0.7, (cell) => dates.read(cell) !== NO_DATE)) return null;
  const isNamed = key === 'date' || key === 'month' || key === 'year';
  // "Days" sounds like a count, and "Day" beside the month may be that of the most rain.
  const mayCount = meaning.refusal === 'other' || (key === 'day' && hasDate);
  return { part: 'date', column, by: isNamed ? 'word' : mayCount ? 'order' : 'cells', dates };
}
