import { plainText } from '../../reading/plain-text.ts';
import type { HeaderWord, Role } from '../vocabulary/word-rows.ts';
import {
  isKnownPhrase,
  PHRASE_LENGTHS,
  rolesIn,
  rolesOf,
  senseTogether,
  wordsOf,
} from './known-words.ts';
import { isMonthName, parted } from './named-month.ts';
import { isInOtherUnit, isUnitText } from './stated-unit.ts';
import { isUnitWord, unitFacetsOf } from './unit-word.ts';

/** A word of the text: `sort` is what it may be taken for. */
export type Word = {
  text: string;
  plain: string;
  /** the marks between the word before and this one */
  gap: string;
  sort: 'head' | 'statistic' | 'quality' | 'quantity' | 'name' | 'common';
  isCapital: boolean;
  /** "Hill", "Lake" */
  isPlace: boolean;
};

export function wordsOfText(text: string): Word[] {
  const showsNames = capitalsTell(text);
  let end = 0;
  const all = (text.match(/[\p{L}\p{M}\p{N}°%'’ª]+/gu) ?? []).map((written): Word => {
    const from = text.indexOf(written, end);
    const gap = text.slice(end, from);
    end = from + written.length;
    const plain = plainText(written);
    const isCapital = showsNames && /^\p{Lu}/u.test(written);
    const isPlace = isPlaceWord(plain) || isPlaceWord(plain.replace(/s$/, ''));
    // "(GWh)" and "[Pa]" are units.
    const isAlone = /[([]\s*$/.test(gap) && /^\s*[)\]]/.test(text.slice(end));
    const sort = sortOf(written, plain, isCapital && !isAlone);
    return { text: written, plain, gap, sort, isCapital, isPlace };
  });
  return withPhrases(all);
}

/** Keeps the words of "lượng mưa", "dew point" and "des Monats" from being taken for names. */
function withPhrases(words: readonly Word[]): Word[] {
  const sorts = new Map<Word, Word['sort']>();
  for (const at of words.keys())
    for (const count of PHRASE_LENGTHS) {
      const some = words.slice(at, at + count);
      const sort = some.length === count ? sortOfPhrase(some) : undefined;
      if (sort) for (const word of some) sorts.set(word, sort);
    }
  return words.map((word) => ({ ...word, sort: sorts.get(word) ?? word.sort }));
}

function sortOfPhrase(words: readonly Word[]): Word['sort'] | undefined {
  // "Lluvia de Oro: temperatura" is no Lithuanian "oro temperatūra".
  if (words.slice(1).some(({ gap }) => SEPARATOR.test(gap))) return undefined;
  const text = words.map(({ plain }) => plain).join(' ');
  if (isKnownPhrase(text)) return 'head';
  return senseTogether(text).roles.includes('ofMonth') ? 'common' : undefined;
}

/** What the words of a text may be taken for, one by one. */
export function sortsIn(text: string): (Word['sort'] | 'place')[] {
  return wordsOfText(text).map(({ sort, isPlace }) => (isPlace ? 'place' : sort));
}

/** True for "de", "am" and "upon", which join the words of a name. */
export function isConnector({ plain }: Word): boolean {
  const roles = rolesOf(plain);
  return roles.has('of') || roles.has('the') || roles.has('connector');
}

/** False for "Las", although "Las Vegas" is a place: in "Media de las máximas" it is an article. */
function isPlaceWord(plain: string): boolean {
  const roles = rolesOf(plain);
  return roles.has('place') && !roles.has('the');
}

/** False for "RAINFALL AT COLD BAY" and "rainfall at cold bay": there capitals do not show names. */
function capitalsTell(text: string): boolean {
  return /\p{Lu}/u.test(text) && /\p{Ll}{2}/u.test(text);
}

/** The first that a word is; any other that is known says how something was measured. */
const SORTS: readonly (readonly [Word['sort'], readonly HeaderWord[]])[] = [
  ['quality', ['highLow']],
  ['head', ['max', 'min', 'precipitation', 'rain', 'temperature', 'highest', 'lowest']],
  ['statistic', ['extreme', 'normal', 'anomaly', 'flag', 'period']],
  ['quantity', ['other', 'count', 'snow', 'depth']],
];

function sortOf(written: string, plain: string, isCapital: boolean): Word['sort'] {
  const tokens = plain.split(' ').flatMap(parted);
  const kinds = new Set<HeaderWord>(tokens.flatMap((token) => [...wordsOf(token)]));
  if (kinds.size === 0) return sortOfUnknown(written, plain, isCapital);
  // "Rio Maior", "Plaza Mayor"
  if ((kinds.has('highest') || kinds.has('lowest')) && isPlaceWord(plain)) return 'quality';
  const [sort] = SORTS.find(([, words]) => words.some((word) => kinds.has(word))) ?? [];
  return sort ?? 'quality';
}

function sortOfUnknown(written: string, plain: string, isCapital: boolean): Word['sort'] {
  const isOurs = OURS.some((role) => rolesOf(plain).has(role));
  if (isOurs || isMonthName(plain) || isUnit(written, plain)) return 'common';
  // "WasserStand"
  if (rolesIn(plain).has('thing')) return 'quantity';
  return (isCapital && /\p{Ll}/u.test(written)) || isPlaceWord(plain) ? 'name' : 'common';
}

const OURS: readonly Role[] = ['common', 'ofMonth', 'ofYear', 'weakRain'];

function isUnit(written: string, plain: string): boolean {
  const facets = unitFacetsOf(plain);
  // "Zehntel mm" has a capital, and is no place.
  const isPart = facets.has('tenth') || facets.has('hundredth');
  return isPart || isUnitWord(plain) || isUnitText(written) || isInOtherUnit(written);
}

/** The words between marks: "Rainfall, Snow Hill (mm)" has three segments. */
export function segmentsOf(words: readonly Word[]): Word[][] {
  const segments: Word[][] = [];
  for (const word of words) {
    const last = segments[segments.length - 1];
    if (last && !SEPARATOR.test(word.gap)) last.push(word);
    else segments.push([word]);
  }
  return segments;
}

const SEPARATOR = /[,;:|/()[\]"“”–—=]| - /;
