import { DAY_MS, HOUR_MS, MINUTE_MS } from './civil-date.ts';

/** Minutes east of Greenwich at a moment; the platform knows zones, core does not. */
export type OffsetAt = (instant: number) => number;

/** A wall clock's hour: day counts since 1970-01-01. */
export type LocalHour = { day: number; hour: number };

export function localHour(instant: number, offsetAt: OffsetAt): LocalHour {
  const wall = instant + offsetAt(instant) * MINUTE_MS;
  const day = Math.floor(wall / DAY_MS);
  return { day, hour: Math.floor((wall - day * DAY_MS) / HOUR_MS) };
}

/** The first moment a wall clock shows this hour or, where a zone skips it, the moment it skips. */
export function instantOf({ day, hour }: LocalHour, offsetAt: OffsetAt): number {
  const wall = day * DAY_MS + hour * HOUR_MS;
  const guesses = [-DAY_MS, 0, DAY_MS].map((shift) => wall - offsetAt(wall + shift) * MINUTE_MS);
  const shown = guesses.filter((instant) => instant + offsetAt(instant) * MINUTE_MS === wall);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...guesses);
}

/** '2026-05-01T14:05:00+0200' as formatDate's Z writes it: the minutes east of Greenwich. */
export function readOffset(text: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
