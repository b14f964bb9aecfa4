import type { Problem } from '../core/problem.ts';
import { enAddon } from '../core/words/en/addon.ts';
import { enConnection } from '../core/words/en/connection.ts';
import { enSchedule } from '../core/words/en/schedule.ts';
import { enUpload } from '../core/words/en/upload.ts';
import { esAddon } from '../core/words/es/addon.ts';
import { esConnection } from '../core/words/es/connection.ts';
import { esSchedule } from '../core/words/es/schedule.ts';
import { esUpload } from '../core/words/es/upload.ts';
import type { Language } from '../core/words/languages.ts';
import type { Params } from '../core/words/phrase.ts';
import { speaker } from '../core/words/speaker.ts';

const BOOKS = {
  en: { ...enConnection, ...enUpload, ...enSchedule, ...enAddon },
  es: { ...esConnection, ...esUpload, ...esSchedule, ...esAddon },
};
type Key = keyof typeof BOOKS.en;

export type Say = {
  (key: Key, params?: Params): string;
  problem: (problem: Problem) => string;
};

export function sayIn(language: Language): Say {
  const speak = speaker(BOOKS, language);
  return Object.assign((key: Key, params?: Params) => speak(key, params), {
    problem: ({ kind, params }: Problem) =>
      // A kind out of an older version's records may have lost its sentence.
      kind in BOOKS.en
        ? speak(kind as Key, params).trim()
        : speak('addon.something-else', { kind }),
  });
}
