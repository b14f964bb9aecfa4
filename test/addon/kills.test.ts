import { afterEach, expect, it } from '@jest/globals';
import type { Editor } from '../../src/workbench/apps-script/editor.ts';
import { type Almanac, openAlmanac, page, settleIn, uploadFirst } from './support/almanac.ts';
import './support/one-service.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** What an upload must survive: to die before or after each of its calls that reach Google's servers. */
const DEATHS = ['before', 'after'] as const;

it.each(DEATHS)(
  'an upload with an exchange that dies %s any of its calls loses nothing and doubles nothing',
  async (when) => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    let expected = 1;
    let calls = 0;
    for (let nth = 1; ; nth += 1) {
      // An hour on, the access token has ended: this run exchanges, then uploads other values.
      await almanac.stage.advance('61 minutes');
      await almanac.stage.write('weather', 0, 'B2', [[10 + nth / 10]]);
      await almanac.stage.faults.add({
        at: { costed: true },
        nth,
        during: 'uploadDataset',
        happens: { kind: 'killed', when },
      });
      const isKilled = await clickUpload(editor);
      await almanac.stage.faults.clear();
      // Long enough for the dead run's claim to be free, soon enough for its token.
      await almanac.stage.advance('10 minutes');
      expected += 1;
      await uploadAgain(editor);
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

async function clickUpload(editor: Editor): Promise<boolean> {
  try {
    return (await editor.clickMenu('Upload dataset')).status === 'killed';
  } catch {
    return true;
  }
}

/** What a person does after a crash: press the same item again, and not insist on sending twice. */
async function uploadAgain(editor: Editor): Promise<void> {
  editor.willAnswer('CANCEL');
  await editor.clickMenu('Upload dataset');
}
