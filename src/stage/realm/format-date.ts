import { DAY_MS } from '../platform/duration.ts';
import { exception } from '../platform/exception.ts';
import { instantOf, utcAsWall, type WallTime } from '../platform/zoned-time.ts';
import { native, theContext, theHost } from './session.ts';

const TOKEN = /'((?:[^']|'')*)'|([A-Za-z])\2*/g;

/** `Utilities.formatDate`: Java's SimpleDateFormat in a zone, English names. */
export function formatDate(at: number, zone: string, pattern: string): string {
  const timeZone = knownZone(zone);
  const wall = wallOf(at, timeZone);
  return pattern.replace(TOKEN, (token, quoted?: string) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    return field(token, { at, timeZone, wall });
  });
}

/** Cells may be counted by another engine than the one that formats (§12.2). */
function distanceMs(at: number, timeZone: string): number {
  const engine = theContext().switches.oldDates === 'two-engines' ? 'java-offset-ms' : 'offset-ms';
  return Number(native(engine, String(at), timeZone));
}

function wallOf(at: number, timeZone: string): WallTime {
  return utcAsWall(Math.floor((at + distanceMs(at, timeZone)) / 1000) * 1000);
}

/** Zones as Java knows them: Olson names, `GMT`, `GMT+2`, `GMT-03:30`, `PST`. */
function knownZone(zone: string): string {
  const offset = zone.match(/^(?:GMT|UTC)([+-])(\d{1,2})(?::?(\d{2}))?$/);
  if (offset) return `${offset[1]}${offset[2]?.padStart(2, '0')}:${offset[3] ?? '00'}`;
  if (/^(GMT|UTC|Z)$/.test(zone)) return 'Etc/UTC';
  const fixed = theContext().switches.zoneNamesAreFixed ? FIXED_ZONES[zone] : undefined;
  const short = fixed ?? SHORT_ZONES[zone] ?? zone;
  // Java takes a zone it does not know for GMT; the platform refuses an empty one.
  if (!zone) throw exception('invalid-argument', { name: 'timeZone' });
  return native('is-time-zone', short) ? short : 'Etc/UTC';
}

/** Java keeps these three the whole year, summer or not. */
const FIXED_ZONES: Record<string, string> = { EST: '-05:00', MST: '-07:00', HST: '-10:00' };

const SHORT_ZONES: Record<string, string> = {
  CET: 'Europe/Paris',
  CST: 'America/Chicago',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  HST: 'Pacific/Honolulu',
  MST: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
};

type Moment = { at: number; timeZone: string; wall: WallTime };

function field(token: string, moment: Moment): string {
  const { wall, at } = moment;
  const width = token.length;
  const number = (value: number) => String(value).padStart(width, '0');
  switch (token[0]) {
    case 'G':
      return wall.year > 0 ? 'AD' : 'BC';
    case 'y':
      return width === 2 ? String(wall.year % 100).padStart(2, '0') : number(wall.year);
    case 'Y':
      return width === 2
        ? String(weekOf(wall).year % 100).padStart(2, '0')
        : number(weekOf(wall).year);
    case 'M':
    case 'L':
      return width <= 2 ? number(wall.month) : name(moment, 'month', width);
    case 'w':
      return number(weekOf(wall).week);
    case 'W':
      return number(Math.ceil((wall.day + weekday({ ...wall, day: 1 })) / 7));
    case 'D':
      return number(dayOfYear(wall));
    case 'd':
      return number(wall.day);
    case 'F':
      return number(Math.ceil(wall.day / 7));
    case 'E':
      return name(moment, 'weekday', width);
    case 'u':
      return number(weekday(wall) || 7);
    case 'a':
      return wall.hour < 12 ? 'AM' : 'PM';
    case 'H':
      return number(wall.hour);
    case 'k':
      return number(wall.hour || 24);
    case 'K':
      return number(wall.hour % 12);
    case 'h':
      return number(wall.hour % 12 || 12);
    case 'm':
      return number(wall.minute);
    case 's':
      return number(wall.second);
    case 'S':
      return number(((at % 1000) + 1000) % 1000);
    case 'z':
      return zoneName(moment, width);
    case 'Z':
      return offsetText(moment, 2, '');
    case 'X':
      return distanceMs(at, moment.timeZone) === 0
        ? 'Z'
        : offsetText(moment, width, width === 3 ? ':' : '');
    default:
      throw exception('invalid-argument', { name: `format: ${token}` });
  }
}

