import type { Problem } from '../core/problem.ts';
import { enAddon } from '../core/words/en/addon.ts';
import { enConnection } from '../core/words/en/connection.ts';
import { enMenu } from '../core/words/en/menu.ts';
import { enSchedule } from '../core/words/en/schedule.ts';
import { enUpload } from '../core/words/en/upload.ts';
import { esAddon } from '../core/words/es/addon.ts';
import { esConnection } from '../core/words/es/connection.ts';
import { esMenu } from '../core/words/es/menu.ts';
import { esSchedule } from '../core/words/es/schedule.ts';
import { esUpload } from '../core/words/es/upload.ts';
import type { Language } from '../core/words/languages.ts';
import type { Params } from '../core/words/phrase.ts';
import { speaker } from '../core/words/speaker.ts';

/** What the menu, the dialogs and the mails say. */
const en = { ...enMenu, ...enConnection, ...enUpload, ...enSchedule, ...enAddon };
const es = { ...esMenu, ...esConnection, ...esUpload, ...esSchedule, ...esAddon };
const BOOKS = { en, es };
type Key = keyof typeof en;

export type Say = {
  (key: Key, params?: Params): string;
  problem: (problem: Problem) => string;
};

export function sayIn(language: Language): Say {
  const say = speaker<typeof en>(BOOKS, language);
  return Object.assign(say, {
    problem: ({ kind, params }: Problem) =>
      // A kind out of an older version's records may have lost its sentence.
      isKey(kind) ? say(kind, params).trim() : say('addon.something-else', { kind }),
  });
}

function isKey(kind: string): kind is Key {
  return kind in en;
}
