import { type Element, ofElement } from '../../dataset/columns.ts';
import { plainText } from '../../reading/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import type { HeaderWord } from '../vocabulary/word-rows.ts';
import { aboutIn, decide, type Facts, type Refusal } from './decisions.ts';
import { factsOf } from './facts-of-text.ts';
import { holdsKnownPart, isKnownPhrase, rolesIn, rolesOf, wordsOf } from './known-words.ts';
import { isMonthName, onlyMonth, parted } from './named-month.ts';
import { phraseOf } from './phrase.ts';
import { isUnitWord } from './unit-word.ts';

/** Of several that a text names the first counts. */
const KEYS = [
  'dayOfYear',
  'date',
  'year',
  'month',
  'day',
  'element',
  'value',
  'station',
] as const satisfies readonly HeaderWord[];
export type KeyKind = (typeof KEYS)[number];

/** What a text over a column or a table says. */
export type Meaning = {
  plain: string;
  /** the text without the name of a place in it */
  says: string;
  facts: Facts;
  key?: KeyKind | undefined;
  month?: number | undefined;
  element?: Element | undefined;
  /** of several texts about one element the one with the highest rank is taken */
  rank: number;
  refusal?: Refusal | undefined;
  /** the element it is about, refused or not; undefined if it names two */
  about?: Element | undefined;
  /** "Annual", "Total": beside the months it may be the year's mean or sum */
  annual: boolean;
  /** the words that say nothing about element or month, such as a station's name */
  rest: string;
};

export function headerMeaning(text: string): Meaning {
  return NUMBER.test(text) ? meaningOfNumber(text) : wordedMeaning(text);
}

/** "57.3" says nothing, and one wide sheet holds more numbers than are remembered. */
const NUMBER = /^-?\d+(\.\d+)?$/;

function meaningOfNumber(text: string): Meaning {
  const plain = text.replace(/\D/g, ' ').trim();
  return { plain, says: text, facts: NO_FACTS, rank: 0, annual: false, rest: plain };
}

const NO_FACTS: Facts = new Set();

const wordedMeaning = remembering((text): Meaning => {
  const { says, name } = phraseOf(text);
  const meaning = meaningOf(says, name);
  // "High Oxford" beside "Low Oxford" says something after all.
  const isSaid = meaning.element || meaning.refusal;
  return name === '' || isSaid ? meaning : meaningOf(text, '');
});

function meaningOf(text: string, name: string): Meaning {
  const plain = plainText(text);
  const tokens = plain.split(' ').flatMap(parted);
  const facts = factsOf(text, plain, tokens);
  const about = aboutIn(facts);
  const { refusal, rank = 0 } = decide(facts, about);
  const element = rank > 0 ? about : undefined;
  const month = onlyMonth(tokens, text) || undefined;
  // A whole sentence that says "year" heads no column of years.
  const mayBeKey = plain.length <= LONGEST_KEY && !element && !month && !refusal;
  return {
    plain,
    says: text,
    facts,
    key: mayBeKey ? KEYS.find((kind) => facts.has(kind)) : undefined,
    month,
    element,
    rank: element ? rank : 0,
    refusal,
    about: facts.has('otherUnit') ? undefined : about,
    annual: facts.has('annual') && !facts.has('summary'),
    rest: [plainText(name), restOf(tokens)].filter((part) => part !== '').join(' '),
  };
}

const LONGEST_KEY = 40;

/** The element that a row's label or the title of a table names clearly. */
export function elementNamed(text: string): Element | undefined {
  return titleMeaning(text).element;
}

/** The element of the nearest title that names one. The last title is the name of the sheet. */
export function elementOfTitles(titles: readonly string[]): Element | undefined {
  return titles.map(elementNamed).find((element) => element !== undefined);
}

/** True if a title is of rain and none of warmth. */
export function areOfRain(titles: readonly string[]): boolean {
  const over = titles.map(titleMeaning);
  return over.some(ofElement('rain')) && !over.some(isOfWarmth);
}

export function isOfWarmth({ facts }: Meaning): boolean {
  return facts.has('temperature') || facts.has('inDegrees');
}

/** "temp" and "°C" are no rain, and "mm" is no temperature. "T (mm)" is a total, or a slip. */
export function deniesElement(meaning: Meaning, element: Element): boolean {
  const [isWarm, isInRain] = [isOfWarmth(meaning), meaning.facts.has('inRainUnit')];
  return element === 'rain' ? isWarm && !isInRain : isInRain && !isWarm;
}

const LONGEST_TITLE = 200;

/** A title may be a name and nothing else: "High Wycombe". Of hundreds of tables each has the titles of those above it. */
export const titleMeaning = remembering((title): Meaning => {
  const { says, name } = phraseOf(withoutLabels(title.slice(0, LONGEST_TITLE)));
  return meaningOf(says, name);
});

/**
 * Cuts "Records" out of "Records of the hill farm", and "Altitude" out of "Altitude 62 m": they say what the table is
 * called or where it was measured, not what was.
 */
function withoutLabels(title: string): string {
  return title.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    const plain = plainText(word);
    const isPosition = saysWhere(plain) && wordsOf(plain).size > 0;
    return isPosition || rolesOf(plain).has('records') ? ' ' : word;
  });
}

/** True for "Latitude 51.5" and "Elevation": numbers that say where a station lies. */
export function saysWhere(title: string): boolean {
  const roles = rolesIn(plainText(title));
  return roles.has('latitude') || roles.has('longitude') || roles.has('elevation');
}

const SAYS_NOTHING = new Set<HeaderWord>([
  'element',
  'value',
  'station',
  'annual',
  'summary',
  'period',
]);

function restOf(tokens: readonly string[]): string {
  return tokens
    .filter((token, at) => {
      // In "max_A" it joins nothing.
      const joins = at > 0 && at < tokens.length - 1;
      if (isMonthName(token) || isFiller(token, joins) || holdsKnownPart(token)) return false;
      if (inPhrase(tokens, at)) return false;
      return [...wordsOf(token)].every((word) => SAYS_NOTHING.has(word));
    })
    .join(' ');
}

/** True for each word of "lượng mưa" and "en yüksek". */
function inPhrase(tokens: readonly string[], at: number): boolean {
  const starts = at > 0 ? [at - 1, at] : [at];
  return starts.some((from) => isKnownPhrase(tokens.slice(from, from + 2).join(' ')));
}

/** True for units, "of" and "the". At the beginning "De" and "La" belong to a name. */
function isFiller(token: string, joins: boolean): boolean {
  const roles = rolesOf(token);
  return (
    isUnitWord(token) || roles.has('measured') || (joins && (roles.has('of') || roles.has('the')))
  );
}

/** "MEAN" or "TEMPERATURE" above MAX and MIN says more about these columns, although it names none. */
export function qualifies(meaning: Meaning): boolean {
  return saysSomething(meaning) || QUALIFIERS.some((fact) => meaning.facts.has(fact));
}

const QUALIFIERS = ['mean', 'total', 'temperature'] as const;

export function saysSomething(meaning: Meaning): boolean {
  return Boolean(meaning.key || meaning.month || meaning.element || meaning.refusal);
}

/** C, F, K and T may be gauges, "Chuva" or the total, and "in" the sensor beside "out": nothing is sure of them. */
export function isInitial({ says }: Meaning): boolean {
  return /^(\p{L}|in)$/iu.test(says);
}
