import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { headerText, isEmpty, saysNothingNew } from '../cells/sheet-cells.ts';
import { isHour } from '../cells/time-of-day.ts';
import type { Table } from '../headers/table.ts';
import type { DateNotation } from './date-notations.ts';
import { isDayCell } from './key-cell.ts';
import type { MonthNotation } from './month-notations.ts';
import { NO_DATE } from './packed-date.ts';
import { type YearNotation, yearIn } from './year-notations.ts';

export type Granularity = 'year' | 'month' | 'day';

export type Keys = {
  granularity: Granularity;
  year?: number;
  month?: number;
  /** how the months are written, where a column says them */
  months?: Pick<MonthNotation, 'read'>;
  day?: number;
  /** 1 to 366, where there is no month */
  dayOfYear?: number;
  date?: number;
  /** how the dates are written, where a column says them */
  dates?: DateNotation;
  /** the column of elements: a row that names one below a merged year belongs to that year */
  element?: number | undefined;
  /** the first year, if years stand over columns */
  headedYear?: number | undefined;
  /** how the years are written, where a column says them */
  years?: Pick<YearNotation, 'fits' | 'read' | 'seasons'>;
  /** the first month of a row that runs into the next year */
  startMonth?: number;
  /** columns that are keys, or repeat them */
  all: number[];
};

/** The row has an empty year cell or a ditto mark, so it belongs to the year above. */
export function isUnderYear(row: readonly Cell[], keys: Keys): boolean {
  if (keys.year === undefined || !saysNothingNew(row[keys.year])) return false;
  if (keys.day !== undefined && !isEmpty(row[keys.day])) return true;
  return keys.month !== undefined || (keys.element !== undefined && !isEmpty(row[keys.element]));
}

/**
 * The month that a row says: undefined where it stands further up, NaN where it cannot be read. A merged month is empty
 * beside its other days or elements, and a year may stand below it.
 */
export function monthSaid(row: readonly Cell[], keys: Keys, thisYear: number): number | undefined {
  const { month, months, day, element } = keys;
  if (month === undefined) return undefined;
  const cell = row[month];
  const said = months?.read(cell) ?? NaN;
  if (isNumber(said)) return said;
  if (day === undefined) return isEmpty(row[element ?? month]) || !isEmpty(cell) ? said : undefined;
  const isUnder = isEmpty(cell) || !isDayCell(row[day] ?? null) || isNumber(yearIn(cell, thisYear));
  return isUnder ? undefined : said;
}

/** The column that says of nearly each row at which hour of its day it was read. */
export function columnOfHours(table: Table, { day }: Keys): number | undefined {
  const { sampled, columns } = table;
  if (day === undefined) return undefined;
  return columns.find(({ index }) => {
    const hours = sampled.map((row) => row[index] ?? null).filter(isHour);
    return hours.length > sampled.length * NEARLY_ALL && new Set(hours.map(headerText)).size > 1;
  })?.index;
}

const NEARLY_ALL = 0.8;

/** The date that a row's own cell says; NO_DATE also without a column of dates. */
export function dateIn(row: readonly Cell[] = [], { date = -1, dates }: Keys): number {
  return dates?.read(row[date]) ?? NO_DATE;
}

/** True where no row says its year: the person may know it. */
export function lacksYear({ year, headedYear, date, dates }: Keys): boolean {
  return year === undefined && !headedYear && (date === undefined || !!dates?.lacksYear);
}

/** True for a column that says which year, month or day a row is of; others may only be called so. */
export function isUsed({ year, month, day, dayOfYear, date }: Keys, column: number): boolean {
  return [year, month, day, dayOfYear, date].includes(column);
}

/** The share of the first rows whose year or date can be read. A header over prose has 0. */
export function keyShare({ sheet, sampled }: Table, keys: Keys): number {
  const good = sampled.map((row) => keysRead(row, keys, sheet.thisYear));
  // Data stand right below a header. Below a title that sounds like a header stand other titles.
  const near = good.slice(0, 3).some(Boolean);
  return (good.filter(Boolean).length / Math.max(1, good.length)) * (near ? 1 : 0.5);
}

/** True if the year, month or date of this row can be read. */
export function keysRead(row: readonly Cell[], keys: Keys, thisYear: number): boolean {
  if (keys.date !== undefined) return dateIn(row, keys) !== NO_DATE;
  const year =
    keys.year === undefined ||
    isUnderYear(row, keys) ||
    keys.years?.fits(row[keys.year] ?? null, thisYear, true);
  const month =
    keys.month === undefined ||
    !Number.isNaN(keys.months?.read(row[keys.month])) ||
    (keys.day !== undefined && isEmpty(row[keys.month]));
  return Boolean(year) && month && (keys.day === undefined || isDayCell(row[keys.day] ?? null));
}
