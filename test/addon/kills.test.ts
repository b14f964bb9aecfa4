import { afterEach, expect, it } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import { casesOf, TAKES_EVERY_CASE } from '../support/every-case.ts';
import {
  type Almanac,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/**
 * What an upload must survive: to die before or after each of its calls that reach Google's servers. Between two of them
 * nothing changes that outlives it, so a death before a call is one after the call before it.
 */
const DEATHS = casesOf(['before', 'after'] as const, (when) => when === 'after');

/** Of the calls one after the other: a click is tried at the odd ones, a tick at the even ones. */
const STRIDE = TAKES_EVERY_CASE ? 1 : 2;

it.each(DEATHS)(
  'an upload with an exchange that dies %s any of its calls loses nothing and doubles nothing',
  async (when) => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    let expected = 1;
    let calls = 0;
    for (let nth = 1; ; nth += STRIDE) {
      // An hour on, the access token has ended: this run exchanges, then uploads other values.
      await almanac.stage.advance('61 minutes');
      await almanac.stage.write('weather', 0, 'B2', [[10 + nth / 10]]);
      await almanac.stage.faults.add({
        at: { costed: true },
        nth,
        during: 'uploadSheet',
        happens: { kind: 'killed', when },
      });
      const isKilled = await clickUpload(editor);
      await almanac.stage.faults.clear();
      // Long enough for the dead run's claim to be free, soon enough for its token.
      await almanac.stage.advance('10 minutes');
      expected += 1;
      // After a crash a person presses the same button again, and does not insist on sending twice.
      await page(editor, 'uploadSheet', FIRST_UPLOAD);
      const names = await almanac.directory();
      expect({ nth, datasets: names.length }).toEqual({ nth, datasets: expected });
      expect(await page(editor, 'openingState')).toMatchObject({
        connection: { state: 'connected' },
      });
      if (!isKilled) break;
      calls = nth;
    }
    // The loop ended because the run has no further call, and it had those of an exchange and an upload.
    expect(calls).toBeGreaterThanOrEqual(15);
  },
);

it.each(DEATHS)(
  'a scheduled upload with an exchange that dies %s any of its calls is made up for at the next tick',
  async (when) => {
    // Ten past eight on the clock of the spreadsheet, so that each advance holds one tick.
    almanac = await openAlmanac({ startsAt: Date.UTC(2026, 4, 4, 6, 10) });
    const editor = await settleIn(almanac);
    const rhythm = { every: 'hour' as const, hour: 0, weekday: 1, day: 1 };
    await page(editor, 'saveJob', {
      ...FIRST_UPLOAD,
      rhythm,
      heldAbove: 10,
      oldestMayGo: false,
      email: null,
    });
    await almanac.stage.advance('1 hour');
    let calls = 0;
    for (let nth = STRIDE; ; nth += STRIDE) {
      const [newest] = await almanac.directory();
      await almanac.stage.write('weather', 0, 'B2', [[10 + nth / 10]]);
      await almanac.stage.faults.add({
        at: { costed: true },
        nth,
        during: 'runDueUploads',
        happens: { kind: 'killed', when },
      });
      await almanac.stage.advance('1 hour');
      await almanac.stage.faults.clear();
      const [tick] = almanac.stage.executions.slice(-1);
      await almanac.stage.advance('1 hour');
      expect({ nth, sent: await storedSince(newest?.id) }).toEqual({ nth, sent: 1 });
      expect(await page(editor, 'openingState')).toMatchObject({
        connection: { state: 'connected' },
        jobs: [{ paused: null, overdue: false }],
      });
      if (tick?.status !== 'killed') break;
      calls = nth;
    }
    expect(calls).toBeGreaterThanOrEqual(15);
  },
);

/** The Directory lists twenty versions of a title, so what is new is counted from the top. */
async function storedSince(newest: string | undefined): Promise<number> {
  const ids = (await almanac.directory()).map(({ id }) => id);
  return newest === undefined ? ids.length : ids.indexOf(newest);
}

async function clickUpload(editor: Editor): Promise<boolean> {
  try {
    await uploadNow(editor);
    return false;
  } catch {
    return true;
  }
}
