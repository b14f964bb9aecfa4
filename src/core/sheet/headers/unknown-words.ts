import { remembering } from '../cells/remembering.ts';
import { isYearLike } from '../cells/year-like.ts';
import { aboutIn, type Fact } from './decisions.ts';
import { titleMeaning } from './header-meaning.ts';
import {
  holdsKnownPart,
  isKnown,
  isTemperatureCode,
  isUnbroken,
  partBefore,
  rolesOf,
  unknownPart,
  wordsIn,
  wordsOf,
} from './known-words.ts';
import { parted } from './named-month.ts';
import { judgedWords } from './phrase.ts';
import { beforeUnit, isInOtherUnit, isUnitText } from './stated-unit.ts';
import { isUnitWord } from './unit-word.ts';
import { capitalsTell, isAt, segmentsOf, type Word } from './words-of-text.ts';

type Doubt = 'surely' | 'perhaps' | 'none';

/**
 * Whether an unknown word stands beside the word for an element. In "Temperatura zorvan máxima" it surely
 * says what was measured. In "Zorvan rainfall" and "RAINFALL ZORVAN" it may be a place.
 */
const unknownWord = remembering((text): Doubt => {
  const words = judgedWords(text);
  const doubts = segmentsOf(words)
    .filter((segment) => segment.some(isHead))
    .flatMap((segment) =>
      segment.map((word, at) => doubtOf(word, segment.slice(0, at), words, text)),
    );
  return DOUBTS.find((doubt) => doubts.includes(doubt)) ?? 'none';
});

/** "Tmax Zorvan", "Zorvan rainfall", "Mean max Zorvan": a word with a capital beside these is a place. */
export function doubtAbout(text: string): Doubt {
  const doubt = unknownWord(text);
  if (doubt !== 'perhaps') return doubt;
  const { facts, about } = titleMeaning(text);
  const isOfWeather = about === 'rain' || SAYS_WARMTH.some((fact) => facts.has(fact));
  return isOfWeather ? 'none' : doubt;
}

/** True for "Rain goal" and "Rain Goal"; in "Rain (goal)" and "Rain (mm) goal" it may be a remark or a place. */
export function isQualified(text: string): boolean {
  const said = beforeUnit(text);
  return (
    unknownWord(said) !== 'none' &&
    !judgedWords(said).some(({ isName, isPart }) => isName && isPart)
  );
}

const SAYS_WARMTH: readonly Fact[] = ['temperature', 'inDegrees', 'mean'];

const DOUBTS: readonly Doubt[] = ['surely', 'perhaps'];

function doubtOf(word: Word, before: readonly Word[], words: readonly Word[], text: string): Doubt {
  // "Pluie depuis 1931", "Rain 1951 onwards"
  if (!isStrange(word) || isBesideYear(word, words)) return 'none';
  // "Niederschlag 東京", "Tmax 平均台", "Rain measured behind the shed"
  const isLatin = LATIN.test(word.text);
  const isOfOtherLetters = !words.some(
    (other) => isHead(other) && LATIN.test(other.text) === isLatin,
  );
  if (isOfOtherLetters || before.some(tellsWhere)) return 'none';
  if (isUnbroken(word.text)) return holdsKnownPart(word.plain) ? 'surely' : 'perhaps';
  // "Rain in my garden"; a minimum may be one "at the roots", which is no air.
  const isOfRain = words.some(({ plain }) => wordsOf(plain).has('rain'));
  const isPlaced = before.some(({ plain }) => isAt(plain));
  if (isPlaced && (isOfRain || word.isName || !capitalsTell(text))) return 'none';
  // "Tmax UPTON" is written as a name is, and "tmax upton" as anything.
  const isLoud = word.text === word.text.toLocaleUpperCase();
  const isPlain = hasCapitals(word) && (isLoud || !capitalsTell(text));
  if (!word.isName && !isPlain) return 'surely';
  // "Minimum Wage" may be a place of that name, and "Minimum at Wage" is one.
  if (word.isName && word !== words[0]) return 'perhaps';
  return isSaidOfWarmth(words[words.indexOf(word) + 1]) ? 'surely' : 'perhaps';
}

function isBesideYear(word: Word, words: readonly Word[]): boolean {
  const at = words.indexOf(word);
  return [words[at - 1], words[at + 1]].some((next) => isYearLike(Number(next?.text)));
}

/** True for "measured" and "from": what follows is no quantity. The "độ" of "nhiệt độ" is not Polish "do" (until). */
function tellsWhere({ plain, isOfPhrase }: Word): boolean {
  if (isOfPhrase) return false;
  return rolesOf(plain).has('measured') || wordsOf(plain).has('bound');
}

/** "Vandens temperatūra", "Pocitová teplota"; of a place's name "Temperature" would have a capital, too. */
function isSaidOfWarmth(next: Word | undefined): boolean {
  if (!next || next.isCapital || isTemperatureCode(next.plain)) return false;
  return wordsOf(next.plain).has('temperature') && /^ +$/.test(next.gap);
}

function isHead({ plain, sort, isName }: Word): boolean {
  return (sort === 'head' || (isUnbroken(plain) && holdsElement(plain))) && !isName;
}

/** 最高 in 最高水温, and not 平均 in 平均台 */
function holdsElement(plain: string): boolean {
  const spoken = wordsIn(plain, [plain]);
  return spoken.has('temperature') || aboutIn(new Set(spoken.keys())) !== undefined;
}

function isStrange({ text, plain, isOfPhrase }: Word): boolean {
  if (isOfPhrase || /\d/.test(text) || isUnitText(text) || isInOtherUnit(text)) return false;
  return plain.split(' ').flatMap(parted).some(isUnknown);
}

/** "zorvan", and what is left of a long word: "zorvantemperatur", 水 in 最高水温. */
export function isUnknown(token: string): boolean {
  if (isUnitWord(token)) return false;
  if (isUnbroken(token)) return unknownPart(token) !== '';
  const before = partBefore(token);
  const isOdd = () => [before, before.replace(JOINT, '')].every(isUnknown);
  return /^\p{L}[\p{L}\p{M}]/u.test(token) && (!isKnown(token) || isOdd());
}

/** "s" in "Monatstemperatur", and none in "Makstemperatur" */
const JOINT = /(?<=...)[se]$/;

function hasCapitals({ text }: Word): boolean {
  return text.toLocaleLowerCase() !== text.toLocaleUpperCase();
}

const LATIN = /\p{Script=Latin}/u;
