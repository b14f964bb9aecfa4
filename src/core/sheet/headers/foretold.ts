import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { isOfWarmth, titleMeaning } from './header-meaning.ts';
import { holdsKnownPart, rolesIn, rolesOf, wordsOf } from './known-words.ts';
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

/** What a mark says: "forecast" and "RCP 4.5" need no other words, "GFS forecast" may be a remark. */
export const markOfForetold = remembering((text): 'sure' | 'perhaps' | 'none' => {
  const words = wordsIn(text);
  if (words.length > MOST_WORDS || !saysForetold(words) || words.some(tellsWhere)) return 'none';
  if (words.every((word) => saysForetold([word]))) return 'sure';
  const meaning = titleMeaning(text);
  return meaning.about || isOfWarmth(meaning) ? 'none' : 'perhaps';
});

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
