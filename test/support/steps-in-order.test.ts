import { expect, it } from '@jest/globals';
import { stepsInOrder } from './steps-in-order.ts';

/** Three steps, and how each is run; the second fails where that is said. */
function threeSteps(fails = false) {
  const taken: string[] = [];
  const runs: (() => Promise<void> | void)[] = [];
  const step = stepsInOrder((_, run) => void runs.push(run));
  step('signs up', () => void taken.push('signs up'));
  step('signs in', async () => {
    if (fails) throw new Error('no page');
    taken.push('signs in');
  });
  step('signs out', () => void taken.push('signs out'));
  return { taken, run: async (at: number) => runs[at]?.() };
}

it('are each taken once where all are run', async () => {
  const { taken, run } = threeSteps();
  for (const at of [0, 1, 2]) await run(at);
  expect(taken).toEqual(['signs up', 'signs in', 'signs out']);
});

it('are taken along by one that is run alone', async () => {
  const { taken, run } = threeSteps();
  await run(1);
  expect(taken).toEqual(['signs up', 'signs in']);
});

it('that come after one that failed name it, and do nothing', async () => {
  const { taken, run } = threeSteps(true);
  await run(0);
  await expect(run(1)).rejects.toThrow('no page');
  await expect(run(2)).rejects.toThrow('It goes on from “signs in”, which has failed');
  expect(taken).toEqual(['signs up']);
});
