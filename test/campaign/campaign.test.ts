import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveScript, liveSeed } from './history.ts';
import { KEPT } from './kept-scripts.ts';
import { openPlace, type PlaceName } from './places.ts';

/** Of a whole campaign (`npm run campaign`) as much as every test run can afford. */
const FEW = 3;
/** Another each time, and printed, so that what it finds can be lived again. */
const FRESH = Math.floor(Math.random() * 1e6);

describe.each<{ name: PlaceName; seeds: number[] }>([
  { name: 'pglite', seeds: [FRESH] },
  { name: 'foreign', seeds: [11] },
])('a history at $name', ({ name, seeds }) => {
  let place: Awaited<ReturnType<typeof openPlace>>;
  beforeAll(async () => {
    place = await openPlace(name);
  });
  afterAll(() => place?.leave());

  it.each(seeds)('ends with nothing lost, doubled or locked out: seed %i', async (seed) => {
    const { broken } = await liveSeed(place, { seed, fewestFaults: FEW });
    expect(broken).toEqual([]);
  });

  for (const { why, place: where, seed, steps } of KEPT)
    if (where === name)
      it(`keeps what a campaign found mended: ${why}`, async () => {
        const { broken } = await liveScript(place, seed, steps);
        expect(broken).toEqual([]);
      });
});

it('is the same history again with the same seed', async () => {
  const place = await openPlace('foreign');
  const marks: string[] = [];
  for (let times = 0; times < 2; times += 1)
    marks.push((await liveSeed(place, { seed: 3, fewestFaults: FEW })).mark);
  await place.leave();
  expect(marks[1]).toBe(marks[0]);
});
