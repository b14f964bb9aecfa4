import { readDegrees } from '../../dataset/read-degrees.ts';
import { isWithin, type StationFacts, type StationNumber } from '../../dataset/station.ts';
import type { Grid } from '../../reading/reading.ts';
import { plainText } from '../cells/plain-text.ts';
import { saysWhere } from './header-meaning.ts';
import { rolesOf } from './known-words.ts';

/** Ends with the word behind it, which may be a side. */
const DEGREES = /([-−–]?\s*\d(?:[.,]?\d|[°º'’′"”″ ])*)(?:[\s(.]|deg\w*)*(\p{L}*)/u;
const METRES = /(-?\d+(?:[.,]\d+)?)\s*m\b(?!m)/i;

/**
 * Reads "Lat 54.35 Lon -1.28, 62 m" from the lines above the table. The sidebar offers the place, and the
 * person takes it or not. Latitude and longitude must both be there.
 */
export function stationInLines({ cells }: Grid, headerRow: number): StationFacts | null {
  const lines = cells
    .slice(0, Math.max(0, headerRow - 1))
    .map((row) => row.map((cell) => (typeof cell === 'object' ? '' : String(cell))).join(' '));
  const facts: StationFacts = {};
  for (const line of lines) takeFrom(line, facts);
  if (facts.latitude === undefined || facts.longitude === undefined) return null;
  return facts;
}

function takeFrom(line: string, facts: StationFacts): void {
  for (const field of ['latitude', 'longitude'] as const) {
    const { label = '', rest = '' } = after(field, line) ?? {};
    const [, degrees = '', side = ''] = DEGREES.exec(rest) ?? [];
    const value = readDegrees(degrees + sideMeant(side, label), field);
    if (value !== null && facts[field] === undefined && isWithin(field, value))
      facts[field] = value;
  }
  const height = METRES.exec(after('elevation', line)?.rest ?? '') ?? metresBeside(line);
  const value = Number((height?.[1] ?? '').replace(',', '.') || NaN);
  if (facts.elevation === undefined && isWithin('elevation', value)) facts.elevation = value;
}

/** "Lat 54.35, 62 m": a height often stands at the end without a word. */
function metresBeside(line: string): RegExpExecArray | null {
  return after('latitude', line) === null ? null : METRES.exec(line);
}

/**
 * N, S, E or W. "O" is west in Romance languages and east in Germanic ones, and "S" is north in Czech. Another
 * word, as "LS" or "south", leaves the place unread, unless it is the next label.
 */
function sideMeant(word: string, label: string): string {
  if (saysWhere(word)) return '';
  return rolesOf(label).has('ownSides') ? word.replace(/^O$/i, 'E').replace(/^S$/i, 'N') : word;
}

type Labelled = { label: string; rest: string };

/** The text from the number on that soon follows a word such as "Lat"; null without the word. */
function after(field: StationNumber, line: string): Labelled | null {
  const parts = line.split(/(\p{L}[\p{L}\p{M}]*)/u);
  const labels = parts.map(plainText);
  const at = labels.findIndex((word) => rolesOf(word).has(field));
  if (at < 0) return null;
  const rest = parts.slice(at + 1).join('');
  const isNear = /^[^\d]{0,12}\d/.test(rest);
  return { label: labels[at] ?? '', rest: isNear ? rest.replace(/^[^\d−–-]{0,12}/, '') : '' };
}
