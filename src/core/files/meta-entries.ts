import type { KeptValue } from '../reading/kept-series.ts';

type Entry = {
  name: string;
  of: (value: KeptValue) => string | undefined;
  /** what the entry says, read again */
  into: (text: string) => Partial<KeptValue>;
};

/**
 * What SEF's Meta holds of a value. `orig` and `qc` are names of the format's own list
 * (https://datarescue.climate.copernicus.eu/station-exchange-format-sef); it leaves all others open.
 */
export const ENTRIES: readonly Entry[] = [
  { name: 'orig', of: original, into: readOriginal },
  // Read again, a value stands in a cell of the file.
  { name: 'cell', of: ({ cell }) => cell, into: () => ({}) },
  yes('trace', 'trace'),
  {
    name: 'accumulated',
    of: ({ days }) => (days ? `${days} days` : undefined),
    into: (text) => ({ days: Number.parseInt(text, 10) }),
  },
  text('flag', 'mark'),
  yes('estimated', 'estimated'),
  yes('blank', 'blank'),
  {
    name: 'qc',
    of: ({ doubts }) => doubts?.join(';'),
    into: (kinds) => ({ doubts: kinds.split(';') }),
  },
  yes('confirmed', 'confirmed'),
  text('before', 'before'),
  text('reason', 'reason'),
  text('note', 'note'),
  {
    name: 'link',
    // An address stays one.
    of: ({ link }) => link?.replace(/=/g, '%3D').replace(/#/g, '%23'),
    into: (link) => ({ link: link.replace(/%3D/g, '=').replace(/%23/g, '#') }),
  },
];

type Texts = 'mark' | 'before' | 'reason' | 'note';
type Flags = 'trace' | 'estimated' | 'blank' | 'confirmed';

function text(name: string, field: Texts): Entry {
  return { name, of: (value) => value[field], into: (said) => ({ [field]: said }) };
}

function yes(name: string, field: Flags): Entry {
  return { name, of: (value) => value[field] && 'yes', into: () => ({ [field]: true }) };
}

/** "orig=68F|cell=B12|flag=*" */
export function metaOf(value: KeptValue): string {
  let meta = '';
  for (const { name, of } of ENTRIES) {
    const said = of(value);
    if (said) meta += `${meta && '|'}${name}=${inEntry(said)}`;
  }
  return meta;
}

/** What was said of a value, from the Meta that we wrote. Entries of others are left alone. */
export function readMeta(meta: string): Partial<KeptValue> {
  const said: Partial<KeptValue> = {};
  for (const part of meta.split('|')) {
    const [, name, text = ''] = /^([^=]+)=(.*)$/s.exec(part) ?? [];
    const entry = ENTRIES.find((one) => one.name === name);
    Object.assign(said, entry?.into(text.replace(/＃/g, '#').replace(/＝/g, '=')));
  }
  return said;
}

/** "68F", "215 0.1C", "0.17A in"; a word such as "T" has no unit, and "87°F" has its own. */
function original({ value, written, unit }: KeptValue): string | undefined {
  if (written === '') return undefined;
  const isBare = value === null || !/\d/.test(written) || HAS_UNIT.test(written);
  if (isBare) return written;
  return /\d$/.test(written) && !/^\d/.test(unit) ? written + unit : `${written} ${unit}`;
}

const HAS_UNIT = /([CFK"]|mm|cm|in)$/;

function readOriginal(text: string): Partial<KeptValue> {
  const [, written, unit] = APART.exec(text) ?? STUCK.exec(text) ?? [];
  return written === undefined ? { written: text } : { written, unit: unit ?? '' };
}

const STUCK = /^(.*\d)(C|F|K|(?:mm|in|cm|m)(?:\/day)?)$/;
const APART = /^(.*\d.*) ((?:0\.\d+)?(?:C|F|K|mm|in|cm|m)(?:\/day)?)$/;

/** A tab or a line break would begin another field, and a bar another entry. */
export function oneField(text: string): string {
  return text.replace(/[\s\p{Cc}|]+/gu, ' ').trim();
}

/** An equals sign within an entry would begin another one, and dataresqc ends a line at "#". */
export function inEntry(text: string): string {
  return oneField(text).replace(/=/g, '＝').replace(/#/g, '＃');
}
