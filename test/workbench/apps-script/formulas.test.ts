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
  on(`const cell = sheet.getRange('H1'); cell.setFormula(${JSON.stringify(formula)});
      return cell.getValue()`);

describe('what a formula gives (§7.2: getValues has the result)', () => {
  test.each([
    ['signs bind as Sheets binds them', '=-2^2+3*4/2', 10],
    ['percent', '=50%*4', 2],
    ['text is joined, whatever it was', '="a"&1&TRUE', 'a1TRUE'],
    ['comparison of text does not mind its case', '="North"="north"', true],
    ['a sum passes over text and blanks', '=SUM(B1:C4)', 15.75],
    ['a whole column', '=SUM(B:B)', 12],
    ['fixed references', '=$B$2+B$3', 7],
    ['another sheet, with a name in quotes', "='Other tab'!A1*2", 20],
    ['an average', '=AVERAGE(B2:B4)', 4],
    [
      'counts of numbers and of anything',
      '=COUNT(A1:C4)&" "&COUNTA(A1:C4)&" "&COUNTBLANK(C1:C4)',
      '5 11 1',
    ],
    ['the least and the most', '=MIN(B2:B4)&MAX(B2:B4)&MEDIAN(B2:B4)', '354'],
    ['one of two branches, the other is not calculated', '=IF(B2>2, "many", 1/0)', 'many'],
    ['a branch that is left out', '=IF(B2>9, "many")', false],
    ['what to give in place of an error', '=IFERROR(1/0, "none")', 'none'],
    ['rounding that binary numbers would spoil', '=ROUND(1.005, 2)&" "&ROUND(-2.5, 0)', '1.01 -3'],
    [
      'sums and counts of what fits',
      '=SUMIF(A2:A4, "north", B2:B4)&" "&COUNTIF(B2:B4, ">3")',
      '8 2',
    ],
    ['parts of a text', '=LEFT("rain",2)&RIGHT("rain",1)&MID("rain",2,2)&LEN("rain")', 'ranai4'],
    ['parts of a day', '=YEAR(DATE(2026,14,1))&"-"&MONTH(DATE(2026,14,1))', '2027-2'],
    ['arguments parted by semicolons', '=SUM(1;2;3)', 6],
    ['a link shows its label', '=HYPERLINK("https://a.example", "Site")', 'Site'],
    ['a division by nothing', '=1/0', '#DIV/0!'],
    ['text where a number is needed', '="a"+1', '#VALUE!'],
    ['an error of the cells it reads', '=SUM(1/0)', '#DIV/0!'],
    ['a sheet that is not there', '=Gone!A1', '#REF!'],
    ['a circle', '=H1+1', '#REF!'],
  ])('%s', async (_, formula, expected) => {
    expect(await result(formula)).toEqual(expected);
  });

  it('counts again when what it reads changes, through other formulas too', async () => {
    expect(
      await on(`sheet.getRange('J1:J3').setValues([[1], ['=J1*2'], ['=J2+J1']]);
        const before = sheet.getRange('J3').getValue();
        sheet.getRange('J1').setValue(10);
        return [before, sheet.getRange('J1:J3').getValues().flat()]`),
    ).toEqual([3, [10, 20, 30]]);
  });

  it('TODAY is the day of the spreadsheet, shown as a day, and moves with the clock', async () => {
    const today = () =>
      on(`sheet.getRange('K1').setFormula('=TODAY()');
      return sheet.getRange('K1').getDisplayValue()`);
    const before = await today();
    await probed.stage.advance('1 day');
    expect([before, await today()]).toEqual(['01/03/2026', '02/03/2026']);
  });

  it('finds a range by its name', async () => {
    expect(
      await on(`ss.setNamedRange('Counts', sheet.getRange('B2:B4'));
        const cell = sheet.getRange('L1').setFormula('=SUM(counts)');
        return cell.getValue()`),
    ).toBe(12);
  });
});

describe('the text of a formula', () => {
  it('is kept as it was written, and gone when a value is written', async () => {
    expect(
      await on(`const cells = sheet.getRange('M1:N1');
        cells.setFormulas([['=SUM(B2:B4)', '']]);
        const written = cells.getFormulas();
        cells.setValues([[1, '=B2']]);
        return [written, cells.getFormulas(), cells.getValues()]`),
    ).toEqual([[['=SUM(B2:B4)', '']], [['', '=B2']], [[1, 3]]]);
  });

  it('moves along when it is copied, but for what is fixed', async () => {
    expect(
      await on(`sheet.getRange('P2').setFormula('=B2+$B2+B$2+$B$2&"B2"');
        sheet.getRange('P2').copyTo(sheet.getRange('Q3:Q4'));
        return sheet.getRange('Q3:Q4').getFormulas().flat()`),
    ).toEqual(['=C3+$B3+C$2+$B$2&"B2"', '=C4+$B4+C$2+$B$2&"B2"']);
  });

  it('is a value where only values are pasted', async () => {
    expect(
      await on(`sheet.getRange('R1').setFormula('=B2*2');
        sheet.getRange('R1').copyTo(sheet.getRange('R2'), SpreadsheetApp.CopyPasteType.PASTE_VALUES, false);
        const cell = sheet.getRange('R2');
        return [cell.getFormula(), cell.getValue()]`),
    ).toEqual(['', 6]);
  });

  it('follows rows that are put in and taken out above what it reads', async () => {
    expect(
      await on(`const tab = ss.insertSheet();
        tab.getRange('A1:A3').setValues([[1], [2], ['=SUM(A1:A2)*A1']]);
        tab.insertRowBefore(1);
        const after = tab.getRange('A4').getFormula();
        tab.deleteRow(2);
        return [after, tab.getRange('A3').getFormula(), tab.getRange('A3').getValue()]`),
    ).toEqual(['=SUM(A2:A3)*A2', '=SUM(A2:A2)*#REF!', '#REF!']);
  });

  it('is plain text in a cell of text', async () => {
    expect(
      await on(`const cell = sheet.getRange('S1').setNumberFormat('@').setValue('=1+1');
        return [cell.getFormula(), cell.getValue()]`),
    ).toEqual(['', '=1+1']);
  });

  it('is calculated when a person types it', async () => {
    const editor = await probed.stage.open('book');
    await editor.type(0, 'T1', '=B2+B3');
    expect(await probed.stage.values('book', 0, 'T1')).toEqual([[7]]);
  });

  test.each([
    [
      'a function the stage has not',
      '=VLOOKUP("a", A:B, 2)',
      'Calculating VLOOKUP is not emulated yet',
    ],
    ['an array', '=A1:B2', 'Calculating an array is not emulated yet'],
    ['what it cannot read', '={1,2}', 'Calculating the formula ={1,2} is not emulated yet'],
  ])('of %s is kept, and its value is refused by name', async (_, formula, refusal) => {
    await expect(result(formula)).rejects.toThrow(refusal);
    expect(await on(`return sheet.getRange('H1').getFormula()`)).toBe(formula);
    await on(`sheet.getRange('H1').clear()`);
  });
});
