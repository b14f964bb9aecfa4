import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

// What nobody could confirm about sheets: each switch, and what changes with it.
let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    documents: [{ id: 'book', name: 'Book', locale: 'de_DE', sheets: [{ name: 'Data' }] }],
  });
});
afterAll(() => probed.close());

const FRESH = 'const sheet = SpreadsheetApp.getActive().insertSheet();';
const CASES = [
  {
    name: 'writesBelowGrid',
    body: 'return sheet.getRange(1001, 1).setValue(7).getValue()',
    on: 7,
    off: 'Exception: The coordinates of the range are outside the dimensions of the sheet.',
  },
  {
    name: 'writesNumberErrors',
    body: 'return sheet.getRange(1, 1).setValue(new Date(NaN)).getValue()',
    on: '#NUM!',
    off: 'Exception: Invalid argument: value',
  },
  {
    name: 'readsLocalBooleans',
    body: "return sheet.getRange(1, 1).setValue('WAHR').getValue()",
    on: true,
    off: 'WAHR',
  },
];

test.each(CASES)('$name', async ({ name, body, on, off }) => {
  const answer = () => probed.probe(FRESH + body).catch((error: Error) => error.message);
  expect(await answer()).toEqual(on);
  await probed.stage.setSwitches({ [name]: false });
  expect(await answer()).toEqual(off);
});
