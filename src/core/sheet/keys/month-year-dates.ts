import type { CalendarDate } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { filledIn, isDate, isText } from '../cells/sheet-cells.ts';

const FEWEST = 6;

/**
 * A sheet takes "Jan-01", meant as January 2001, for 1 January of this year, and "Jan-02" for 2 January.
 * Gives the year that the sheet set, and 0 if the dates of the column are what they seem.
 */
export function yearOfMonthYears(cells: readonly (Cell | undefined)[], thisYear: number): number {
  const dates = cells.filter(isDate);
  const given = yearWithDays(dates, thisYear);
  if (given < 0) return 0;
  const written = new Set(cells.map(yearOfMonth).filter((year) => year >= 0));
  const years = new Set(dates.map(({ year }) => year));
  if (years.size + written.size > 1) return yearFarFrom(years, written, given, dates);
  const isDense = dates.length >= filledIn(cells).length * 0.9;
  return isDense && fillTheirYears(dates) ? given : 0;
}

/**
 * The one year whose dates have other days than 1. 0 if there is none. -1 if there are two, or if a day
 * cannot be a year until now, as 31 cannot.
 */
export function yearWithDays(dates: readonly CalendarDate[], thisYear: number): number {
  let given = 0;
  for (const { year, day } of dates) {
    if (day === 1 || year === given) {
      if (day > (thisYear + 1) % 100) return -1;
    } else if (given) return -1;
    else given = year;
  }
  return given;
}

/**
 * In a column of "Jan-98" to "Jan-03" a sheet makes "Jan-98" January 1998, keeps "Jan-00" as text, and
 * makes "Jan-03" 3 January of this year: a year far from all the others. Gives that year, or 0.
 */
function yearFarFrom(
  years: ReadonlySet<number>,
  written: ReadonlySet<number>,
  given: number,
  dates: readonly CalendarDate[],
): number {
  const isNear = (year: number): boolean =>
    [-1, 0, 1].some(
      (by) => (by && years.has(year + by)) || (!given && written.has((year + by) % 100)),
    );
  const [only = 0, ...others] = [...years].filter((year) => !isNear(year));
  const isProved = written.size > 0 || dates.filter(({ day }) => day > 1).length >= FEWEST - 1;
  return others.length === 0 && isProved && (given === 0 || given === only) ? only : 0;
}

/** Read as months the dates fill nearly every month of several years. No record of days does. */
function fillTheirYears(dates: readonly CalendarDate[]): boolean {
  const months = new Set(dates.map(({ day, month }) => day * 12 + month));
  const days = new Set(dates.map(({ day }) => day));
  const span = Math.max(...months) - Math.min(...months) + 1;
  return days.size > 1 && months.size >= FEWEST && months.size >= span * 0.9;
}

const MONTH_AND_YEAR = /^\s*\p{L}{3,}\.?[-/ ’'](\d\d)\s*$/u;

/** -1 where the cell is no month with a year of two digits. */
function yearOfMonth(cell: Cell | undefined): number {
  const [, year = -1] = MONTH_AND_YEAR.exec(isText(cell) ? cell : '') ?? [];
  return Number(year);
}
