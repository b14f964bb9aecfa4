import { plainText } from '../cells/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { isInOtherUnit, isUnitText } from '../cells/units.ts';
import {
  holdsKnownPart,
  isTemperatureCode,
  isUnbroken,
  partBefore,
  rolesOf,
  unknownPart,
  wordsOf,
} from './known-words.ts';
import { isMonthName, parted } from './named-month.ts';
import { capitalsTell, isAt, judgedWords, segmentsOf, type Word } from './phrase.ts';

/**
 * What nobody knows beside the word for an element: "zorvan" in "Temperatura zorvan máxima" says what
 * was measured. `perhaps`: "Zorvan rainfall" and "RAINFALL ZORVAN" speak of a place or of a thing.
 */
export type Unknown = { surely: readonly string[]; perhaps: readonly string[] };

export const unknownWords = remembering((text): Unknown => {
  const words = judgedWords(text);
  const found = segmentsOf(words)
    .filter((segment) => segment.some(isHead))
    .flatMap((segment) =>
      segment.map((word, at) => ({
        word,
        doubt: doubtOf(word, segment.slice(0, at), words, text),
      })),
    );
  const those = (wanted: Doubt): string[] =>
    found.filter(({ doubt }) => doubt === wanted).map(({ word }) => word.text);
  return { surely: those('surely'), perhaps: those('perhaps') };
});

type Doubt = 'surely' | 'perhaps' | 'none';

function doubtOf(word: Word, before: readonly Word[], words: readonly Word[], text: string): Doubt {
  if (!isStrange(word)) return 'none';
  if (isUnbroken(word.text)) return holdsKnownPart(word.plain) ? 'surely' : 'perhaps';
  // "Niederschlag 東京", "Rainfall at upton"
  const isOfOtherLetters = !words.some((one) => isHead(one) && lettersOf(one) === lettersOf(word));
  const isPlaced = !capitalsTell(text) && before.some(({ plain }) => isAt(plain));
  if (isOfOtherLetters || isPlaced) return 'none';
  const isPlain = hasCapitals(word) && !capitalsTell(text);
  if (!word.isName && !isPlain) return 'surely';
  if (word.isName && word !== words[0]) return 'none';
  return isSaidOfWarmth(words[words.indexOf(word) + 1]) ? 'surely' : 'perhaps';
}

/** "Vandens temperatūra", "Pocitová teplota"; of a place's name "Temperature" would have a capital, too. */
function isSaidOfWarmth(next: Word | undefined): boolean {
  if (!next || next.isCapital || isTemperatureCode(next.plain)) return false;
  return wordsOf(next.plain).has('temperature') && /^ +$/.test(next.gap);
}

function isHead({ plain, sort, isName }: Word): boolean {
  return (sort === 'head' || (isUnbroken(plain) && holdsKnownPart(plain))) && !isName;
}

function isStrange({ text, plain, isOfPhrase }: Word): boolean {
  if (isOfPhrase || /\d/.test(text) || isUnitText(text) || isInOtherUnit(text)) return false;
  return plain.split(' ').flatMap(parted).some(isUnknown);
}

/** "zorvan", and what is left of a long word: "zorvantemperatur", 水 in 最高水温. */
export function isUnknown(token: string): boolean {
  if (isUnbroken(token)) return unknownPart(token) !== '';
  const isKnown = wordsOf(token).size + rolesOf(token).size > 0 || isMonthName(token);
  return /^\p{L}[\p{L}\p{M}]/u.test(token) && (!isKnown || isUnknown(partBefore(token)));
}

function hasCapitals({ text }: Word): boolean {
  return text.toLocaleLowerCase() !== text.toLocaleUpperCase();
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

function lettersOf({ text }: Word): number {
  const plain = plainText(text);
  return SCRIPTS.findIndex((script) => script.test(plain));
}
