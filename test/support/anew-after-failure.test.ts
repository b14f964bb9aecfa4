import { expect, it } from '@jest/globals';
import { anewAfterFailure } from './anew-after-failure.ts';

it('opens once for all that go well, and once more after each that fails', async () => {
  let opened = 0;
  const seen: number[] = [];
  const at = anewAfterFailure(async () => ++opened);
  const goesWell = at(async (page) => void seen.push(page));
  const fails = at(async () => {
    throw new Error('hung');
  });
  await goesWell();
  await goesWell();
  await expect(fails()).rejects.toThrow('hung');
  await goesWell();
  expect(seen).toEqual([1, 1, 2]);
});

it('tries again where the opening itself failed', async () => {
  let tries = 0;
  const at = anewAfterFailure(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no page');
  });
  const journey = at(async () => {});
  await expect(journey()).rejects.toThrow('no page');
  await journey();
  expect(tries).toBe(2);
});
