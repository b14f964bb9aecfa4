import { afterEach, expect, it } from '@jest/globals';
import { casesOf } from '../support/every-case.ts';
import {
  type Almanac,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** How late the answer comes. The two writes meet somewhere within; at 160 and 200 ms each once undid the other. */
const LATE_MS = casesOf(
  Array.from({ length: 20 }, (_, at) => 20 * at),
  (ms) => ms === 160 || ms === 200,
);

it.each(LATE_MS)(
  'an upload that ends while another window saves a schedule of its sheet leaves both on record (%i ms late)',
  async (ms) => {
    almanac = await openAlmanac({ latency: 'google', turns: 1 });
    const editor = await settleIn(almanac);
    const other = await almanac.stage.open('weather');
    await almanac.stage.faults.add({ at: { url: '*ingest*' }, happens: { kind: 'slow', ms } });
    await Promise.all([uploadFirst(editor), page(other, 'saveJob', DAILY)]);
    const { 'runs weather 0': log = '{}' } = await almanac.stage.properties('user');
    expect(JSON.parse(log)).toMatchObject({
      runs: [{ outcome: 'sent' }],
      doneSlot: expect.stringMatching(/^\d/),
    });
  },
);

it('one sheet that two windows send at once is sent once', async () => {
  almanac = await openAlmanac({ latency: 'google', turns: 1 });
  const editor = await settleIn(almanac);
  const other = await almanac.stage.open('weather');
  const both = [editor, other].map((window) => page(window, 'uploadSheet', FIRST_UPLOAD));
  expect((await Promise.all(both)).map(({ state }) => state).sort()).toEqual(['asks', 'ran']);
  expect(await almanac.directory()).toHaveLength(1);
});

it('an upload whose lock never comes free is on record all the same', async () => {
  almanac = await openAlmanac();
  const editor = await settleIn(almanac);
  await almanac.stage.faults.add({
    at: { method: 'Lock.tryLock' },
    // The first is that of the claim.
    nth: 2,
    happens: { kind: 'lock-timeout' },
  });
  expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
  expect(await page(editor, 'runHistory')).toMatchObject([{ outcome: 'sent' }]);
});
