import unitWords from './unit-words.json' with { type: 'json' };
import type { Words } from './words.ts';

/**
 * The words of units, written as the vocabulary is, and `x*` is a beginning. They have rows of their own because "in", "m" and "min" mean something else in a header.
 * A word is `inPlace` if it is a unit only where a unit stands: in brackets, or at the end of a header.
 * A `weak` word is none behind "in": "Rain in a day (mm)" has no inches.
 * `clock` is each hour or a shorter time: nobody measures rain so.
 * Beside a `step` a unit says how finely was read: "Resolution 0.1 mm".
 */
export const UNIT_WORDS: readonly Words[] = [unitWords];
