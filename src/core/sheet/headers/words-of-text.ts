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
  isPart: boolean;
  /** "lượng" of "lượng mưa", "Monats" of "des Monats" */
  isOfPhrase: boolean;
  isName: boolean;
};

export function wordsOfText(text: string): Word[] {
  const showsNames = capitalsTell(text);
  const pattern = /[\p{L}\p{M}\p{N}°%'’ª]+/gu;
  const words: Word[] = [];
  let end = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [written] = match;
    const gap = text.slice(end, match.index);
    end = match.index + written.length;
    const plain = plainText(written);
    const isCapital = showsNames && /^\p{Lu}/u.test(written);
    const isPart = isPlaceWord(plain) || isPlaceWord(plain.replace(/s$/, ''));
    // "(GWh)" and "[Pa]" are units.
    const isAlone = /[([]\s*$/.test(gap) && /^\s*[)\]]/.test(text.slice(end));
    const sort = sortOf(written, plain, isCapital && !isAlone);
    words.push({
      text: written,
      plain,
      gap,
      sort,
      isCapital,
      isPart,
      isOfPhrase: false,
      isName: false,
    });
  }
  keepPhrases(words);
  return words;
}

/** Keeps the words of "lượng mưa", "dew point" and "des Monats" from being taken for names. */
function keepPhrases(words: readonly Word[]): void {
  words.forEach((_, at) => {
    for (const count of PHRASE_LENGTHS)
      if (at + count <= words.length) keepPhrase(words.slice(at, at + count));
  });
}

function keepPhrase(words: readonly Word[]): void {
  // "Lluvia de Oro: temperatura" is no Lithuanian "oro temperatūra".
  if (words.slice(1).some(({ gap }) => SEPARATOR.test(gap))) return;
  const text = words.map(({ plain }) => plain).join(' ');
  const isSubject = isKnownPhrase(text);
  if (!isSubject && !senseTogether(text).roles.includes('ofMonth')) return;
  for (const word of words) {
    word.sort = isSubject ? 'head' : 'common';
    word.isOfPhrase = true;
  }
}

/** What the words of a text may be taken for, one by one. */
export function sortsIn(text: string): (Word['sort'] | 'place')[] {
  return wordsOfText(text).map(({ sort, isPart }) => {
    if (isPart) return 'place';
    // In one header a capital may only begin the text. A word that all headers share and nobody knows is a name.
    return sort;
  });
}

/** True for "de", "am" and "upon", which join the words of a name. */
export function isConnector(plain: string): boolean {
  const roles = rolesOf(plain);
  return roles.has('of') || roles.has('the') || roles.has('connector');
}

/** True for "at" in "Rainfall at Upton" and "en" in "Lluvia en Soria". */
export function isAt(plain: string): boolean {
  const roles = rolesOf(plain);
  return roles.has('at') || roles.has('near');
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

function sortOf(written: string, plain: string, isCapital: boolean): Word['sort'] {
  const kinds = new Set<HeaderWord>();
  for (const token of plain.split(' '))
    for (const part of parted(token)) for (const word of wordsOf(part)) kinds.add(word);
  const has = (...wanted: HeaderWord[]): boolean => wanted.some((word) => kinds.has(word));
  if (kinds.size === 0) {
    const roles = rolesOf(plain);
    const isOurs = OURS.some((role) => roles.has(role));
    if (isOurs || isMonthName(plain) || isUnit(written, plain)) return 'common';
    // "WasserStand"
    if (rolesIn(plain).has('thing')) return 'quantity';
    return (isCapital && /\p{Ll}/u.test(written)) || isPlaceWord(plain) ? 'name' : 'common';
  }
  if (plain === 'high' || plain === 'low' || plain === 'hi' || plain === 'lo') return 'quality';
  // "Rio Maior", "Plaza Mayor"
  if (has('highest', 'lowest') && isPlaceWord(plain)) return 'quality';
  if (has('max', 'min', 'precipitation', 'rain', 'temperature', 'highest', 'lowest')) return 'head';
  if (has('extreme', 'normal', 'anomaly', 'flag', 'period')) return 'statistic';
  if (has('other', 'count', 'snow', 'depth')) return 'quantity';
  return 'quality';
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
