import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
const VIEWER = 'viewer@example.org';
beforeAll(async () => {
  probed = await probeStage({
    users: [{ email: 'owner@example.com' }, { email: VIEWER }],
    documents: [
      {
        id: 'book',
        name: 'Book',
        locale: 'de_DE',
        timeZone: 'Asia/Tokyo',
        viewers: [VIEWER],
        sheets: [
          {
            name: 'Data',
            cells: [
              ['Year', 'Rain'],
              [1961, 88.1],
              [1962, null],
              [null, null, null],
            ],
            formats: { 'B2:B3': '0.00' },
            notes: { B1: 'in mm' },
            frozenRows: 1,
          },
          { name: 'Empty' },
          { name: 'Hidden', hidden: true },
        ],
      },
    ],
  });
});
afterAll(() => probed.close());

const onSheet = (body: string) =>
  probed.probe(
    `const ss = SpreadsheetApp.getActiveSpreadsheet(); const sheet = ss.getSheetByName('Data'); ${body}`,
  );
/** A fresh tab for what changes cells. */
const onNew = (body: string) =>
  probed.probe(
    `const ss = SpreadsheetApp.getActiveSpreadsheet(); const sheet = ss.insertSheet(); ${body}`,
  );

describe('Spreadsheet and Sheet (§7.1)', () => {
  test.each([
    [
      'null for a name or a number that is gone',
      'return [ss.getSheetByName("x"), ss.getSheetById(99)]',
      [null, null],
    ],
    [
      'the first sheet under number 0',
      'return [sheet.getSheetId(), ss.getSheetById(0).getName()]',
      [0, 'Data'],
    ],
    [
      'the grid size apart from it',
      'return [sheet.getMaxRows(), sheet.getMaxColumns()]',
      [1000, 26],
    ],
    ['what is hidden', 'return ss.getSheetByName("Hidden").isSheetHidden()', true],
    [
      'its zone and locale',
      'return [ss.getSpreadsheetTimeZone(), ss.getSpreadsheetLocale()]',
      ['Asia/Tokyo', 'de_DE'],
    ],
    [
      'its kind as an enumeration that says its name (§6.2)',
      'return [String(sheet.getType()), sheet.getType() === SpreadsheetApp.SheetType.GRID]',
      ['GRID', true],
    ],
  ])('give %s', async (_, body, expected) => {
    expect(await onSheet(body)).toEqual(expected);
  });

  it('insert, rename and delete tabs', async () => {
    const body = `
      const s = ss.insertSheet('New', 0); s.setName('Newer');
      const names = () => ss.getSheets().map((x) => x.getName()).filter((n) => /New|Data/.test(n));
      const before = names();
      ss.deleteSheet(s);
      return [before, names(), ss.getActiveSheet().getName() !== 'Newer']`;
    expect(await onSheet(body)).toEqual([['Newer', 'Data'], ['Data'], true]);
  });

  it('refuse a name twice, and the last tab to go', async () => {
    await expect(onSheet("ss.insertSheet('data')")).rejects.toThrow(
      'A sheet with the name "data" already exists.',
    );
  });

  it('merges and protections move along with rows and columns that come', async () => {
    const body = `
      sheet.getRange('A1:B3').setValues([[1, 2], [3, 4], [5, 6]]);
      sheet.getRange('A3:B3').merge(); sheet.getRange('B2').protect();
      sheet.insertRowBefore(2).insertColumnsAfter(1, 1);
      const [closed] = sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE);
      return [sheet.getDataRange().getValues(), sheet.getRange('C4').isPartOfMerge(),
        sheet.getRange('A3').isPartOfMerge(), closed.getRange().getA1Notation(),
        sheet.getMaxRows(), sheet.getMaxColumns()]`;
    expect(await onNew(body)).toEqual([
      [
        [1, '', 2],
        ['', '', ''],
        [3, '', 4],
        [5, '', ''],
      ],
      true,
      false,
      'C3',
      1001,
      27,
    ]);
  });

  it('formulas would have to follow what is put in before them', async () => {
    const insert = "sheet.getRange('A3').setValue('=A1+1'); sheet.insertRowBefore(";
    expect(await onNew(`${insert}4); return sheet.getMaxRows()`)).toBe(1001);
    await expect(onNew(`${insert}2)`)).rejects.toThrow(
      'Following formulas over inserted lines is not emulated yet',
    );
  });

  it('are read by a viewer and changed by an editor alone', async () => {
    const read = "return SpreadsheetApp.getActiveSheet().getRange('A2').getValue()";
    expect(await probed.probe(read, { user: VIEWER })).toBe(1961);
    await expect(
      probed.probe("SpreadsheetApp.getActiveSheet().getRange('A2').setValue(1)", { user: VIEWER }),
    ).rejects.toThrow('You do not have permission to edit this document.');
  });
});

