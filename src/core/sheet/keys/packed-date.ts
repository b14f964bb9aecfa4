import type { CalendarDate } from '../../calendar/civil-date.ts';
import { dateOfDay, dayNumber, daysInMonth } from '../../calendar/civil-date.ts';

/**
 * 19610131 is 31 January 1961: a date is one number, so that a column of 36,500 dates is a typed array.
 * Day 0 stands for a whole month. A year below 100 still lacks its century.
 */
export const NO_DATE = -1;
export const YEAR = 10_000;

export function packDate(year: number, month: number, day: number): number {
  const sound = month >= 1 && month <= 12 && day >= 0 && day <= 31;
  return sound ? year * YEAR + month * 100 + day : NO_DATE;
}

/** Day 60 is the 1st of March, or the 29th of February. */
export function packDayOfYear(year: number, dayOfYear: number): number {
  let day = dayOfYear;
  for (let month = 1; month <= 12 && day >= 1; month++) {
    const days = daysInMonth(year, month);
    if (day <= days) return packDate(year, month, day);
    day -= days;
  }
  return NO_DATE;
}

export function yearOf(packed: number): number {
  return Math.floor(packed / YEAR);
}

/** 0 where no row has a date. */
export function firstYearIn(packed: Int32Array): number {
  return yearOf(packed.find((date) => date >= 0) ?? 0);
}

export function monthOf(packed: number): number {
  return Math.floor(packed / 100) % 100;
}

/** Counted from the year 0: December is followed by January. */
export function monthNumber(packed: number): number {
  return yearOf(packed) * 12 + monthOf(packed);
}

function unpacked(packed: number): CalendarDate {
  return { year: yearOf(packed), month: monthOf(packed), day: packed % 100 };
}

/** NaN where there is no date. */
export function dayOf(packed: number): number {
  return packed < 0 ? NaN : dayNumber(unpacked(packed));
}

export function shiftDay(packed: number, days: number): number {
  const { year, month, day } = dateOfDay(dayOf(packed) + days);
  return packDate(year, month, day);
}

/** Adds years to all dates. NO_DATE stays. */
export function moveYears(packed: Int32Array, years: number): void {
  for (let index = 0; index < packed.length; index++)
    if ((packed[index] as number) >= 0) packed[index] = (packed[index] as number) + years * YEAR;
}

/** 5 January becomes 1 May; NO_DATE where the day cannot be a month. */
export function swapDayAndMonth(packed: number): number {
  const { year, month, day } = unpacked(packed);
  return packDate(year, day, month);
}

/** False for dates that stand for months: all of them first, last or middle days, as climate models stamp them. */
export function movesByDay(packed: readonly number[]): boolean {
  const days = new Set(packed.map((date) => date % 100));
  const months = new Set(packed.map(monthOf));
  if (days.has(0)) return false;
  const onlyEnds = [...days].every((day) => day === 1 || (day >= 14 && day <= 16) || day >= 28);
  if (onlyEnds && months.size > 1) return false;
  // Day and month changed places: the dates are 1 to 12 January, year after year.
  const turned =
    months.size === 1 && months.has(1) && Math.max(...days) <= 12 && new Set(packed).size > 12;
  return !turned;
}
