export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const UNITS: Record<string, number> = {
  ms: 1,
  second: 1_000,
  minute: 60_000,
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};

/** `3 days`, `90 minutes`, `1 hour`, or milliseconds. */
export function durationMs(duration: string | number): number {
  if (typeof duration === 'number') return duration;
  const [, count = '', unit = ''] = duration.trim().match(/^([\d.]+)\s*([a-z]+?)s?$/) ?? [];
  const factor = duration.trim().endsWith('ms') ? 1 : UNITS[unit];
  if (!factor || count === '')
    throw new Error(`Cannot read duration "${duration}": say it like "3 days" or "90 minutes"`);
  return Number(count) * factor;
}
