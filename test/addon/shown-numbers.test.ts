import { afterEach, expect, it } from '@jest/globals';
import {
  type Almanac,
  aDocument,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

it('reads a number the sheet took for a date by what the cell still shows', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => ['1961', String(at + 1), '10,5']);
  const typed = [['Year', 'Month', 'Tmax (°C)'], ...lines];
  typed[4] = ['1961', '4', '7.2'];
  almanac = await openAlmanac({
    documents: [
      aDocument({
        locale: 'de_DE',
        sheets: [{ id: 0, name: 'Monthly', typed, formats: { C5: 'd.M' } }],
      }),
    ],
  });
  const editor = await almanac.stage.open('weather', 'ada@gmail.test');
  const { pictures, findings } = await page(editor, 'readActiveSheet', null);
  expect(pictures[0]?.years[0]?.months[3]).toBe(7.2);
  expect(findings.map(({ kind }) => kind)).toContain('reading.number-read-as-shown');
});

it('leads to the cell of such a number where an upload would change it', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => ['1961', String(at + 1), '10,5']);
  const typed = [['Year', 'Month', 'Tmax (°C)'], ...lines];
  almanac = await openAlmanac({
    documents: [
      aDocument({
        locale: 'de_DE',
        sheets: [{ id: 0, name: 'Monthly', typed, formats: { C5: 'd.M' } }],
      }),
    ],
  });
  const editor = await settleIn(almanac);
  await uploadFirst(editor);
  await almanac.stage.command('type', 'weather', 0, 'C5', '7.2', 'ada@gmail.test');
  expect(await page(editor, 'compareUpload', { sheetId: 0, place: null })).toMatchObject({
    by: 'values',
    values: [{ after: 7.2, place: { sheet: 'Monthly', cell: 'C5' } }],
  });
});
