import { expect, it } from '@jest/globals';
import type { Run } from '../../src/stage/kernel/run.ts';
import { SeededTurns } from '../../src/stage/kernel/turns.ts';

/** A clock that nobody reads. */
const CLOCK = { hold: () => undefined, release: () => undefined };

/** In which order executions that always ask again are answered. */
async function drawn(seed: number): Promise<string> {
  const turns = new SeededTurns(seed, CLOCK);
  const runs = [1, 2, 3].map((id) => ({ id }) as Run);
  let order = '';
  for (const run of runs) turns.begin(run);
  await Promise.all(
    runs.map(async (run) => {
      for (let turn = 0; turn < 4; turn += 1) {
        await turns.ask(run);
        order += run.id;
      }
      turns.end(run);
    }),
  );
  return order;
}

it.each([
  { seed: 0, order: '111123332322' },
  { seed: 1, order: '212331232311' },
  { seed: 7, order: '113322212313' },
  { seed: 4_294_967_295, order: '313332211221' },
])(
  'the seed $seed of a report from last year draws the turns it drew then',
  async ({ seed, order }) => {
    expect(await drawn(seed)).toBe(order);
  },
);
