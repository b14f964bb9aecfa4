import { exception } from '../platform/exception.ts';
import { utcAsWall, type WallTime } from '../platform/zoned-time.ts';
import { notEmulated } from './not-emulated.ts';
import { native, theContext } from './session.ts';

const TOKEN = /'((?:[^']|'')*)'|([A-Za-z])\2*/g;

/** `Utilities.formatDate`: Java's SimpleDateFormat in a zone. */
export function formatDate(at: number, zone: string, pattern: string): string {
  const timeZone = knownZone(zone);
  const offset = distanceMs(at, timeZone);
  const moment = { ...utcAsWall(Math.floor((at + offset) / 1000) * 1000), at, offset };
  return pattern.replace(TOKEN, (token, quoted?: string) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    const field = FIELDS[token.charAt(0)];
    if (!field) throw notEmulated(`Utilities.formatDate with ${token}`);
    return field(moment, token.length);
  });
}

type Moment = WallTime & { at: number; offset: number };
type Field = (moment: Moment, width: number) => string;

const padded =
  (read: (moment: Moment) => number): Field =>
  (moment, width) =>
    String(read(moment)).padStart(width, '0');

/** What each letter of a pattern stands for. Names of months and days are not emulated. */
const FIELDS: Record<string, Field> = {
  y: ({ year }, width) => String(width === 2 ? year % 100 : year).padStart(width, '0'),
  M: (moment, width) => {
    if (width > 2) throw notEmulated('Utilities.formatDate with MMM');
    return padded(({ month }) => month)(moment, width);
  },
  d: padded(({ day }) => day),
  H: padded(({ hour }) => hour),
  m: padded(({ minute }) => minute),
  s: padded(({ second }) => second),
  S: padded(({ at }) => ((at % 1000) + 1000) % 1000),
  Z: ({ offset }) => {
    const minutes = Math.abs(Math.round(offset / 60_000));
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `${offset < 0 ? '-' : '+'}${String(hours * 100 + rest).padStart(4, '0')}`;
  },
};

/** Cells may be counted by another engine than the one that formats (§9). */
function distanceMs(at: number, timeZone: string): number {
  const engine = theContext().switches.oldDates === 'two-engines' ? 'java-offset-ms' : 'offset-ms';
  return Number(native(engine, String(at), timeZone));
}

/** Java takes a zone it does not know for GMT; the platform refuses an empty one. */
function knownZone(zone: string): string {
  if (!zone) throw exception('invalid-argument', { name: 'timeZone' });
  return native('is-time-zone', zone) ? zone : 'Etc/UTC';
}
