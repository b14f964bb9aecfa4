import { plainText } from '../../reading/plain-text.ts';
import type { Fact } from './decisions.ts';

/** One piece of evidence about a column or a table. */
export type Vote = {
  facet: Fact;
  weight: number;
  by: 'word' | 'unit' | 'form' | 'values' | 'rows' | 'title' | 'person';
  /** the word of the sheet that says it; empty if the fact needs no word */
  text: string;
};

export const FULL = 1;
/** The weight of a word in a place's name: "Grass Valley" says hardly anything about grass. */
export const A_LITTLE = 0.25;

export function fullVote<Said extends Fact>(facet: Said, by: Vote['by'], text = '') {
  return { facet, weight: FULL, by, text };
}

/** The text that says each fact; `true` if that needs no word. */
export type Texts = { [fact in Fact]?: string | boolean | undefined };

export function votesBy(by: Vote['by'], texts: Texts): Vote[] {
  const facts = Object.keys(texts) as Fact[];
  return facts.flatMap((fact) => {
    const text = texts[fact];
    return text ? [fullVote(fact, by, text === true ? '' : text)] : [];
  });
}

export function isLittle({ weight }: Vote): boolean {
  return weight < FULL;
}

const SUPPORT: ReadonlySet<Fact> = new Set<Fact>([
  'max',
  'min',
  'rain',
  'precipitation',
  'weakRain',
  'temperature',
  'total',
  'mean',
  'daily',
  'inRainUnit',
  'inDegrees',
]);

/** The votes of words and units. Words that belong to a name weigh little. */
export function wordsWeighed(
  votes: readonly Vote[],
  written: string,
): { loud: string[]; little: string[] } {
  const words = written.match(/[\p{L}\p{M}\p{N}°%'’ª]+/gu) ?? [];
  const asWritten = (token: string): string =>
    words.find((word) => plainText(word).split(' ').includes(token)) ?? token;
  const texts = (some: readonly Vote[]): string[] => [
    ...new Set(some.map(({ text }) => asWritten(text))),
  ];
  const spoken = votes.filter(({ by }) => by === 'word' || by === 'unit');
  return {
    loud: texts(spoken.filter(({ facet, weight }) => weight === FULL && SUPPORT.has(facet))),
    little: texts(spoken.filter(isLittle)),
  };
}

/** The facts whose votes weigh enough to decide. */
export function factsIn(votes: readonly Vote[]): Set<Fact> {
  return new Set(votes.filter(({ weight }) => weight === FULL).map(({ facet }) => facet));
}
