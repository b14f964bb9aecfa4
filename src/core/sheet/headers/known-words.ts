import { remembering } from '../cells/remembering.ts';
import { HEADER_WORDS, type HeaderWord } from './vocabulary/header-words.ts';

export type Words = ReadonlySet<HeaderWord>;
/** Scripts without blanks between words: Chinese, Japanese, Korean, Thai. */
const CJK = /[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]/;

/** What the tokens of a header say, alone and together. */
export function wordsIn(plain: string, tokens: readonly string[]): Words {
  const { phrases, parts, weakRain } = VOCABULARY;
  const found = new Set<HeaderWord>();
  for (const token of tokens) for (const word of wordsOf(token)) found.add(word);
  if (tokens.length > 1)
    for (const [phrase, word] of phrases) if (` ${plain} `.includes(` ${phrase} `)) found.add(word);
  if (CJK.test(plain)) for (const [part, word] of parts) addPart(found, plain, part, word);
  if (weakRain.has(plain)) found.add('weakRain');
  return found;
}

/** Does a word in a script without blanks hold one that is known: 강수 in 월강수량? */
export function holdsKnownPart(token: string): boolean {
  return (
    CJK.test(token) && VOCABULARY.parts.some(([part]) => part.length > 1 && token.includes(part))
  );
}

/** Do these words together mean something: "lượng mưa", "en yüksek"? */
export function isKnownPhrase(words: string): boolean {
  return VOCABULARY.together.has(words);
}

/** 年, 月 and 日 are keys only when they stand alone or are the whole of a bilingual header. */
function addPart(found: Set<HeaderWord>, plain: string, part: string, word: HeaderWord): void {
  const alone = part.length > 1 || plain.split(' ').includes(part);
  if (alone && plain.includes(part)) found.add(word);
}

/** What a single token says. */
export const wordsOf = remembering((token): Words => {
  const { exact, beginnings, inner } = VOCABULARY;
  const found = new Set(exact.get(token));
  for (const [stem, word] of beginnings.get(token.slice(0, STEM)) ?? [])
    if (token.startsWith(stem)) found.add(word);
  if (token.length >= LONG)
    for (const [part, word] of inner) if (token.includes(part)) found.add(word);
  return found;
});

/** Only in a long word does a part of it say anything. */
const LONG = 7;
/** Beginnings are kept by their first letters; none of them is shorter. */
const STEM = 3;

type Entry = [string, HeaderWord];

/** A word of the one says the other, too. */
const IMPLIED: { [word in HeaderWord]?: HeaderWord } = {
  highest: 'max',
  lowest: 'min',
  snow: 'other',
  total: 'annual',
};

const VOCABULARY = sorted(HEADER_WORDS);

/** The entries by how they are looked up. */
function sorted({ weakRain, ...others }: typeof HEADER_WORDS) {
  const exact = new Map<string, HeaderWord[]>();
  const beginnings = new Map<string, Entry[]>();
  const inner: Entry[] = [];
  const phrases: Entry[] = [];
  const parts: Entry[] = [];
  const add = (entry: string, word: HeaderWord): void => {
    const implied = IMPLIED[word];
    if (implied) add(entry, implied);
    if (CJK.test(entry)) parts.push([entry, word]);
    else if (entry.includes('_')) phrases.push([entry.replace(/_/g, ' ').replace('*', ''), word]);
    else if (entry.startsWith('*')) inner.push([entry.replace(/\*/g, ''), word]);
    else if (entry.endsWith('*'))
      addTo(beginnings, entry.slice(0, STEM), [entry.slice(0, -1), word]);
    else addTo(exact, entry, word);
  };
  for (const [word, entries] of Object.entries(others) as [HeaderWord, string][])
    for (const entry of entries.split(/\s+/)) add(entry, word);
  const together = new Set(phrases.map(([phrase]) => phrase));
  return {
    exact,
    beginnings,
    inner,
    phrases,
    together,
    parts,
    weakRain: new Set(weakRain.split(' ')),
  };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
