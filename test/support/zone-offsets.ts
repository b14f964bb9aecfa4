import { DAY_MS } from '../../src/core/calendar/civil-date.ts';

const QUARTER_MS = 900_000;

/** Minutes east of Greenwich by the real rules of a zone, for tests of core, which knows no zones. */
export function offsetsOf(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();
  const exact = (instant: number) => {
    const offset = known.get(instant) ?? readOffset(format, instant);
    known.set(instant, offset);
    return offset;
  };
  return (instant) => {
    const day = Math.floor(instant / DAY_MS) * DAY_MS;
    if (exact(day) === exact(day + DAY_MS)) return exact(day);
    // A quarter of an hour is the finest step any zone changes at since 1970.
    return exact(Math.floor(instant / QUARTER_MS) * QUARTER_MS);
  };
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const parts = format.formatToParts(new Date(instant));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
