import { DAY_MS } from '../platform/duration.ts';
import {
  instantOfWall,
  offsetMs,
  utcAsWall,
  type WallTime,
  wallAsUtc,
} from '../platform/zoned-time.ts';

/** Sheets counts days from 30 December 1899. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

export function dayNumberOf(date: { year: number; month: number; day: number }): number {
  return (wallAsUtc({ ...date, hour: 0, minute: 0, second: 0 }) - DAY_ZERO) / DAY_MS;
}

/** An instant as the wall time of the spreadsheet's zone. */
export function dayNumberAt(at: number, timeZone: string): number {
  return (at + offsetMs(at, timeZone) - DAY_ZERO) / DAY_MS;
}

export function wallOfDayNumber(dayNumber: number): WallTime & { ms: number; weekday: number } {
  // A thousandth of a second is the finest Sheets shows; less is rounding of the fraction.
  const date = new Date(Math.round(dayNumber * DAY_MS) + DAY_ZERO);
  return {
    ...utcAsWall(date.getTime()),
    ms: date.getUTCMilliseconds(),
    weekday: date.getUTCDay(),
  };
}

export function instantOfDayNumber(dayNumber: number, timeZone: string): number {
  return instantOfWall(Math.round(dayNumber * DAY_MS) + DAY_ZERO, timeZone);
}
