import type { Element } from '../dataset/columns.ts';
import { holdsKnownPart, type Words, wordsIn, wordsOf } from './known-words.ts';
import { isMonthName, onlyMonth, parted } from './named-month.ts';
import { phraseOf } from './phrase.ts';
import { plainText } from './plain-text.ts';
import { remembering } from './remembering.ts';
import { isInOtherUnit, statedUnit } from './units.ts';
import type { HeaderWord } from './vocabulary/header-words.ts';

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
  /** the text without the name of a place in it */
  says: string;
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
  /** says that it is a temperature, if only by a code such as Tmax */
  temperature: boolean;
  /** "from", "until": the end of a time, not the day it is about */
  bound: boolean;
  /** "high" and "low" are daily in some files and the month's extremes in others */
  highLow: boolean;
  /** a single letter or "RH": rain in some files, humidity or pressure in others */
  weakRain: boolean;
  /** the words that say nothing about element or month: a station's name, perhaps */
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
  const found = meaningOf(says, name);
  // "High Oxford" beside "Low Oxford": the name must not take the only word that says something.
  return name === '' || found.element || found.refusal || found.key || found.month
    ? found
    : meaningOf(text, '');
});

/** Above a table a name may be all there is: "High Wycombe". */
const namedTitleMeaning = remembering((text): Meaning => {
  const { says, name } = phraseOf(text);
  return meaningOf(says, name);
});

function meaningOf(text: string, name: string): Meaning {
  const plain = plainText(text);
  const tokens = plain.split(' ').reduce<string[]>((all, token) => all.concat(parted(token)), []);
  const words = wordsIn(plain, tokens);
  const found: Meaning = {
    plain,
    says: text,
    rank: 0,
    annual: (words.has('annual') && !words.has('summary')) || plain === 'j d',
    averaged: words.has('mean'),
    total: words.has('total'),
    temperature: words.has('temperature') || tokens.some((token) => isTemperatureCode(token)),
    bound: words.has('bound'),
    highLow: words.has('highLow'),
    weakRain: words.has('weakRain'),
    rest: [plainText(name), restOf(tokens)].filter((part) => part !== '').join(' '),
  };
  const month = onlyMonth(tokens, text);
  if (month) found.month = month;
  if (isInOtherUnit(text)) found.refusal = 'other';
  else setElement(found, words, text);
  const key = keyIn(plain, words);
  if (key && !found.element && !found.month && !found.refusal) found.key = key;
  return found;
}

/** The element a text names clearly: a row's label, or a title about a whole table. */
export function elementNamed(text: string): Element | undefined {
  const { element, rank } = titleMeaning(text);
  return rank >= 1 ? element : undefined;
}

/** "Records of the hill farm" is what people call a table; where it stands says nothing about it. */
const RECORDS = /\b(records?|rekord\w*|registros?|altitude|elevation|above (the )?ground)\b/gi;
const LONGEST_TITLE = 200;
/** Where a station lies, and how high, is measured too. */
export const PLACE_WORDS = /\b((lat|lon|elev|alt)\w*|height\b)/i;

export function titleMeaning(title: string): Meaning {
  return namedTitleMeaning(title.slice(0, LONGEST_TITLE).replace(RECORDS, ' '));
}

/** "Max" may be of anything; Tmax, TX and the T of T_max are not. */
function isTemperatureCode(token: string): boolean {
  const words = wordsOf(token);
  const isExtreme = words.has('max') || words.has('min');
  return /^t[am]?$/.test(token) || (isExtreme && /^t|temp/.test(token));
}

/** "Date of max", "Tmax date": when it was, not how much. */
const TIME_OF =
  /^(date|day|time|hour|fecha|dia|hora|datum|tag|jour|heure) (of|de|del|der|des|du|d) |\w (date|time|fecha|hora|datum)$/;

