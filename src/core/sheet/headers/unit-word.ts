import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { UNIT_WORDS } from '../vocabulary/unit-words.ts';
import { rowsIn } from '../vocabulary/word-rows.ts';
import { isUnbroken } from './known-words.ts';

export const MEASURES = [
  'celsius',
  'fahrenheit',
  'kelvin',
  'degree',
  'millimetre',
  'centimetre',
  'metre',
  'inch',
  'hundredthOfInch',
  'litre',
  'kilogram',
  'otherUnit',
] as const;
export type Measure = (typeof MEASURES)[number];
type UnitFacet =
  | Measure
  | 'tenth'
  | 'hundredth'
  | 'thousandth'
  // "parts of a"
  | 'joint'
  | 'per'
  // "mm a day"
  | 'weak'
  | 'day'
  | 'clock'
  | 'mercury'
  // so much of it in a litre of water
  | 'dissolved'
  | 'inPlace'
  // "Resolution 0.1 mm" says how finely was read
  | 'step';
type Facets = ReadonlySet<UnitFacet>;

/** What a word or a mark says of units: "mm", "Zehntel", "%". */
export const unitFacetsOf = remembering((written): Facets => {
  if (written === '"') return new Set(['inch']);
  if (/^(%|\p{Sc})$/u.test(written)) return new Set(['otherUnit']);
  const word = plainText(written);
  const facets = facetsOfWhole(word);
  if (facets || !isUnbroken(word)) return facets ?? NONE;
  return unitWords().parts.find(([part]) => word.includes(part))?.[1] ?? NONE;
});

const facetsOfWhole = remembering((word): Facets | null => {
  const { exact, beginnings } = unitWords();
  return exact.get(word) ?? beginnings.find(([stem]) => word.startsWith(stem))?.[1] ?? null;
});

const NONE: Facets = new Set();

/** True for "mm", "degrees" and 毫米, and false for 降水量毫米, which also says what was measured. */
export function isUnitWord(plain: string): boolean {
  const facets = facetsOfWhole(plain);
  return facets !== null && UNITS_OF_OURS.some((measure) => facets.has(measure));
}

const UNITS_OF_OURS = MEASURES.filter((measure) => measure !== 'otherUnit');

type UnitWords = {
  exact: Map<string, Facets>;
  beginnings: [string, Facets][];
  parts: [string, Facets][];
};

let made: UnitWords | null = null;

function unitWords(): UnitWords {
  if (made) return made;
  made = { exact: new Map(), beginnings: [], parts: [] };
  for (const { facets, words } of rowsIn<UnitFacet>(UNIT_WORDS))
    for (const word of words) addUnitWord(made, word, new Set(facets));
  return made;
}

function addUnitWord({ exact, beginnings, parts }: UnitWords, word: string, facets: Facets): void {
  if (word.endsWith('*')) beginnings.push([word.slice(0, -1), facets]);
  else exact.set(word, facets);
  if (isUnbroken(word)) parts.push([word, facets]);
}
