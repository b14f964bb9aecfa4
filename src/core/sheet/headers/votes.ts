import { plainText } from '../cells/plain-text.ts';
import type { Fact } from './decisions.ts';

/** A voice on what a column or a table holds. */
export type Vote = {
  facet: Fact;
  weight: number;
  by: 'word' | 'unit' | 'form' | 'values' | 'rows' | 'title' | 'person';
  /** what says it, as the sheet has it; empty where the facet says all */
  text: string;
};

export const FULL = 1;
/** A word of a place's name: "Grass Valley" says hardly anything of grass. */
export const A_LITTLE = 0.25;

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

/** The words and units that speak for an element, and the words that belong to a name and count little. */
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

/** What is said loud enough to decide. */
export function factsIn(votes: readonly Vote[]): Set<Fact> {
  return new Set(votes.filter(({ weight }) => weight === FULL).map(({ facet }) => facet));
}
