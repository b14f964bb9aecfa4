import { afterEach, expect, it } from '@jest/globals';
import { type Almanac, aDocument, aTable, openAlmanac, page, settleIn } from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const FAR = 'AZ90000';

it('a cell that a finding names is seen to be changed by a call that reads nothing but such cells', async () => {
  const cells = aTable();
  (cells[1] as (string | number)[])[1] = 'broken';
  almanac = await openAlmanac({
    documents: [aDocument({ sheets: [{ id: 0, name: 'Monthly', cells }] })],
  });
  const editor = await settleIn(almanac);
  const { findings } = await page(editor, 'readActiveSheet', null);
  const asked = findings.filter(({ places }) => places.length > 0);
  expect(asked.length).toBeGreaterThan(0);
  const look = () =>
    page(
      editor,
      'lookAtCells',
      asked.map(({ places }) => places),
    );
  const marks = asked.map(({ mark }) => mark);
  expect(await look()).toEqual(marks);
  const { cost } = almanac.stage.executions.findLast(
    ({ functionName }) => functionName === 'lookAtCells',
  ) ?? { cost: Number.NaN };
  expect(cost).toBeLessThanOrEqual(6);
  await almanac.stage.write('weather', 0, 'B2', [[7.4]]);
  expect(await look()).not.toEqual(marks);
  // What is no cell of the tab any more is another value, too, and no failure.
  const [gone] = await page(editor, 'lookAtCells', [[{ sheet: 'Monthly', cells: [FAR] }]]);
  expect(typeof gone).toBe('string');
});

it('reads the tab that is shown, whichever is in front', async () => {
  const sheets = [
    { id: 0, name: 'Monthly', cells: aTable() },
    { id: 7, name: 'Other', cells: aTable(5.5) },
  ];
  almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
  const editor = await settleIn(almanac);
  await editor.select(7, 'A1');
  expect((await page(editor, 'readActiveSheet', null, 0)).sheet.id).toBe(0);
  expect((await page(editor, 'readActiveSheet', null)).sheet.id).toBe(7);
});
