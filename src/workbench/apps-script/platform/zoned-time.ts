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

export function wallTime(at: number, timeZone: string): WallTime {
  const fixed = fixedOffsetMs(timeZone);
  if (fixed !== null) return wallTime(at + fixed, 'Etc/UTC');
  const fields: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) fields[type] = value;
  const year = Number(fields['year']);
  return {
    year: fields['era'] === 'BC' ? 1 - year : year,
    month: Number(fields['month']),
    day: Number(fields['day']),
    hour: Number(fields['hour']),
    minute: Number(fields['minute']),
    second: Number(fields['second']),
  };
}

/** What the zone is ahead of UTC at that instant. */
export function offsetMs(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000;
  return wallAsUtc(wallTime(whole, timeZone)) - whole;
}

/** The instant of a wall time; one that summer time skips falls an hour later, as clocks do. */
export function instantOf(wall: WallTime, timeZone: string): number {
  const utc = wallAsUtc(wall);
  const guess = utc - offsetMs(utc, timeZone);
  return utc - offsetMs(guess, timeZone) === guess
    ? guess
    : utc - Math.min(offsetMs(guess, timeZone), offsetMs(utc - 86_400_000, timeZone));
}

/** The wall time as if its zone were UTC, for counting in. */
export function wallAsUtc(wall: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  return date.setUTCHours(wall.hour, wall.minute, wall.second, 0);
}
