import { plainText } from '../../reading/plain-text.ts';
import type { HeaderWord } from '../vocabulary/word-rows.ts';
import { headerMeaning, type Meaning } from './header-meaning.ts';
import { wordsOf } from './known-words.ts';
import { phraseOf } from './phrase.ts';
import { sortsIn } from './words-of-text.ts';

type Named = { header: string; meaning: Meaning };

/**
 * Takes "Low Moor" out of "Low Moor max, Low Moor min, Low Moor rain": all columns share it, so it is a place.
 * Temperatures alone may share a sensor or a depth instead; a place is shared by rain, too.
 */
export function withoutSharedName<Column extends Named>(columns: Column[]): Column[] {
  const speaking = columns.filter(({ meaning }) => isAboutSomething(meaning));
  const headers = speaking.map(({ header }) => header);
  for (const side of ['start', 'end'] as const) {
    const shared = sharedWords(headers, side);
    if (!shared || !areName(shared, headers)) continue;
    // All columns with the name are renamed: "Min Máximo Gómez" says nothing clear before that.
    const named = columns.map((column) =>
      column.header.includes(shared) ? renamed(column, shared) : column,
    );
    if (elementsOf(named) > 1) return named;
  }
  return columns;
}

/** False for "Max min" of a place called Max: it names both extremes. */
function isAboutSomething({ about, refusal, month, facts }: Meaning): boolean {
  return Boolean(about || refusal || month || facts.has('max'));
}

function elementsOf(columns: readonly Named[]): number {
  return new Set(columns.map(({ meaning }) => meaning.element).filter(Boolean)).size;
}

function renamed<Column extends Named>(column: Column, shared: string): Column {
  const { meaning } = column;
  const without = headerMeaning(column.header.replace(shared, ' ').trim());
  return { ...column, meaning: { ...without, plain: meaning.plain } };
}

/** True for an unknown word over temperatures and rain. Over one of them alone it must be a word of places. */
function areName(shared: string, headers: readonly string[]): boolean {
  const sorts = sortsIn(shared);
  const left = headers.map((header) => headerMeaning(header.replace(shared, ' ')).element);
  // "Mina max, Mina min, Mina rain": without it each still says what it is.
  const all = ['max', 'min', 'rain'].every((wanted) => left.some((element) => element === wanted));
  if (all && isOfElements(shared)) return true;
  if (sorts.includes('place')) return left.includes('rain') || phraseOf(`x ${shared}`).name !== '';
  return sorts.includes('name') && left.includes('rain');
}

/** "Max", "Mina", "Tanah Rata": words that do not say which value of a month. */
function isOfElements(shared: string): boolean {
  const tokens = plainText(shared).split(' ');
  return tokens.every((token) => [...wordsOf(token)].every((word) => NAME_LIKE.has(word)));
}

const NAME_LIKE = new Set<HeaderWord>([
  'max',
  'min',
  'rain',
  'precipitation',
  'mean',
  'station',
  'element',
  'value',
  'summary',
]);

/** "Max temp Upton, Min temp Upton": these words do not belong to the name. */
const SPEAKING: readonly HeaderWord[] = ['temperature', 'mean', 'daily', 'total', 'month'];

type Side = 'start' | 'end';

/** The words that all headers begin or end with, without words of temperature on the inner side. */
function sharedWords([first = '', ...others]: readonly string[], side: Side): string {
  const isStart = side === 'start';
  const words = first.split(isStart ? /(?<=[\s_.-])/ : /(?=[\s_-])/);
  const runs = words
    .map((_, at) => (isStart ? words.slice(0, at + 1) : words.slice(at)).join(''))
    .filter((run) =>
      others.every((other) => (isStart ? other.startsWith(run) : other.endsWith(run))),
    );
  const [longest = ''] = runs.sort((one, other) => other.length - one.length);
  return trimmed(longest.trim().split(/\s+/), side).join(' ');
}

function trimmed(words: string[], side: Side): string[] {
  const inner = side === 'start' ? words[words.length - 1] : words[0];
  if (!inner || !speaks(inner)) return words;
  return trimmed(side === 'start' ? words.slice(0, -1) : words.slice(1), side);
}

function speaks(word: string): boolean {
  const tokens = plainText(word).split(' ');
  return tokens.every((token) => SPEAKING.some((facet) => wordsOf(token).has(facet)));
}
