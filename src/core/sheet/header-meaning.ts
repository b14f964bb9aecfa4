import type { Element } from '../dataset/columns.ts';
import { plainText } from './plain-text.ts';
import { remembering } from './remembering.ts';
import { HEADER_WORDS, type HeaderWord } from './vocabulary/header-words.ts';
import { CHINESE_MONTHS, MONTH_NAMES, ROMAN_MONTHS } from './vocabulary/month-names.ts';

export type KeyKind =
  | 'year'
  | 'month'
  | 'day'
  | 'dayOfYear'
  | 'date'
  | 'station'
  | 'element'
  | 'value';
/** Why a column is none of the three elements although it sounds like one. */
export type Refusal = 'extreme' | 'mean' | 'anomaly' | 'normal' | 'flag' | 'period' | 'other';

/**
 * `rank`: how surely the column is what we want. 3 the mean of the daily extremes (or
 * precipitation), 2 a plain "max", 1 perhaps the highest reading of the month.
 */
export type Meaning = {
  plain: string;
  key?: KeyKind;
  month?: number;
  element?: Element;
  rank: number;
  refusal?: Refusal;
  /** which element a refused column is about */
  about?: Element;
  /** a year's mean or sum, perhaps: it stands beside the months and is none */
  annual: boolean;
  /** says "mean" or "average"; of days that is a climatology, of a month what we want */
  averaged: boolean;
  total: boolean;
  /** "from", "until": the end of a time, not the day it is about */
  bound: boolean;
  /** "high" and "low" are daily in some files and the month's extremes in others */
  highLow: boolean;
  /** a single letter or "RH": rain in some files, humidity or pressure in others */
  weakRain: boolean;
  /** the words that say nothing about element or month: a station's name, perhaps */
  rest: string;
};

type Words = ReadonlySet<HeaderWord>;
const NOTHING: Words = new Set();
/** Scripts without blanks between words: Chinese, Japanese, Korean, Thai. */
const CJK = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;
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

const vocabulary = compile();
const months = compileMonths();

export const headerMeaning = remembering(meaningOf);

function meaningOf(text: string): Meaning {
  const plain = plainText(text);
  const tokens = plain.split(' ').reduce<string[]>((all, token) => all.concat(parted(token)), []);
  const words = wordsIn(plain, tokens);
  const found: Meaning = {
    plain,
    rank: 0,
    annual: words.has('annual') || plain === 'j d',
    averaged: words.has('mean'),
    total: words.has('total'),
    bound: words.has('bound'),
    highLow: words.has('highLow'),
    weakRain: words.has('weakRain'),
    rest: restOf(tokens),
  };
  const month = onlyMonth(tokens);
  if (month) found.month = month;
  setElement(found, words, /^(max|min)\w*\(.*(max|min)/i.test(text));
  const key = keyIn(plain, words);
  if (key && !found.element && !found.month && !found.refusal) found.key = key;
  return found;
}

/** The number of the month a text names, or 0: "Jan", "März", "1月", "IV", "07". */
export const monthNamed = remembering((text) => {
  const tokens = plainText(text).split(' ');
  return onlyMonth(tokens) || (tokens.length === 1 ? numberedMonth(tokens[0] ?? '') : 0);
});

/** The element a text names clearly: a row's label, or a title about a whole table. */
export function elementNamed(text: string): Element | undefined {
  const { element, rank } = titleMeaning(text);
  return rank >= 1 ? element : undefined;
}

/** "Records of the hill farm" and "Rainfall records" are what people call their tables. */
const RECORDS = /\b(records?|rekord\w*|registros?)\b/gi;
const LONGEST_TITLE = 200;

export function titleMeaning(title: string): Meaning {
  return headerMeaning(title.slice(0, LONGEST_TITLE).replace(RECORDS, ' '));
}

function setElement(found: Meaning, words: Words, extremeOfExtremes: boolean): void {
  const rain = words.has('precipitation') || words.has('rain');
  const about = rain ? 'rain' : words.has('max') ? 'max' : words.has('min') ? 'min' : undefined;
  const both = !rain && words.has('max') && words.has('min');
  const refusal = refusalOf(words, rain, extremeOfExtremes);
  if (about && !both) found.about = about;
  if (refusal) found.refusal = refusal;
  else if (about && !both) {
    found.element = about;
    found.rank = rain ? rainRank(words) : temperatureRank(words);
  } else if (words.has('temperature') && words.has('mean')) found.refusal = 'mean';
}

function refusalOf(words: Words, rain: boolean, ofExtremes: boolean): Refusal | undefined {
  if (words.has('period')) return 'period';
  if (words.has('flag')) return 'flag';
  if (words.has('anomaly')) return 'anomaly';
  if (words.has('normal')) return 'normal';
  // "Precipitation (rain and melted snow)" is precipitation; "Total snow" is not.
  if (words.has('other') && !(words.has('precipitation') && words.has('snow'))) return 'other';
  if (words.has('extreme') || ofExtremes) return 'extreme';
  if (rain && (words.has('max') || words.has('min'))) return 'extreme';
  return undefined;
}

function rainRank(words: Words): number {
  return (words.has('precipitation') ? 2.5 : 2) + (words.has('total') ? 0.25 : 0);
}

function temperatureRank(words: Words): number {
  if (words.has('mean') || words.has('daily')) return 3;
  return words.has('highest') ? 1 : 2;
}

function keyIn(plain: string, words: Words): KeyKind | undefined {
  const key = KEYS.find((kind) => words.has(kind));
  // One weak letter or a whole sentence names no key.
  return key && plain.length <= 40 ? key : undefined;
}

function onlyMonth(tokens: readonly string[]): number {
  let month = 0;
  let count = 0;
  for (const token of tokens) {
    const named = months.get(token) ?? 0;
    if (!named) continue;
    month = named;
    count++;
  }
  if (count === 1) return month;
  if (count === 0) return months.get(tokens.join(' ')) ?? monthBesideElement(tokens);
  return 0;
}

/** `01_max`, "Tháng 1", "max 7": a number is a month only beside a word that makes it one. */
function monthBesideElement(tokens: readonly string[]): number {
  if (tokens.length < 2 || tokens.length > 3) return 0;
  const numbers = tokens.map(numberedMonth).filter((month) => month > 0);
  const named = tokens.some((token) => MONTH_NUMBER_COMPANIONS.has(token));
  return numbers.length === 1 && named ? (numbers[0] ?? 0) : 0;
}

const MONTH_NUMBER_COMPANIONS = new Set(
  'max min rain tmax tmin tave tavg tmean tx tn prec precip prcp ppt pr rr thang month mes mois monat m'.split(
    ' ',
  ),
);

/** `Tmax01` is two words run together. */
function parted(token: string): string[] {
  const [, word = '', number = ''] = /^([a-z]{2,})(\d{1,2})$/.exec(token) ?? [];
  return MONTH_NUMBER_COMPANIONS.has(word) && numberedMonth(number) ? [word, number] : [token];
}

function numberedMonth(token: string): number {
  const roman = ROMAN.get(token);
  if (roman) return roman;
  if (!/^m?\d{1,2}$/.test(token)) return 0;
  const month = Number(token.replace('m', ''));
  return month >= 1 && month <= 12 ? month : 0;
}

const ROMAN = new Map(ROMAN_MONTHS.split(' ').map((numeral, index) => [numeral, index + 1]));

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
    .filter((token) => {
      if (months.has(token) || UNIT_TOKENS.has(token)) return false;
      const words = vocabulary.ofToken(token);
      return words.size === 0 || [...words].every((word) => SAYS_NOTHING.has(word));
    })
    .join(' ');
}

