import { afterEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  type AlmanacOptions,
  aTable,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

describe('what an upload would change', () => {
  it('is each value before and after, as the service has it', async () => {
    const editor = await uploadedOnce();
    await almanac.stage.write('weather', 0, 'B2', [[-11.5]]);
    expect(await page(editor, 'compareUpload', { sheetId: 0, place: null })).toMatchObject({
      by: 'values',
      changed: 1,
      added: 0,
      removed: 0,
      values: [
        {
          key: '01_max',
          before: aTable()[1]?.[1],
          after: -11.5,
          place: { sheet: expect.any(String), cell: 'B2' },
        },
      ],
      unlisted: 0,
    });
  });

  it('is not known at a service that does not give datasets back', async () => {
    const editor = await uploadedOnce(({ url }) =>
      /\/records\//.test(url) ? Response.json({ error: 'Not found' }, { status: 404 }) : null,
    );
    expect(await page(editor, 'compareUpload', { sheetId: 0, place: null })).toEqual({
      by: 'nothing',
    });
  });

  it('is not known where nothing was sent yet, and no service is asked', async () => {
    const asked: string[] = [];
    almanac = await openAlmanac({
      before: ({ url }) => {
        asked.push(url);
        return null;
      },
    });
    const editor = await settleIn(almanac);
    asked.length = 0;
    expect(await page(editor, 'compareUpload', { sheetId: 0, place: null })).toEqual({
      by: 'nothing',
    });
    expect(asked).toEqual([]);
  });

  it('names no more than a person reads, and counts the others', async () => {
    const editor = await uploadedOnce();
    await almanac.stage.write('weather', 0, 'A2:Y2', [Array.from({ length: 25 }, () => '')]);
    await almanac.stage.write('weather', 0, 'A3:Y3', [Array.from({ length: 25 }, () => '')]);
    const compared = await page(editor, 'compareUpload', { sheetId: 0, place: null });
    if (compared.by !== 'values') throw new Error('Compared in another way');
    expect(compared.removed).toBe(compared.values.length + compared.unlisted);
    expect(compared.values.length).toBe(40);
  });
});

async function uploadedOnce(
  before: NonNullable<AlmanacOptions['before']> = () => null,
): Promise<Editor> {
  almanac = await openAlmanac({ before });
  const editor = await settleIn(almanac);
  await uploadFirst(editor);
  return editor;
}
