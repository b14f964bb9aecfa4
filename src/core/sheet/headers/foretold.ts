import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { isOfWarmth, titleMeaning } from './header-meaning.ts';
import {
  holdsKnownPart,
  isUnbroken,
  rolesIn,
  rolesOf,
  unknownPart,
  wordsOf,
} from './known-words.ts';
import { isUnitWord } from './unit-word.ts';

/** True for "Rain forecast 2023 (mm)", and not for "Forecast Office", "Weather prediction data" and "For the forecast". */
export const isForetold = remembering((text): boolean => {
  const words = wordsIn(text);
  return saysForetold(words) && words.every(isSaidOfValues) && !words.some(tellsWhere);
});

/** "Data" is only common. */
function isSaidOfValues(word: string): boolean {
  const roles = rolesOf(word);
  const joints = ['foretold', 'of', 'the', 'measured'] as const;
  return (
    wordsOf(word).size > 0 ||
    joints.some((role) => roles.has(role)) ||
    holdsKnownPart(word) ||
    isUnitWord(word)
  );
}

export type Foretold = 'sure' | 'perhaps' | 'mention' | 'none';

/**
 * What a text beside values says: "forecast" and "RCP 4.5" need no other words, "GFS forecast" may be a remark, and
 * "forecast OK" or "Forecast zone 4" speak of one.
 */
export const markOfForetold = remembering((text): Foretold => {
  const words = wordsIn(text);
  if (words.length > MOST_WORDS || !saysForetold(words) || words.some(tellsWhere)) return 'none';
  if (words.every(saysNothingElse)) return 'sure';
  const meaning = titleMeaning(text);
  if (meaning.about || isOfWarmth(meaning)) return 'none';
  const names = namesIn(text);
  const isPerhaps = (word: string): boolean =>
    saysNothingElse(word) || (!isUnbroken(word) && isSaidOfValues(word)) || names.has(word);
  return words.every(isPerhaps) ? 'perhaps' : 'mention';
});

/** "预报中心" is an office. */
function saysNothingElse(word: string): boolean {
  return saysForetold([word]) && !(isUnbroken(word) && unknownPart(word) !== '');
}

/** "GFS" and "CMIP6" beside "forecast". Where all is written so, it says nothing. */
function namesIn(text: string): ReadonlySet<string> {
  if (text === text.toUpperCase()) return new Set();
  const names = text.match(/(?<!\p{L})\p{Lu}[\p{Lu}\p{N}]+(?!\p{L})/gu) ?? [];
  return new Set(names.map(plainText));
}

const MOST_WORDS = 3;

function wordsIn(text: string): string[] {
  return plainText(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
}

function saysForetold(words: readonly string[]): boolean {
  return rolesIn(words.join(' ')).has('foretold');
}

function tellsWhere(word: string): boolean {
  return rolesOf(word).has('place') || rolesOf(word).has('near');
}
