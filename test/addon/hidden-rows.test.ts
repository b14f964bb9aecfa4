import { afterEach, describe, expect, it } from '@jest/globals';
import type { GivenDocument } from '../../src/stage/index.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

type Sheet = NonNullable<GivenDocument['sheets']>[number];

async function openWith(parts: Partial<Sheet>) {
  const sheet = { id: 0, name: 'Monthly', cells: aTable(), ...parts };
  almanac = await openAlmanac({ documents: [aDocument({ sheets: [sheet] })] });
  return settleIn(almanac);
}

describe('rows a person does not see', () => {
  it.each([
    { name: 'because of a filter are told', parts: { filter: { range: 'A1:Y4', hides: [2] } } },
    { name: 'are not spoken of without a filter', parts: { hiddenRows: [2] } },
  ])('$name, by one question and not one a row', async ({ parts }) => {
    const editor = await openWith(parts);
    const { filtered } = await page(editor, 'readActiveSheet', null);
    expect(filtered).toBe('filter' in parts);
    const [read] = almanac.stage.executions.slice(-1);
    expect(read?.cost).toBeLessThanOrEqual(8);
  });

  it.each([
    { name: 'by hand', parts: { hiddenRows: [2] } },
    { name: 'by a filter', parts: { filter: { range: 'A1:Y4', hides: [2] } } },
  ])(
    'are told where a finding leads to one, $name, and the cell is selected',
    async ({ parts }) => {
      const editor = await openWith(parts);
      expect(await problem(editor, 'showCell', { sheet: 'Monthly', cell: 'C2' })).toEqual({
        kind: 'addon.cell-hidden',
        params: { cell: 'C2' },
      });
      expect(editor.selection).toEqual({ sheet: 0, a1: 'C2' });
      await page(editor, 'showCell', { sheet: 'Monthly', cell: 'D4' });
    },
  );

  it('are sent with the others', async () => {
    const editor = await openWith({ hiddenRows: [2], filter: { range: 'A1:Y4', hides: [3, 4] } });
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent', years: 3, values: 72 });
  });
});
