import { expect, it } from '@jest/globals';
import {
  type Almanac,
  DAILY,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

type Costs = { tick: number; upload: number; uploadWithExchange: number; onOpen: number };

/**
 * The most each may cost: calls that reach Google's servers. Four of an upload's are locks, around the claim of the run
 * and around its outcome: without the second, a record of another execution was lost.
 */
const MOST: Costs = { tick: 4, upload: 14, uploadWithExchange: 20, onOpen: 1 };

it('a tick, an upload, one with an exchange and an opening cost no more calls than Google should be asked', async () => {
  const costs = await measureCosts();
  const over = (Object.keys(MOST) as (keyof Costs)[]).filter((name) => costs[name] > MOST[name]);
  expect({ over, costs }).toEqual({ over: [], costs });
});

/** What the built add-on costs on the stage, as its executions were counted. */
async function measureCosts(): Promise<Costs> {
  const almanac = await openAlmanac();
  try {
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await page(editor, 'saveJob', { ...DAILY, rhythm: { ...DAILY.rhythm, every: 'month' } });
    await almanac.stage.write('weather', 0, 'B2', [[1.5]]);
    await uploadFirst(editor);
    const upload = costOf(almanac, 'uploadSheet');
    await almanac.stage.advance('61 minutes');
    await almanac.stage.write('weather', 0, 'B2', [[2.5]]);
    await uploadFirst(editor);
    const uploadWithExchange = costOf(almanac, 'uploadSheet');
    await almanac.stage.advance('3 hours');
    return {
      tick: Math.max(...costsOf(almanac, 'runDueUploads')),
      upload,
      uploadWithExchange,
      onOpen: costOf(almanac, 'onOpen'),
    };
  } finally {
    await almanac.close();
  }
}

function costOf(almanac: Almanac, name: string): number {
  return costsOf(almanac, name).at(-1) ?? Number.NaN;
}

function costsOf({ stage }: Almanac, name: string): number[] {
  const ran = stage.executions.filter(({ functionName }) => functionName === name);
  if (ran.length === 0) throw new Error(`Cannot tell a cost: ${name} never ran`);
  return ran.map(({ cost }) => cost);
}
