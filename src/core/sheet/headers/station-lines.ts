import { readDegrees } from '../../dataset/read-degrees.ts';
import { isWithin, type StationFacts, type StationNumber } from '../../dataset/station.ts';
import type { Grid } from '../../reading/reading.ts';
import { plainText } from '../cells/plain-text.ts';
import { rolesOf } from './known-words.ts';

const DEGREES =
  /[-−–]?\s*\d+(?:[.,]\d+)?\s*[°º]?(?:\s*\d+(?:[.,]\d+)?\s*['’′])?(?:\s*\d+(?:[.,]\d+)?\s*["”″])?\s*[NSEWO]?(?![A-Za-z])/;
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
    const value = readDegrees(DEGREES.exec(after(field, line) ?? '')?.[0] ?? '', field);
    if (value !== null && facts[field] === undefined && isWithin(field, value))
      facts[field] = value;
  }
  const height = METRES.exec(after('elevation', line) ?? '') ?? metresBeside(line);
  const value = Number((height?.[1] ?? '').replace(',', '.') || NaN);
  if (facts.elevation === undefined && isWithin('elevation', value)) facts.elevation = value;
}

/** "Lat 54.35, 62 m": a height often stands at the end without a word. */
function metresBeside(line: string): RegExpExecArray | null {
  return after('latitude', line) === null ? null : METRES.exec(line);
}

/** The text from the number on that soon follows a word such as "Lat"; null without the word. */
function after(field: StationNumber, line: string): string | null {
  const parts = line.split(/(\p{L}[\p{L}\p{M}]*)/u);
  const at = parts.findIndex((word) => rolesOf(plainText(word)).has(field));
  if (at < 0) return null;
  const rest = parts.slice(at + 1).join('');
  return /^[^\d]{0,12}\d/.test(rest) ? rest.replace(/^[^\d−–-]{0,12}/, '') : '';
}
