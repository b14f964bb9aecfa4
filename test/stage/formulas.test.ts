import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    clock: { startsAt: '2026-03-01T12:00:00Z' },
    documents: [
      {
        id: 'book',
        name: 'Book',
        timeZone: 'Europe/Madrid',
        sheets: [
          {
            name: 'Data',
            cells: [
              ['Site', 'Count', 'Rain'],
              ['North', 3, 1.5],
              ['South', 4, null],
              ['north', 5, 2.25],
            ],
          },
        ],
      },
    ],
  });
});
afterAll(() => probed.close());

const on = (body: string) =>
  probed.probe(
    `const ss = SpreadsheetApp.getActive(); const sheet = ss.getSheetByName('Data'); ${body}`,
  );
const result = (formula: string) =>
  on(`return sheet.getRange('H1').setValue(${JSON.stringify(formula)}).getValue()`);

const GIVES: [what: string, formula: string, expected: unknown][] = [
  ['signs bind as Sheets binds them', '=-(2+3)*4/2', -10],
  ['a division by nothing', '=1/0', '#DIV/0!'],
  ['a name that stands for nothing', '=raw_table', '#NAME?'],
];

describe('what a formula gives (§7.2: getValues has the result)', () => {
  let given: unknown[];
  beforeAll(async () => {
    const formulas = JSON.stringify(GIVES.map(([, formula]) => formula));
    // One execution for all: another for each formula cost more than the formula.
    given = (await on(
      `return ${formulas}.map((formula) => sheet.getRange('H1').setValue(formula).getValue())`,
    )) as unknown[];
  });

  test.each(GIVES.map(([what, , expected], at) => ({ what, expected, at })))(
    '$what',
    ({ expected, at }) => {
      expect(given[at]).toEqual(expected);
    },
  );
});

describe('the text of a formula', () => {
  it('is kept as it was written, and gone when a value is written', async () => {
    expect(
      await on(`const cells = sheet.getRange('M1:N1').setValues([['=SUM(B2:B4)', '']]);
        const written = cells.getFormulas();
        cells.setValues([[1, '=3']]);
        return [written, cells.getFormulas(), cells.getValues()]`),
    ).toEqual([[['=SUM(B2:B4)', '']], [['', '=3']], [[1, 3]]]);
  });

  it('is plain text in a cell of text', async () => {
    expect(
      await on(`const cell = sheet.getRange('S1').setNumberFormat('@').setValue('=1+1');
        return [cell.getFormulas(), cell.getValue()]`),
    ).toEqual([[['']], '=1+1']);
  });

  it('is calculated when a person types it', async () => {
    const editor = await probed.stage.open('book');
    await editor.type(0, 'T1', '=3+4');
    expect(await probed.stage.values('book', 0, 'T1')).toEqual([[7]]);
  });

  test.each([
    ['a function', '=SUM(B2:B4)'],
    ['another cell', '=W1+30'],
    ['what it cannot read', '={1,2}'],
    ['half a sum', '=1+'],
  ])('of %s is kept, and its value is refused by name', async (_, formula) => {
    await expect(result(formula)).rejects.toThrow(`Calculating ${formula} is not emulated yet`);
    expect(await on(`return sheet.getRange('H1').getFormulas()`)).toEqual([[formula]]);
    await on(`sheet.getRange('H1').setValue(null)`);
  });

  it('that could not be calculated is over when a value is typed there', async () => {
    await expect(result('=QUERY(A:B, "select A")')).rejects.toThrow('Calculating =QUERY');
    expect(await result('7')).toBe(7);
  });
});