function name({ wall }: Moment, unit: 'month' | 'weekday', width: number): string {
  const style = width > 3 ? 'long' : 'short';
  const day = Date.UTC(wall.year, wall.month - 1, wall.day);
  return new Intl.DateTimeFormat('en-US', { [unit]: style, timeZone: 'UTC' }).format(day);
}

function zoneName(moment: Moment, width: number): string {
  const { at, timeZone } = moment;
  if (/^[+-]/.test(timeZone)) return `GMT${offsetText(moment, 2, ':')}`;
  const style = width > 3 ? 'long' : 'short';
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: style, timeZone });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function offsetText({ at, timeZone }: Moment, parts: number, mark: string): string {
  const minutes = Math.round(distanceMs(at, timeZone) / 60_000);
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const rest = parts === 1 ? '' : mark + String(size % 60).padStart(2, '0');
  return (minutes < 0 ? '-' : '+') + hours + rest;
}

function weekday({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function dayOfYear({ year, month, day }: WallTime): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY_MS) + 1;
}

/** Weeks as the United States count them, Java's default: from Sunday, the first holds 1 January. */
function weekOf(wall: WallTime): { year: number; week: number } {
  const lastDays = { year: wall.year + 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  const startsNext = Date.UTC(wall.year + 1, 0, 1) - weekday(lastDays) * DAY_MS;
  if (Date.UTC(wall.year, wall.month - 1, wall.day) >= startsNext)
    return { year: wall.year + 1, week: 1 };
  const first = weekday({ ...wall, month: 1, day: 1 });
  return { year: wall.year, week: Math.floor((dayOfYear(wall) + first - 1) / 7) + 1 };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Utilities.parseDate`: the same patterns read back. */
export function parseDate(text: string, zone: string, pattern: string): number {
  const letters: string[] = [];
  const source = pattern.replace(
    /'((?:[^']|'')*)'|([A-Za-z])\2*|[.*+?^${}()|[\]\\]/g,
    (token, quoted?: string) => {
      if (quoted !== undefined) return quoted === '' ? "'" : quoted;
      if (!/[A-Za-z]/.test(token)) return `\\${token}`;
      letters.push(token);
      return fieldForm(token);
    },
  );
  const match = text.match(new RegExp(`^\\s*${source}`, 'i'));
  if (!match) throw exception('invalid-argument', { name: `date: ${text}` });
  return instantOfFields(letters, match.slice(1), knownZone(zone));
}

function fieldForm(token: string): string {
  if (/^(M{3,}|L{3,})/.test(token)) return '([A-Za-z]{3})[A-Za-z]*\\.?';
  if (/^[Eaz]/.test(token)) return '([A-Za-z]+)';
  if (/^[XZ]/.test(token)) return '(Z|[+-]\\d{2}:?\\d{0,2})';
  return token.length === 1 || /^yyyy/.test(token) ? '(\\d+)' : `(\\d{1,${token.length}})`;
}

function instantOfFields(letters: string[], values: string[], timeZone: string): number {
  const wall: WallTime = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  let ms = 0;
  let afternoon = 0;
  let zone = timeZone;
  for (const [index, token] of letters.entries()) {
    const value = values[index] ?? '';
    const number = Number(value);
    if (token[0] === 'y') wall.year = token.length === 2 ? fullYear(number) : number;
    else if (token[0] === 'M') wall.month = MONTHS.indexOf(value.toLowerCase()) + 1 || number;
    else if (token[0] === 'd') wall.day = number;
    else if (/[Hk]/.test(token)) wall.hour = number % 24;
    else if (/[hK]/.test(token)) wall.hour = number % 12;
    else if (token[0] === 'm') wall.minute = number;
    else if (token[0] === 's') wall.second = number;
    else if (token[0] === 'S') ms = number;
    else if (token[0] === 'a') afternoon = /^p/i.test(value) ? 12 : 0;
    else if (/[XZ]/.test(token)) zone = value === 'Z' ? 'Etc/UTC' : knownZone(`GMT${value}`);
  }
  return instantOf({ ...wall, hour: wall.hour + afternoon }, zone) + ms;
}

/** Two digits are a year of the hundred that end twenty years from now, as `SimpleDateFormat` has it. */
function fullYear(number: number): number {
  const last = utcAsWall(theHost().now()).year + 20;
  return number < 100 ? last - ((last - number) % 100) : number;
}
