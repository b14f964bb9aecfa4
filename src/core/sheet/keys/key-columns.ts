import type { Cell } from '../../reading/reading.ts';
import { dateName, isDate, isEmpty } from '../cells/sheet-cells.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import type { KeyKind } from '../headers/header-meaning.ts';
import {
  type Column,
  cellsBelow,
  indexesOf,
  sampleCells,
  shownDates,
  type Table,
} from '../headers/table.ts';
import { type DateNotation, dateNotationOf, stepByDays } from './date-notations.ts';
import { saysRepublic } from './era-years.ts';
import { isDayCell, mostAre, wholeNumber } from './key-cell.ts';
import { type MonthNotation, monthNotationOf } from './month-notations.ts';
import { movesByDay, NO_DATE } from './packed-date.ts';
import { gluedMonth, monthInTitle } from './year-headings.ts';
import { areSeasons, isTurnedYear, YEAR_NOTATIONS, type YearNotation } from './year-notations.ts';

export type Finder = { table: Table; among: readonly Column[] };

/** The columns that could each be a key, whatever stands beside them. */
export type FoundColumns = {
  finder: Finder;
  date: FoundDate | undefined;
  years: FoundYear | undefined;
  month: number | undefined;
  months: MonthNotation | undefined;
  day: number | undefined;
  dayOfYear: number | undefined;
  /** the same month stands in row after row */
  isOfDays: boolean;
};

export function findColumns(finder: Finder): FoundColumns {
  const years = findYear(finder);
  const { index: month, months } =
    findMonth(finder, years) ?? (years && unnamedMonth(finder)) ?? {};
  const isOfDays =
    !!years && month !== undefined && repeatsMonths(finder.table, years.index, month);
  const day = findDay(finder, () => !!years || month !== undefined || saysMonth(finder.table));
  const date = findDate(finder);
  return {
    finder,
    date,
    years,
    month,
    months,
    day: day,
    dayOfYear: findDayOfYear(finder),
    isOfDays,
  };
}

type FoundMonth = { index: number; months: MonthNotation };

function findMonth({ table, among }: Finder, years: FoundYear | undefined): FoundMonth | undefined {
  const named = among.filter(({ meaning }) => meaning.key === 'month');
  const unnamed = among.filter(
    ({ meaning }) => !meaning.element && !meaning.month && meaning.key !== 'year',
  );
  for (const column of [...named, ...unnamed]) {
    const { name, index } = column;
    const isNamed = named.includes(column);
    // "2001/02" is a season, and to a sheet it is a date in February.
    if (index === years?.index || (!isNamed && saysNothingAtFirst(table, index))) continue;
    const cells = sampleCells(table, index);
    const months = monthNotationOf(cells, isNamed ? 0.6 : 0.8);
    if (!months) continue;
    const found = { index, months };
    if (!isNamed && !months.speaks(cells, name)) continue;
    if (!years || !countsMonths({ table, among }, years.index, found)) return found;
  }
  return undefined;
}

/** "1963 8 31", "1963 9 1": what goes on where the day begins anew is the month, even without a word. */
function unnamedMonth(finder: Finder): FoundMonth | undefined {
  const { table, among } = finder;
  const day = among.find((column) => column.name === '' && countsDays(finder, column));
  if (!day) return undefined;
  const stepsOf = (index: number) => stepsIn(table.sampled.map((row) => wholeNumber(row[index])));
  const daySteps = stepsOf(day.index);
  const goesOn = ({ index, name }: Column): boolean =>
    name === '' &&
    stepsOf(index).every((step, at) => ((daySteps[at] ?? 0) < 0 ? isNextMonth(step) : step === 0));
  const column = daySteps.some((step) => step < 0) ? among.find(goesOn) : undefined;
  const months = column && monthNotationOf(sampleCells(table, column.index), 1);
  return months ? { index: column.index, months } : undefined;
}

/**
 * True for "Rainy months" in a row a year: each year has a single month, and not always the same. Where the day stands
 * beside it, the rows may be single days.
 */
