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

describe('a cell that had a formula the stage cannot calculate', () => {
  const onBlank = (body: string) =>
    on(`const blank = ss.insertSheet(); const a1 = blank.getRange('A1'); ${body}`);

  it('has the value that is pasted over it', async () => {
    const paste = `a1.setFormula('=QUERY(B:B, "select B")'); blank.getRange('B1').setValue(7);
      blank.getRange('B1').copyTo(a1, { contentsOnly: true }); return a1.getValue()`;
    expect(await onBlank(paste)).toBe(7);
  });

  it('has the value that is sorted into it', async () => {
    const sort = `blank.getRange('A1:B2').setValues([[2, '=QUERY(D:D, "select D")'], [1, 7]]);
      blank.getRange('A1:B2').sort(1); return blank.getRange('B1').getValue()`;
    expect(await onBlank(sort)).toBe(7);
  });

  it('gives no value to paste elsewhere', async () => {
    const paste = `a1.setFormula('=QUERY(B:B, "select B")');
      a1.copyTo(blank.getRange('C1'), { contentsOnly: true })`;
    await expect(onBlank(paste)).rejects.toThrow('Calculating QUERY is not emulated yet');
  });
});

const GIVES: [what: string, formula: string, expected: unknown][] = [
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
  ['what is not known', '=IFNA(NA(), "unknown")', 'unknown'],
  ['rounding that binary numbers would spoil', '=ROUND(1.005, 2)&" "&ROUND(-2.5, 0)', '1.01 -3'],
  ['sums and counts of what fits', '=SUMIF(A2:A4, "north", B2:B4)&" "&COUNTIF(B2:B4, ">3")', '8 2'],
  ['sums of what fits twice', '=SUMIFS(C2:C4, A2:A4, "north", B2:B4, ">3")', 2.25],
  ['counts of what fits twice', '=COUNTIFS(A2:A4, "north", B2:B4, "<5")', 1],
  ['an average of what fits', '=AVERAGEIF(A2:A4, "n*", B2:B4)', 4],
  ['an average of nothing that fits', '=AVERAGEIFS(B2:B4, A2:A4, "East")', '#DIV/0!'],
  ['a criterion that means its asterisk', '=COUNTIF(A2:A4, "n~*")', 0],
  ['ranges of several lengths', '=COUNTIFS(A2:A4, "north", B2:B3, 3)', '#VALUE!'],
  ['a row by its key, in any case of letters', '=VLOOKUP("SOUTH", A2:C4, 2, FALSE)', 4],
  ['a row by the start of its key', '=VLOOKUP("so*", A2:B4, 2, FALSE)', 4],
  ['a key that is not there', '=VLOOKUP("East", A2:B4, 2, FALSE)', '#N/A'],
  ['a key that is not there, caught', '=IFNA(VLOOKUP("East", A2:B4, 2, 0), "none")', 'none'],
  ['another error, which IFNA lets through', '=IFNA(1/0, "none")', '#DIV/0!'],
  ['a column beyond the range', '=VLOOKUP("South", A2:B4, 3, FALSE)', '#REF!'],
  ['the last key not beyond, in a sorted column', '=VLOOKUP(4.5, B2:C4, 1)', 4],
  ['a key before all of a sorted column', '=VLOOKUP(1, B2:C4, 1, TRUE)', '#N/A'],
  ['a column by its header', '=HLOOKUP("Rain", A1:C4, 4, FALSE)', 2.25],
  ['a cell by its place', '=INDEX(A1:C4, 3, 2)', 4],
  ['a whole column by its place', '=SUM(INDEX(A2:C4, 0, 2))', 12],
  ['a cell by the place of a key', '=INDEX(B2:B4, MATCH("south", A2:A4, 0))', 4],
  ['a place in a sorted column', '=MATCH(4.9, B2:B4)', 2],
  ['the first of several conditions', '=IFS(B2>9, "many", B2>2, "some")', 'some'],
  ['whether a formula fails', '=ISERROR(1/0)&ISERROR(1)', 'TRUEFALSE'],
  ['a number in a format', '=TEXT(1234.5, "#,##0.00")', '1,234.50'],
  ['a day in a format', '=TEXT(DATE(2026, 2, 3), "yyyy-mm-dd")', '2026-02-03'],
  ['where a text is, and is not', '=FIND("in", "rain")&IFERROR(FIND("IN", "rain"), "-")', '3-'],
  ['where a text is in any case', '=SEARCH("IN", "rain")', 3],
  ['the end of a month', '=TEXT(EOMONTH(DATE(2026, 12, 5), 2), "yyyy-mm-dd")', '2027-02-28'],
  ['a month later, which is shorter', '=TEXT(EDATE(DATE(2026, 1, 31), 1), "d/m")', '28/2'],
  [
    'the day of the week, by three counts',
    '=WEEKDAY(DATE(2026,3,1))&WEEKDAY(DATE(2026,3,1),2)&WEEKDAY(DATE(2026,3,1),3)',
    '176',
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
];

const SHOWN: [what: string, formula: string, shown: string][] = [
  ['a day as the cell it reads shows it', '=A2', '05/01/2026'],
  ['a day and some more as a day', '=A2+30', '04/02/2026'],
  ['some days more, said first', '=30+A2', '04/02/2026'],
  ['days ago', '=A2-5', '31/12/2025'],
  ['today and a week', '=TODAY()+7', '08/03/2026'],
  ['between two days a number', '=A3-A2', '7'],
  ['a number of two days together', '=A2+A3', '92061'],
  ['the latest of days', '=MAX(A2:A3)', '12/01/2026'],
  ['a month later', '=EDATE(A2, 1)', '05/02/2026'],
  ['the day of the branch that is taken', '=IF(B2>1, A2, 0)', '05/01/2026'],
  ['the number of the other branch', '=IF(B2>9, A2, 7)', '7'],
  ['what stands in for an error', '=IFERROR(1/0, A2)', '05/01/2026'],
  ['a day that is looked up', '=VLOOKUP(1.5, B2:D3, 3, FALSE)', '06/02/2026'],
  ['a day by its place', '=INDEX(A2:B3, 2, 1)', '12/01/2026'],
  ['a part of a day as a number', '=YEAR(A2)', '2026'],
  ['a count of days', '=COUNT(A2:A3)', '2'],
  ['a share as the cell it reads', '=C2', '50%'],
  ['money together as money', '=SUM(B2:B3)', '£4.00'],
  ['money less money', '=B3-B2', '£1.00'],
  ['a formula that reads another', '=G1+1', '06/01/2026'],
];

describe('how an automatic cell shows what its formula gives (Sheets API: the computed number format)', () => {
  let given: unknown[];
  beforeAll(async () => {
    const formulas = JSON.stringify(SHOWN.map(([, formula]) => formula));
    given = (await on(`const tab = ss.insertSheet('Shown');
      tab.getRange('A2:D3').setValues([
        ['2026-01-05', 1.5, 0.5, '2026-02-06'], ['2026-01-12', 2.5, 0.25, '']]);
      tab.getRange('A2:A3').setNumberFormat('dd/MM/yyyy');
      tab.getRange('D2:D3').setNumberFormat('dd/MM/yyyy');
      tab.getRange('B2:B3').setNumberFormat('£0.00');
      tab.getRange('C2:C3').setNumberFormat('0%');
      tab.getRange('G1').setFormula('=A2');
      return ${formulas}.map((formula) => tab.getRange('F1').setFormula(formula).getDisplayValue())`)) as unknown[];
  });

  test.each(SHOWN.map(([what, , shown], at) => ({ what, shown, at })))('$what', ({ shown, at }) => {
    expect(given[at]).toBe(shown);
  });

  it('gives a script a date where it shows one, and a number again when it reads one', async () => {
    expect(
      await on(`const tab = ss.getSheetByName('Shown');
        const cell = tab.getRange('H1').setFormula('=A2');
        const first = [cell.getValue() instanceof Date, cell.getNumberFormat()];
        tab.getRange('A2').setNumberFormat('0').setValue(7);
        return [first, cell.getValue(), cell.setValue(3).getDisplayValue()]`),
    ).toEqual([[true, 'dd/MM/yyyy'], 7, '3']);
  });

  it('leaves a format that was set', async () => {
    expect(
      await on(`const tab = ss.getSheetByName('Shown');
        return tab.getRange('J1').setNumberFormat('0').setFormula('=A3').getDisplayValue()`),
    ).toBe('46034');
  });
});

describe('what a formula gives (§7.2: getValues has the result)', () => {
  let given: unknown[];
  beforeAll(async () => {
    const formulas = JSON.stringify(GIVES.map(([, formula]) => formula));
    // One execution for all: another for each formula cost more than the formula.
    given = (await on(
      `return ${formulas}.map((formula) => sheet.getRange('H1').setFormula(formula).getValue())`,
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
    const today = () =>
      on(`sheet.getRange('K1').setFormula('=TODAY()');
      return sheet.getRange('K1').getDisplayValue()`);
    const before = await today();
    await probed.stage.advance('1 day');
    expect([before, await today()]).toEqual(['01/03/2026', '02/03/2026']);
  });

  test.each([
    ['a sum of it fails', '=SUM(Y1:Y3)', '#DIV/0!'],
    ['counts pass over it', '=COUNT(Y1:Y3)&COUNTA(Y1:Y3)&COUNTIF(Y1:Y3, ">0")', '232'],
    ['a sum of others does not see it', '=SUMIF(X1:X3, "c", Y1:Y3)', 3],
    ['a sum with it fails', '=SUMIF(X1:X3, "b", Y1:Y3)', '#DIV/0!'],
    ['a row beside it is found', '=VLOOKUP("c", X1:Y3, 2, FALSE)', 3],
    ['found itself it fails', '=IFERROR(VLOOKUP("b", X1:Y3, 2, FALSE), "caught")', 'caught'],
    ['found by its place it fails', '=INDEX(X1:Y3, 2, 2)', '#DIV/0!'],
  ])('an error in a range: %s', async (_, formula, expected) => {
    await on(`sheet.getRange('X1:Y3').setValues([['a', 1], ['b', '=1/0'], ['c', 3]])`);
    expect(await result(formula)).toBe(expected);
  });

  it('finds the place in a falling column, where that is said', async () => {
    expect(
      await on(`sheet.getRange('V1:V3').setValues([[9], [6], [3]]);
        return sheet.getRange('W1').setFormula('=MATCH(5, V1:V3, -1)').getValue()`),
    ).toBe(2);
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

  test.each([
    ['a column to its end', '=SUM(B2:B)', '=SUM(C3:C)'],
    ['whole columns', '=SUM(A:$B)', '=SUM(B:$B)'],
    ['whole rows', '=SUM(1:$2)', '=SUM(2:$2)'],
    ['a name that ends like a cell', '=rate_B2', '=rate_B2'],
  ])('moves along with %s when it is copied', async (_, formula, expected) => {
    expect(
      await on(`const tab = ss.insertSheet();
        tab.getRange('F1').setFormula('${formula}').copyTo(tab.getRange('G2'));
        return tab.getRange('G2').getFormula()`),
    ).toBe(expected);
  });

  test.each([
    ['insertRowBefore(1)', ['=SUM(B3:B)', '=SUM(A:B)', '=A3+A4']],
    ['deleteRows(2, 2)', ['=SUM(B2:B)', '=SUM(A:B)', '=#REF!+#REF!']],
    ['deleteRow(1)', ['=SUM(B1:B)', '=SUM(A:B)', '=A1+A2']],
    ['deleteColumn(1)', ['=SUM(A2:A)', '=SUM(A:A)', '=#REF!+#REF!']],
    ['insertColumnBefore(2)', ['=SUM(C2:C)', '=SUM(A:C)', '=A2+A3']],
  ])('follows %s with whole and open columns', async (change, expected) => {
    expect(
      await on(`const tab = ss.insertSheet();
        tab.getRange('F5:F7').setFormulas([['=SUM(B2:B)'], ['=SUM(A:B)'], ['=A2+A3']]);
        tab.${change};
        return tab.getDataRange().getFormulas().flat().filter(String)`),
    ).toEqual(expected);
  });

  test.each([
    ['setFormula', '=A1*$A$1'],
    ['setValue', '=A1*$A$1'],
  ])('%s over several cells is meant for the first and moves along', async (method, formula) => {
    expect(
      await on(`const cells = ss.insertSheet().getRange('B1:C2');
        cells.${method}('${formula}');
        return cells.getFormulas()`),
    ).toEqual([
      ['=A1*$A$1', '=B1*$A$1'],
      ['=A2*$A$1', '=B2*$A$1'],
    ]);
  });

  it('counts from its own cell in R1C1, and is kept as A1', async () => {
    expect(
      await on(`const cells = ss.insertSheet().getRange('B2:B3');
        cells.setFormulaR1C1("=RC[-1]*R1C1+'R1C1'!R[-1]C&\\"RC\\"");
        return [cells.getFormulas().flat(), cells.getFormulasR1C1().flat()]`),
    ).toEqual([
      [`=A2*$A$1+'R1C1'!B1&"RC"`, `=A3*$A$1+'R1C1'!B2&"RC"`],
      new Array(2).fill(`=R[0]C[-1]*R1C1+'R1C1'!R[-1]C[0]&"RC"`),
    ]);
  });

  it('in R1C1 is given to every range of a list', async () => {
    expect(
      await on(`const tab = ss.insertSheet();
        tab.getRangeList(['B2', 'C3']).setFormulaR1C1('=R[-1]C*2');
        return [tab.getRange('B2').getFormula(), tab.getRange('C3').getFormula()]`),
    ).toEqual(['=B1*2', '=C2*2']);
  });

  it('in R1C1 is null where there is none, and #REF! beyond the edge', async () => {
    expect(
      await on(`const cells = ss.insertSheet().getRange('A1:B1');
        cells.setFormulasR1C1([['=R[-1]C', '']]);
        return [cells.getFormulas().flat(), cells.getFormulasR1C1().flat()]`),
    ).toEqual([
      ['=#REF!', ''],
      ['=#REF!', null],
    ]);
  });

  it('in R1C1 of a whole column is refused by name', async () => {
    await expect(
      on(`ss.insertSheet().getRange('B1').setFormulaR1C1('=SUM(C[-1])')`),
    ).rejects.toThrow('The R1C1 reference C[-1] to a whole row or column is not emulated yet');
  });

  it('is filled on, the last piece of a pattern cut off', async () => {
    expect(
      await on(`const tab = ss.insertSheet();
        tab.getRange('B1:B2').setFormulas([['=A1'], ['=-A2']]);
        tab.getRange('B1:B2').autoFill(tab.getRange('B1:B5'), SpreadsheetApp.AutoFillSeries.DEFAULT_SERIES);
        return tab.getRange('B1:B5').getFormulas().flat()`),
    ).toEqual(['=A1', '=-A2', '=A3', '=-A4', '=A5']);
  });

  it('is no part of a series of values, which is repeated when asked and else counts on', async () => {
    const fill = (series: string) =>
      on(`const tab = ss.insertSheet();
        tab.getRange('A1:B1').setValues([[1, 2]]);
        tab.getRange('A1:B1').autoFill(tab.getRange('A1:E1'), SpreadsheetApp.AutoFillSeries.${series});
        return tab.getRange('A1:E1').getValues()`);
    expect(await fill('ALTERNATE_SERIES')).toEqual([[1, 2, 1, 2, 1]]);
    expect(await fill('DEFAULT_SERIES')).toEqual([[1, 2, 3, 4, 5]]);
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
    ['a function nobody has', '=SUMME(1, 2)'],
    ['a name nobody gave', '=rainfall_total + 1'],
    ['one within another', '=IF(TRUE, SUMM(1), 2)'],
  ])('of %s is #NAME?', async (_, formula) => {
    expect(await result(formula)).toBe('#NAME?');
    await on(`sheet.getRange('H1').clear()`);
  });

  it('of a mistaken name may be caught by IFERROR', async () => {
    expect(await result('=IFERROR(SUMM(1), "none")')).toBe('none');
  });

  test.each([
    [
      'a function the stage has not',
      '=QUERY(A:B, "select A")',
      'Calculating QUERY is not emulated yet',
    ],
    ['an array', '=A1:B2', 'Calculating an array is not emulated yet'],
    [
      'a function of the script',
      '=probeMenu()',
      'Calculating the custom function PROBEMENU is not emulated yet',
    ],
    ['what it cannot read', '={1,2}', 'Calculating the formula ={1,2} is not emulated yet'],
  ])('of %s is kept, and its value is refused by name', async (_, formula, refusal) => {
    await expect(result(formula)).rejects.toThrow(refusal);
    expect(await on(`return sheet.getRange('H1').getFormula()`)).toBe(formula);
    await on(`sheet.getRange('H1').clear()`);
  });
});
