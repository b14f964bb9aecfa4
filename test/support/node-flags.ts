/**
 * How the tests start programs that open the embedded database and end soon; `npm run jest` in
 * package.json starts Jest so too. To optimize the database's code takes longer than all they ask of it:
 * opened and asked 200 times it takes 0.55 s of processor time instead of 1.1 s.
 */
export const NODE_FLAGS = ['--liftoff-only'];
