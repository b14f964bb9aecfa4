import { readDegrees } from '../../dataset/read-degrees.ts';
import { isWithin, type StationFacts, type StationNumber } from '../../dataset/station.ts';
import { plainText } from '../../reading/plain-text.ts';
import type { Grid } from '../../reading/reading.ts';
import { saysWhere } from './header-meaning.ts';
import { rolesOf } from './known-words.ts';

/** Ends with the word behind it, which may be a side. */
const DEGREES = /([-−–]?\s*\d(?:[.,]?\d|[°º'’′"”″ ])*)(?:[\s(.]|de[cg]\w*|gra[du]\w*)*(\p{L}*)/iu;
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
    const labelled = numberAfter(field, line);
    const [, degrees = '', side = ''] = DEGREES.exec(labelled?.text ?? '') ?? [];
    const value = readDegrees(degrees + sideMeant(side, labelled), field);
    if (value !== null && facts[field] === undefined && isWithin(field, value))
      facts[field] = value;
  }
  const height = METRES.exec(numberAfter('elevation', line)?.text ?? '') ?? metresBeside(line);
  const value = Number((height?.[1] ?? '').replace(',', '.') || NaN);
  if (facts.elevation === undefined && isWithin('elevation', value)) facts.elevation = value;
}

/** "Lat 54.35, 62 m": a height often stands at the end without a word. */
function metresBeside(line: string): RegExpExecArray | null {
  return numberAfter('latitude', line) === null ? null : METRES.exec(line);
}

/**
 * N, S, E or W. "O" is west in Romance languages and east in Germanic ones, and "S" is north in Czech. Another
 * word, as "LS" or "south", leaves the place unread, unless it is the next label or begins it as it began this one.
 */
function sideMeant(word: string, labelled: Labelled | null): string {
  const beginsLabels = plainText(word) === labelled?.title && !/^[nsewo]/i.test(word);
  if (saysWhere(word) || beginsLabels) return '';
  return rolesOf(labelled?.label ?? '').has('ownSides')
    ? word.replace(/^O$/i, 'E').replace(/^S$/i, 'N')
    : word;
}

/** `title` is the word before the label, as in "Geogr. Breite 53,5 Geogr. Länge 10,1". */
type Labelled = { title: string; label: string; text: string };

/** The text from the number on that soon follows a word such as "Lat"; null without the word. */
function numberAfter(field: StationNumber, line: string): Labelled | null {
  const parts = line.split(/(\p{L}[\p{L}\p{M}]*)/u);
  const labels = parts.map(plainText);
  const at = labels.findIndex((word) => rolesOf(word).has(field));
  if (at < 0) return null;
  const behind = parts.slice(at + 1).join('');
  const isNear = /^[^\d]{0,12}\d/.test(behind);
  return {
    label: labels[at] ?? '',
    title: labels[at - 2] ?? '',
    text: isNear ? behind.replace(/^[^\d−–-]{0,12}/, '') : '',
  };
}
