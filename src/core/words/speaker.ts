import { type Language, numberShower } from './languages.ts';
import {
  fillPhrase,
  type Params,
  type PhraseBook,
  type PhrasesLike,
  type ShowNumber,
} from './phrase.ts';

export type Say<Key extends string> = (key: Key, params?: Params) => string;

/**
 * Speaks one language from the books it is given. A page or a host passes only the books it
 * needs, so that the add-on's bundle does not carry the web site's sentences.
 */
export function speaker<Book extends PhraseBook>(
  books: Record<Language, PhrasesLike<Book>>,
  language: Language,
  /** A page knows the person's locale better than their language does. */
  showNumber: ShowNumber = numberShower(language),
): Say<keyof Book & string> {
  const book = books[language];
  return (key, params = {}) => fillPhrase(book[key], params, showNumber);
}
