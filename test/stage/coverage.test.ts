import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

/** The methods that Google publishes and the stage has not, of each class that it has. */
const NOT_EMULATED: Record<string, string[]> = {
  'Charts.Charts': [
    'newAreaChart',
    'newBarChart',
    'newColumnChart',
    'newDataTable',
    'newDataViewDefinition',
    'newLineChart',
    'newPieChart',
    'newScatterChart',
    'newTableChart',
    'newTextStyle',
  ],
  'Script.ScriptApp': ['getIdentityToken', 'getProjectKey'],
  'Script.Service': ['disable'],
  'Spreadsheet.EmbeddedChart': ['getAs', 'getBlob'],
  'Spreadsheet.Range': [
    'createDataSourcePivotTable',
    'createDataSourceTable',
    'createPivotTable',
    'getDataSourceFormula',
    'getDataSourceFormulas',
    'getDataSourcePivotTables',
    'getDataSourceTables',
    'getDataTable',
  ],
  'Spreadsheet.Sheet': [
    'asDataSourceSheet',
    'getSheetProtection',
    'insertSlicer',
    'setSheetProtection',
  ],
  'Spreadsheet.SortSpec': ['getDataSourceColumn'],
  'Spreadsheet.Spreadsheet': [
    'getAs',
    'getBlob',
    'getPredefinedSpreadsheetThemes',
    'getSheetProtection',
    'getSpreadsheetTheme',
    'insertSheetWithDataSourceTable',
    'isAnonymousView',
    'isAnonymousWrite',
    'moveChartToObjectSheet',
    'resetSpreadsheetTheme',
    'setAnonymousAccess',
    'setSheetProtection',
    'setSpreadsheetTheme',
  ],
  'Spreadsheet.SpreadsheetApp': [
    'enableAllDataSourcesExecution',
    'enableBigQueryExecution',
    'newDataSourceSpec',
  ],
};

/** So that none is lost whole. */
const CLASSES = 76;
/** Nothing is published of them, so nothing is compared. */
const UNPUBLISHED = ['Spreadsheet.Border', 'Spreadsheet.Borders'];

test('the stage has every published method of its classes but these', async () => {
  const rows = await coverage();
  process.stdout.write(
    `${rows.map(({ name, all, lacking }) => `${name.padEnd(40)} ${all - lacking.length}/${all}`).join('\n')}\n`,
  );
  const lacking = rows.filter((row) => row.lacking.length > 0);
  expect(Object.fromEntries(lacking.map((row) => [row.name, row.lacking]))).toEqual(NOT_EMULATED);
  expect(rows).toHaveLength(CLASSES);
  const unpublished = rows.filter(({ all }) => all === 0);
  expect(unpublished.map(({ name }) => name)).toEqual(UNPUBLISHED);
});

async function coverage(): Promise<{ name: string; all: number; lacking: string[] }[]> {
  const { classes } = JSON.parse(await readFile('dist/stage/published-types.json', 'utf8')) as {
    classes: Record<string, string[]>;
  };
  const realm = runInNewContext(await readFile('dist/stage/realm.js', 'utf8')) as {
    emulated: () => Record<string, string[]>;
  };
  return Object.entries(realm.emulated())
    .map(([name, methods]) => {
      const published = classes[name] ?? [];
      const lacking = published.filter((method) => !methods.includes(method)).sort();
      return { name, all: published.length, lacking };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
