/**
 * What the platform answers, one row a fact: the method, a piece of script whose last expression is
 * the question, the answer, and how we know it.
 *
 * `docs` is Google's reference, `live` was proved on Apps Script by someone's test, `wild` is what
 * published programs rely on, `memory` is a recollection.
 */
export type Fact = readonly [call: string, script: string, answer: unknown, source: Source];

type Source = 'docs' | 'live' | 'wild' | 'memory';

const NO_ROOM =
  'This action would increase the number of cells in the workbook above the limit of 10000000 cells.';
const PART_OF_MERGE = 'You must select all cells in a merged range to merge or unmerge them.';
const NOTHING = 'nothing was thrown';

/** Where ranges lie, and what happens beyond the last row and column. */
export const RANGE_FACTS: readonly Fact[] = [
  // A1 notation
  ['Sheet.getRange', "sheet.getRange('B2:D5').getA1Notation()", 'B2:D5', 'live'],
  ['Sheet.getRange', "sheet.getRange('B2:D5').getNumRows()", 4, 'live'],
  ['Sheet.getRange', "sheet.getRange('$C$3').getA1Notation()", 'C3', 'live'],
  ['Sheet.getRange', "sheet.getRange('c5').getA1Notation()", 'C5', 'live'],
  ['Sheet.getRange', "sheet.getRange('C5:B2').getA1Notation()", 'B2:C5', 'live'],
  [
    'Sheet.getRange',
    'sheet.getRange(sheet.getName() + "!E10:F12").getA1Notation()',
    'E10:F12',
    'live',
  ],
  ['Sheet.getRange', "fails(() => sheet.getRange('A0'))", 'Range not found', 'wild'],
  ['Sheet.getRange', "fails(() => sheet.getRange('not a range'))", 'Range not found', 'wild'],
  ['Sheet.getRange', "sheet.getRange('5:7').getA1Notation()", '5:7', 'live'],
  ['Sheet.getRange', "sheet.getRange('D:F').getNumRows() === sheet.getMaxRows()", true, 'live'],
  ['Sheet.getRange', "sheet.getRange('D:B').getA1Notation()", 'B:D', 'live'],
  ['Range.getLastRow', "sheet.getRange('B2:D4').getLastRow()", 4, 'docs'],
  ['Range.getLastColumn', "sheet.getRange('B2:D4').getLastColumn()", 4, 'docs'],
  // by numbers
  ['Sheet.getRange', 'sheet.getRange(2, 3, 4).getA1Notation()', 'C2:C5', 'docs'],
  ['Sheet.getRange', 'sheet.getRange(2, 3, 4, 2).getA1Notation()', 'C2:D5', 'docs'],
  ['Sheet.getRange', 'sheet.getRange(2.9, 1, 3.9, 2.1).getA1Notation()', 'A2:B4', 'memory'],
  [
    'Sheet.getRange',
    'fails(() => sheet.getRange(1, 1, 0, 1))',
    'The number of rows in the range must be at least 1.',
    'wild',
  ],
  [
    'Sheet.getRange',
    'fails(() => sheet.getRange(1, 1, 1, 0))',
    'The number of columns in the range must be at least 1.',
    'wild',
  ],
  [
    'Sheet.getRange',
    'fails(() => sheet.getRange(0, 1))',
    'The starting row of the range is too small.',
    'wild',
  ],
  [
    'Sheet.getRange',
    'fails(() => sheet.getRange(1, 0))',
    'The starting column of the range is too small.',
    'wild',
  ],
  // beyond the grid
  ['Sheet.getRange', 'sheet.getRange(2, 1, sheet.getMaxRows(), 3).getNumRows()', 1000, 'wild'],
  [
    'Range.getValues',
    'sheet.getRange(2, 1, sheet.getMaxRows(), 3).getValues().length',
    1000,
    'wild',
  ],
  [
    'Range.setValues',
    'sheet.getRange(1, 1, 1, 40).setValues([Array(40).fill(1)]), [sheet.getMaxColumns(), sheet.getLastColumn()]',
    [40, 40],
    'wild',
  ],
  [
    'Range.setValues',
    'sheet.getRange(999, 1, 4, 1).setValues([[1], [2], [3], [4]]), sheet.getMaxRows()',
    1002,
    'wild',
  ],
  [
    'Range.setValue',
    "sheet.getRange(1001, 1).setValue('x'), [sheet.getMaxRows(), sheet.getLastRow()]",
    [1001, 1001],
    'memory',
  ],
  ['Range.setValue', 'fails(() => sheet.getRange(500000, 1).setValue(1))', NO_ROOM, 'wild'],
  ['Sheet.insertRowsAfter', 'fails(() => sheet.insertRowsAfter(1, 900000))', NO_ROOM, 'wild'],
  [
    'Sheet.insertRowsAfter',
    'fails(() => sheet.insertRowsAfter(1001, 1))',
    'Those rows are out of bounds.',
    'wild',
  ],
  ['Sheet.insertRowsAfter', 'sheet.insertRowsAfter(1000, 5), sheet.getMaxRows()', 1005, 'docs'],
  [
    'Sheet.insertColumnsAfter',
    'sheet.insertColumnsAfter(26, 4), sheet.getMaxColumns()',
    30,
    'docs',
  ],
  [
    'Sheet.insertRowBefore',
    "fill([['a'], ['b']]), sheet.insertRowBefore(2), all()",
    [['a'], [''], ['b']],
    'docs',
  ],
  // what is used
  [
    'Sheet.appendRow',
    "sheet.appendRow(['a', 1]), sheet.appendRow(['b', 2]), all()",
    [
      ['a', 1],
      ['b', 2],
    ],
    'docs',
  ],
  [
    'Sheet.appendRow',
    "sheet.getRange('A1000').setValue(1), sheet.appendRow(['x']), [sheet.getMaxRows(), sheet.getLastRow()]",
    [1001, 1001],
    'docs',
  ],
  [
    'Sheet.appendRow',
    "sheet.appendRow(['1/2/2026', '5%']), sheet.getRange('B1').getValue()",
    0.05,
    'docs',
  ],
  ['Sheet.getLastRow', 'sheet.getLastRow()', 0, 'wild'],
  ['Sheet.getDataRange', 'sheet.getDataRange().getA1Notation()', 'A1', 'wild'],
  [
    'Sheet.getDataRange',
    "sheet.getRange('C4').setValue(1), sheet.getDataRange().getA1Notation()",
    'A1:C4',
    'docs',
  ],
  [
    'Sheet.getDataRange',
    "sheet.getRange('C4').setFontWeight('bold'), sheet.getDataRange().getA1Notation()",
    'A1',
    'docs',
  ],
];

