import { type Element, ofElement } from '../../dataset/columns.ts';
import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import { plainText } from '../cells/plain-text.ts';
import { remembering } from '../cells/remembering.ts';
import { isInOtherUnit, statedUnit } from '../cells/units.ts';
import { aboutIn, decide, type Fact, type Facts, type Refusal } from './decisions.ts';
import {
  holdsKnownPart,
  isExtreme,
  isKnownPhrase,
  isTemperatureCode,
  phraseWith,
  rolesIn,
  rolesOf,
  wordsIn,
  wordsOf,
} from './known-words.ts';
import { isMonthName, onlyMonth, parted } from './named-month.ts';
import { phraseOf } from './phrase.ts';
import type { HeaderWord } from './vocabulary/word-rows.ts';
import { A_LITTLE, factsIn, fullVote, type Vote } from './votes.ts';

export type KeyKind =
  | 'year'
  | 'month'
  | 'day'
  | 'dayOfYear'
  | 'date'
  | 'station'
  | 'element'
  | 'value';

/** What a text over a column or a table says. */
export type Meaning = {
  plain: string;
  /** the text without the name of a place in it */
  says: string;
  facts: Facts;
  /** the words and units that say so, and the words of a name, which count little */
  votes: readonly Vote[];
  key?: KeyKind;
  month?: number;
  element?: Element;
  /** of several texts about one element the one with the highest rank is taken */
  rank: number;
  refusal?: Refusal;
  /** the element it is about, refused or not; undefined if it names two */
  about?: Element;
  /** "Annual", "Total": beside the months it may be the year's mean or sum */
  annual: boolean;
  /** the words that say nothing about element or month, such as a station's name */
  rest: string;
};

const KEYS: readonly KeyKind[] = [
  'dayOfYear',
  'date',
  'year',
  'month',
  'day',
  'element',
  'value',
  'station',
];

export const headerMeaning = remembering((text): Meaning => {
  const { says, name } = phraseOf(text);
  const meaning = meaningOf(says, name);
  // "High Oxford" beside "Low Oxford": taken for a name as a whole it would say nothing.
  return name === '' || meaning.element || meaning.refusal ? meaning : meaningOf(text, '');
});

/** A title may be a name and nothing else: "High Wycombe". */
const namedTitleMeaning = remembering((text): Meaning => {
  const { says, name } = phraseOf(text);
  return meaningOf(says, name);
});

function meaningOf(text: string, name: string): Meaning {
  const plain = plainText(text);
  const tokens = plain.split(' ').reduce<string[]>((all, token) => all.concat(parted(token)), []);
  const votes = [...votesOf(text, plain, tokens), ...votesOfName(name)];
  const facts = factsIn(votes);
  const meaning: Meaning = {
    plain,
    says: text,
    facts,
    votes,
    rank: 0,
    annual: facts.has('annual') && !facts.has('summary'),
    rest: [plainText(name), restOf(tokens)].filter((part) => part !== '').join(' '),
  };
  const month = onlyMonth(tokens, text);
  if (month) meaning.month = month;
  const about = aboutIn(facts);
  if (about && !facts.has('otherUnit')) meaning.about = about;
  const { refusal, rank } = decide(facts, about);
  if (refusal) meaning.refusal = refusal;
  else if (rank && about) {
    meaning.element = about;
    meaning.rank = rank;
  }
  const key = KEYS.find((kind) => facts.has(kind));
  // A whole sentence that says "year" heads no column of years.
  if (key && plain.length <= LONGEST_KEY && !meaning.element && !month && !meaning.refusal)
    meaning.key = key;
  return meaning;
}

const LONGEST_KEY = 40;

/** The element that a row's label or the title of a table names clearly. */
export function elementNamed(text: string): Element | undefined {
  return titleMeaning(text).element;
}

/** Of the nearest title that names one; the last title is the name of the sheet. */
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

const LONGEST_TITLE = 200;

export function titleMeaning(title: string): Meaning {
  return namedTitleMeaning(withoutLabels(title.slice(0, LONGEST_TITLE)));
}

/**
 * Cuts "Records" out of "Records of the hill farm", and "Altitude" and "ground" out of "Altitude 62 m" and
 * "2 m above the ground": they say what the table is called or where it was measured, not what was.
 */
