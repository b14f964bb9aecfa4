import { headerMeaning, titleMeaning } from './header-meaning.ts';
import { weighedWords } from './phrase.ts';

/** What a text over a column or a table speaks of, word by word, and what came of it. */
export type Votes = {
  text: string;
  /** a word of a place's name has no weight, whatever it means elsewhere */
  words: { word: string; says: string[]; weight: 0 | 1 }[];
  verdict: string;
};

export function votesOf(text: string, isTitle: boolean): Votes {
  const { element, refusal, about, key, month } = (isTitle ? titleMeaning : headerMeaning)(text);
  const refused = refusal ? `not ${about ?? 'one of the three'}: ${refusal}` : undefined;
  const ofMonth = month ? `month ${month}` : undefined;
  const verdict = [refused ?? element, ofMonth, key].filter(Boolean).join(', ');
  return { text, words: weighedWords(text), verdict: verdict || 'nothing' };
}