/** What cells hold, and what is laid over them. */
export const CELL_FACTS: readonly Fact[] = [
  ['Range.setValue', 'a1.setValue(new Date(NaN)).getValue()', '#NUM!', 'memory'],
  ['Range.setValue', 'a1.setValue(NaN).getValue()', '#NUM!', 'memory'],
  ['Range.setValue', 'a1.setValue(undefined).getValue()', '', 'docs'],
  ['Range.setValue', "a1.setValue('=1+1').getValue()", 2, 'docs'],
  ['Range.setNote', "a1.setNote('a').getNotes()", [['a']], 'live'],
  ['Range.getNotes', 'a1.getNotes()', [['']], 'live'],
  ['Range.setNotes', "a1.setNote('a').setNotes([['']]).getNotes()", [['']], 'docs'],
  ['Range.getNumberFormat', 'a1.getNumberFormat()', 'General', 'live'],
  [
    'Range.getNumberFormat',
    "a1.setNumberFormat('general').getNumberFormat()",
    '0.###############',
    'live',
  ],
  ['Range.getNumberFormat', "a1.setNumberFormat('#,##0.00').getNumberFormat()", '#,##0.00', 'live'],
  ['Range.setNumberFormat', "a1.setNumberFormat('@').setValue('=1+1').getValue()", '=1+1', 'wild'],
  // merged cells
  [
    'Range.merge',
    "fill([[1, 2], [3, 4]]), sheet.getRange('A1:B2').merge().getValues()",
    [
      [1, ''],
      ['', ''],
    ],
    'live',
  ],
  [
    'Range.isPartOfMerge',
    "sheet.getRange('A1:B2').merge(), sheet.getRange('B2').isPartOfMerge()",
    true,
    'live',
  ],
  [
    'Range.merge',
    "sheet.getRange('A1:B2').merge(), fails(() => sheet.getRange('B2:C3').merge())",
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
    "sheet.setFrozenRows(1), fails(() => sheet.getRange('A1:B2').merge())",
    "You can't merge frozen and non-frozen rows.",
    'wild',
  ],
  [
    'Sheet.setFrozenRows',
    "sheet.getRange('A1:A3').merge(), fails(() => sheet.setFrozenRows(3))",
    NOTHING,
    'wild',
  ],
  [
    'Sheet.setFrozenRows',
    'fails(() => sheet.setFrozenRows(sheet.getMaxRows()))',
    "You can't freeze all visible rows on the sheet.",
    'wild',
  ],
  // protections
  [
    'Sheet.protect',
    'sheet.protect().getEditors().map((user) => user.getEmail())',
    ['other@example.com'],
    'live',
  ],
  ['Protection.canEdit', 'sheet.protect().canEdit()', true, 'live'],
  ['Protection.getRange', 'sheet.protect().getRange().getA1Notation()', '', 'live'],
  [
    'Protection.getRange',
    'sheet.protect().getRange().getNumRows() === sheet.getMaxRows()',
    true,
    'live',
  ],
  [
    'Protection.remove',
    'sheet.protect().remove(), sheet.getProtections(app.ProtectionType.SHEET).length',
    0,
    'docs',
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
    'Spreadsheet.insertSheet',
    "fails(() => ss.insertSheet('c'.repeat(101)))",
    'The sheet name cannot be greater than 100 characters.',
    'wild',
  ],
  ['Sheet.setName', "sheet.setName('b'.repeat(100)).getName().length", 100, 'wild'],
  [
    'Spreadsheet.setActiveSheet',
    "fails(() => ss.setActiveSheet(app.openById('other').getSheets()[0]))",
    'Specified sheet must be part of the spreadsheet',
    'wild',
  ],
];