function countsMonths(finder: Finder, year: number, { index, months }: FoundMonth): boolean {
  const { table, among } = finder;
  const { sampled } = table;
  const isDay = ({ meaning, index: at }: Column): boolean =>
    meaning.key === 'day' && Math.abs(at - index) === 1;
  if (sampled.length < FEWEST_YEARS || among.some(isDay)) return false;
  const differing = (keys: readonly number[]): number =>
    new Set(sampled.map((row) => keys.map((key) => keyText(row[key])).join('/'))).size;
  const places = indexesOf(among.filter(({ meaning }) => meaning.key === 'station'));
  // An "ID" that numbers the rows is no place.
  const again = places.filter((place) => differing([place]) < sampled.length);
  const found = new Set(sampled.map((row) => months.read(row[index])));
  return found.size > 1 && differing([year, ...again]) === sampled.length;
}

const FEWEST_YEARS = 5;

/** True for remarks such as "no readings in May" further down. A merged month stands in the first of its rows. */
function saysNothingAtFirst({ sampled: [first] }: Table, index: number): boolean {
  return isEmpty(first?.[index]);
}

const ANY = (_: Column): boolean => true;

function findDay(finder: Finder, isBesideOthers: () => boolean): number | undefined {
  const called = (key: KeyKind, least: number, isOne = ANY): Column | undefined =>
    columnWhere(finder, (column) => column.meaning.key === key && isOne(column), isDayCell, least);
  // "Day" beside "Day of month": one of them is that of the week.
  const goesPastWeek = ({ index }: Column): boolean =>
    sampleCells(finder.table, index).some((cell) => wholeNumber(cell) > 7);
  const day = called('day', 0.6, goesPastWeek) ?? called('day', 0.6);
  if (day) return day.index;
  // Beside a year or a month, "date" may be the day alone.
  const beside = called('date', 0.9) ?? finder.among.find((column) => countsDays(finder, column));
  // Asked last: what the titles say is dear.
  return beside && isBesideOthers() ? beside.index : undefined;
}

/** "January 2019" over days, or the months of a year beside them. */
function saysMonth({ titles, columns, sheet }: Table): boolean {
  const isTitled = titles.some(monthInTitle) || gluedMonth(sheet.name) !== undefined;
  return isTitled || columns.some(({ meaning }) => meaning.month);
}

/** 1 to 31, 1 to 28, 1 to 31 …: the days of months, whatever stands above them. "Total" and "Max" may stand below. */
function countsDays({ table }: Finder, { index, meaning }: Column): boolean {
  const isOther = meaning.key !== undefined && meaning.key !== 'date';
  if (isOther || meaning.element || meaning.month) return false;
  let [before, last] = [Number.NaN, 0];
  for (const cell of sampleCells(table, index)) {
    const day = wholeNumber(cell);
    if (last >= 28 && Number.isNaN(day)) continue;
    if (day !== 1 && day !== before + 1) return false;
    before = day;
    last = Math.max(last, day);
  }
  return last >= 28 && last <= 31;
}

/** The first of such columns most of whose cells fit. */
function columnWhere(
  { table, among }: Finder,
  isOne: (column: Column) => boolean,
  fits: (cell: Cell) => boolean,
  least: number,
): Column | undefined {
  return among.find((column) => isOne(column) && mostFit(table, column.index, fits, least));
}

/** A column called "day" that counts past 31 counts the days of the year. */
function findDayOfYear(finder: Finder): number | undefined {
  const isDayOfYear = (cell: Cell): boolean => wholeNumber(cell) >= 1 && wholeNumber(cell) <= 366;
  const counts = ({ index, meaning }: Column): boolean =>
    meaning.key === 'dayOfYear' || (meaning.key === 'day' && goesPastMonths(finder.table, index));
  return columnWhere(finder, counts, isDayOfYear, 0.9)?.index;
}

