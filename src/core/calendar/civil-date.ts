import type { CalendarDate } from '../sheet/reading.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Days since 1970-01-01 in the Gregorian calendar, which Date computes without any zone. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const date = new Date(0);
  // Unlike Date.UTC, this takes the years 0 to 99 for what they are.
  date.setUTCFullYear(year, month - 1, day);
  return Math.floor(date.getTime() / DAY_MS);
}

export function dateOfDay(number: number): CalendarDate {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1 = Monday … 7 = Sunday */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function dateText({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
