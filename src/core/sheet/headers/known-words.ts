import { remembering } from '../cells/remembering.ts';
import {
  type Facet,
  type HeaderWord,
  ROLES,
  type Role,
  SUBJECTS,
  type Subject,
  type WordRow,
  wordRows,
} from './vocabulary/word-rows.ts';

export type Words = ReadonlySet<HeaderWord>;
/** Scripts without blanks between words: Chinese, Japanese, Korean, Thai. */
const CJK = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

/** What the tokens of a header say, alone and together, and which of them says it. */
export function wordsIn(plain: string, tokens: readonly string[]): ReadonlyMap<HeaderWord, string> {
  const found: SaidBy<HeaderWord> = new Map();
  for (const token of tokens) for (const word of wordsOf(token)) found.set(word, token);
  if (tokens.length > 1) addPhrases(found, plain, indexes().spokenOf);
  if (CJK.test(plain))
    for (const [part, word] of indexes().spokenOf.parts) addPart(found, plain, part, word);
  if (rolesOf(plain).has('weakRain')) found.set('weakRain', plain);
  return found;
}

type SaidBy<Facet> = Map<Facet, string>;

/** Does a word in a script without blanks hold one that is known: 강수 in 월강수량? */
export function holdsKnownPart(token: string): boolean {
  return (
    CJK.test(token) &&
    indexes().spokenOf.parts.some(([part]) => part.length > 1 && token.includes(part))
  );
}

/** Do these words together mean something: "lượng mưa", "en yüksek"? */
export function isKnownPhrase(words: string): boolean {
  return indexes().spokenOf.together.has(words);
}

/** 年, 月 and 日 are keys only when they stand alone or are the whole of a bilingual header. */
function addPart<Facet>(found: SaidBy<Facet>, plain: string, part: string, facet: Facet): void {
  const alone = part.length > 1 || plain.split(' ').includes(part);
  if (alone && plain.includes(part)) found.set(facet, part);
}

/** What a single token says. */
export const wordsOf = remembering((token): Words => facetsOf(indexes().spokenOf, token));

/** "Max" may be of anything; Tmax, TX and the T of T_max are not. */
export function isTemperatureCode(token: string): boolean {
  return /^t[am]?$/.test(token) || (isExtreme(token) && /^t|temp/.test(token));
}

export function isExtreme(token: string): boolean {
  const words = wordsOf(token);
  return words.has('max') || words.has('min');
}

/** What a single token does beside others: "at", "of", "Hill". */
export const rolesOf = remembering((token): ReadonlySet<Role> => {
  const found: SaidBy<Role> = new Map();
  if (CJK.test(token))
    for (const [part, role] of indexes().done.parts) addPart(found, token, part, role);
  return new Set([...facetsOf(indexes().done, token), ...found.keys()]);
});

/** What the words of a text do, alone and together: "so far", "hasta hoy". */
export const rolesIn = remembering((plain): ReadonlySet<Role> => {
  const found: SaidBy<Role> = new Map();
  for (const token of plain.split(' ')) for (const role of rolesOf(token)) found.set(role, token);
  addPhrases(found, plain, indexes().done);
  return new Set(found.keys());
});

function facetsOf<Facet>({ exact, beginnings, inner }: Index<Facet>, token: string): Set<Facet> {
  const found = new Set(exact.get(token));
  for (const [stem, facet] of beginnings.get(token.slice(0, STEM)) ?? [])
    if (token.startsWith(stem)) found.add(facet);
  for (const [part, facet] of inner)
    if (token === part || (token.length >= LONG && token.includes(part))) found.add(facet);
  return found;
}

function addPhrases<Facet>(found: SaidBy<Facet>, plain: string, { phrases }: Index<Facet>): void {
  for (const [phrase, facet] of phrases)
    if (` ${plain} `.includes(` ${phrase} `)) found.set(facet, phrase);
}

/** Only in a long word does a part of it say anything. */
const LONG = 7;
/** Beginnings are kept by their first letters; none of them is shorter. */
const STEM = 3;

/** The words of some facets by how they are looked up. */
type Index<Facet> = {
  exact: Map<string, Facet[]>;
  beginnings: Map<string, [string, Facet][]>;
  inner: [string, Facet][];
  phrases: [string, Facet][];
  /** of scripts without blanks */
  parts: [string, Facet][];
  together: Set<string>;
};

/** A word of the one says the other, too. */
const IMPLIED: { [facet in Facet]?: Facet } = {
  highest: 'max',
  lowest: 'min',
  snow: 'other',
  total: 'annual',
  time: 'common',
  span: 'common',
  measured: 'common',
};

type Indexes = { spokenOf: Index<HeaderWord>; done: Index<Role> };

let made: Indexes | null = null;

/** Made when the first header is read: each click starts the add-on anew, and most read none. */
function indexes(): Indexes {
  made ??= indexesOf(wordRows());
  return made;
}

/** In their order: what a header says is told in it. */
const PLACES = new Map<string, number>([...SUBJECTS, ...ROLES].map((facet, at) => [facet, at]));

function indexesOf(rows: readonly WordRow[]): Indexes {
  const spokenOf = emptyIndex<HeaderWord>();
  const done = emptyIndex<Role>();
  for (const { facets, words } of rows)
    for (const facet of saidWith(facets))
      for (const word of words)
        if (isSubject(facet)) add(spokenOf, word, facet);
        else add(done, word, facet);
  for (const [phrase] of spokenOf.phrases) spokenOf.together.add(phrase);
  return { spokenOf, done };
}

function saidWith(facets: readonly Facet[]): Facet[] {
  const said = new Set(facets.flatMap((facet) => [facet, IMPLIED[facet] ?? facet]));
  return [...said].sort((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = (facet: Facet) => PLACES.get(facet) ?? 0;

function isSubject(facet: Facet): facet is Subject {
  return placeOf(facet) < SUBJECTS.length;
}

function emptyIndex<Facet>(): Index<Facet> {
  return {
    exact: new Map(),
    beginnings: new Map(),
    inner: [],
    phrases: [],
    parts: [],
    together: new Set(),
  };
}

function add<Facet>(
  { exact, beginnings, inner, phrases, parts }: Index<Facet>,
  word: string,
  facet: Facet,
): void {
  if (word.includes('_')) phrases.push([word.replace(/_/g, ' ').replace('*', ''), facet]);
  else if (CJK.test(word)) parts.push([word, facet]);
  else if (word.startsWith('*')) inner.push([word.replace(/\*/g, ''), facet]);
  else if (word.endsWith('*')) addTo(beginnings, word.slice(0, STEM), [word.slice(0, -1), facet]);
  else addTo(exact, word, facet);
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