const withoutLabels = remembering((title): string => {
  let isAbove = false;
  const whole = plainText(title).split(' ');
  return title.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    const plain = plainText(word);
    const roles = rolesOf(plain);
    const isPosition = saysWhere(plain) && wordsOf(plain).size > 0 && !isInPhrase(plain, whole);
    const isSurface = isAbove && METRES.test(title) && roles.has('surface');
    isAbove ||= roles.has('above');
    const isList = roles.has('records') && isListOf(word, title.slice(at + word.length));
    return isList || isPosition || isSurface ? ' ' : word;
  });
});

/** True in "Max le plus élevé" and "Lượng mưa lớn nhất": there the word is not for elevation or longitude. */
function isInPhrase(word: string, whole: readonly string[]): boolean {
  const at = whole.indexOf(word);
  const pairs = [whole.slice(at - 1, at + 1), whole.slice(at, at + 2)];
  return at >= 0 && pairs.some((pair) => isKnownPhrase(pair.join(' ')));
}

/** False for "Record maximum temperature" and the Spanish "Récord de lluvia": these are extremes. */
function isListOf(word: string, behind: string): boolean {
  const [next = ''] = plainText(behind).split(' ');
  const measured = wordsOf(next);
  const isSaidOf = SUBJECTS_OF_RECORDS.some((subject) => measured.has(subject));
  return word.toLowerCase() === plainText(word) && !isSaidOf;
}

const SUBJECTS_OF_RECORDS: readonly HeaderWord[] = [
  'max',
  'min',
  'rain',
  'precipitation',
  'temperature',
];

/** True for "Latitude 51.5" and "Elevation": numbers that say where a station lies. */
export function saysWhere(title: string): boolean {
  const roles = rolesIn(plainText(title));
  return roles.has('latitude') || roles.has('longitude') || roles.has('elevation');
}

/** True for "Date of max", "Tmax date", "Fecha de la máxima": they say when it was, not how much. */
function isWhen(tokens: readonly string[]): boolean {
  const [first = '', second = ''] = tokens;
  const begins = rolesIn(`${first} ${second}`).has('time') || wordsOf(first).has('day');
  const ends = tokens.length > 1 && rolesOf(tokens[tokens.length - 1] ?? '').has('time');
  const isTime =
    rolesOf(first).has('time') && ELEMENT_WORDS.some((word) => wordsOf(second).has(word));
  return (begins && rolesOf(second).has('of')) || isTime || ends;
}

/** Minutes only beside rain: "10 min" alone is the minimum of October. */
const MINUTES = /\d ?min/i;
/** "Rain >10 mm", "Min <= -20" and "Tmax n" count days; "Rain 1h" and "rain_60min" are parts of a day, "Tmax 90p" of a scale. */
const PART_OF = /[<>≤≥]=? ?-?\d|(^|[^\d:.])([136] ?h|(15|20|30|60) ?min(utes?)?|\d+p)\b/i;

function votesOf(text: string, plain: string, tokens: readonly string[]): Vote[] {
  const words = wordsIn(plain, tokens);
  const isWarmth = !words.has('rain') && namesElement(words);
  const temperature = tokens.find(isTemperatureCode);
  const units = unitsIn(text);
  const isUnit = units.inRainUnit && !isOfDates(tokens, words);
  // Of the water is "Water level 2 m above ground".
  const measured = plainText(text.slice(0, text.search(METRES)));
  const isAir = isMetresAbove(text, plain) && !rolesIn(measured).has('surface');
  const spoken = [...words].filter(
    ([facet, word]) =>
      !(isUnit && facet === 'month') &&
      !(isAir && facet === 'other' && rolesOf(word).has('surface')),
  );
  return [
    ...spoken.map(([facet, word]) => fullVote(facet, 'word', word)),
    ...votesBy('unit', units),
    ...votesBy('word', { temperature, other: isWarmth && thingIn(text, plain, tokens) }),
    ...votesBy('form', formsIn(text, plain, tokens, words)),
  ];
}

/** "Qux (mm)" is in millimetres. "YYYY-MM" and "Month (MM)" are months. */
function isOfDates(tokens: readonly string[], words: ReadonlyMap<HeaderWord, string>): boolean {
  const isMonth = (token: string): boolean => token !== 'mm' && wordsOf(token).has('month');
  return tokens.some(isMonth) || DATED.some((word) => words.has(word));
}

