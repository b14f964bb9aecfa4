import type { Cell } from '../../reading/reading.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import { type Column, cellsBelow, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { wholeNumber } from './key-cell.ts';
import {
  datesIn,
  datesOf,
  type Finder,
  type FoundColumns,
  type FoundDate,
  type FoundYear,
  findColumns,
} from './key-columns.ts';
import type { Granularity, Keys } from './keys.ts';
import { monthOf, movesByDay, NO_DATE, packDate, packDayOfYear, yearOf } from './packed-date.ts';
import { yearHeading } from './year-headings.ts';

/** The columns that say which year, month and day a row is about; null when nothing does. */
export function findKeys(table: Table, among: readonly Column[]): Keys | null {
  // Each layout asks first about all columns.
  const known = FOUND.get(among);
  if (known !== undefined) return known;
  const keys = keysAmong({ table, among });
  FOUND.set(among, keys);
  return keys;
}

/** Kept by the list of columns: each reading makes a new list. */
const FOUND = new WeakMap<readonly Column[], Keys | null>();

function keysAmong(finder: Finder): Keys | null {
  const columns = findColumns(finder);
  const { years, months, date } = columns;
  const keys: Keys = {
    granularity: 'year',
    ...(years && { years: years.years }),
    ...(months && { months }),
    ...firstFit(columns),
    all: [],
  };
  keys.granularity = granularityOf(finder.table, keys);
  keys.all = allKeys(finder, keys, date?.index);
  return keys.all.length ? keys : null;
}

type Chosen = Partial<Omit<Keys, 'granularity' | 'all'>>;

/** Which of the columns found are the keys: by the first line that fits. */
const CHOICES: ((columns: FoundColumns) => Chosen | null)[] = [
  byDateBesideMonths,
  byDayOfYear,
  byYearAndMonth,
  byMonthBesideDay,
  byDate,
  byYearOnly,
  byMonth,
];

function firstFit(columns: FoundColumns): Chosen {
  for (const choose of CHOICES) {
    const chosen = choose(columns);
    if (chosen) return chosen;
  }
  return {};
}

/** "Date, Month, Water year": the date says the day, and the year may begin in October. */
function byDateBesideMonths(columns: FoundColumns): Chosen | null {
  const { finder, date, month } = columns;
  const saysDay = lacksDay(columns) && date && date.index !== month;
  return saysDay && movesByDay(datesIn(finder.table, date)) ? byDate(columns) : null;
}

/** "2019-01" beside "1": the first column says the year and the month, and the second the day. */
function byMonthBesideDay({ finder: { table }, date, day }: FoundColumns): Chosen | null {
  if (!date || date.dates.lacksYear || day === undefined || day === date.index) return null;
  const { index, dates } = date;
  const first = datesIn(table, date);
  // "2019-01", which a sheet makes 1 January, stands beside the days of one place after the other.
  const said = new Set(first).size > 1 ? first : datesOf(cellsBelow(table, index), dates);
  if (movesByDay(said)) return null;
  const yearIn = (cell: Cell | undefined): number => partOf(dates.read(cell), yearOf);
  const monthIn = (cell: Cell | undefined): number => partOf(dates.read(cell), monthOf);
  const packed = table.sampled.map((row) =>
    packDate(yearIn(row[index]), monthIn(row[index]), wholeNumber(row[day])),
  );
  if (!packed.every((one) => one % 100 > 0) || !movesByDay(packed)) return null;
  const years = { fits: (cell: Cell) => yearIn(cell) > 0, read: yearIn };
  return { year: index, years, month: index, months: { read: monthIn }, day };
}

function partOf(packed: number, part: (packed: number) => number): number {
  return packed === NO_DATE ? NaN : part(packed);
}

/** "Year, DOY" or "Year, Month, DOY". */
function byDayOfYear(columns: FoundColumns): Chosen | null {
  const { finder, years, month, dayOfYear } = columns;
  const isOfDays = month === undefined || lacksDay(columns) || isOfMonths(columns);
  if (!years || dayOfYear === undefined || !isOfDays) return null;
  const daysBefore = countsFromZero(finder.table, years, dayOfYear) ? 1 : 0;
  return { year: years.index, dayOfYear, daysBefore };
}

/** 0 to 364, or to 365 in a leap year. A 0 by mistake stands beside years that go on to their last day. */
function countsFromZero({ sheet, firstRow }: Table, { index, years }: FoundYear, column: number) {
  let hasZero = false;
  for (const row of sheet.cells.slice(firstRow)) {
    const day = wholeNumber(row[column]);
    if (day === 0) hasZero = true;
    else if (day > 364 && packDayOfYear(years.read(row[index], sheet.thisYear), day + 1) < 0)
      return false;
  }
  return hasZero;
}

