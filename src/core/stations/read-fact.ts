import { readDegrees } from '../dataset/read-degrees.ts';
import { isWithin } from '../dataset/station.ts';
import type { Cell } from '../reading/reading.ts';
import { cellText } from '../sheet/cells/sheet-cells.ts';
import type { StationDoubt } from './found-facts.ts';

/** What a cell says of a fact; `odd` where it says something and nobody can tell what. */
export type FactRead<Value> =
  | { is: 'value'; value: Value }
  | { is: 'missing' }
  | { is: 'odd'; kind: OddKind };
export type OddKind = Extract<StationDoubt, 'station.unreadable' | 'station.hour-zone'>;

const MISSING = { is: 'missing' } as const;
const ODD = { is: 'odd', kind: 'station.unreadable' } as const;

export type NumberField = 'latitude' | 'longitude' | 'elevation';

/** Degrees north or east, or metres. */
export function readNumberFact(
  cell: Cell | undefined,
  field: NumberField,
  inFeet = false,
): FactRead<number> {
  const text = factText(cell);
  if (NOTHING.test(text) || MISSING_NUMBER.test(text)) return MISSING;
  const value = field === 'elevation' ? readHeight(text, inFeet) : readDegrees(text, field);
  return value !== null && isWithin(field, value) ? { is: 'value', value } : ODD;
}

/** The hour at which a day ends. "7 h" alone is of the observer's own clock. */
export function readHourFact(cell: Cell | undefined, inUtc: boolean): FactRead<string> {
  const text = factText(cell);
  if (NOTHING.test(text)) return MISSING;
  const [, hours, minutes = '00', zone] = HOUR.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (hours === undefined || minute > MINUTES_OF_A_DAY || Number(minutes) > 59) return ODD;
  if (!inUtc && !zone) return { is: 'odd', kind: 'station.hour-zone' };
  return { is: 'value', value: `${Number(hours)}:${minutes}` };
}

const MINUTES_OF_A_DAY = 24 * 60;
const HOUR = /^(\d{1,2})(?:\s*[:hH.]?\s*(\d{2}))?\s*(?:h(?:ours?|rs?)?)?\s*(utc|gmt|z|tu|ut)?$/i;

/** A name or a code; '' where there is none. */
export function factText(cell: Cell | undefined): string {
  const text = cellText(cell).replace(/\s+/g, ' ').trim();
  return NOTHING.test(text) ? '' : text;
}

const NOTHING = /^(|[-–—?.*]+|n\/?a|nan|nil|null|none|unknown|missing|s\/d|nd)$/i;
/** −999.9, -9999, 99999: what files write where a place is not known. */
const MISSING_NUMBER = /^-?9{3,}(\.\d+)?$|^-99\.9+$/;

const METRES_A_FOOT = 0.3048;

/** `62`, `62 m`, `1,240 ft`, `378 msnm`; in metres. */
export function readHeight(text: string, inFeet: boolean): number | null {
  const [, sign = '', number, unit = ''] = HEIGHT.exec(text) ?? [];
  if (number === undefined) return null;
  const plain = THOUSANDS.test(number) ? number.replace(/[, ']/g, '') : number.replace(',', '.');
  const value = Number(plain) * (sign ? -1 : 1);
  const areFeet = FOOT.test(unit) || (unit === '' && inFeet);
  // To a millimetre: more than that is only what the conversion made.
  return areFeet ? Math.round(value * METRES_A_FOOT * 1000) / 1000 : value;
}

const HEIGHT =
  /^([-−–]?)\s*(\d+(?:[,' ]\d{3})*(?:[.,]\d+)?)\s*(m|mts?|met(?:re|er)s?|m[eè]tres?|metros?|ft|feet|foot|pies?|pieds?|p[eé]s|['’′])?\.?\s*(?:m?\.?s\.?n\.?m\.?|a\.?m?\.?s\.?l\.?|[üu]\.? ?(?:nn|m)\.?)?$/i;
/** "1,240" has no metres of three decimals. */
const THOUSANDS = /^\d{1,3}([, '])\d{3}$/;
const FOOT = /^(f|pi[ee]|p[eé]s|['’′])/i;