/** A single 32 is allowed: below the days of a month somebody may have written their mean. */
function goesPastMonths(table: Table, index: number): boolean {
  const days = sampleCells(table, index).map(wholeNumber);
  return days.filter((day) => day > 31).length > days.length * FEWEST_PAST;
}

const FEWEST_PAST = 0.05;

export type FoundYear = { index: number; years: YearNotation };

function findYear(finder: Finder): FoundYear | undefined {
  for (const years of YEAR_NOTATIONS) {
    const column = yearColumn(finder, years);
    if (column) return { index: column.index, years };
  }
  return undefined;
}

function yearColumn(finder: Finder, years: YearNotation): Column | undefined {
  const { table, among } = finder;
  const { named, unnamed, across } = years.share;
  const fitsBeing = (isNamed: boolean) => (cell: Cell) =>
    years.fits(cell, table.sheet.thisYear, isNamed);
  const follows = ({ index }: Column): boolean =>
    years.follows?.(sampleCells(table, index)) ?? true;
  const isNamed = ({ index, meaning: { key }, header }: Column): boolean =>
    key !== undefined &&
    years.under.includes(key) &&
    (years.isSaid?.(header, table.titles, () => cellsBelow(table, index)) ?? true);
  // "First year" of the station is the same in each row.
  const isOfRows = (column: Column): boolean =>
    isNamed(column) && !(column.meaning.rest && isConstant(table, column.index));
  const column =
    columnWhere(finder, isOfRows, fitsBeing(true), named) ??
    columnWhere(finder, isNamed, fitsBeing(true), named) ??
    yearBesideMonths(finder, isNamed, fitsBeing(true), named);
  if (column) return follows(column) ? column : undefined;
  const least = table.sheet.transposed ? across : unnamed;
  if (least === undefined) return undefined;
  const first = { ...finder, among: unnamedYears(among) };
  return columnWhere(first, follows, fitsBeing(false), least);
}

/** "2009" beside January alone, and "Total" below December: only rows that name a month say their year. */
function yearBesideMonths(
  { table, among }: Finder,
  isNamed: (column: Column) => boolean,
  fits: (cell: Cell) => boolean,
  least: number,
): Column | undefined {
  const month = among.find(({ meaning }) => meaning.key === 'month');
  if (!month) return undefined;
  const rows = table.sampled.filter((row) => !isEmpty(row[month.index]));
  const saysYears = ({ index }: Column): boolean => {
    const cells = rows.flatMap((row) => row[index] ?? []).filter((cell) => !isEmpty(cell));
    return cells.length > 0 && mostAre(cells, least, fits);
  };
  return among.find((column) => isNamed(column) && saysYears(column));
}

/** A column of years without a name stands among the first columns. */
function unnamedYears(among: readonly Column[]): Column[] {
  const isUnnamed = ({ meaning: { element, month, key } }: Column): boolean =>
    !element && !month && key !== 'year' && key !== 'date';
  return among.filter(isUnnamed).slice(0, MOST_UNNAMED);
}

const MOST_UNNAMED = 6;

export type FoundDate = { index: number; dates: DateNotation };

/**
 * Where "2021-01" under "Date" comes again and again, 2021-01-31 under "Day" is the date. "Day" may be that of the most
 * rain in a month of each station, too: then one does not follow the other.
 */
function findDate(finder: Finder): FoundDate | undefined {
  const { table, among } = finder;
  const found = dateAmong(finder, mayHoldDates(among)) ?? dateUnderCount(finder);
  const dates = found ? datesIn(table, found) : [];
  if (new Set(dates).size * 2 > dates.length || movesByDay(dates)) return found;
  const days = among.filter(({ meaning }) => meaning.key === 'day');
  const ofDay = dateAmong(finder, days);
  const isFull = ofDay && !ofDay.dates.lacksYear && stepByDays(datesIn(table, ofDay));
  return isFull ? ofDay : found;
}

