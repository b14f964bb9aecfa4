import type { Problem } from '../core/problem.ts';
import { ADDON, CONNECTION, PERMISSION, SCHEDULE, UPLOAD } from '../core/words/books.ts';
import type { Language } from '../core/words/languages.ts';
import { isSaidIn, type KeyIn, type Say as SayKey, speaker } from '../core/words/speaker.ts';

/** What the menu, the dialogs and the mails say. */
const BOOKS = [ADDON, CONNECTION, UPLOAD, SCHEDULE, PERMISSION] as const;

export type Say = SayKey<KeyIn<(typeof BOOKS)[number]>> & {
  problem: (problem: Problem) => string;
};

export function sayIn(language: Language): Say {
  const say = speaker(BOOKS, language);
  return Object.assign(say, {
    problem: ({ kind, params }: Problem) =>
      isSaidIn(BOOKS, kind) ? say(kind, params).trim() : say('addon.something-else', { kind }),
  });
}
