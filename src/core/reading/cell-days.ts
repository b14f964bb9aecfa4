import type { CalendarDate } from '../calendar/civil-date.ts';
import { DAY_MS, dateOfDay, dayNumber, HOUR_MS, MINUTE_MS } from '../calendar/civil-date.ts';
import type { OffsetAt } from '../calendar/local-time.ts';

/** The spreadsheet's time zone. A date cell is a moment; its day is what this zone's clocks show then. */
type CellZone = {
  offsetAt: OffsetAt;
  /** The exact day and minutes since midnight on the spreadsheet's clock. Each costs a platform call. */
  wallAt: (instant: number) => { day: number; minutes: number };
};

/** A clock change or an old local time differs from a zone's usual offset by no more. */
const NEAR_MIDNIGHT_MS = 3 * HOUR_MS;
const SAMPLES = 3;
/** Clock changes make fewer different distances from midnight. More of them are times of day. */
const MOST_SHIFTS = 12;

/** Finds the calendar day of each date cell. For most cells it needs no call to the platform. */
export function cellDays(
  instants: readonly number[],
  zone: CellZone,
): (instant: number) => CalendarDate {
  const usual = usualOffsets(instants, zone.offsetAt);
  const shiftOf = (instant: number) => {
    const wall = instant + usual(instant) * MINUTE_MS;
    return { wall, shift: wall - Math.round(wall / DAY_MS) * DAY_MS };
  };
  const isMidnight = midnightShifts(instants, (instant) => shiftOf(instant).shift, zone);
  const exact = new Map<number, number>();
  return (instant) => {
    const { wall, shift } = shiftOf(instant);
    if (Math.abs(shift) > NEAR_MIDNIGHT_MS) return dateOfDay(Math.floor(wall / DAY_MS));
    if (isMidnight(shift)) return dateOfDay(Math.round(wall / DAY_MS));
    const day = exact.get(instant) ?? zone.wallAt(instant).day;
    exact.set(instant, day);
    return dateOfDay(day);
  };
}

/** Finds the distances from midnight that a clock change made. It asks about a few cells of each. */
function midnightShifts(
  instants: readonly number[],
  shiftOf: (instant: number) => number,
  zone: CellZone,
): (shift: number) => boolean {
  const groups = new Map<number, number[]>();
  for (const instant of instants) {
    const shift = shiftOf(instant);
    if (Math.abs(shift) > NEAR_MIDNIGHT_MS) continue;
    const group = groups.get(shift);
    if (group) group.push(instant);
    else groups.set(shift, [instant]);
  }
  if (groups.size > MOST_SHIFTS) return () => false;
  const midnight = new Set<number>();
  for (const [shift, group] of groups)
    if (
      samplesOf(group).every((instant) => isStartOfDay(instant, zone)) ||
      isOldMidnight(group, zone)
    )
      midnight.add(shift);
  return (shift) => midnight.has(shift);
}

/** Midnight, or 1:00 of a day on which clocks went forward at midnight. */
function isStartOfDay(instant: number, zone: CellZone): boolean {
  const { day, minutes } = zone.wallAt(instant);
  return minutes === 0 || zone.wallAt(instant - MINUTE_MS).day !== day;
}

/**
 * '1850-01-01' in New York may come as 23:56 of the day before: the cell goes by the sun, as clocks did
 * then, and the platform formats it with the zone's whole hours. Several old cells at the same odd minute
 * are midnights, because nobody reads a thermometer at 23:56 for years.
 */
function isOldMidnight(group: readonly number[], zone: CellZone): boolean {
  if (group.length < 2 || group.some((instant) => instant >= ZONES_SETTLED_MS)) return false;
  const distances = samplesOf(group).map((instant) => fromMidnight(zone.wallAt(instant).minutes));
  return distances.every((minutes) => minutes === distances[0] && isByTheSun(minutes));
}

/** By then the last countries had taken their present time, give or take a quarter of an hour. */
const ZONES_SETTLED_MS = dayNumber({ year: 1930, month: 1, day: 1 }) * DAY_MS;
/** Nowhere did the time by the sun differ more from the later clock time. */
const FURTHEST_MINUTES = 80;

function isByTheSun(minutes: number): boolean {
  return Math.abs(minutes) <= FURTHEST_MINUTES && minutes % 15 !== 0;
}

function fromMidnight(minutes: number): number {
  return minutes > DAY_MINUTES / 2 ? minutes - DAY_MINUTES : minutes;
}

const DAY_MINUTES = 24 * 60;

function samplesOf(group: readonly number[]): number[] {
  const places = Array.from({ length: SAMPLES }, (_, index) =>
    Math.floor((index * (group.length - 1)) / (SAMPLES - 1)),
  );
  return [...new Set(places)].flatMap((place) => group[place] ?? []);
}

/** The usual offset by time. There is more than one only where a zone moved across the date line. */
function usualOffsets(instants: readonly number[], offsetAt: OffsetAt): OffsetAt {
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const instant of instants) {
    from = Math.min(from, instant);
    until = Math.max(until, instant);
  }
  if (from > until) return () => 0;
  const stretches = splitWhereOffsetsJump(
    { from, offset: offsetAt(from) },
    { from: until, offset: offsetAt(until) },
    offsetAt,
  );
  return (instant) => {
    let offset = stretches[0]?.offset ?? 0;
    for (const stretch of stretches) if (stretch.from <= instant) offset = stretch.offset;
    return offset;
  };
}

type Stretch = { from: number; offset: number };

function splitWhereOffsetsJump(first: Stretch, last: Stretch, offsetAt: OffsetAt): Stretch[] {
  if (Math.abs(first.offset - last.offset) * MINUTE_MS <= NEAR_MIDNIGHT_MS) return [first];
  if (last.from - first.from <= 1) return [first, last];
  const middleFrom = Math.floor((first.from + last.from) / 2);
  const middle = { from: middleFrom, offset: offsetAt(middleFrom) };
  return [
    ...splitWhereOffsetsJump(first, middle, offsetAt),
    ...splitWhereOffsetsJump(middle, last, offsetAt),
  ];
}
