import { type Almanac, openAlmanac, page, settleIn, uploadFirst } from './almanac.ts';

export type Costs = { tick: number; upload: number; uploadWithExchange: number; onOpen: number };

/** The most each may cost: calls that reach Google's servers. */
export const MOST: Costs = { tick: 4, upload: 12, uploadWithExchange: 20, onOpen: 1 };

/** What the built add-on costs on the stage, as its executions were counted. */
export async function measureCosts(): Promise<Costs> {
  const almanac = await openAlmanac();
  try {
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    const job = { sheetId: 0, rhythm: { every: 'month' as const, hour: 9, weekday: 1, day: 1 } };
    await page(editor, 'saveJob', {
      ...job,
      title: 'Hill farm',
      description: '',
      isPublic: true,
      email: null,
    });
    await almanac.stage.write('weather', 0, 'B2', [[1.5]]);
    await editor.clickMenu('Upload dataset');
    const upload = costOf(almanac, 'uploadDataset');
    await almanac.stage.advance('61 minutes');
    await almanac.stage.write('weather', 0, 'B2', [[2.5]]);
    await editor.clickMenu('Upload dataset');
    const uploadWithExchange = costOf(almanac, 'uploadDataset');
    await almanac.stage.advance('3 hours');
    return {
      tick: costOf(almanac, 'runDueUploads'),
      upload,
      uploadWithExchange,
      onOpen: costOf(almanac, 'onOpen'),
    };
  } finally {
    await almanac.close();
  }
}

function costOf({ stage }: Almanac, name: string): number {
  const last = stage.executions.filter(({ functionName }) => functionName === name).at(-1);
  if (!last) throw new Error(`Cannot tell a cost: ${name} never ran`);
  return last.cost;
}
