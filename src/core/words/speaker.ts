import { type Language, numbersIn } from './languages.ts';
import { fillPhrase, type Params, type Phrase } from './phrase.ts';
import { type KeyOf, type Matter, WORDS } from './words.ts';

export type Say<Key extends string> = (key: Key, params?: Params) => string;

/** Speaks one language, of the matters it is given. */
export function speaker<About extends Matter>(
  matters: readonly About[],
  language: Language,
  /** A page knows the person's locale better than their language does. */
  show = numbersIn(language).show,
): Say<KeyOf<About>> {
  const lacking = matters.filter((matter) => !WORDS[language][matter]);
  if (lacking.length > 0) throw new Error(`Cannot speak of ${lacking}: this build lacks the words`);
  const numbers = { ...numbersIn(language), show };
  return (key, params = {}) => {
    const phrase = phraseIn(matters, language, key);
    if (phrase === undefined) throw new Error(`Cannot say ${key}: it is in none of the matters`);
    return fillPhrase(phrase, params, numbers);
  };
}

/** A record of another version may hold a kind that has no sentence any more, or not yet. */
export function isSaidIn<About extends Matter>(
  matters: readonly About[],
  kind: string,
): kind is KeyOf<About> {
  return phraseIn(matters, 'en', kind) !== undefined;
}

const HAS = Object.prototype.hasOwnProperty;

function phraseIn(matters: readonly Matter[], language: Language, key: string): Phrase | undefined {
  const matter = matters.find((one) => HAS.call(WORDS[language][one], key));
  return matter && WORDS[language][matter][key];
}
