import {
  dateOfDay,
  dateText,
  dayNumber,
  daysInMonth,
  HOUR_MS,
  twoDigits,
  weekdayOf,
} from '../calendar/civil-date.ts';
import { instantOf, type LocalHour, localHour, type OffsetAt } from '../calendar/local-time.ts';
import type { Rhythm } from './job.ts';

// People plan in hours of the wall clock, and so do we: a slot is the hour a run is meant for, as text
// that sorts by time. Clock changes then need no rule.

/** The latest slot that has begun. */
export function latestSlot(rhythm: Rhythm, now: number, offsetAt: OffsetAt): string {
  // When clocks go back an hour repeats, so hourly slots are counted in UTC.
  if (rhythm.every === 'hour') return new Date(now).toISOString().slice(0, 13);
  return slotText({ day: latestDay(rhythm, localHour(now, offsetAt)), hour: rhythm.hour });
}

/** The moment the next slot begins. */
export function nextSlotStart(rhythm: Rhythm, now: number, offsetAt: OffsetAt): number {
  if (rhythm.every === 'hour') return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const here = localHour(now, offsetAt);
  return instantOf(
    { day: followingDay(rhythm, latestDay(rhythm, here)), hour: rhythm.hour },
    offsetAt,
  );
}

/** The latest day of the rhythm that has begun. */
function latestDay(rhythm: Rhythm, { day, hour }: LocalHour): number {
  const lastDay = hour >= rhythm.hour ? day : day - 1;
  if (rhythm.every === 'week') return lastDay - ((weekdayOf(lastDay) - rhythm.weekday + 7) % 7);
  if (rhythm.every !== 'month') return lastDay;
  const { year, month } = dateOfDay(lastDay);
  const thisMonth = dayInMonth(rhythm, year, month);
  return thisMonth <= lastDay ? thisMonth : dayInMonth(rhythm, year, month - 1);
}

function followingDay(rhythm: Rhythm, day: number): number {
  if (rhythm.every === 'week') return day + 7;
  if (rhythm.every !== 'month') return day + 1;
  const { year, month } = dateOfDay(day);
  return dayInMonth(rhythm, year, month + 1);
}

/** A month too short for the chosen day runs on its last one. */
function dayInMonth(rhythm: Rhythm, year: number, month: number): number {
  const home =
    month < 1
      ? { year: year - 1, month: 12 }
      : month > 12
        ? { year: year + 1, month: 1 }
        : { year, month };
  return dayNumber({ ...home, day: Math.min(rhythm.day, daysInMonth(home.year, home.month)) });
}

function slotText({ day, hour }: LocalHour): string {
  return `${dateText(dateOfDay(day))}T${twoDigits(hour)}`;
}
