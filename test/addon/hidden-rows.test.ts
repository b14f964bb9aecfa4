import { afterEach, describe, expect, it } from '@jest/globals';
import type { GivenDocument } from '../../src/workbench/apps-script/sheets/spreadsheet-model.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';
import './support/one-service.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

type Sheet = NonNullable<GivenDocument['sheets']>[number];

async function openWith(parts: Partial<Sheet>) {
  const sheet = { id: 0, name: 'Monthly', cells: aTable(), ...parts };
  almanac = await openAlmanac({ documents: [aDocument({ sheets: [sheet] })] });
  return settleIn(almanac);
}

function manyDays(): (string | number)[][] {
  const days = Array.from({ length: 2000 }, (_, at) => new Date(Date.UTC(1961, 0, 1 + at)));
  return [['Date', 'Tmax'], ...days.map((day, at) => [day.toISOString().slice(0, 10), at % 30])];
}

describe('rows a person does not see', () => {
  it.each([
    {
      name: 'hidden by hand and by a filter are counted',
      parts: { hiddenRows: [2], filter: { range: 'A1:Y4', hides: [2, 4] } },
      expected: { kind: 'upload.rows-hidden', params: { count: 2 } },
    },
    {
      name: 'are none, and a filter that hides nothing is not spoken of',
      parts: { filter: { range: 'A1:Y4', hides: [] } },
      expected: null,
    },
    {
      name: 'of a sheet too long to be asked row by row are told without a number',
      parts: { cells: manyDays(), hiddenRows: Array.from({ length: 100 }, (_, at) => 700 + at) },
      expected: { kind: 'upload.some-rows-hidden', params: {} },
    },
    {
      name: 'of such a sheet may be there though none was met',
      parts: { cells: manyDays() },
      expected: { kind: 'upload.rows-perhaps-hidden', params: {} },
    },
  ])('$name', async ({ parts, expected }) => {
    const editor = await openWith(parts);
    expect((await page(editor, 'readActiveSheet', null)).hidden).toEqual(expected);
    const [read] = almanac.stage.executions.slice(-1);
    expect(read?.cost).toBeLessThanOrEqual(250);
  });

  it('are sent with the others', async () => {
    const editor = await openWith({ hiddenRows: [2], filter: { range: 'A1:Y4', hides: [3, 4] } });
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent', years: 3, values: 72 });
  });
});
