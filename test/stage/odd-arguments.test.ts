import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishedTypes } from '../../src/build/published-types.mjs';
import { casesOf, oneIn } from '../support/every-case.ts';
import { type Probed, probeStage } from './probe-stage.ts';

/** An object of each class that a script gets without a person, made anew for every call. */
const OBJECTS: Record<string, string> = {
  'Base.Blob': 'Utilities.newBlob("a,b", "text/csv", "a.csv")',
  'Base.Logger': 'Logger',
  'Base.Session': 'Session',
  'Cache.Cache': 'CacheService.getUserCache()',
  'Charts.ChartOptions': 'sheet.newChart().build().getOptions()',
  'Content.ContentService': 'ContentService',
  'Content.TextOutput': 'ContentService.createTextOutput("a")',
  'HTML.HtmlOutput': 'HtmlService.createHtmlOutput("<p>")',
  'HTML.HtmlService': 'HtmlService',
  'Lock.Lock': 'LockService.getUserLock()',
  'Mail.MailApp': 'MailApp',
  'Properties.Properties': 'PropertiesService.getUserProperties()',
  'Script.ClockTriggerBuilder': 'ScriptApp.newTrigger("probe").timeBased()',
  'Script.ScriptApp': 'ScriptApp',
  'Script.StateTokenBuilder': 'ScriptApp.newStateToken()',
  'Script.TriggerBuilder': 'ScriptApp.newTrigger("probe")',
  'Spreadsheet.Banding': 'cells.applyRowBanding()',
  'Spreadsheet.CellImageBuilder': 'app.newCellImage()',
  'Spreadsheet.ColorBuilder': 'app.newColor()',
  'Spreadsheet.ConditionalFormatRuleBuilder': 'app.newConditionalFormatRule()',
  'Spreadsheet.DataValidationBuilder': 'app.newDataValidation()',
  'Spreadsheet.DeveloperMetadataFinder': 'sheet.createDeveloperMetadataFinder()',
  'Spreadsheet.EmbeddedChartBuilder': 'sheet.newChart()',
  'Spreadsheet.Filter': 'cells.createFilter()',
  'Spreadsheet.FilterCriteriaBuilder': 'app.newFilterCriteria()',
  'Spreadsheet.NamedRange': '(book.setNamedRange("here", cells), book.getNamedRanges()[0])',
  'Spreadsheet.Protection': 'cells.protect()',
  'Spreadsheet.Range': 'cells',
  'Spreadsheet.RangeList': 'sheet.getRangeList(["A1", "B2"])',
  'Spreadsheet.RichTextValueBuilder': 'app.newRichTextValue().setText("abc")',
  'Spreadsheet.Selection': 'book.getSelection()',
  'Spreadsheet.Sheet': 'sheet',
  'Spreadsheet.Spreadsheet': 'book',
  'Spreadsheet.SpreadsheetApp': 'app',
  'Spreadsheet.TextFinder': 'sheet.createTextFinder("a")',
  'Spreadsheet.TextStyleBuilder': 'app.newTextStyle()',
  'URL_Fetch.UrlFetchApp': 'UrlFetchApp',
  'Utilities.Utilities': 'Utilities',
};

/** What a script has in hand when something went wrong before. */
const ODD = ['null', 'Infinity', '[null]'];

const AROUND = `
  const app = SpreadsheetApp, book = app.getActive(), sheet = book.getSheets()[0];
  sheet.getBandings().forEach((band) => band.remove());
  const filter = sheet.getFilter(); if (filter) filter.remove();
  const cells = sheet.getRange('A1:C3').setValues([['a', 1, true], ['b', 2, false], ['c', 3, true]]);
`;

/** A value that fits, for the arguments that are not being tried. */
const FITTING: Record<string, string> = {
  s: '"a"',
  n: '1',
  b: 'true',
  d: 'new Date(0)',
  oRange: 'cells',
  oSheet: 'sheet',
  oSpreadsheet: 'book',
  as: '["a"]',
  an: '[1]',
  x: '"a"',
};

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Data' }] }],
    hosts: { '*': () => new Response('a') },
  });
});
afterAll(() => probed.close());

const { signatures } = await publishedTypes();

/** Every call of a method with one odd argument, the others fitting. */
function oddCalls(method: string, taken: readonly string[]): string[] {
  return taken.flatMap((signature) => {
    const kinds = signature === '' ? [] : signature.split(',');
    const fitting = kinds.map((kind) => FITTING[bare(kind)] ?? 'null');
    return kinds.flatMap((_, at) =>
      casesOf(ODD, oneIn(ODD.length, (method.length + at) % ODD.length)).map(
        (odd) => `${method}(${fitting.map((arg, index) => (index === at ? odd : arg)).join(', ')})`,
      ),
    );
  });
}

/** `destination=oRange?` is `oRange`. */
const bare = (kind: string) => kind.replace(/^\w+=|[?*]$|\|.*/g, '');

/** Names a failure of the stage itself; what is not emulated says so. */
const RUN = `
  const failures = [];
  for (const call of calls)
    try { eval('(() => {' + around + 'return (' + object + ').' + call + '})()'); }
    catch ({ name, message }) {
      const isOurs = name !== 'Exception' || message.startsWith('The stage failed');
      if (isOurs && !/not emulated yet/.test(message)) failures.push(call + ' ' + name + ': ' + message);
    }
  return failures;`;

test.each(Object.entries(OBJECTS))(
  '%s fails in the words of the platform alone',
  async (name, object) => {
    const calls = Object.entries(signatures[name] ?? {}).flatMap(([method, taken]) =>
      oddCalls(method, taken),
    );
    const given = Object.entries({ calls: [...new Set(calls)], object, around: AROUND });
    const consts = given.map(([key, value]) => `const ${key} = ${JSON.stringify(value)};`);
    expect(await probed.probe(consts.join('\n') + RUN)).toEqual([]);
  },
);