/** Services beside the spreadsheet: documents, dates, pages and requests. */
export const SERVICE_FACTS: readonly Fact[] = [
  [
    'SpreadsheetApp.openById',
    "fails(() => app.openById('gone'))",
    'Unexpected error while getting the method or property openById on object SpreadsheetApp.',
    'wild',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12)), 'America/New_York', 'HH Z')",
    '08 -0400',
    'docs',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(Date.UTC(2026, 6, 1, 12, 5, 9, 7)), 'Asia/Kolkata', \"yy-M-d 'at' HH:mm:ss.SSS Z\")",
    '26-7-1 at 17:35:09.007 +0530',
    'docs',
  ],
  [
    'Utilities.formatDate',
    "Utilities.formatDate(new Date(0), 'Mars/Base', 'yyyy Z')",
    '1970 +0000',
    'live',
  ],
  [
    'Utilities.formatDate',
    "fails(() => Utilities.formatDate(new Date(0), 'Etc/UTC', 'EEE'))",
    'Utilities.formatDate with EEE is not emulated yet',
    'docs',
  ],
  [
    'HtmlOutput.getContent',
    "HtmlService.createHtmlOutputFromFile('Slashes').getContent().includes('https:')",
    true,
    'live',
  ],
  [
    'HtmlOutput.getContent',
    "HtmlService.createHtmlOutputFromFile('Slashes').getContent().includes('//')",
    false,
    'live',
  ],
  // "its methods are get, delete, patch, post and put"
  [
    'UrlFetchApp.fetch',
    "fails(() => UrlFetchApp.fetch('https://any.example', { method: 'head' }))",
    'Attribute provided with invalid value: method',
    'wild',
  ],
];