const UNIT_TOKENS = new Set(
  'c f k °c °f mm cm in inch inches deg degc degf degree degrees celsius fahrenheit m of the de la del des du d der actual observed measured'.split(
    ' ',
  ),
);

function wordsIn(plain: string, tokens: readonly string[]): Words {
  const found = new Set<HeaderWord>();
  for (const token of tokens) for (const word of vocabulary.ofToken(token)) found.add(word);
  if (tokens.length > 1)
    for (const [phrase, word] of vocabulary.phrases)
      if (` ${plain} `.includes(` ${phrase} `)) found.add(word);
  if (CJK.test(plain))
    for (const [part, word] of vocabulary.parts) addPart(found, plain, part, word);
  if (vocabulary.weakRain.has(plain)) found.add('weakRain');
  return found;
}

/** 年, 月 and 日 are keys only when they stand alone or are the whole of a bilingual header. */
function addPart(found: Set<HeaderWord>, plain: string, part: string, word: HeaderWord): void {
  const alone = part.length > 1 || plain.split(' ').includes(part);
  if (alone && plain.includes(part)) found.add(word);
}

type Vocabulary = {
  ofToken: (token: string) => Words;
  phrases: [string, HeaderWord][];
  parts: [string, HeaderWord][];
  weakRain: Set<string>;
};

function compile(): Vocabulary {
  const exact = new Map<string, Set<HeaderWord>>();
  const beginnings = new Map<string, [string, HeaderWord][]>();
  const inner: [string, HeaderWord][] = [];
  const phrases: [string, HeaderWord][] = [];
  const parts: [string, HeaderWord][] = [];
  const add = (entry: string, word: HeaderWord): void => {
    if (CJK.test(entry)) parts.push([entry, word]);
    else if (entry.includes('_')) phrases.push([entry.replace(/_/g, ' ').replace('*', ''), word]);
    else if (entry.startsWith('*')) inner.push([entry.replace(/\*/g, ''), word]);
    else if (entry.endsWith('*')) addTo(beginnings, entry.slice(0, 3), [entry.slice(0, -1), word]);
    else exact.set(entry, new Set([...(exact.get(entry) ?? []), word]));
  };
  for (const [word, entries] of Object.entries(HEADER_WORDS) as [HeaderWord, string][])
    if (word !== 'weakRain') for (const entry of entries.split(/\s+/)) add(entry, word);
  const ofToken = (token: string): Words => {
    const begun = (beginnings.get(token.slice(0, 3)) ?? []).filter(([stem]) =>
      token.startsWith(stem),
    );
    const held = token.length < 7 ? [] : inner.filter(([part]) => token.includes(part));
    const known = exact.get(token);
    if (!begun.length && !held.length) return known ?? NOTHING;
    return new Set([...(known ?? []), ...begun.concat(held).map(([, word]) => word)]);
  };
  return { ofToken, phrases, parts, weakRain: new Set(HEADER_WORDS.weakRain.split(' ')) };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function compileMonths(): Map<string, number> {
  const names = new Map<string, number>();
  MONTH_NAMES.forEach((list, index) => {
    for (const name of list.split(/\s+/)) names.set(name.replace(/_/g, ' '), index + 1);
  });
  CHINESE_MONTHS.split(' ').forEach((name, index) => {
    names.set(`${name}月`, index + 1);
  });
  for (let month = 1; month <= 12; month++)
    for (const mark of ['月', '월']) names.set(month + mark, month).set(`0${month}${mark}`, month);
  return names;
}
