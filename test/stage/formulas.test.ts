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
          { name: 'Other tab', cells: [[10]] },
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
  ['a sum passes over text and blanks', '=SUM(B1:C4)', 15.75],
  ['a whole column', '=SUM(B:B)', 12],
  ['fixed references', '=$B$2+B$3', 7],
  ['another sheet, with a name in quotes', "='Other tab'!A1*2", 20],
  ['an average', '=AVERAGE(B2:B4)', 4],
  ['an average of nothing', '=AVERAGE(D1:D4)', '#DIV/0!'],
  ['arguments parted by semicolons', '=SUM(1;2;3)', 6],
  ['a division by nothing', '=1/0', '#DIV/0!'],
  ['an error of the cells it reads', '=SUM(1/0)', '#DIV/0!'],
  ['a sheet that is not there', '=Gone!A1', '#REF!'],
  ['a name that stands for nothing', '=raw_table', '#NAME?'],
  ['a circle', '=H1+1', '#REF!'],
  ['a count of numbers', '=COUNT(A1:C4)', 5],
  ['the least and the most', '=MIN(B2:B4)+MAX(B2:B4)', 8],
  ['text where a number is needed', '=A2+1', '#VALUE!'],
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

  it('counts again when what it reads changes, through other formulas too', async () => {
    expect(
      await on(`sheet.getRange('J1:J3').setValues([[1], ['=J1*2'], ['=J2+J1']]);
        const before = sheet.getRange('J3').getValue();
        sheet.getRange('J1').setValue(10);
        return [before, sheet.getRange('J1:J3').getValues().flat()]`),
    ).toEqual([3, [10, 20, 30]]);
  });

  test.each([['a sum of it fails', '=SUM(Y1:Y3)', '#DIV/0!']])(
    'an error in a range: %s',
    async (_, formula, expected) => {
      await on(`sheet.getRange('X1:Y3').setValues([['a', 1], ['b', '=1/0'], ['c', 3]])`);
      expect(await result(formula)).toBe(expected);
    },
  );
});

describe('the text of a formula', () => {
  it('is kept as it was written, and gone when a value is written', async () => {
    expect(
      await on(`const cells = sheet.getRange('M1:N1').setValues([['=SUM(B2:B4)', '']]);
        const written = cells.getFormulas();
        cells.setValues([[1, '=B2']]);
        return [written, cells.getFormulas(), cells.getValues()]`),
    ).toEqual([[['=SUM(B2:B4)', '']], [['', '=B2']], [[1, 3]]]);
  });

  it('is plain text in a cell of text', async () => {
    expect(
      await on(`const cell = sheet.getRange('S1').setNumberFormat('@').setValue('=1+1');
        return [cell.getFormulas(), cell.getValue()]`),
    ).toEqual([[['']], '=1+1']);
  });

  it('is calculated when a person types it', async () => {
    const editor = await probed.stage.open('book');
    await editor.type(0, 'T1', '=B2+B3');
    expect(await probed.stage.values('book', 0, 'T1')).toEqual([[7]]);
  });

  test.each([
    [
      'a function the stage has not',
      '=QUERY(A:B, "select A")',
      'Calculating QUERY is not emulated yet',
    ],
    ['a day', '=W1+30', 'Calculating with days is not emulated yet'],
    ['an array', '=A1:B2', 'Calculating an array is not emulated yet'],
    ['what it cannot read', '={1,2}', 'Calculating the formula ={1,2} is not emulated yet'],
  ])('of %s is kept, and its value is refused by name', async (_, formula, refusal) => {
    await on(`sheet.getRange('W1').setValue('2026-01-05')`);
    await expect(result(formula)).rejects.toThrow(refusal);
    expect(await on(`return sheet.getRange('H1').getFormulas()`)).toEqual([[formula]]);
    await on(`sheet.getRange('H1').setValue(null)`);
  });

  it('that could not be calculated is over when a value is typed there', async () => {
    await expect(result('=QUERY(A:B, "select A")')).rejects.toThrow('Calculating QUERY');
    expect(await result('7')).toBe(7);
  });
});
