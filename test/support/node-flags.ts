import { lateFlags } from '../jest/late-flags.mjs';

/**
 * How the tests start programs that end soon; `global-set-up.mjs` starts the keeper so too, and `npm run jest`
 * Jest, with the first. To optimize the database's code takes longer than all they ask of it: opened and asked
 * 200 times it takes 0.55 s of processor time instead of 1.1 s. The others let V8 optimize late what is
 * written in JavaScript: suites that compute in Jest's own process take 81 s instead of 92.
 */
export const NODE_FLAGS = ['--liftoff-only', ...lateFlags()];

const CHEAP_PASSWORDS = new URL('cheap-passwords.mjs', import.meta.url).href;

/** For a service of which something else is asked than what a password costs. */
export const CHEAP_SERVICE_FLAGS = [...NODE_FLAGS, `--import=${CHEAP_PASSWORDS}`];