/** "Tage" and "Days" sound like a count, and over 3 May, 4 May, 5 May they are the date. */
function dateUnderCount({ table, among }: Finder): FoundDate | undefined {
  const counts = among.filter(({ meaning }) => meaning.refusal === 'other');
  const found = dateAmong({ table, among }, counts);
  return found && !found.dates.lacksYear && stepByDays(datesIn(table, found)) ? found : undefined;
}

function dateAmong({ table }: Finder, columns: readonly Column[]): FoundDate | undefined {
  const { thisYear } = table.sheet;
  let constant: FoundDate | undefined;
  for (const column of columns) {
    const { index, meaning, name } = column;
    const isTurned = (cell: Cell): boolean => isTurnedYear(cell, thisYear);
    if (meaning.key === 'year' && mostFit(table, index, isTurned, 0.8)) continue;
    const cells = sampleCells(table, index);
    if (areSeasons(cells)) continue;
    const dates = dateNotationOf(
      {
        cells,
        all: () => cellsBelow(table, index),
        shown: shownDates(table, index),
        ofRepublic: () => saysRepublic(name, table.titles),
      },
      thisYear,
      // "data/1950-01" over amounts is a date itself. "Date (serial 1900)" is none.
      /\d{4}-\d{2}(?!\d)/.test(name) ? undefined : meaning.key,
    );
    const found = { index, dates };
    const fits = (cell: Cell): boolean => dates.read(cell) !== NO_DATE;
    if (!mostFit(table, index, fits, 0.7)) continue;
    // The same date in every row, or in every row of a station, may be the day on which it was founded.
    if (!isConstant(table, index)) return found;
    constant ??= found;
  }
  return constant;
}

function mayHoldDates(among: readonly Column[]): Column[] {
  const elements = among.findIndex(({ meaning }) => meaning.element);
  return among
    .filter(
      ({ meaning: { key, element, month, refusal }, name, index }) =>
        (key && key !== 'value' && key !== 'element' && key !== 'station') ||
        name === '' ||
        // "1,27" under "Gust (m/s)" is no month.
        (index < Math.max(4, elements) && !element && !month && refusal !== 'other'),
    )
    .sort((a, b) => dateFirst(a) - dateFirst(b));
}

export function datesIn(table: Table, { index, dates }: FoundDate): number[] {
  return datesOf(sampleCells(table, index), dates);
}

export function datesOf(cells: readonly (Cell | undefined)[], { read }: DateNotation): number[] {
  return cells.map((cell) => read(cell)).filter((date) => date !== NO_DATE);
}

function isConstant(table: Table, index: number): boolean {
  const cells = sampleCells(table, index).map((cell) => JSON.stringify(cell));
  return cells.length > 2 && new Set(cells).size === 1;
}

/**
 * Sorts columns of dates: "Date" comes first, then "Year", then others. A form's timestamp says only when
 * it was sent. "From" and "until" come last, because another column may name the day between them.
 */
function dateFirst({ meaning }: Column): number {
  const kind = meaning.key === 'date' ? 0 : meaning.key === 'year' ? 1 : 2;
  return kind + (meaning.facts.has('bound') ? 3 : 0);
}

function repeatsMonths({ sampled }: Table, year: number, month: number): boolean {
  let same = 0;
  let pairs = 0;
  let lastYear = '';
  let last = '';
  for (const row of sampled) {
    lastYear = keyText(row[year]) || lastYear;
    const key = `${lastYear}/${keyText(row[month])}`;
    if (last) pairs++;
    if (key === last) same++;
    last = key;
  }
  return same / pairs > 0.5;
}

/** The text of a key cell, by which two are compared. */
function keyText(cell: Cell | undefined): string {
  if (isEmpty(cell)) return '';
  return isDate(cell) ? dateName(cell) : String(cell);
}

function mostFit(
  table: Table,
  index: number,
  fits: (cell: Cell) => boolean,
  least: number,
): boolean {
  const cells = sampleCells(table, index);
  return cells.length > 0 && mostAre(cells, least, fits);
}
