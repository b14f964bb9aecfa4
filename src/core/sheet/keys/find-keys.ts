import type { Cell } from '../../reading/reading.ts';
import { isEmpty } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { DECISIONS, sumOf } from '../headers/decisions.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import { type Column, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { columnsOfTime, type Part, type Said } from './columns-of-time.ts';
import type { DateNotation } from './date-notations.ts';
import { wholeNumber } from './key-cell.ts';
import { type Granularity, type Keys, monthSaid } from './keys.ts';
import {
  dayOf,
  monthNumber,
  monthOf,
  movesByDay,
  NO_DATE,
  packDate,
  packDayOfYear,
  yearOf,
} from './packed-date.ts';

/** The columns that say which year, month and day a row is about; null when nothing does. */
export function findKeys(table: Table, among: readonly Column[]): Keys | null {
  const said = columnsOfTime(table, among);
  let best: { keys: Keys; score: number } | undefined;
  for (const way of waysOf(said)) {
    const keys = keysOf(way);
    const score = scoreOf(table, keys, Object.values(way));
    if (score > (best?.score ?? 0)) best = { keys, score };
  }
  if (!best) return null;
  const { keys } = best;
  const named = among.filter(
    ({ meaning, name }) => meaning.key && PARTS.has(meaning.key) && !isUnitText(name),
  );
  const date = said.find(({ part, by }) => part === 'date' && by === 'word')?.column.index;
  const others = date === undefined ? [] : [date];
  const all = [...new Set([...keys.all, ...others, ...indexesOf(named)])];
  return { ...keys, granularity: granularityOf(table, keys), all };
}

/** One way to tell the time of a row: by the columns that say its date, or the parts of it. */
type Way = { [part in Part]?: Said };

const PARTS: ReadonlySet<string> = new Set(['year', 'month', 'day', 'dayOfYear', 'date']);

/** Every way to take year, month and day from columns, or some of them from none. */
function waysOf(said: readonly Said[]): Way[] {
  const ways: Way[] = [];
  const of = (wanted: Part) => said.filter(({ part }) => part === wanted);
  const orNone = (wanted: Part) => [...of(wanted), undefined];
  const add = (...parts: (Said | undefined)[]): void => {
    const told = parts.filter((one) => one !== undefined);
    const columns = new Set(told.map(({ column }) => column));
    if (told.length > 0 && columns.size === told.length)
      ways.push(Object.fromEntries(told.map((one) => [one.part, one])));
  };
  for (const year of of('year')) for (const day of of('dayOfYear')) add(year, day);
  const saysMonth = of('month').some(({ by }) => by !== 'order');
  for (const year of orNone('year'))
    for (const month of orNone('month')) {
      // Numbers that nothing calls months are some where the day begins anew.
      if (month?.by !== 'order') add(year, month);
      // A day is one of the month beside it. Where that stands in a header or a title, the rows do not say it.
      if (month || !saysMonth) for (const day of of('day')) add(year, month, day);
    }
  for (const date of of('date')) {
    add(date);
    if (!date.dates?.lacksYear) for (const day of of('day')) add(date, day);
  }
  return ways;
}

function keysOf({ date, year, month, day, dayOfYear }: Way): Keys {
  const used = [date, year, month, day, dayOfYear].flatMap((one) => one?.column.index ?? []);
  const keys: Keys = { granularity: 'year', all: used };
  if (date?.dates && day)
    return { ...keys, ...monthsBesideDays(date.column.index, date.dates), day: day.column.index };
  if (date?.dates) return { ...keys, date: date.column.index, dates: date.dates };
  if (year?.years) Object.assign(keys, { year: year.column.index, years: year.years });
  if (month?.months) Object.assign(keys, { month: month.column.index, months: month.months });
  if (day) keys.day = day.column.index;
  if (year && dayOfYear) keys.dayOfYear = dayOfYear.column.index;
  return keys;
}