/** Day 40 beside "February" and day 70 beside "March", in any order: several days of each month, and no middle of each. */
function isOfMonths({ finder: { table }, years, month, months, dayOfYear }: FoundColumns): boolean {
  const { sheet, firstRow } = table;
  if (!years || !months || month === undefined || dayOfYear === undefined) return false;
  const days = sheet.cells.slice(firstRow).flatMap((row) => {
    const year = years.years.read(row[years.index], sheet.thisYear);
    const date = packDayOfYear(year, wholeNumber(row[dayOfYear]));
    return date === NO_DATE ? [] : [{ date, isSaid: monthOf(date) === months.read(row[month]) }];
  });
  return days.every(({ isSaid }) => isSaid) && areOfDays(days.map(({ date }) => date));
}

/** "Year, Month" or "Year, Month, Day". */
function byYearAndMonth(columns: FoundColumns): Chosen | null {
  const { years, month, day, isOfDays } = columns;
  if (!years || month === undefined || datesSayYears(columns)) return null;
  const isDay = day !== undefined && isOfDays;
  return { year: years.index, month, ...(isDay && { day }) };
}

/** True if the dates in the month column are of several years and "Year" says a single one: then it is no key. */
function datesSayYears({ finder, date, month, years }: FoundColumns): boolean {
  if (!years || !date || date.index !== month) return false;
  const { table } = finder;
  const stated = sampleCells(table, years.index).map((cell) =>
    years.years.read(cell, table.sheet.thisYear),
  );
  const dated = datesIn(table, date).map(yearOf);
  return new Set(stated).size === 1 && new Set(dated).size > 1;
}

function byDate({ date }: FoundColumns): Chosen | null {
  if (!date) return null;
  return { date: date.index, dates: date.dates };
}

/** A year a row, or "Year, Day" with the months across. */
function byYearOnly({ years, day }: FoundColumns): Chosen | null {
  return years ? { year: years.index, ...(day !== undefined && { day }) } : null;
}

/** "Month" with a year over the rows; without it the person is asked for the year. */
function byMonth({ finder: { table }, month, day }: FoundColumns): Chosen {
  const [first = []] = table.sampled;
  const months = month !== undefined && {
    month,
    headedYear: yearHeading(first, month, table.sheet.thisYear),
  };
  return { ...months, ...(day !== undefined && { day }) };
}

/** Rows of days whose day stands in no column of its own. */
function lacksDay({ isOfDays, day }: FoundColumns): boolean {
  return isOfDays && day === undefined;
}

function allKeys({ among }: Finder, keys: Keys, date: number | undefined): number[] {
  const named = among.filter(
    ({ meaning, name }) =>
      meaning.key && /^(year|month|day|dayOfYear|date)$/.test(meaning.key) && !isUnitText(name),
  );
  const indexes = [keys.year, keys.month, keys.day, keys.dayOfYear, keys.date, date];
  const used = indexes.filter((index): index is number => index !== undefined);
  return used.length ? [...new Set([...used, ...indexesOf(named)])] : [];
}

/** Rows of days, of months or of years? Dates on the first, the fifteenth or the last are months. */
function granularityOf(table: Table, keys: Keys): Granularity {
  const { date: index, dates } = keys;
  if (index !== undefined && dates) {
    const isOfDays = movesByDay(datesIn(table, { index, dates }));
    return isOfDays || isOfDaysBelow(table, { index, dates }) ? 'day' : 'month';
  }
  if (keys.day !== undefined || keys.dayOfYear !== undefined) return 'day';
  return keys.month !== undefined ? 'month' : 'year';
}

/**
 * True if the months have several days below the sample: rows sorted as words begin "1.1.2012, 1.1.2013, …" and go on
 * to "2.1.2012" later. `movesByDay` guards against "1/1/2012, 2/1/2012, …", where the month comes first.
 */
function isOfDaysBelow(table: Table, { index, dates }: FoundDate): boolean {
  return areOfDays(datesOf(cellsBelow(table, index), dates));
}

function areOfDays(packed: readonly number[]): boolean {
  const days = new Set(packed);
  const months = new Set(Array.from(days, (date) => Math.floor(date / 100)));
  return days.size > months.size * 2 && movesByDay(packed);
}
