import { isDate, isEmpty } from '../cells/sheet-cells.ts';
import type { CalendarDate, Cell } from '../reading.ts';

const FEWEST = 6;

/**
 * "Jan-01" for January 2001 becomes the first of this January in a sheet, "Jan-02" the second. The year
 * that all of them were given, whatever order the rows stand in; 0 where nothing of the kind has happened.
 */
export function yearOfMonthYears(cells: readonly (Cell | undefined)[], thisYear: number): number {
  const dates = cells.filter(isDate);
  const given = yearWithDays(dates, thisYear);
  if (given < 0 || dates.length === 0) return 0;
  const written = new Set(cells.map(shortYear).filter((year) => year >= 0));
  const years = new Set(dates.map(({ year }) => year));
  return years.size + written.size > 1
    ? yearFarFrom(years, written, given, dates)
    : given &&
        dates.length >= cells.filter((cell) => !isEmpty(cell)).length * 0.9 &&
        fillTheirYears(dates)
      ? given
      : 0;
}

/** The only year whose dates are more than firsts of months: 0 = none; -1 = two, or days that are no year until now. */
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
 * "Jan-00" stays as it was written and "Jan-98" becomes January 1998: beside such months those that were
 * given one year far from all others had a year of their own.
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

/** Nearly every month from the first to the last, over a turn of the year: no record of days looks so. */
function fillTheirYears(dates: readonly CalendarDate[]): boolean {
  const months = new Set(dates.map(({ day, month }) => day * 12 + month));
  const days = new Set(dates.map(({ day }) => day));
  const span = Math.max(...months) - Math.min(...months) + 1;
  return days.size > 1 && months.size >= FEWEST && months.size >= span * 0.9;
}

const MONTH_AND_YEAR = /^\s*\p{L}{3,}\.?[-/ ’'](\d\d)\s*$/u;

/** -1 where the cell is no month with a year of two digits. */
function shortYear(cell: Cell | undefined): number {
  const [, year = -1] = MONTH_AND_YEAR.exec(typeof cell === 'string' ? cell : '') ?? [];
  return Number(year);
}
