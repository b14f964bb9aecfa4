import { remembering } from '../cells/remembering.ts';
import {
  type Facet,
  type HeaderWord,
  type Role,
  SUBJECTS,
  type Subject,
  wordRows,
} from '../vocabulary/word-rows.ts';

export type Words = ReadonlySet<HeaderWord>;
/** Scripts without blanks between words: Chinese, Japanese, Korean, Thai. */
const CJK = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

/** What the tokens of a header say, alone and together, and which of them says it. */
export function wordsIn(plain: string, tokens: readonly string[]): ReadonlyMap<HeaderWord, string> {
  const words = new Map<HeaderWord, string>();
  const together = tokens.length > 1 ? phrasesIn(plain) : [];
  for (const token of wordsAlone(plain, tokens))
    for (const word of wordsOf(token)) words.set(word, token);
  for (const [text, { subjects }] of together.concat(partsIn(plain)))
    for (const subject of subjects) words.set(subject, text);
  if (rolesOf(plain).has('weakRain')) words.set('weakRain', plain);
  return words;
}

/**
 * "Gauge height" is a river's, although a gauge alone is one of rain, as in "Rainfall, gauge height 1.2 m" the fall is.
 * "24 Stunden" are a day, and other hours a part of one. "Day of the month" is the day, and no month.
 */
export function wordsAlone(plain: string, tokens: readonly string[]): readonly string[] {
  const own = phrasesIn(plain).filter(
    ([, { subjects, roles }]) =>
      subjects.some((one) => one === 'depth' || one === 'day') || roles.includes('ofADay'),
  );
  const inOwn = own.flatMap(([text]) => text.split(' '));
  return inOwn.length === 0 ? tokens : tokens.filter((token) => !inOwn.includes(token));
}

/** What the words of a text do, alone and together: "so far", "hasta hoy". */
export const rolesIn = remembering((plain): ReadonlySet<Role> => {
  const all = new Set<Role>();
  for (const token of plain.split(' ')) addAll(all, rolesOf(token));
  for (const [, { roles }] of phrasesIn(plain)) addAll(all, roles);
  return all;
});

/** True for a text with words that have this role together: "suhu air", "del mar". */
export function hasPhrase(plain: string, role: Role): boolean {
  return phrasesIn(plain).some(([, { roles }]) => roles.includes(role));
}

/** What a single token says. */
export function wordsOf(token: string): Words {
  return senseOf(token).subjects;
}

/** What a single token does beside others: "at", "of", "Hill". */
export function rolesOf(token: string): ReadonlySet<Role> {
  return senseOf(token).roles;
}

/** True for a token that the vocabulary holds. */
export function isKnown(token: string): boolean {
  return wordsOf(token).size + rolesOf(token).size > 0;
}

/** True for rain and for precipitation, which holds the snow as well. */
export function saysRain(words: Words): boolean {
  return words.has('rain') || words.has('precipitation');
}

/** True for Tmax, MaxT, TX and the T of T_max: they are temperatures, while "Max" may be of anything. */
export function isTemperatureCode(token: string): boolean {
  return /^t[am]?$/.test(token) || (isExtreme(token) && /^t|temp|^m(ax|in)tp?$/.test(token));
}

export function isExtreme(token: string): boolean {
  const words = wordsOf(token);
  return words.has('max') || words.has('min');
}

/** True if a word without blanks holds a known one, as 월강수량 holds 강수. */
export function holdsKnownPart(token: string): boolean {
  return partsIn(token).some(([part]) => part.length > 1);
}

/** True for "lượng mưa" and "en yüksek": words that mean something together. */
export function isKnownPhrase(words: string): boolean {
  const { subjects, roles } = senseTogether(words);
  return subjects.length > 0 || roles.includes('ofADay');
}

export function senseTogether(words: string): Sense {
  return wordIndex().phrases.get(words) ?? { subjects: [], roles: [] };
}

/** What each word of a row says, and what it does. */
type Sense = { subjects: readonly Subject[]; roles: readonly Role[] };
type Spoken = [text: string, sense: Sense];

const senseOf = remembering((token) => {
  const { exact, beginnings, inner, firstParts } = wordIndex();
  const subjects = new Set<HeaderWord>();
  const roles = new Set<Role>();
  const take = (sense: Sense): void => {
    addAll(subjects, sense.subjects);
    addAll(roles, sense.roles);
  };
  const alone = exact.get(token);
  if (alone) take(alone);
  for (const [stem, sense] of beginnings.get(token.slice(0, STEM)) ?? [])
    if (token.startsWith(stem)) take(sense);
  for (const [part, sense] of inner)
    if (token === part || (token.length >= LONG && token.includes(part))) take(sense);
  for (const [, sense] of partsIn(token)) addAll(roles, sense.roles);
  for (const [first, sense] of firstParts) {
    const rest = behind(first, token);
    if (rest === '' || !isKnown(rest)) continue;
    take(sense);
    addAll(subjects, wordsOf(rest));
  }
  return { subjects, roles };
});

