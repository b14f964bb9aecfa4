import { afterEach, expect, it } from '@jest/globals';
import type { Finding, ReadOptions } from '../../src/core/reading/reading.ts';
import { answeredWishes } from '../../src/sidebar/state/answered-wishes.ts';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  aDocument,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

it('means over many years are not sent, unless a person says that they are of one year after all', async () => {
  almanac = await openAlmanac({ documents: [ofNoYear()] });
  const editor = await settleIn(almanac);
  const { finding, options } = await asked(editor, null);
  expect(finding.kind).toBe('reading.which-year');
  expect(options).toEqual(['0']);

  // "No single year" is the option, and the card sends it as it is.
  const ofNone = answeredWishes(finding, '0', {});
  const again = await asked(editor, ofNone);
  expect(again.finding.kind).toBe('reading.no-year-chosen');
  expect(again.options).toEqual([]);
  const blocked = { state: 'asks', question: 'blocked' };
  expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject(blocked);
  expect(await almanac.directory()).toEqual([]);

  const ofOne = answeredWishes(again.finding, '1984', ofNone);
  const read = await page(editor, 'readActiveSheet', ofOne);
  expect(read.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await page(editor, 'rememberWishes', 0, ofOne);
  expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
  expect(await almanac.directory()).toHaveLength(1);
});

function ofNoYear() {
  const cells = MONTHS.map((month, at) => [month, 8.5 + at, at - 0.5]);
  return aDocument({
    sheets: [{ id: 0, name: 'Hill farm', cells: [['Month', 'Tmax', 'Tmin'], ...cells] }],
  });
}

/** The one question of the open sheet, read with these wishes. */
async function asked(editor: Editor, wishes: ReadOptions | null) {
  const { findings } = await page(editor, 'readActiveSheet', wishes);
  const [finding, ...others] = findings.filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  const options = finding?.choices?.options.map(({ value }) => value);
  return { finding: finding as Finding, options };
}