/** "Rain >10 mm", "Min <= -20" and "Tmax n" count days; "Rain 1h" and "rain_60min" are parts of a day, "Tmax 90p" of a scale. */
const PART_OF = /[<>≤≥]=? ?-?\d|(^|[^\d:.])([136] ?h|(15|20|30|60) ?min(utes?)?|\d+p)\b/i;

function setElement(found: Meaning, words: Words, text: string): void {
  const rain = isRain(found, words, text);
  const about = rain ? 'rain' : words.has('max') ? 'max' : words.has('min') ? 'min' : undefined;
  const isWhen =
    about !== undefined && (TIME_OF.test(found.plain) || PART_OF.test(text) || / n$/.test(text));
  const both = !rain && words.has('max') && words.has('min');
  const refusal = isWhen
    ? 'other'
    : refusalOf(words, {
        rain,
        ofExtremes: /^(max|min)\w*(\(| of ).*(max|min)/i.test(text),
        isDailyRate: statedUnit(text, 'rain') === 'mm/day',
      });
  if (about && !both) found.about = about;
  if (refusal) found.refusal = refusal;
  else if (about && !both) {
    found.element = about;
    found.rank = rain ? rainRank(words, found.plain) : temperatureRank(words, found.temperature);
  } else if (words.has('temperature') && words.has('mean')) found.refusal = 'mean';
}

/** "Max (mm)" too is the most that fell, and "Min (m)" a river's. */
function isRain({ temperature }: Meaning, words: Words, text: string): boolean {
  if (words.has('precipitation') || words.has('rain')) return true;
  // And a "Total (mm)" of a month is its rain.
  const bare = !temperature && (words.has('max') || words.has('min') || words.has('total'));
  return bare && statedUnit(text.replace(/^\w+/, ''), 'rain') !== undefined;
}

type Said = { rain: boolean; ofExtremes: boolean; isDailyRate: boolean };

function refusalOf(words: Words, { rain, ofExtremes, isDailyRate }: Said): Refusal | undefined {
  if (words.has('period')) return 'period';
  if (words.has('flag')) return 'flag';
  if (words.has('anomaly')) return 'anomaly';
  if (words.has('normal')) return 'normal';
  // "Precipitation (rain and melted snow)" is precipitation; "Total snow" is not.
  const isMelted = words.has('precipitation') && words.has('snow');
  if (words.has('other') && !isMelted && !isDailyRate) return 'other';
  if (words.has('extreme') || ofExtremes) return 'extreme';
  if (rain && (words.has('max') || words.has('min'))) return 'extreme';
  return undefined;
}

/** "Rain month" and "Rain year" beside a day's rain are what has fallen so far. */
const SO_FAR = /\b(week|month|year|mes|ano|monat|jahr|mois|annee)\b/;

function rainRank(words: Words, plain: string): number {
  const base = words.has('precipitation') ? 2.5 : 2;
  return base + (words.has('total') ? 0.25 : 0) - (SO_FAR.test(plain) ? 0.75 : 0);
}

function temperatureRank(words: Words, named: boolean): number {
  if (words.has('mean') || words.has('daily')) return 3;
  if (words.has('highest') || words.has('lowest')) return 1;
  return named ? 2.25 : 2;
}

function keyIn(plain: string, words: Words): KeyKind | undefined {
  const key = KEYS.find((kind) => words.has(kind));
  // One weak letter or a whole sentence names no key.
  return key && plain.length <= 40 ? key : undefined;
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
    .filter((token) => {
      if (isMonthName(token) || UNIT_TOKENS.has(token) || holdsKnownPart(token)) return false;
      const words = wordsOf(token);
      return words.size === 0 || [...words].every((word) => SAYS_NOTHING.has(word));
    })
    .join(' ');
}

const UNIT_TOKENS = new Set(
  'c f k °c °f mm cm in inch inches deg degc degf degree degrees celsius fahrenheit m of the de la del des du d der actual observed obs measured outdoor'.split(
    ' ',
  ),
);