/** "maximum" of "Dygnsmaximum". The endings of words are too short: "dag" is in "dagar", and "ar" a year. */
function behind(first: string, token: string): string {
  const rest = token.startsWith(first) ? token.slice(first.length) : '';
  return rest.length < STEM ? '' : rest;
}

function addAll<Value>(set: Set<Value>, values: Iterable<Value>): void {
  for (const value of values) set.add(value);
}

/** In words; a test of the vocabulary makes sure that no phrase is longer. */
export const PHRASE_LENGTHS: readonly number[] = [2, 3, 4];

/** The phrases in a text, in its order. */
const phrasesIn = remembering((plain): readonly Spoken[] => {
  if (!plain.includes(' ')) return [];
  const { phrases } = wordIndex();
  const words = plain.split(' ');
  return words
    .flatMap((_, at) => PHRASE_LENGTHS.map((more) => words.slice(at, at + more).join(' ')))
    .filter((run) => phrases.has(run))
    .map((run): Spoken => [run, senseTogether(run)]);
});

/** The known parts of words without blanks. 年, 月 and 日 count only as words of their own: "年 Year". */
function partsIn(plain: string): Spoken[] {
  if (!CJK.test(plain)) return [];
  const alone = plain.split(' ');
  return wordIndex().parts.filter(
    ([part]) => plain.includes(part) && (part.length > 1 || alone.includes(part)),
  );
}

export function isUnbroken(token: string): boolean {
  return CJK.test(token);
}

/** A part of a word counts only in words of so many letters. */
const LONG = 7;
/** Beginnings of words are looked up by so many first letters. No beginning is shorter. */
const STEM = 3;

/** The words by how they are looked up. Each of them stands once. */
type Index = {
  exact: Map<string, Sense>;
  beginnings: Map<string, Spoken[]>;
  inner: Spoken[];
  /** of words that say more behind them */
  firstParts: Spoken[];
  phrases: Map<string, Sense>;
  /** of scripts without blanks */
  parts: Spoken[];
};

/** A word for "highest" also says "max", and so on. */
const IMPLIED: { [facet in Facet]?: Facet } = {
  highest: 'max',
  lowest: 'min',
  snow: 'other',
  total: 'annual',
  flag: 'footer',
  surface: 'thing',
  quarter: 'summary',
  connector: 'common',
  time: 'common',
  spread: 'common',
  value: 'common',
  soFar: 'common',
  aside: 'common',
  mark: 'common',
  measured: 'common',
  night: 'common',
};

let made: Index | null = null;

/** Made only when the first header is read: each click starts the add-on anew, and most clicks read none. */
function wordIndex(): Index {
  made ??= madeIndex();
  return made;
}

function madeIndex(): Index {
  const into: Index = {
    exact: new Map(),
    beginnings: new Map(),
    inner: [],
    firstParts: [],
    phrases: new Map(),
    parts: [],
  };
  for (const { facets, words } of wordRows()) {
    const sense = senseFrom(facets);
    for (const word of words)
      if (MARKED.test(word)) addWord(into, word, sense);
      else into.exact.set(word, sense);
  }
  return into;
}

/** What is not looked up as it stands. */
const MARKED = new RegExp(`[_*+]|${CJK.source}`);

function senseFrom(facets: readonly Facet[]): Sense {
  const all = [...new Set(facets.flatMap((facet) => [facet, IMPLIED[facet] ?? facet]))];
  const roles = all.filter((facet): facet is Role => !isSubject(facet));
  return { subjects: all.filter(isSubject), roles };
}

function isSubject(facet: Facet): facet is Subject {
  return (SUBJECTS as readonly Facet[]).includes(facet);
}

function addWord(into: Index, word: string, sense: Sense): void {
  const { beginnings, inner, firstParts, phrases, parts } = into;
  if (word.includes('_')) phrases.set(word.replace(/_/g, ' ').replace('*', ''), sense);
  else if (word.endsWith('+')) firstParts.push([word.slice(0, -1), sense]);
  else if (word.startsWith('*')) inner.push([word.replace(/\*/g, ''), sense]);
  else if (word.endsWith('*')) addBeginning(beginnings, word.slice(0, -1), sense);
  else parts.push([word, sense]);
}

function addBeginning(beginnings: Index['beginnings'], stem: string, sense: Sense): void {
  const first = stem.slice(0, STEM);
  const known = beginnings.get(first);
  if (known) known.push([stem, sense]);
  else beginnings.set(first, [[stem, sense]]);
}
