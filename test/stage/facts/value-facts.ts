import type { Fact } from './fact.ts';

/** What cells hold, and what filling, copying and splitting make of it. */
export const VALUE_FACTS: readonly Fact[] = [
  ['Range.setValue', 'a1.setValue(new Date(NaN)).getValue()', '#NUM!', 'memory'],
  ['Range.setValue', 'a1.setValue(NaN).getValue()', '#NUM!', 'memory'],
  ['Range.setValue', 'a1.setValue(Infinity).getDisplayValue()', '#NUM!', 'memory'],
  [
    'Range.setValues',
    "sheet.getRange('A1:B1').setValues([[new Date(NaN), 2]]).getValues()",
    [['#NUM!', 2]],
    'memory',
  ],
  ['Range.setValue', 'a1.setValue(undefined).getValue()', '', 'docs'],
  // Java writes what no cell holds: a list as its place in memory, an object as a map.
  [
    'Range.setValues',
    "/^\\[Ljava\\.lang\\.Object;@[0-9a-f]+$/.test(a1.setValues([[['a', 'b']]]).getValue())",
    true,
    'wild',
  ],
  [
    'Range.setValue',
    "a1.setValue({ name: 'Ada', age: 36, at: null }).getValue()",
    '{name=Ada, age=36.0, at=null}',
    'wild',
  ],
  [
    'Sheet.appendRow',
    "sheet.appendRow([{ stringValue: 'a' }, 1]), all()",
    [['{stringValue=a}', 1]],
    'wild',
  ],
  [
    'Sheet.appendRow',
    'sheet.appendRow([[1, 2]]), /^\\[Ljava\\.lang\\.Object;@/.test(a1.getValue())',
    true,
    'wild',
  ],
  [
    'Range.setValue',
    "class Person { constructor() { this.name = 'Ada'; } toString() { return 'A person'; } } a1.setValue(new Person()).getValue()",
    '{name=Ada}',
    'wild',
  ],
  ['Range.setValue', "a1.setValue(new String('a')).getValue()", 'a', 'memory'],
  ['Range.setValue', 'a1.setValue(null).isBlank()', true, 'docs'],
  ['Range.setValue', "a1.setValue('=1+1').getValue()", 2, 'docs'],
  [
    'Range.setFormula',
    "sheet.getRange('A1:B2').setFormula('=C1').getFormulas()",
    [
      ['=C1', '=D1'],
      ['=C2', '=D2'],
    ],
    'live',
  ],
  ['Range.setFormulaR1C1', "a1.setFormulaR1C1('=R[1]C[1]').getFormula()", '=B2', 'live'],
  [
    'Range.getFormulaR1C1',
    "sheet.getRange('B3').setFormula('=SUM($A$1:B$2)').getFormulaR1C1()",
    '=SUM(R1C1:R2C[0])',
    'live',
  ],
  // A value that is a formula may count from its cell; what reads as A1 notation stays that.
  [
    'Range.setValue',
    "sheet.getRange('C2').setValue('=R[0]C[-1]+R1C1&\"R[0]\"').getFormula()",
    '=B2+$A$1&"R[0]"',
    'wild',
  ],
  [
    'Range.setValues',
    "fill([[1, '=R[0]C[-1]*2'], [2, '=R[0]C[-1]*2']]), sheet.getRange('B1:B2').getFormulas().flat()",
    ['=A1*2', '=A2*2'],
    'wild',
  ],
  ['Range.setValue', "a1.setValue('=SUM(R1:R2)').getFormula()", '=SUM(R1:R2)', 'wild'],
  ['Range.setValue', "a1.setNumberFormat('@').setValue('=R[1]C').getValue()", '=R[1]C', 'wild'],
  ['Range.setNote', "a1.setNote('a').getNote()", 'a', 'live'],
  ['Range.getNote', 'a1.getNote()', '', 'live'],
  // An argument becomes what the published types say it is.
  ['Range.setNote', 'a1.setNote(5).getNote()', '5', 'docs'],
  ['Range.setNotes', 'a1.setNotes([[5]]).getNote()', '5', 'docs'],
  ['Range.setFontSize', "a1.setFontSize('12').getFontSize()", 12, 'docs'],
  ['Range.setFontSizes', "a1.setFontSizes([['12']]).getFontSize()", 12, 'docs'],
  ['Range.setWrap', "a1.setWrap('TRUE').getWrap()", true, 'docs'],
  [
    'Sheet.sort',
    "fill([['h', 2], ['a', 1]]), sheet.sort(2), all()",
    [
      ['a', 1],
      ['h', 2],
    ],
    'live',
  ],
  // A formula that is sorted reads the cells beside it, as one that is copied.
  [
    'Range.sort',
    "fill([[3, '=A1*10'], [1, '=A2*10+$D$1'], [2, '=A3*10']]), sheet.getRange('A1:B3').sort(1), sheet.getRange('B1:B3').getFormulas().flat()",
    ['=A1*10+$D$1', '=A2*10', '=A3*10'],
    'memory',
  ],
  [
    'Range.sort',
    "fill([[3, '=A1*10'], [1, '=A2*10'], [2, '=A3*10']]), sheet.getRange('A1:B3').sort({ column: 2, ascending: false }), all()",
    [
      [3, 30],
      [2, 20],
      [1, 10],
    ],
    'memory',
  ],
  [
    'Range.removeDuplicates',
    "fill([[1, '=A1*10'], [1, '=A2*10'], [2, '=A3*10']]), sheet.getRange('A1:B3').removeDuplicates(), all()",
    [
      [1, 10],
      [2, 20],
    ],
    'memory',
  ],
  [
    'Range.randomize',
    "fill([[1, '=A1*10'], [2, '=A2*10'], [3, '=A3*10']]), sheet.getRange('A1:B3').randomize(), all().every(([one, ten]) => ten === 10 * one)",
    true,
    'memory',
  ],
  ['Sheet.clear', "a1.setValue('x').setNote('n'), sheet.clear(), a1.getNote()", 'n', 'live'],
  [
    'Sheet.clear',
    "a1.setValue('x').setBackground('red'), sheet.clear(), a1.getBackground()",
    '#ffffff',
    'live',
  ],
  [
    'Sheet.clearContents',
    "a1.setValue('x').setBackground('red'), sheet.clearContents(), a1.getBackground()",
    '#ff0000',
    'live',
  ],
  // merging
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
    'Range.mergeAcross',
    "sheet.getRange('D1:F2').mergeAcross().getMergedRanges().map((r) => r.getA1Notation())",
    ['D1:F1', 'D2:F2'],
    'live',
  ],
  [
    'Range.mergeVertically',
    "sheet.getRange('A5:B7').mergeVertically().getMergedRanges().map((r) => r.getA1Notation())",
    ['A5:A7', 'B5:B7'],
    'live',
  ],
  [
    'Range.isPartOfMerge',
    "sheet.getRange('A1:B2').merge(), sheet.getRange('B2').isPartOfMerge()",
    true,
    'live',
  ],
  // copies into larger ranges
  [
    'Range.copyTo',
    "fill([[1, 2]]), sheet.getRange('A1:B1').copyTo(sheet.getRange('A3:E4')), sheet.getRange('A3:E4').getValues()",
    [
      [1, 2, 1, 2, ''],
      [1, 2, 1, 2, ''],
    ],
    'live',
  ],
  [
    'Range.copyTo',
    "fill([[1, 2], [3, 4]]), sheet.getRange('A1:B2').copyTo(sheet.getRange('D1')), sheet.getRange('D1:E2').getValues()",
    [
      [1, 2],
      [3, 4],
    ],
    'live',
  ],
  [
    'Range.copyValuesToRange',
    "fill([[1, 2]]), sheet.getRange('A1:B1').copyValuesToRange(sheet, 1, 5, 3, 5), sheet.getRange('A3:E5').getValues()",
    [
      [1, 2, 1, 2, ''],
      [1, 2, 1, 2, ''],
      [1, 2, 1, 2, ''],
    ],
    'live',
  ],
  [
    'Range.copyFormatToRange',
    "a1.setFontSize(12), a1.copyFormatToRange(sheet, 1, 3, 2, 2), sheet.getRange('A2:C2').getFontSizes()",
    [[12, 12, 12]],
    'live',
  ],
  [
    'Range.copyTo',
    "fill([[1, 2]]), sheet.getRange('A1:B1').copyTo(sheet.getRange('A3'), app.CopyPasteType.PASTE_NORMAL, true), sheet.getRange('A3:A4').getValues()",
    [[1], [2]],
    'live',
  ],
  [
    'Range.copyTo',
    "a1.setValue(7), a1.copyTo(sheet.getRange('AC1')), sheet.getMaxColumns()",
    29,
    'wild',
  ],
  [
    'Sheet.moveRows',
    "fill([[1, '=A3', '=SUM(A1:A2)'], [2], [3]].map((row) => [...row, '', ''].slice(0, 3))), sheet.moveRows(sheet.getRange('3:3'), 1), sheet.getRange('B2:C2').getFormulas()",
    [['=A1', '=SUM(A2:A3)']],
    'memory',
  ],
  [
    'Sheet.moveColumns',
    "fill([[1, 2, 3], ['=C1+$A1', '', '']]), sheet.moveColumns(sheet.getRange('A:B'), 4), sheet.getRange('B2').getFormula()",
    '=A1+$B1',
    'memory',
  ],
  [
    'Sheet.moveRows',
    "ss.setNamedRange('Led', sheet.getRange('A4:B5')), sheet.moveRows(sheet.getRange('4:5'), 2), ss.getRangeByName('Led').getA1Notation()",
    'A2:B3',
    'memory',
  ],
  // What points at cells that are cut follows them.
  [
    'Range.moveTo',
    "fill([[1, '=A1+$A$1', '=SUM(A1:A2)', '=B1']]), a1.moveTo(sheet.getRange('F3')), sheet.getRange('B1:D1').getFormulas()",
    [['=F3+$F$3', '=SUM(A1:A2)', '=B1']],
    'memory',
  ],
  [
    'Range.moveTo',
    "fill([[1, '=A1+C1', 2]]), sheet.getRange('A1:B1').moveTo(sheet.getRange('A5')), sheet.getRange('B5').getFormula()",
    '=A5+C1',
    'memory',
  ],
  [
    'Range.moveTo',
    "ss.setNamedRange('Moved', sheet.getRange('A1:A2')), sheet.getRange('A1:B2').moveTo(sheet.getRange('C4')), ss.getRangeByName('Moved').getA1Notation()",
    'C4:C5',
    'memory',
  ],
  [
    'Range.moveTo',
    "fill([['a', 'b']]), sheet.getRange('A1:B1').moveTo(sheet.getRange('B1')), sheet.getRange('A1:C1').getValues()",
    [['', 'a', 'b']],
    'live',
  ],
  // splitting
  [
    'Range.splitTextToColumns',
    "fill([['a,b,c'], ['d'], ['e,,f']]), sheet.getRange('A1:A3').splitTextToColumns(), all()",
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
      ['e', '', 'f'],
    ],
    'live',
  ],
  [
    'Range.splitTextToColumns',
    "fill([['a:b'], ['c']]), sheet.getRange('A1:A2').splitTextToColumns(':'), all()",
    [
      ['a', 'b'],
      ['c', ''],
    ],
    'live',
  ],
  [
    'Range.splitTextToColumns',
    "fill([['a b']]), a1.splitTextToColumns(app.TextToColumnsDelimiter.SPACE), all()",
    [['a', 'b']],
    'live',
  ],
  // series
  [
    'Range.autoFill',
    "fill([[1], [2], [3], [4]]), sheet.getRange('A1:A4').autoFill(sheet.getRange('A1:A7'), app.AutoFillSeries.DEFAULT_SERIES), all().flat()",
    [1, 2, 3, 4, 5, 6, 7],
    'live',
  ],
  [
    'Range.autoFill',
    "fill([[10, 8, 6, 4]], 'E1'), sheet.getRange('E1:H1').autoFill(sheet.getRange('B1:H1'), app.AutoFillSeries.DEFAULT_SERIES), sheet.getRange('B1:H1').getValues()",
    [[16, 14, 12, 10, 8, 6, 4]],
    'live',
  ],
  [
    'Range.autoFill',
    "fill([['Jan'], ['Feb']]), sheet.getRange('A1:A2').autoFill(sheet.getRange('A1:A4'), app.AutoFillSeries.DEFAULT_SERIES), all().flat()",
    ['Jan', 'Feb', 'Mar', 'Apr'],
    'live',
  ],
  [
    'Range.autoFill',
    "fill([['Monday']]), a1.autoFill(sheet.getRange('A1:A3'), app.AutoFillSeries.DEFAULT_SERIES), all().flat()",
    ['Monday', 'Tuesday', 'Wednesday'],
    'docs',
  ],
  [
    'Range.autoFill',
    "fill([['Q1'], ['Q2']]), sheet.getRange('A1:A2').autoFill(sheet.getRange('A1:A4'), app.AutoFillSeries.DEFAULT_SERIES), all().flat()",
    ['Q1', 'Q2', 'Q3', 'Q4'],
    'docs',
  ],
  [
    'Range.autoFill',
    "fill([['2026-01-31']]), a1.autoFill(sheet.getRange('A1:A3'), app.AutoFillSeries.DEFAULT_SERIES), sheet.getDataRange().getDisplayValues().flat()",
    ['2026-01-31', '2026-02-01', '2026-02-02'],
    'docs',
  ],
  [
    'Range.autoFill',
    "fill([['2026-01-01'], ['2026-02-01']]), sheet.getRange('A1:A2').autoFill(sheet.getRange('A1:A4'), app.AutoFillSeries.DEFAULT_SERIES), sheet.getDataRange().getDisplayValues().flat()",
    ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'],
    'docs',
  ],
  [
    'Range.autoFill',
    "fill([[5], [7]]), sheet.getRange('A1:A2').autoFill(sheet.getRange('A1:A5'), app.AutoFillSeries.ALTERNATE_SERIES), all().flat()",
    [5, 7, 5, 7, 5],
    'docs',
  ],
  [
    'Range.autoFill',
    "fill([[5]]), a1.autoFill(sheet.getRange('A1:A3'), app.AutoFillSeries.DEFAULT_SERIES), all().flat()",
    [5, 5, 5],
    'docs',
  ],
  [
    'Range.autoFill',
    "a1.setFormula('=B1'), a1.autoFill(sheet.getRange('A1:A3'), app.AutoFillSeries.DEFAULT_SERIES), sheet.getRange('A1:A3').getFormulas().flat()",
    ['=B1', '=B2', '=B3'],
    'docs',
  ],
  [
    'Range.autoFillToNeighbor',
    "fill([[1, 'Jan'], [2, 'Feb'], [3, ''], [4, '']]), sheet.getRange('B1:B2').autoFillToNeighbor(app.AutoFillSeries.DEFAULT_SERIES), sheet.getRange('B1:B4').getValues().flat()",
    ['Jan', 'Feb', 'Mar', 'Apr'],
    'live',
  ],
  [
    'Range.autoFill',
    "fails(() => sheet.getRange('A1:A4').autoFill(sheet.getRange('C1:C5'), app.AutoFillSeries.DEFAULT_SERIES))",
    'AutoFill destination range must contain the source range.',
    'live',
  ],
  [
    'Range.autoFill',
    "fails(() => sheet.getRange('A1:A4').autoFill(sheet.getRange('A1:B10'), app.AutoFillSeries.DEFAULT_SERIES))",
    'AutoFill destination range must extend the source range in only one direction.',
    'live',
  ],
];
