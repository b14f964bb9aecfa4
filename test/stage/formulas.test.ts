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
  ['signs bind as Sheets binds them', '=-2^2+3*4/2', 10],
  ['percent', '=50%*4', 2],
  ['text is joined, whatever it was', '="a"&1&TRUE', 'a1TRUE'],
  ['comparison of text does not mind its case', '="North"="north"', true],
  ['a sum passes over text and blanks', '=SUM(B1:C4)', 15.75],
  ['a whole column', '=SUM(B:B)', 12],
  ['fixed references', '=$B$2+B$3', 7],
  ['another sheet, with a name in quotes', "='Other tab'!A1*2", 20],
  ['degrees of Fahrenheit', '=ROUND((B3*10-32)*5/9, 1)', 4.4],
  ['an average', '=AVERAGE(B2:B4)', 4],
  ['an average of nothing', '=AVERAGE(D1:D4)', '#DIV/0!'],
  ['a count of numbers', '=COUNT(A1:C4)', 5],
  ['the least, the most and the middle', '=MIN(B2:B4)&MAX(B2:B4)&MEDIAN(B2:B4)', '354'],
  ['one of two branches, the other is not calculated', '=IF(B2>2, "many", 1/0)', 'many'],
  ['a branch that is left out', '=IF(B2>9, "many")', false],
  ['what to give in place of an error', '=IFERROR(1/0, "none")', 'none'],
  ['rounding that binary numbers would spoil', '=ROUND(1.005, 2)&" "&ROUND(-2.5, 0)', '1.01 -3'],
  ['a number without its sign', '=ABS(B2-B4)', 2],
  ['a cell by its place', '=INDEX(A1:C4, 3, 2)', 4],
  ['a whole column by its place', '=SUM(INDEX(A2:C4, 0, 2))', 12],
  [
    'parts of a day',
    '=YEAR(DATE(2026,14,9))&"-"&MONTH(DATE(2026,14,9))&"-"&DAY(DATE(2026,14,9))',
    '2027-2-9',
  ],
  ['arguments parted by semicolons', '=SUM(1;2;3)', 6],
  ['a division by nothing', '=1/0', '#DIV/0!'],
  ['text where a number is needed', '="a"+1', '#VALUE!'],
  ['an error of the cells it reads', '=SUM(1/0)', '#DIV/0!'],
  ['a sheet that is not there', '=Gone!A1', '#REF!'],
  ['a name that stands for nothing', '=raw_table', '#NAME?'],
  ['a circle', '=H1+1', '#REF!'],
];

const SHOWN: [what: string, formula: string, shown: string][] = [
  ['a day as the cell it reads shows it', '=A2', '05/01/2026'],
  ['a day and some more as a day', '=A2+30', '04/02/2026'],
  ['some days more, said first', '=30+A2', '04/02/2026'],
  ['today and a week', '=TODAY()+7', '08/03/2026'],
  ['between two days a number', '=A3-A2', '7'],
  ['a number of two days together', '=A2+A3', '92061'],
  ['the latest of days', '=MAX(A2:A3)', '12/01/2026'],
  ['the day of a branch', '=IF(B2>1, A2, 0)', '05/01/2026'],
  ['what stands in for an error', '=IFERROR(1/0, A2)', '05/01/2026'],
  ['a part of a day as a number', '=YEAR(A2)', '2026'],
  ['a share as the cell it reads', '=C2', '50%'],
  ['values together as values', '=SUM(B2:B3)', '4.00'],
  ['their mean too', '=AVERAGE(B2:B3)', '2.00'],
  ['a formula that reads another', '=G1+1', '06/01/2026'],
];

describe('how an automatic cell shows what its formula gives (Sheets API: the computed number format)', () => {
  let given: unknown[];
  beforeAll(async () => {
    const formulas = JSON.stringify(SHOWN.map(([, formula]) => formula));
    given = (await on(`const tab = ss.insertSheet('Shown');
      tab.getRange('A2:C3').setValues([['2026-01-05', 1.5, 0.5], ['2026-01-12', 2.5, 0.25]]);
      tab.getRange('A2:A3').setNumberFormat('dd/MM/yyyy');
      tab.getRange('B2:B3').setNumberFormat('0.00');
      tab.getRange('C2:C3').setNumberFormat('0%');
      tab.getRange('G1').setValue('=A2');
      return ${formulas}.map((formula) => tab.getRange('F1').setValue(formula).getDisplayValue())`)) as unknown[];
  });

  test.each(SHOWN.map(([what, , shown], at) => ({ what, shown, at })))('$what', ({ shown, at }) => {
    expect(given[at]).toBe(shown);
  });

  it('gives a script a date where it shows one, and a number again when it reads one', async () => {
    expect(
      await on(`const tab = ss.getSheetByName('Shown');
        const cell = tab.getRange('H1').setValue('=A2');
        const first = [cell.getValue() instanceof Date, cell.getNumberFormat()];
        tab.getRange('A2').setNumberFormat('0').setValue(7);
        return [first, cell.getValue(), cell.setValue(3).getDisplayValue()]`),
    ).toEqual([[true, 'dd/MM/yyyy'], 7, '3']);
  });

  it('leaves a format that was set', async () => {
    expect(
      await on(`const tab = ss.getSheetByName('Shown');
        return tab.getRange('J1').setNumberFormat('0').setValue('=A3').getDisplayValue()`),
    ).toBe('46034');
  });
});

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

  it('TODAY is the day of the spreadsheet, shown as a day, and moves with the clock', async () => {
    const today = () => on(`return sheet.getRange('K1').setValue('=TODAY()').getDisplayValue()`);
    const before = await today();
    await probed.stage.advance('1 day');
    expect([before, await today()]).toEqual(['01/03/2026', '02/03/2026']);
  });

  test.each([
    ['a sum of it fails', '=SUM(Y1:Y3)', '#DIV/0!'],
    ['counts pass over it', '=COUNT(Y1:Y3)', 2],
    ['found by its place it fails', '=INDEX(X1:Y3, 2, 2)', '#DIV/0!'],
  ])('an error in a range: %s', async (_, formula, expected) => {
    await on(`sheet.getRange('X1:Y3').setValues([['a', 1], ['b', '=1/0'], ['c', 3]])`);
    expect(await result(formula)).toBe(expected);
  });
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
    ['an array', '=A1:B2', 'Calculating an array is not emulated yet'],
    ['what it cannot read', '={1,2}', 'Calculating the formula ={1,2} is not emulated yet'],
  ])('of %s is kept, and its value is refused by name', async (_, formula, refusal) => {
    await expect(result(formula)).rejects.toThrow(refusal);
    expect(await on(`return sheet.getRange('H1').getFormulas()`)).toEqual([[formula]]);
    await on(`sheet.getRange('H1').setValue(null)`);
  });

  it('that could not be calculated is over when a value is typed there', async () => {
    await expect(result('=QUERY(A:B, "select A")')).rejects.toThrow('Calculating QUERY');
    expect(await result('7')).toBe(7);
  });
});
