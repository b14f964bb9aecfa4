import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

/** Methods emulated of those in the published types, in percent; none may fall below its floor. */
const FLOORS: Record<string, number> = {
  'Base.Blob': 100,
  'Base.Browser': 100,
  'Base.Logger': 100,
  'Base.Menu': 100,
  'Base.PromptResponse': 100,
  'Base.Session': 100,
  'Base.Ui': 100,
  'Base.User': 100,
  'Cache.Cache': 100,
  'Cache.CacheService': 100,
  'HTML.HtmlOutput': 100,
  'HTML.HtmlService': 100,
  'HTML.HtmlTemplate': 100,
  'Lock.Lock': 100,
  'Lock.LockService': 100,
  'Mail.MailApp': 100,
  'Properties.Properties': 100,
  'Properties.PropertiesService': 100,
  'Script.AuthorizationInfo': 100,
  'Script.ClockTriggerBuilder': 100,
  'Script.ScriptApp': 92,
  'Script.SpreadsheetTriggerBuilder': 100,
  'Script.TriggerBuilder': 100,
  'Script.FormTriggerBuilder': 100,
  'Script.DocumentTriggerBuilder': 100,
  'Script.CalendarTriggerBuilder': 100,
  'Spreadsheet.Group': 100,
  'Spreadsheet.CellImage': 100,
  'Spreadsheet.CellImageBuilder': 100,
  'Spreadsheet.OverGridImage': 100,
  'Script.Trigger': 100,
  'Spreadsheet.Banding': 100,
  'Spreadsheet.BooleanCondition': 100,
  'Spreadsheet.Color': 100,
  'Spreadsheet.ConditionalFormatRule': 100,
  'Spreadsheet.ConditionalFormatRuleBuilder': 100,
  'Spreadsheet.DataValidation': 100,
  'Spreadsheet.DataValidationBuilder': 100,
  'Spreadsheet.DeveloperMetadata': 100,
  'Spreadsheet.DeveloperMetadataFinder': 100,
  'Spreadsheet.EmbeddedChart': 81,
  'Spreadsheet.GradientCondition': 100,
  'Spreadsheet.ColorBuilder': 100,
  'Spreadsheet.DeveloperMetadataLocation': 100,
  'Spreadsheet.SortSpec': 83,
  'Spreadsheet.ThemeColor': 100,
  'Spreadsheet.Filter': 100,
  'Spreadsheet.FilterCriteria': 100,
  'Spreadsheet.FilterCriteriaBuilder': 100,
  'Spreadsheet.NamedRange': 100,
  'Spreadsheet.Protection': 100,
  'Spreadsheet.Range': 95,
  'Spreadsheet.RangeList': 100,
  'Spreadsheet.RichTextValue': 100,
  'Spreadsheet.RichTextValueBuilder': 100,
  'Spreadsheet.Selection': 100,
  'Spreadsheet.Sheet': 98,
  'Spreadsheet.Spreadsheet': 91,
  'Spreadsheet.SpreadsheetApp': 82,
  'Spreadsheet.TextFinder': 100,
  'Spreadsheet.TextStyle': 100,
  'Spreadsheet.TextStyleBuilder': 100,
  'URL_Fetch.HTTPResponse': 100,
  'URL_Fetch.UrlFetchApp': 100,
  'Utilities.Utilities': 100,
};

test('what is emulated of each service does not fall', async () => {
  const rows = await coverage();
  const below = rows.filter(({ name, percent }) => percent < (FLOORS[name] ?? 0));
  process.stdout.write(
    `${rows.map(({ name, done, all, percent }) => `${name.padEnd(40)} ${done}/${all} ${percent} %`).join('\n')}\n`,
  );
  expect(below).toEqual([]);
  expect(Object.keys(FLOORS).filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

async function coverage() {
  const { classes } = JSON.parse(await readFile('dist/stage/published-types.json', 'utf8')) as {
    classes: Record<string, string[]>;
  };
  const realm = runInNewContext(await readFile('dist/stage/realm.js', 'utf8')) as {
    emulated: () => Record<string, string[]>;
  };
  return Object.entries(realm.emulated())
    .map(([name, methods]) => {
      const published = classes[name] ?? [];
      const done = published.filter((method) => methods.includes(method)).length;
      const percent = Math.floor((100 * done) / Math.max(published.length, 1));
      return { name, done, all: published.length, percent };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