/** "2019-01" beside "1": the first column says the year and the month, and the second the day. */
function monthsBesideDays(index: number, dates: DateNotation): Partial<Keys> {
  const part = (of: (packed: number) => number) => (cell: Cell | undefined) => {
    const packed = dates.read(cell);
    return packed === NO_DATE ? NaN : of(packed);
  };
  const years = { fits: (cell: Cell) => part(yearOf)(cell) > 0, read: part(yearOf) };
  return { year: index, years, month: index, months: { read: part(monthOf) } };
}

/** How many rows it dates, how many dates differ, how they go on from row to row, and what the headers say of it. */
function scoreOf(table: Table, keys: Keys, said: readonly Said[]): number {
  const { sampled, sheet } = table;
  const read = datesOf(sampled, keys, sheet.thisYear).filter((date) => date !== NO_DATE);
  const goesOn = evennessOf(read.map(counterOf(keys, movesByDay(read))));
  const isDated = keys.year !== undefined || (keys.date !== undefined && !keys.dates?.lacksYear);
  // Nothing says of 1 to 12 under no word that they are months, but that they go on.
  if (said.some(({ by }) => by === 'order') && goesOn < LEAST_STEPS) return -1;
  const named = said.filter(({ by }) => by === 'word').length;
  return sumOf(DECISIONS.times, {
    read: read.length / Math.max(1, sampled.length),
    different: new Set(read).size / Math.max(1, read.length),
    goOn: goesOn,
    named,
    // "2019-01" beside "Day" may be a single day of the month, however the days follow each other.
    monthBesideDay: Number(keys.year !== undefined && keys.year === keys.month && named === 2),
    undated: Number(!isDated),
  });
}

const LEAST_STEPS = 0.7;

/** Counts what a row is about: days, months or years. */
function counterOf(
  { date, month, day, dayOfYear }: Keys,
  isOfDays: boolean,
): (packed: number) => number {
  if (day !== undefined || dayOfYear !== undefined || (date !== undefined && isOfDays))
    return dayOf;
  const isOfYears = date === undefined && month === undefined;
  return isOfYears ? yearOf : monthNumber;
}

/** The share of steps from row to row that are like most of them: all by a day, or all from January to January. */
function evennessOf(counts: readonly number[]): number {
  const steps = stepsIn(counts)
    .map(Math.abs)
    .filter((step) => step > 0);
  const times = new Map<number, number>();
  for (const step of steps) times.set(step, (times.get(step) ?? 0) + 1);
  return steps.length > 0 ? Math.max(...times.values()) / steps.length : 0;
}

/** The date of each row; a merged year or month stands in the first of its rows. */
function datesOf(rows: readonly (readonly Cell[])[], keys: Keys, thisYear: number): number[] {
  const { date = -1, dates, year = -1, years, months, day = -1, dayOfYear = -1 } = keys;
  // A leap year: any day of a month is one of it.
  let [lastYear, lastMonth] = [years ? NaN : 2000, months ? NaN : 1];
  return rows.map((row) => {
    if (dates) return dates.read(row[date]);
    if (years && (!isEmpty(row[year]) || (!months && day < 0)))
      lastYear = years.read(row[year], thisYear);
    if (months) lastMonth = monthSaid(row, keys, thisYear) ?? lastMonth;
    if (Number.isNaN(lastYear) || Number.isNaN(lastMonth)) return NO_DATE;
    if (dayOfYear >= 0) return packDayOfYear(lastYear, wholeNumber(row[dayOfYear]));
    const ofMonth = day < 0 ? 0 : wholeNumber(row[day]);
    return packDate(lastYear, lastMonth, Number.isNaN(ofMonth) ? -1 : ofMonth);
  });
}

/** Rows of days, of months or of years? Dates on the first, the fifteenth or the last are months. */
function granularityOf(table: Table, { date, dates, day, dayOfYear, month }: Keys): Granularity {
  if (date !== undefined && dates) {
    const readAll = (cells: readonly (Cell | undefined)[]): number[] =>
      cells.map((cell) => dates.read(cell)).filter((packed) => packed !== NO_DATE);
    return movesByDay(readAll(sampleCells(table, date))) ? 'day' : 'month';
  }
  if (day !== undefined || dayOfYear !== undefined) return 'day';
  return month !== undefined ? 'month' : 'year';
}
