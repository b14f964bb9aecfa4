/**
 * How the tests start programs that end soon; `npm run jest` in package.json starts Jest so too, and
 * `global-set-up.mjs` the keeper. To optimize the database's code takes longer than all they ask of it: opened
 * and asked 200 times it takes 0.55 s of processor time instead of 1.1 s. The second lets V8 optimize late
 * what is written in JavaScript, as `src/stage/thread/optimize-late.ts` does for scripts: suites that compute
 * in Jest's own process take 81 s instead of 92.
 */
export const NODE_FLAGS = ['--liftoff-only', '--interrupt-budget=1000000'];
