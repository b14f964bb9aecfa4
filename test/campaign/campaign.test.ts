import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { casesOf, TAKES_EVERY_CASE } from '../support/every-case.ts';
import { liveScript, liveSeed } from './history.ts';
import { KEPT } from './kept-scripts.ts';
import { openPlace, type PlaceName } from './places.ts';

/** Of a whole campaign (`npm run campaign`) as much as every test run can afford. */
const FEW = 3;
/** Another each time, and printed, so that what it finds can be lived again. */
const FRESH = Math.floor(Math.random() * 1e6);

const HISTORIES: { name: PlaceName; seed: number; lives: number }[] = [
  { name: 'postgres', seed: FRESH, lives: 1 },
  // That it is the same each time, what a campaign found mended shows for less.
  { name: 'foreign', seed: 11, lives: TAKES_EVERY_CASE ? 2 : 1 },
];

describe.each(casesOf(HISTORIES, ({ seed }) => seed !== FRESH))(
  'a history at $name',
  ({ name, seed, lives }) => {
    let place: Awaited<ReturnType<typeof openPlace>>;
    beforeAll(async () => {
      place = await openPlace(name);
    });
    afterAll(() => place?.leave());

    it(`ends with nothing lost, doubled or locked out, and the same each time: seed ${seed}`, async () => {
      const marks = new Set<string>();
      for (let life = 0; life < lives; life += 1) {
        const { broken, mark } = await liveSeed(place, { seed, fewestFaults: FEW });
        expect(broken).toEqual([]);
        marks.add(mark);
      }
      expect(marks.size).toBe(1);
    });

    for (const { why, place: where, seed: kept, steps } of KEPT)
      if (where === name)
        it(`keeps what a campaign found mended: ${why}`, async () => {
          const once = await liveScript(place, kept, steps);
          const again = await liveScript(place, kept, steps);
          expect([once.broken, again.broken]).toEqual([[], []]);
          expect(again.mark).toBe(once.mark);
        });
  },
);
