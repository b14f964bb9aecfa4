import type { Fact } from './decisions.ts';

/** One piece of evidence about a column or a table. */
export type Vote = {
  facet: Fact;
  by: 'word' | 'unit' | 'form' | 'values' | 'rows' | 'title' | 'person';
  /** the word of the sheet that says it; empty if the fact needs no word */
  text: string;
};

export function fullVote<Said extends Fact>(facet: Said, by: Vote['by'], text = '') {
  return { facet, by, text };
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

export function factsIn(votes: readonly Vote[]): Set<Fact> {
  return new Set(votes.map(({ facet }) => facet));
}
