import { DAY_MS, HOUR_MS } from '../platform/duration.ts';
import type { ClockPlan } from '../platform/service-data.ts';
import {
  instantOf,
  utcAsWall,
  type WallTime,
  wallAsUtc,
  wallTime,
} from '../platform/zoned-time.ts';

const NEAR_MINUTES = 15;

/** What is "random, but always the same" about one trigger: two numbers from 0 up to 1. */
type Luck = { minute: number; hour: number };

/** The first time after `after` that a plan is due, or null when it never is again. */
export function nextDue(
  plan: ClockPlan,
  after: number,
  created: number,
  luck: Luck,
): number | null {
  if (plan.once) {
    const due = onceAt(plan, created, luck);
    // One that was made for a moment in the past comes at once, and never again.
    return due > after || after <= created ? due : null;
  }
  if (!plan.every) return null;
  if (plan.every.unit === 'minutes' || plan.every.unit === 'hours')
    return inSteps(
      plan.every.unit === 'hours' ? HOUR_MS : 60_000,
      plan.every.count,
      after,
      created,
      luck,
    );
  return onDays(plan, after, created, luck);
}

function onceAt(plan: ClockPlan, created: number, luck: Luck): number {
  const { once } = plan;
  if (once && 'at' in once) return Math.max(once.at, created + 1);
  const day = once ?? { year: 1970, month: 1, day: 1 };
  const hour = plan.hour ?? 0;
  const minute = plan.hour === undefined ? 0 : minuteOf(plan, luck);
  return instantOf({ ...day, hour, minute, second: 0 }, plan.timeZone ?? 'Etc/UTC');
}

/** Hourly triggers come at one minute of the hour, chosen when they are made. */
function inSteps(
  unitMs: number,
  count: number,
  after: number,
  created: number,
  luck: Luck,
): number {
  const stepMs = unitMs * count;
  const first =
    created +
    Math.floor(luck.minute * unitMs) +
    (unitMs === HOUR_MS ? 0 : unitMs * (count - 1)) +
    1;
  if (after < first) return first;
  return first + (Math.floor((after - first) / stepMs) + 1) * stepMs;
}

/** `nearMinute` is kept to a quarter of an hour, otherwise any minute of the hour (§2.2). */
function minuteOf(plan: ClockPlan, luck: Luck): number {
  if (plan.minute === undefined) return Math.floor(luck.minute * 60);
  return plan.minute + Math.round((luck.minute * 2 - 1) * NEAR_MINUTES);
}

function onDays(plan: ClockPlan, after: number, created: number, luck: Luck): number | null {
  const timeZone = plan.timeZone ?? 'Etc/UTC';
  const hour = plan.hour ?? Math.floor(luck.hour * 24);
  const minute = minuteOf(plan, luck);
  const start = wallTime(created, timeZone);
  const from = dayOf(wallTime(after, timeZone)) - 1;
  for (let day = from; day < from + 800; day += 1) {
    if (!fits(plan, day, dayOf(start))) continue;
    const due = instantOf(wallOn(day, hour, minute), timeZone);
    if (due > after && due > created) return due;
  }
  return null;
}

function dayOf(wall: WallTime): number {
  return Math.floor(wallAsUtc(wall) / DAY_MS);
}

function wallOn(day: number, hour: number, minute: number): WallTime {
  return { ...utcAsWall(day * DAY_MS + hour * HOUR_MS + minute * 60_000), second: 0 };
}

function fits({ every, weekDay, monthDay }: ClockPlan, day: number, firstDay: number): boolean {
  const date = new Date(day * DAY_MS);
  if (every?.unit === 'months') return date.getUTCDate() === monthDay;
  if (every?.unit === 'days') return (day - firstDay) % every.count === 0 || every.count === 1;
  const wanted = weekDay ?? (((firstDay + 4) % 7) + 7) % 7;
  const week = Math.floor((day + 4) / 7) - Math.floor((firstDay + 4) / 7);
  return date.getUTCDay() === wanted && week % (every?.count ?? 1) === 0;
}