const DATED: readonly HeaderWord[] = ['year', 'day', 'date'];

type Texts = { [fact in Fact]?: string | false | undefined };

function votesBy(by: Vote['by'], texts: Texts): Vote[] {
  const facts = Object.keys(texts) as Fact[];
  return facts.flatMap((fact) => (texts[fact] ? [fullVote(fact, by, texts[fact])] : []));
}

function unitsIn(text: string): Texts {
  // The first word of "Total (mm)" and "In mm" is no unit.
  const behind = statedUnit(text.replace(/^\w+/, ''), 'rain');
  const degrees = statedUnit(text, 'temperature');
  return {
    otherUnit: isInOtherUnit(text) && text,
    inRainUnit: behind && UNIT_NAMES[behind],
    inDegrees: degrees && UNIT_NAMES[degrees],
    rate: statedUnit(text, 'rain') === 'mm/day' && 'mm/day',
  };
}

type Found = ReadonlyMap<HeaderWord, string>;

function formsIn(text: string, plain: string, tokens: readonly string[], words: Found): Texts {
  const roles = rolesIn(plain);
  const isWhole = words.has('rain') || roles.has('melted');
  return {
    part: namesElement(words) && isPartOfDay(text, tokens, words) && text,
    ofADay: /\b24 ?h/i.test(text) && text,
    melted: words.has('precipitation') && words.has('snow') && isWhole && text,
    ofExtremes: isOfExtremes(tokens, text) && text,
    ofMonth: roles.has('ofMonth') && text,
    soFar: roles.has('soFar') && text,
  };
}

function namesElement(words: Found): boolean {
  return ELEMENT_WORDS.some((word) => words.has(word));
}

function isPartOfDay(text: string, tokens: readonly string[], words: Found): boolean {
  const isOfMinutes = words.has('rain') && MINUTES.test(text);
  const isDay = words.has('dayOfYear');
  return isDay || isOfMinutes || isWhen(tokens) || PART_OF.test(text) || / n$/.test(text);
}

/** The word that says it is not of the air: "suelo", "5 cm", "suhu air". "2 m above the ground" is air. */
function thingIn(text: string, plain: string, tokens: readonly string[]): string | undefined {
  const isAir = isMetresAbove(text, plain);
  const isOfNoAir = (token: string): boolean => {
    const roles = rolesOf(token);
    return roles.has('thing') && !(roles.has('surface') && (isAir || roles.has('common')));
  };
  return tokens.find(isOfNoAir) ?? CENTIMETRES.exec(plain)?.[0] ?? phraseWith(plain, 'thing');
}

function isMetresAbove(text: string, plain: string): boolean {
  return rolesIn(plain).has('above') && METRES.test(text);
}

/** "2 m", "1.2 metres", "150 cm", "four feet" */
const METRES = /\d ?m(et\w+)?\b|\d{3} ?cm\b|\bfeet\b/i;
/** Air is measured metres above the ground, grass and soil at a few centimetres. */
const CENTIMETRES = /\b\d{1,2} ?cm\b/;

/** "Max of Tmax", "max(Tmax)", "Máxima de las máximas": the highest of the maxima. */
function isOfExtremes(
  [first = '', second = '', ...others]: readonly string[],
  text: string,
): boolean {
  const isOf = rolesOf(second).has('of');
  const behind = isOf ? others : [second, ...others];
  return (isOf || /^\p{L}+\(/u.test(text)) && isExtreme(first) && behind.some(isExtreme);
}

/** What the words of a name would say if they were none; these votes weigh little. */
function votesOfName(name: string): Vote[] {
  const tokens = plainText(name).split(' ');
  return Array.from(wordsIn(tokens.join(' '), tokens), ([facet, text]) => ({
    facet,
    weight: A_LITTLE,
    by: 'word',
    text,
  }));
}

const ELEMENT_WORDS: readonly HeaderWord[] = ['max', 'min', 'rain', 'precipitation'];

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
      if (isMonthName(token) || isFiller(token, at) || holdsKnownPart(token)) return false;
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
function isFiller(token: string, at: number): boolean {
  const roles = rolesOf(token);
  const joins = roles.has('of') || roles.has('the');
  return roles.has('unit') || roles.has('measured') || (joins && at > 0);
}
