export type CalendarDate = { year: number; month: number; day: number };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the day of a leap
 * year is their last. A reading asks this of every row, and a Date for each takes ten times as long.
 */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const years = month > 2 ? year : year - 1;
  const months = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * months + 2) / 5) + day - 1 - DAYS_TO_1970;
}

/** From 1 March of the year 0. */
const DAYS_TO_1970 = 719_468;

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

export function dateText({ day, ...month }: CalendarDate): string {
  return `${monthText(month)}-${twoDigits(day)}`;
}

export function monthText({ year, month }: Omit<CalendarDate, 'day'>): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
