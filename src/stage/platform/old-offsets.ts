import { HOUR_MS } from './duration.ts';
import { offsetMs } from './zoned-time.ts';

const MONTH_MS = 30 * 24 * HOUR_MS;
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2037, 0, 1);

/**
 * What Java's `SimpleDateFormat` takes for a zone's distance: before the zone's first change since
 * 1900 it is the standard one of today, so that clocks which went by the sun are some minutes off
 * (docs/apps-script.md §9). Whole minutes, as Java keeps them.
 */
export function javaOffsetMs(at: number, timeZone: string): number {
  const offset = at < firstChange(timeZone) ? standardOffset(timeZone) : offsetMs(at, timeZone);
  return Math.trunc(offset / 60_000) * 60_000;
}

const changes = new Map<string, number>();

function firstChange(timeZone: string): number {
  const known = changes.get(timeZone) ?? searchChange(timeZone);
  changes.set(timeZone, known);
  return known;
}

function searchChange(timeZone: string): number {
  const before = offsetMs(FIRST, timeZone);
  for (let month = FIRST; month < LAST; month += MONTH_MS)
    if (offsetMs(month + MONTH_MS, timeZone) !== before)
      return exactChange(month, before, timeZone);
  return FIRST;
}

function exactChange(month: number, before: number, timeZone: string): number {
  let [same, other] = [month, month + MONTH_MS];
  while (other - same > 60_000) {
    const middle = same + Math.floor((other - same) / 2);
    if (offsetMs(middle, timeZone) === before) same = middle;
    else other = middle;
  }
  return other;
}

/** Summer time is ahead of it, in both halves of the world. */
function standardOffset(timeZone: string): number {
  return Math.min(
    offsetMs(Date.UTC(2026, 0, 1), timeZone),
    offsetMs(Date.UTC(2026, 6, 1), timeZone),
  );
}
