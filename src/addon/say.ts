import type { Problem } from '../core/problem.ts';
import { enMenu } from '../core/words/en/menu.ts';
import { esMenu } from '../core/words/es/menu.ts';
import type { Language } from '../core/words/languages.ts';
import type { Params } from '../core/words/phrase.ts';
import { speaker } from '../core/words/speaker.ts';
import { laterBooks } from './later-books.ts';

/** Said at every opening: the menu must not wait for the rest. */
const BOOKS = { en: enMenu, es: esMenu };
type LaterBook = ReturnType<typeof laterBooks>['en'];
type Key = keyof typeof BOOKS.en | keyof LaterBook;

export type Say = {
  (key: Key, params?: Params): string;
  problem: (problem: Problem) => string;
};

export function sayIn(language: Language): Say {
  const speakAtOnce = speaker(BOOKS, language);
  const say = (key: Key, params: Params = {}) =>
    isIn(BOOKS.en, key)
      ? speakAtOnce(key, params)
      : speaker<LaterBook>(laterBooks(), language)(key, params);
  return Object.assign(say, {
    problem: ({ kind, params }: Problem) =>
      // A kind out of an older version's records may have lost its sentence.
      isIn(BOOKS.en, kind) || isIn(laterBooks().en, kind)
        ? say(kind, params).trim()
        : say('addon.something-else', { kind }),
  });
}

function isIn<Book extends object>(book: Book, key: string): key is keyof Book & string {
  return key in book;
}
