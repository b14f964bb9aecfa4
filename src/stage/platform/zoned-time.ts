import { DAY_MS } from './duration.ts';
/** Wall-clock fields in a zone; months count from 1. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** `+05:30`, which older engines do not take for a zone. */
function fixedOffsetMs(timeZone: string): number | null {
  const [, sign, hours, minutes] = timeZone.match(/^([+-])(\d{2}):(\d{2})$/) ?? [];
  if (hours === undefined) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

export function isTimeZone(timeZone: string): boolean {
  if (fixedOffsetMs(timeZone) !== null) return true;
  try {
    formatOf(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** No zone changes its clock twice within so few days. */
const SPAN_MS = 4 * DAY_MS;
const edges = new Map<string, Map<number, number>>();

/** What the zone is ahead of UTC at that instant. Asking the engine is slow, so edges are kept. */
export function offsetMs(at: number, timeZone: string): number {
  const fixed = fixedOffsetMs(timeZone);
  if (fixed !== null) return fixed;
  const span = Math.floor(at / SPAN_MS);
  const before = edgeOffset(span, timeZone);
  return before === edgeOffset(span + 1, timeZone) ? before : exactOffset(at, timeZone);
}

function edgeOffset(span: number, timeZone: string): number {
  const known = edges.get(timeZone) ?? new Map<number, number>();
  edges.set(timeZone, known);
  const offset = known.get(span) ?? exactOffset(span * SPAN_MS, timeZone);
  known.set(span, offset);
  return offset;
}

function exactOffset(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000;
  const fields: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(whole)) fields[type] = value;
  const year = Number(fields.year);
  const wall = {
    year: fields.era === 'BC' ? 1 - year : year,
    month: Number(fields.month),
    day: Number(fields.day),
    hour: Number(fields.hour),
    minute: Number(fields.minute),
    second: Number(fields.second),
  };
  return wallAsUtc(wall) - whole;
}

/**
 * The instant of a wall time that is counted as if its zone were UTC; one that summer time skips
 * falls an hour later, as clocks do.
 */
export function instantOfWall(utc: number, timeZone: string): number {
  const guess = utc - offsetMs(utc, timeZone);
  const offset = offsetMs(guess, timeZone);
  if (utc - offset === guess) return guess;
  return utc - Math.min(offset, offsetMs(utc - DAY_MS, timeZone));
}

/** The wall time as if its zone were UTC, for counting in. */
export function wallAsUtc(wall: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  return date.setUTCHours(wall.hour, wall.minute, wall.second, 0);
}

/** The other way round. */
export function utcAsWall(utc: number): WallTime {
  const date = new Date(utc);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
