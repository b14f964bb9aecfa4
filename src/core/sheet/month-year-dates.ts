import type { CalendarDate, Cell } from './reading.ts';
import { isDate } from './sheet-cells.ts';

const FEWEST_STEPS = 5;

/**
 * "Jan-01" for January 2001 becomes the first of this January in a sheet, "Jan-02" the second. Such
 * a column steps from month to month within one year, with the day as its year: no record of days
 * does. The year all of them were given; 0 where nothing of the kind has happened.
 */
export function yearOfMonthYears(cells: readonly (Cell | undefined)[]): number {
  return yearAmongTexts(cells) || yearOfSteps(cells);
}

/**
 * "Jan-00" stays as it was written and "Jan-98" becomes January 1998: beside such months, whatever order
 * the rows stand in, those that were given one year far from all others had a year of their own.
 */
function yearAmongTexts(cells: readonly (Cell | undefined)[]): number {
  const dates = cells.filter((cell) => isDate(cell));
  const given = new Set(dates.map(({ year }) => year));
  const written = new Set(cells.map(shortYear).filter((year) => year >= 0));
  const isNear = (year: number): boolean =>
    [-1, 0, 1].some((by) => (by && given.has(year + by)) || written.has((year + by) % 100));
  const far = given.size + written.size > 1 ? [...given].filter((year) => !isNear(year)) : [];
  const [only = 0] = far;
  const areFirsts = dates.every(({ year, day }) => day === 1 || year === only);
  const isProved = written.size > 0 || dates.filter(({ day }) => day > 1).length >= FEWEST_STEPS;
  return far.length === 1 && areFirsts && isProved ? only : 0;
}

const MONTH_AND_YEAR = /^\s*\p{L}{3,}\.?[-/ ’'](\d\d)\s*$/u;

/** -1 where the cell is no month with a year of two digits. */
function shortYear(cell: Cell | undefined): number {
  const [, year = -1] = MONTH_AND_YEAR.exec(typeof cell === 'string' ? cell : '') ?? [];
  return Number(year);
}

function yearOfSteps(cells: readonly (Cell | undefined)[]): number {
  const seen = new Map<number, Steps>();
  cells.forEach((cell, index) => {
    const before = cells[index - 1];
    // Half-turned dates step so too, but twelve at a time between texts.
    if (!isDate(cell) || !isDate(before) || cell.year !== before.year) return;
    const steps = seen.get(cell.year) ?? { all: 0, months: 0, years: 0 };
    seen.set(cell.year, steps);
    steps.all++;
    if (monthsOf(cell) !== monthsOf(before) + 1) return;
    steps.months++;
    if (cell.day > before.day) steps.years++;
  });
  for (const [year, { all, months, years }] of seen)
    if (all >= FEWEST_STEPS && months >= all * 0.9 && years > 0) return year;
  return 0;
}

/** From one row to the next: all, those to the next month, and those of them into a new year. */
type Steps = { all: number; months: number; years: number };

/** Months since the year 0, taking the day for the year. */
function monthsOf({ month, day }: CalendarDate): number {
  return day * 12 + month;
}
