import type { Cell } from '../../reading/reading.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import { type Column, cellsBelow, sampleCells, shownDates, type Table } from '../headers/table.ts';
import { type DateNotation, dateNotationOf } from './date-notations.ts';
import { isDayCell, mostAre, wholeNumber } from './key-cell.ts';
import { type MonthNotation, monthNotationOf } from './month-notations.ts';
import { NO_DATE } from './packed-date.ts';
import { areSeasons, isTurnedYear, YEAR_NOTATIONS, type YearNotation } from './year-notations.ts';

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

/** All that each column may say of the time, whatever stands beside it. */
export function columnsOfTime(table: Table, among: readonly Column[]): Said[] {
  const look = { table, among };
  return [yearsIn, monthsIn, daysIn, daysOfYear, datesIn].flatMap((partIn) => partIn(look));
}

type Look = { table: Table; among: readonly Column[] };

/** A column of years or dates without a name stands among the first columns. */
const MOST_UNNAMED = 6;

function yearsIn({ table, among }: Look): Said[] {
  const { thisYear, transposed } = table.sheet;
  const unnamed = among
    .filter(
      ({ meaning: { element, month, key } }) =>
        !element && !month && key !== 'year' && key !== 'date',
    )
    .slice(0, MOST_UNNAMED);
  const found = among.flatMap((column): Said[] => {
    const { index, meaning } = column;
    const cells = sampleCells(table, index);
    const isIn = (years: YearNotation): boolean => {
      const { named, unnamed: others, across } = years.share;
      const isNamed = isUnder(years);
      const least = isNamed
        ? named
        : unnamed.includes(column)
          ? transposed
            ? across
            : others
          : undefined;
      return (
        least !== undefined &&
        cells.length > 0 &&
        mostAre(cells, least, (cell) => years.fits(cell, thisYear, isNamed)) &&
        (years.follows?.(cells) ?? true)
      );
    };
    const isUnder = ({ under }: YearNotation): boolean =>
      meaning.key !== undefined && under.includes(meaning.key);
    const years = YEAR_NOTATIONS.find(isIn);
    const by = years && isUnder(years) ? 'word' : 'cells';
    // "First year" of a station is the same in each row, and so are 30 years of a mean.
    const isOther = years?.follows && meaning.plain.includes(' ') && new Set(cells).size === 1;
    return years && !isOther ? [{ part: 'year', column, by, years }] : [];
  });
  const named = found.filter(({ by }) => by === 'word');
  return named.length > 0 ? named : found;
}

function monthsIn({ table, among }: Look): Said[] {
  return among.flatMap((column): Said[] => {
    const { name, index, meaning } = column;
    const isNamed = meaning.key === 'month';
    if (!isNamed && (meaning.element || meaning.month || meaning.key === 'year')) return [];
    const cells = sampleCells(table, index);
    const months = monthNotationOf(cells, isNamed ? 0.6 : 0.8);
    if (!months) return [];
    const by = isNamed ? 'word' : months.speaks(cells, name) ? 'cells' : 'order';
    return by === 'order' && name !== '' ? [] : [{ part: 'month', column, by, months }];
  });
}

function daysIn({ table, among }: Look): Said[] {
  return among.flatMap((column): Said[] => {
    const { key, element, month } = column.meaning;
    const cells = sampleCells(table, column.index);
    // Beside a year or a month, "date" may be the day alone.
    const least = key === 'day' ? 0.6 : key === 'date' ? 0.9 : undefined;
    const isNamed = least !== undefined && cells.length > 0 && mostAre(cells, least, isDayCell);
    const counts = (key === undefined || key === 'date') && !element && !month && countDays(cells);
    return isNamed || counts ? [{ part: 'day', column, by: isNamed ? 'word' : 'cells' }] : [];
  });
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
function daysOfYear({ table, among }: Look): Said[] {
  return among.flatMap((column): Said[] => {
    const { key } = column.meaning;
    if (key !== 'dayOfYear' && key !== 'day') return [];
    const days = sampleCells(table, column.index).map(wholeNumber);
    const goPast = days.filter((day) => day > 31).length > days.length * FEWEST_PAST;
    // Where the first of January is day 0, each day is another one.
    const fit =
      !days.includes(0) && days.length > 0 && mostAre(days, 0.9, (day) => day >= 1 && day <= 366);
    return fit && (key === 'dayOfYear' || goPast)
      ? [{ part: 'dayOfYear', column, by: 'word' }]
      : [];
  });
}

function datesIn({ table, among }: Look): Said[] {
  const { thisYear } = table.sheet;
  const hasDate = among.some(({ meaning }) => meaning.key === 'date' || meaning.key === 'month');
  return among.flatMap((column): Said[] => {
    const { index, meaning, name } = column;
    if (meaning.element || meaning.month) return [];
    const cells = sampleCells(table, index);
    const isTurned = (cell: Cell): boolean => isTurnedYear(cell, thisYear);
    if (cells.length === 0 || areSeasons(cells)) return [];
    if (meaning.key === 'year' && mostAre(cells, 0.8, isTurned)) return [];
    const written = {
      cells,
      all: () => cellsBelow(table, index),
      shown: shownDates(table, index),
    };
    // "data/1950-01" over amounts is a date itself. "Date (serial 1900)" is none.
    const key: KeyKind | undefined = /\d{4}-\d{2}(?!\d)/.test(name) ? undefined : meaning.key;
    const dates = dateNotationOf(written, thisYear, key);
    const isNamed = key === 'date' || key === 'month' || key === 'year';
    const fit = mostAre(cells, 0.7, (cell) => dates.read(cell) !== NO_DATE);
    // "Days" sounds like a count, and "Day" beside the month may be that of the most rain.
    const mayCount = meaning.refusal === 'other' || (key === 'day' && hasDate);
    return fit
      ? [{ part: 'date', column, by: isNamed ? 'word' : mayCount ? 'order' : 'cells', dates }]
      : [];
  });
}
