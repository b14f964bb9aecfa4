import type { Problem } from '../../core/problem.ts';
import { adviceOn } from '../../core/upload/tell-run.ts';
import { type Language, numbersIn } from '../../core/words/languages.ts';
import { fillPhrase, type PhraseBook } from '../../core/words/phrase.ts';
import type { Say as SayKey } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import { type OWN_MATTERS, OWN_WORDS } from './own-words.ts';

type OwnKey = KeyOf<(typeof OWN_MATTERS)[number]>;

export type Say = SayKey<OwnKey> & {
  /** The sentence of a problem. */
  cause: (problem: Problem) => string;
  /** And what to do, for whoever stands before it. */
  problem: (problem: Problem) => string;
};

/** `dayOf`: of a moment, on the calendar of the spreadsheet */
export function sayIn(language: Language, dayOf = (at: string) => at): Say {
  const installed = installedWords(language);
  const numbers = numbersIn(installed ? language : 'en');
  // A file of an earlier version may lack a sentence.
  const words = { ...OWN_WORDS, ...installed };
  const say = (key: OwnKey, params = {}) => fillPhrase(words[key] ?? key, params, numbers);
  const withDay = ({ at, ...params }: Problem['params']) =>
    typeof at === 'string' ? { ...params, at: dayOf(at) } : params;
  const cause = ({ kind, params }: Problem) =>
    isOwn(kind) ? say(kind, withDay(params)).trim() : say('addon.something-else', { kind });
  const problem = (told: Problem) => {
    const advice = adviceOn(told.kind);
    return advice ? `${cause(told)} ${say(advice)}` : cause(told);
  };
  return Object.assign(say, { cause, problem });
}

/**
 * The words of one language are a file beside the code, `words.es.js` (see `build-addon.mjs`). An
 * installation may lack it, above all one that was updated from a version without such files.
 */
function installedWords(language: Language): PhraseBook | null {
  const words = (globalThis as Record<string, unknown>)[`almanacWords_${language}_`];
  return typeof words === 'function' ? words() : null;
}

const HAS = Object.prototype.hasOwnProperty;

/** A record of another version may hold a kind that has no sentence any more, or not yet. */
function isOwn(kind: string): kind is OwnKey {
  return HAS.call(OWN_WORDS, kind);
}
