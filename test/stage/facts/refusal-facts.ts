import type { Fact } from './fact.ts';

const OTHER_SHEET = 'Conditional format rule cannot reference a different sheet.';
const PART_OF_MERGE = 'You must select all cells in a merged range to merge or unmerge them.';
const BANDED =
  'You cannot add alternating background colors to a range that already has alternating background colors.';
const NOTHING = 'nothing was thrown';

const NO_DOCUMENT =
  'Unexpected error while getting the method or property openById on object SpreadsheetApp.';

/** What passes for a slip of the script and stops it on Google. */
export const REFUSAL_FACTS: readonly Fact[] = [
  // copies
  [
    'Range.copyTo',
    "fails(() => a1.copyTo(app.openById('other').getSheets()[0].getRange('A1')))",
    'Target range and source range must be on the same spreadsheet.',
    'wild',
  ],
  [
    'Range.moveTo',
    "fails(() => a1.moveTo(app.openById('other').getSheets()[0].getRange('A1')))",
    'Target range and source range must be on the same spreadsheet.',
    'wild',
  ],
  [
    'Range.copyTo',
    "fails(() => a1.copyTo(sheet.getRange('A1:Z400000')))",
    'This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
    'docs',
  ],
  // conditional formats
  ...[
    ['=Data!A1>1', OTHER_SHEET],
    ["='Data'!$A$1>1", OTHER_SHEET],
    ['=A1>Elsewhere', OTHER_SHEET],
    ['=A1>INDIRECT("Data!A1")', NOTHING],
    ['=A1>Here', NOTHING],
  ].map(
    ([formula, text]): Fact => [
      'Sheet.setConditionalFormatRules',
      `ss.setNamedRange('Elsewhere', ss.getSheetByName('Data').getRange('A1')), ss.setNamedRange('Here', a1), fails(() => sheet.setConditionalFormatRules([app.newConditionalFormatRule().whenFormulaSatisfied(${JSON.stringify(formula)}).setBackground('red').setRanges([a1]).build()]))`,
      text,
      'wild',
    ],
  ),
  [
    'Sheet.setConditionalFormatRules',
    "const rule = (formula) => app.newConditionalFormatRule().whenFormulaSatisfied(formula).setBackground('red').setRanges([a1]).build(); sheet.setConditionalFormatRules([rule('=A1=1')]); fails(() => sheet.setConditionalFormatRules([rule('=A1=2'), rule('=Data!A1')])); sheet.getConditionalFormatRules().map((one) => one.getBooleanCondition().getCriteriaValues()[0])",
    ['=A1=1'],
    'memory',
  ],
  // merged cells
  [
    'Range.merge',
    "sheet.getRange('A1:B2').merge(), fails(() => sheet.getRange('B2:C3').merge())",
    PART_OF_MERGE,
    'wild',
  ],
  [
    'Range.breakApart',
    "sheet.getRange('A1:B2').merge(), fails(() => sheet.getRange('A1').breakApart())",
    PART_OF_MERGE,
    'wild',
  ],
  [
    'Range.merge',
    "sheet.getRange('A1:B2').merge(), fails(() => sheet.getRange('A1:C3').merge())",
    NOTHING,
    'wild',
  ],
  ['Range.merge', 'a1.merge().isPartOfMerge()', false, 'docs'],
  [
    'Range.merge',
    "fill([[1, '=A1+1']]), sheet.getRange('A1:B1').merge(), sheet.getRange('B1').getFormula()",
    '',
    'docs',
  ],
  [
    'Range.merge',
    "sheet.setFrozenRows(1), fails(() => sheet.getRange('A1:B2').merge())",
    "You can't merge frozen and non-frozen rows.",
    'wild',
  ],
  [
    'Range.merge',
    "sheet.setFrozenColumns(1), fails(() => sheet.getRange('A1:B2').mergeAcross())",
    "You can't merge frozen and non-frozen columns.",
    'wild',
  ],
  [
    'Range.merge',
    "sheet.setFrozenRows(1), fails(() => sheet.getRange('A2:B3').merge())",
    NOTHING,
    'wild',
  ],
  [
    'Sheet.setFrozenColumns',
    "sheet.getRange('A1:C1').merge(), fails(() => sheet.setFrozenColumns(2))",
    "Sorry, you can't freeze columns which contain only part of a merged cell. Try to break apart merged cells or freeze more columns to include the complete merged cells.",
    'wild',
  ],
  [
    'Sheet.setFrozenRows',
    "sheet.getRange('A1:A3').merge(), fails(() => sheet.setFrozenRows(3))",
    NOTHING,
    'wild',
  ],
  // tabs
  [
    'Sheet.hideSheet',
    'ss.getSheets().forEach((other) => other.getName() === sheet.getName() || other.hideSheet()), fails(() => sheet.hideSheet())',
    "You can't hide all the sheets in a document.",
    'wild',
  ],
  [
    'Spreadsheet.deleteSheet',
    'ss.getSheets().forEach((other) => other.getName() === sheet.getName() || other.hideSheet()), fails(() => ss.deleteSheet(sheet))',
    "You can't remove all the visible sheets in a document.",
    'wild',
  ],
  [
    'Sheet.setName',
    "fails(() => sheet.setName('a'.repeat(101)))",
    'The sheet name cannot be greater than 100 characters.',
    'wild',
  ],
  ['Sheet.setName', "sheet.setName('b'.repeat(100)).getName().length", 100, 'wild'],
  [
    'Spreadsheet.insertSheet',
    "fails(() => ss.insertSheet('c'.repeat(101)))",
    'The sheet name cannot be greater than 100 characters.',
    'wild',
  ],
  [
    'Sheet.setFrozenRows',
    'fails(() => sheet.setFrozenRows(sheet.getMaxRows()))',
    "You can't freeze all visible rows on the sheet.",
    'wild',
  ],
  [
    'Sheet.setFrozenColumns',
    'fails(() => sheet.setFrozenColumns(sheet.getMaxColumns()))',
    "You can't freeze all visible columns on the sheet.",
    'wild',
  ],
  [
    'Spreadsheet.setActiveSheet',
    "fails(() => ss.setActiveSheet(app.openById('other').getSheets()[0]))",
    'Specified sheet must be part of the spreadsheet',
    'wild',
  ],
  // rules
  [
    'Range.setDataValidation',
    'fails(() => a1.setDataValidation(app.newDataValidation().requireValueInList(Array(501).fill(0).map((_, i) => i)).build()))',
    'The data validation rule has more items than the limit of 500. Use the "List from a range" criteria instead.',
    'wild',
  ],
  [
    'Range.setDataValidation',
    'fails(() => a1.setDataValidation(app.newDataValidation().requireValueInList(Array(500).fill(0).map((_, i) => i)).build()))',
    NOTHING,
    'wild',
  ],
  // ranges
  [
    'Range.offset',
    'fails(() => a1.offset(1, 0, 0))',
    'The number of rows in the range must be at least 1.',
    'wild',
  ],
  [
    'Range.offset',
    'fails(() => a1.offset(1, 0, 1, 0))',
    'The number of columns in the range must be at least 1.',
    'wild',
  ],
  [
    'Range.applyRowBanding',
    "sheet.getRange('A1:B4').applyRowBanding(), fails(() => sheet.getRange('B4:C5').applyColumnBanding())",
    BANDED,
    'wild',
  ],
  [
    'Range.applyRowBanding',
    "sheet.getRange('A1:B4').applyRowBanding(), fails(() => sheet.getRange('C5').applyRowBanding())",
    NOTHING,
    'wild',
  ],
  [
    'Range.applyRowBanding',
    "sheet.getRange('A1:B4').applyRowBanding(), sheet.clear(), fails(() => sheet.getRange('A1').applyRowBanding())",
    BANDED,
    'wild',
  ],
  [
    'Range.getBandings',
    "sheet.getRange('A1:B4').applyRowBanding(), sheet.getRange('B4:D9').getBandings().map((band) => band.getRange().getA1Notation())",
    ['A1:B4'],
    'docs',
  ],
  // documents that are not there, and one that is named by what the method does not take
  ['SpreadsheetApp.openById', "fails(() => app.openById('gone'))", NO_DOCUMENT, 'wild'],
  ['SpreadsheetApp.openById', 'fails(() => app.openById(ss.getUrl()))', NO_DOCUMENT, 'wild'],
  [
    'SpreadsheetApp.openByUrl',
    "fails(() => app.openByUrl('https://docs.google.com/spreadsheets/d/gone/edit'))",
    NO_DOCUMENT.replace('ById', 'ByUrl'),
    'wild',
  ],
  [
    'SpreadsheetApp.openByUrl',
    'fails(() => app.openByUrl(ss.getId()))',
    'Invalid argument: url',
    'live',
  ],
  ['SpreadsheetApp.openByUrl', 'app.openByUrl(ss.getUrl()).getId()', 'book', 'docs'],
  // requests: "its methods are get, delete, patch, post and put"
  [
    'UrlFetchApp.fetch',
    "fails(() => UrlFetchApp.fetch('https://any.example', { method: 'head' }))",
    'Attribute provided with invalid value: method',
    'wild',
  ],
  [
    'UrlFetchApp.fetch',
    "fails(() => UrlFetchApp.fetch('https://any.example', { method: 'options' }))",
    'Attribute provided with invalid value: method',
    'docs',
  ],
];
