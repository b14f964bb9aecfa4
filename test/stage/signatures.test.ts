import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({});
});
afterAll(() => probed.close());

const SHEET = 'SpreadsheetApp.getActiveSheet()';
const CELL = `${SHEET}.getRange("A1")`;

describe('arguments that fit no published signature', () => {
  test.each([
    [
      'a list where rows are wanted',
      `${CELL}.setValues([1, 2])`,
      'number[]',
      'SpreadsheetApp.Range.setValues',
    ],
    [
      'a text where rows are wanted',
      `${CELL}.setValues("a")`,
      'String',
      'SpreadsheetApp.Range.setValues',
    ],
    [
      'a text where a list is wanted',
      `${SHEET}.appendRow("a")`,
      'String',
      'SpreadsheetApp.Sheet.appendRow',
    ],
    ['too few', `${SHEET}.setColumnWidth(1)`, 'number', 'SpreadsheetApp.Sheet.setColumnWidth'],
    [
      'too many',
      `${SHEET}.getRange(1, 1, 1, 1, 1)`,
      'number,number,number,number,number',
      'SpreadsheetApp.Sheet.getRange',
    ],
    ['none', `${SHEET}.setName()`, '', 'SpreadsheetApp.Sheet.setName'],
    [
      'nothing where a number is wanted',
      `${SHEET}.getRange(1, undefined)`,
      'number,null',
      'SpreadsheetApp.Sheet.getRange',
    ],
    [
      'a word where a number is wanted',
      `${SHEET}.getRange("a", 1)`,
      'String,number',
      'SpreadsheetApp.Sheet.getRange',
    ],
    [
      'a range where a tab is wanted',
      `SpreadsheetApp.getActive().setActiveSheet("Data")`,
      'String',
      'SpreadsheetApp.Spreadsheet.setActiveSheet',
    ],
    [
      'a cell where a tab is wanted',
      `SpreadsheetApp.getActive().deleteSheet(${CELL})`,
      'SpreadsheetApp.Range',
      'SpreadsheetApp.Spreadsheet.deleteSheet',
    ],
    [
      'a tab where a cell is wanted',
      `${CELL}.copyTo(${SHEET})`,
      'SpreadsheetApp.Sheet',
      'SpreadsheetApp.Range.copyTo',
    ],
    [
      'a rule before build()',
      `${CELL}.setDataValidation(SpreadsheetApp.newDataValidation().requireCheckbox())`,
      'SpreadsheetApp.DataValidationBuilder',
      'SpreadsheetApp.Range.setDataValidation',
    ],
    [
      'a list of rules before build()',
      `${SHEET}.setConditionalFormatRules([SpreadsheetApp.newConditionalFormatRule().setBold(true)])`,
      'SpreadsheetApp.ConditionalFormatRuleBuilder[]',
      'SpreadsheetApp.Sheet.setConditionalFormatRules',
    ],
    [
      'a template before evaluate()',
      `${CELL}.copyTo(HtmlService.createTemplate("<p>"))`,
      'HtmlService.HtmlTemplate',
      'SpreadsheetApp.Range.copyTo',
    ],
    [
      'a text where a date is wanted',
      'Utilities.formatDate("today", "UTC", "yyyy")',
      'String,String,String',
      'Utilities.formatDate',
    ],
    [
      'a list where a text is wanted',
      `${CELL}.setFormula(["=1"])`,
      'String[]',
      'SpreadsheetApp.Range.setFormula',
    ],
    [
      'a word where a member is wanted',
      'Utilities.computeDigest("MD5", "a")',
      'String,String',
      'Utilities.computeDigest',
    ],
    [
      'an object where a text is wanted',
      `${CELL}.createTextFinder({})`,
      '(class)',
      'SpreadsheetApp.Range.createTextFinder',
    ],
    [
      'a range where a text is wanted',
      `SpreadsheetApp.getActive().getSheetByName([${CELL}])`,
      'SpreadsheetApp.Range[]',
      'SpreadsheetApp.Spreadsheet.getSheetByName',
    ],
    [
      'a list where a key is wanted',
      'CacheService.getUserCache().get(["a"])',
      'String[]',
      'CacheService.Cache.get',
    ],
    ['no time', 'LockService.getUserLock().tryLock()', '', 'LockService.Lock.tryLock'],
    ['nothing at all', 'UrlFetchApp.fetch()', '', 'UrlFetchApp.fetch'],
    [
      'a text where notes are wanted',
      `${CELL}.setNotes("a")`,
      'String',
      'SpreadsheetApp.Range.setNotes',
    ],
    [
      'a word where a truth is wanted',
      `${CELL}.setWrap("maybe")`,
      'String',
      'SpreadsheetApp.Range.setWrap',
    ],
  ])('are refused by what they are: %s', async (_, call, parameters, method) => {
    await expect(probed.probe(call)).rejects.toThrow(
      `Exception: The parameters (${parameters}) don't match the method signature for ${method}.`,
    );
  });

  test.each([
    ['a number where a text is wanted', `${SHEET}.setName(2026).getName()`, '2026'],
    ['a numeral where a number is wanted', `${SHEET}.getRange("1", "2").getA1Notation()`, 'B1'],
    [
      'an object where text is stored',
      'PropertiesService.getUserProperties().setProperty("a", {}).getProperty("a")',
      '[object Object]',
    ],
    [
      'more than the types know',
      'typeof ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, []).getAuthorizationStatus().toString()',
      'string',
    ],
    ['no time-out of a message', 'SpreadsheetApp.getActive().toast("a", "b", null)', null],
  ])('do not include %s', async (_, expression, value) => {
    expect(await probed.probe(`return ${expression}`)).toBe(value);
  });

  test.each([
    ['a member (wild)', 'HtmlService.createHtmlOutput("").setXFrameOptionsMode(null)', 'mode'],
    [
      'a text to digest (wild)',
      'Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, undefined)',
      'value',
    ],
    ['a notation (wild)', `${SHEET}.getRange(null)`, 'a1Notation'],
    ['an object', 'SpreadsheetApp.getActive().setActiveSheet(null)', 'sheet'],
    ['a list', `${SHEET}.appendRow(null)`, 'rowContents'],
    ['a date', 'Utilities.formatDate(null, "UTC", "yyyy")', 'date'],
    ['a zone', 'Utilities.formatDate(new Date(), undefined, "yyyy")', 'timeZone'],
  ])('are refused by name where nothing stands for %s', async (_, call, name) => {
    await expect(probed.probe(call)).rejects.toThrow(`Exception: Argument cannot be null: ${name}`);
  });

  test('may be nothing where the types say so', async () => {
    expect(await probed.probe(`${CELL}.setDataValidation(null).setBackground(null)`)).toBeNull();
  });

  test('nor bytes that are none, which are refused by themselves', async () => {
    const call = 'Utilities.computeDigest(Utilities.DigestAlgorithm.MD5, ["12x"])';
    await expect(probed.probe(call)).rejects.toThrow('Exception: Cannot convert 12x to int.');
  });
});