describe('cell values (§7.2)', () => {
  it('are numbers, booleans, dates and texts; empty is an empty text', async () => {
    const body = `
      const r = sheet.getRange('A1:E1');
      r.setValues([[1.5, true, new Date(Date.UTC(1961, 0, 31, 3)), 'x', null]]);
      return r.getValues()[0].map((v) => Object.prototype.toString.call(v))`;
    expect(await onNew(body)).toEqual([
      '[object Number]',
      '[object Boolean]',
      '[object Date]',
      '[object String]',
      '[object String]',
    ]);
  });

  it('dates are the wall time of the spreadsheet, whatever the zone of the script', async () => {
    const body = `
      sheet.getRange('A1').setValue('31.01.1961');
      const v = sheet.getRange('A1').getValue();
      return [v.toISOString(), Utilities.formatDate(v, ss.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm'), v.getDate()]`;
    expect(await onNew(body)).toEqual(['1961-01-30T15:00:00.000Z', '1961-01-31 00:00', 30]);
  });

  test.each([
    ['', 1234.5, '1234,5'],
    ['0.00', 88.1, '88,10'],
    ['#,##0.0', 1234.56, '1.234,6'],
    ['0%', 0.256, '26%'],
    ['0.00E+00', 12345, '1,23E+04'],
    ['0.0E+0', 12345, '1,2E+4'],
    ['#,##0 "mm"', 1200, '1.200 mm'],
    ['0;(0);"none"', -3, '(3)'],
    ['0;(0);"none"', 0, 'none'],
    ['yyyy-MM-dd', 22_312, '1961-01-31'],
    ['d. mmm yyyy', 22_312, '31. Jan 1961'],
    ['HH:mm', 0.395833333, '09:30'],
    ['[h]:mm', 1.5, '36:00'],
    ['h:mm am/pm', 0.75, '6:00 PM'],
  ])('are shown by the format "%s"', async (format, value, display) => {
    expect(
      await onNew(
        `return sheet.getRange('A1').setValue(${value}).setNumberFormat('${format}').getDisplayValue()`,
      ),
    ).toBe(display);
  });

  test.each([
    ['too few rows', "getRange('A1:A2').setValues([[1]])", 'The data has 1 but the range has 2.'],
    [
      'too many columns',
      "getRange('A1').setValues([[1, 2]])",
      'The data has 2 but the range has 1.',
    ],
    [
      'more than 50,000 characters',
      "getRange('A1').setValue('x'.repeat(50001))",
      'more than the maximum of 50000 characters',
    ],
  ])('refuse %s', async (_, call, message) => {
    await expect(onNew(`sheet.${call}`)).rejects.toThrow(message);
  });

  it('of merged cells stand in the top left one', async () => {
    const body =
      "const r = sheet.getRange('A1:B1'); r.setValues([[1, 2]]); r.merge(); r.setValues([[3, 4]]); return r.getValues()";
    expect(await onNew(body)).toEqual([[3, '']]);
  });
});

describe('the active sheet and cell (§7.4)', () => {
  it('are what the person has in front of them, and move with activate', async () => {
    const editor = await probed.stage.open('book');
    await editor.select(0, 'B2');
    const run = (body: string) => probed.stage.run('probe', [body], { editor });
    const where = 'return SpreadsheetApp.getActiveSheet().getName()';
    expect(await run(where)).toBe('Data');
    await run("SpreadsheetApp.getActive().getSheetByName('Empty').getRange('C3').activate()");
    expect(await run(where)).toBe('Empty');
    expect(editor.selection?.a1).toBe('C3');
    await editor.close();
  });

  it('are the first sheet without an editor (§2.3)', async () => {
    expect(await probed.probe('return SpreadsheetApp.getActiveSheet().getName()')).toBe('Data');
  });
});
