import { remembering } from '../cells/remembering.ts';
import { type HeaderWord, ROLES, type Role, SUBJECTS, WORD_ROWS } from './vocabulary/word-rows.ts';

export type Words = ReadonlySet<HeaderWord>;
/** Scripts without blanks between words: Chinese, Japanese, Korean, Thai. */
const CJK = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

/** What the tokens of a header say, alone and together, and which of them says it. */
export function wordsIn(plain: string, tokens: readonly string[]): ReadonlyMap<HeaderWord, string> {
  const found: SaidBy<HeaderWord> = new Map();
  for (const token of tokens) for (const word of wordsOf(token)) found.set(word, token);
  if (tokens.length > 1) addPhrases(found, plain, SPOKEN_OF);
  if (CJK.test(plain))
    for (const [part, word] of SPOKEN_OF.parts) addPart(found, plain, part, word);
  if (rolesOf(plain).has('weakRain')) found.set('weakRain', plain);
  return found;
}

type SaidBy<Facet> = Map<Facet, string>;

/** Does a word in a script without blanks hold one that is known: 강수 in 월강수량? */
export function holdsKnownPart(token: string): boolean {
  return (
    CJK.test(token) && SPOKEN_OF.parts.some(([part]) => part.length > 1 && token.includes(part))
  );
}

/** Do these words together mean something: "lượng mưa", "en yüksek"? */
export function isKnownPhrase(words: string): boolean {
  return SPOKEN_OF.together.has(words);
}

/** 年, 月 and 日 are keys only when they stand alone or are the whole of a bilingual header. */
function addPart<Facet>(found: SaidBy<Facet>, plain: string, part: string, facet: Facet): void {
  const alone = part.length > 1 || plain.split(' ').includes(part);
  if (alone && plain.includes(part)) found.set(facet, part);
}

/** What a single token says. */
export const wordsOf = remembering((token): Words => facetsOf(SPOKEN_OF, token));

/** What a single token does beside others: "at", "of", "Hill". */
export const rolesOf = remembering((token): ReadonlySet<Role> => {
  const found: SaidBy<Role> = new Map();
  if (CJK.test(token)) for (const [part, role] of DONE.parts) addPart(found, token, part, role);
  return new Set([...facetsOf(DONE, token), ...found.keys()]);
});

/** What the words of a text do, alone and together: "so far", "hasta hoy". */
export const rolesIn = remembering((plain): ReadonlySet<Role> => {
  const found: SaidBy<Role> = new Map();
  for (const token of plain.split(' ')) for (const role of rolesOf(token)) found.set(role, token);
  addPhrases(found, plain, DONE);
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
const IMPLIED: { [facet in HeaderWord | Role]?: HeaderWord } = {
  highest: 'max',
  lowest: 'min',
  snow: 'other',
  total: 'annual',
};

const SPOKEN_OF = indexOf<HeaderWord>(SUBJECTS);
const DONE = indexOf<Role>(ROLES);

function indexOf<Facet extends HeaderWord | Role>(wanted: readonly Facet[]): Index<Facet> {
  const index: Index<Facet> = {
    exact: new Map(),
    beginnings: new Map(),
    inner: [],
    phrases: [],
    parts: [],
    together: new Set(),
  };
  for (const { facets, words } of WORD_ROWS)
    for (const facet of wanted.filter((one) =>
      facets.some((own) => own === one || IMPLIED[own] === one),
    ))
      for (const word of words) add(index, word, facet);
  for (const [phrase] of index.phrases) index.together.add(phrase);
  return index;
}

function add<Facet>(
  { exact, beginnings, inner, phrases, parts }: Index<Facet>,
  word: string,
  facet: Facet,
): void {
  if (CJK.test(word)) parts.push([word, facet]);
  else if (word.includes('_')) phrases.push([word.replace(/_/g, ' ').replace('*', ''), facet]);
  else if (word.startsWith('*')) inner.push([word.replace(/\*/g, ''), facet]);
  else if (word.endsWith('*')) addTo(beginnings, word.slice(0, STEM), [word.slice(0, -1), facet]);
  else addTo(exact, word, facet);
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
