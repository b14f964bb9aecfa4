import type { Book } from './books.ts';
import { type Language, numbersIn } from './languages.ts';
import { fillPhrase, type Params, type Phrase } from './phrase.ts';

export type Say<Key extends string> = (key: Key, params?: Params) => string;

/** The keys of the sentences in one book, or in any of several. */
export type KeyIn<Words extends Book> = Words extends { en: infer Phrases }
  ? keyof Phrases & string
  : never;

/**
 * Speaks one language from the books it is given. A page or a host passes only the books it
 * needs, so that the add-on's bundle does not carry the web site's sentences.
 */
export function speaker<Words extends Book>(
  books: readonly Words[],
  language: Language,
  /** A page knows the person's locale better than their language does. */
  show = numbersIn(language).show,
): Say<KeyIn<Words>> {
  const numbers = { ...numbersIn(language), show };
  const phraseOf = (key: string): Phrase => {
    const phrase = phraseIn(books, language, key);
    if (phrase === undefined) throw new Error(`Cannot say ${key}: it is in none of the books`);
    return phrase;
  };
  const partOf = (key: string) => String(phraseOf(key));
  return (key, params = {}) => fillPhrase(phraseOf(key), params, numbers, partOf);
}

/** A record of another version may hold a kind that has no sentence any more, or not yet. */
export function isSaidIn<Words extends Book>(
  books: readonly Words[],
  kind: string,
): kind is KeyIn<Words> {
  return phraseIn(books, 'en', kind) !== undefined;
}

const HAS = Object.prototype.hasOwnProperty;

function phraseIn(books: readonly Book[], language: Language, key: string): Phrase | undefined {
  const phrasesOf = books.map((book) => book[language]);
  return phrasesOf.find((phrases) => HAS.call(phrases, key))?.[key];
}
