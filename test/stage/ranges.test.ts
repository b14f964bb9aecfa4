import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

// What the reference pages of Range, Sheet and Spreadsheet say of each method, on a fresh tab.
let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    users: [{ email: 'owner@example.com' }, { email: 'b@example.com' }],
  });
});
afterAll(() => probed.close());

const onTab = (body: string) =>
  probed.probe(`const ss = SpreadsheetApp.getActive(); const sheet = ss.insertSheet();
    const fill = (rows) => sheet.getRange(1, 1, rows.length, rows[0].length).setValues(rows);
    const all = () => sheet.getDataRange().getValues();
    ${body}`);

describe('ranges find their way', () => {
  const BLOCK = 'fill([["a", "", ""], ["b", "", ""], ["", "", ""], ["c", "", "d"]]);';
  test.each([
    ['down to the end of a block', 'A1', 'DOWN', 'A2'],
    ['down over a gap', 'A2', 'DOWN', 'A4'],
    ['right over a gap', 'A4', 'NEXT', 'C4'],
    ['up to the edge of the sheet', 'B3', 'UP', 'B1'],
    ['down to the last row of the sheet', 'B1', 'DOWN', 'B1000'],
  ])('%s', async (_, from, direction, to) => {
    const body = `${BLOCK} return sheet.getRange('${from}')
      .getNextDataCell(SpreadsheetApp.Direction.${direction}).getA1Notation()`;
    expect(await onTab(body)).toBe(to);
  });

  it('grow to their region, or along one dimension alone', async () => {
    expect(
      await onTab(`fill([["a", "b"], ["c", "d"]]); const cell = sheet.getRange('A1');
        return [cell.getDataRegion(), cell.getDataRegion(SpreadsheetApp.Dimension.ROWS),
          cell.getDataRegion(SpreadsheetApp.Dimension.COLUMNS)].map((one) => one.getA1Notation())`),
    ).toEqual(['A1:B2', 'A1:A2', 'A1:B1']);
  });
});

describe('ranges are tidied', () => {
  test.each([
    [
      'white space goes from the ends and is one space within',
      'fill([["  a  b\\n c "], [7]]); sheet.getRange("A1:A2").trimWhitespace()',
      [['a b c'], [7]],
    ],
    [
      'rows that differ only in case are duplicates, the first stays, and what is left moves up',
      'fill([["a", 1], ["A", 1], ["b", 2], ["a", 1]]); sheet.getRange("A1:B4").removeDuplicates()',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'duplicates by one column',
      'fill([["a", 1], ["b", 1], ["c", 2]]); sheet.getRange("A1:B3").removeDuplicates([2])',
      [
        ['a', 1],
        ['c', 2],
      ],
    ],
    [
      'text is split at the delimiter it has, and read as if typed',
      'fill([["a;1"], ["b;2"]]); sheet.getRange("A1:A2").splitTextToColumns()',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'text is split at a delimiter of its own',
      'fill([["a|b"]]); sheet.getRange("A1").splitTextToColumns("|")',
      [['a', 'b']],
    ],
    [
      'cells are put in, and what was there moves down',
      'fill([[1, 2], [3, 4]]); sheet.getRange("A1").insertCells(SpreadsheetApp.Dimension.ROWS)',
      [
        ['', 2],
        [1, 4],
        [3, ''],
      ],
    ],
    [
      'cells are taken out, and what was right of them moves left',
      'fill([[1, 2, 3]]); sheet.getRange("A1").deleteCells(SpreadsheetApp.Dimension.COLUMNS)',
      [[2, 3]],
    ],
    [
      'rows are moved before another',
      'fill([[1], [2], [3], [4]]); sheet.moveRows(sheet.getRange("A1:A2"), 5)',
      [[3], [4], [1], [2]],
    ],
    [
      'columns are moved before another',
      'fill([[1, 2, 3]]); sheet.moveColumns(sheet.getRange("C1"), 1)',
      [[3, 1, 2]],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await onTab(`${change}; return all()`)).toEqual(expected);
  });

  it('tell how many rows were left, and shuffle without losing any', async () => {
    expect(
      await onTab(`fill([[1], [1], [2], [3]]);
        const left = sheet.getRange('A1:A4').removeDuplicates().getA1Notation();
        const range = sheet.getRange('A1:A3').randomize();
        return [left, range.getValues().flat().sort()]`),
    ).toEqual(['A1:A3', [1, 2, 3]]);
  });
});

describe('copies', () => {
  const SOURCE = `fill([[1, 2]]); sheet.getRange('A1').setBackground('#ff0000').setNote('n');
    sheet.getRange('B1').setNumberFormat('0.0');`;
  test.each([
    ['of values leave formats behind', 'PASTE_VALUES', [1, '#ffffff', '']],
    ['of formats leave values behind', 'PASTE_FORMAT', ['', '#ff0000', '']],
    ['of everything take the note along', 'PASTE_NORMAL', [1, '#ff0000', 'n']],
  ])('%s', async (_, type, expected) => {
    const body = `${SOURCE} sheet.getRange('A1').copyTo(sheet.getRange('A3'), SpreadsheetApp.CopyPasteType.${type}, false);
      const cell = sheet.getRange('A3'); return [cell.getValue(), cell.getBackground(), cell.getNote()]`;
    expect(await onTab(body)).toEqual(expected);
  });

  it('may be turned, repeat into a larger range, and leave nothing behind when moved', async () => {
    expect(
      await onTab(`${SOURCE}
        sheet.getRange('A1:B1').copyTo(sheet.getRange('D1'), SpreadsheetApp.CopyPasteType.PASTE_NORMAL, true);
        sheet.getRange('A1').copyTo(sheet.getRange('F1:F3'));
        sheet.getRange('A1:B1').moveTo(sheet.getRange('H2'));
        return ['D1:D2', 'F1:F3', 'A1:B1', 'H2:I2'].map((a1) => sheet.getRange(a1).getValues().flat())`),
    ).toEqual([
      [1, 2],
      [1, 1, 1],
      ['', ''],
      [1, 2],
    ]);
  });

  it('of a sheet may go to another document, and of a document is its owner’s own', async () => {
    const wide = await probeStage({
      manifest: { oauthScopes: ['https://www.googleapis.com/auth/spreadsheets'] },
    });
    expect(
      await wide.probe(`const ss = SpreadsheetApp.getActive(); ss.getActiveSheet().appendRow(['x']);
        const other = SpreadsheetApp.create('Other');
        const sheet = ss.getActiveSheet().copyTo(other);
        const copy = ss.copy('Copy');
        return [sheet.getName(), sheet.getParent().getName(), sheet.getRange('A1').getValue(),
          copy.getName(), copy.getId() === ss.getId(), copy.getSheets()[0].getRange('A1').getValue()]`),
    ).toEqual(['Copy of Data', 'Other', 'x', 'Copy', false, 'x']);
    await wide.close();
  });
});

describe('formats are given back as they were set', () => {
  test.each([
    [
      'a wrap strategy',
      `range.setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP); return [String(range.getWrapStrategy()), range.getWrap()]`,
      ['CLIP', false],
    ],
    [
      'wrap is a strategy too',
      `range.setWrap(true); return [range.getWrapStrategy() === SpreadsheetApp.WrapStrategy.WRAP, range.getWraps()]`,
      [true, [[true], [true]]],
    ],
    [
      'a rotation',
      `range.setTextRotation(45); const one = range.getTextRotation(); return [one.getDegrees(), one.isVertical()]`,
      [45, false],
    ],
    [
      'a direction',
      `range.setTextDirection(SpreadsheetApp.TextDirection.RIGHT_TO_LEFT); return [String(range.getTextDirection()), range.getTextDirections().length]`,
      ['RIGHT_TO_LEFT', 2],
    ],
    [
      'a colour object',
      `range.setBackgroundObject(SpreadsheetApp.newColor().setRgbColor('#0a0b0c').build()); const color = range.getBackgroundObject().asRgbColor(); return [color.asHexString(), color.getRed(), color.getBlue()]`,
      ['#0a0b0c', 10, 12],
    ],
    [
      'a text style',
      `range.setTextStyle(SpreadsheetApp.newTextStyle().setBold(true).setFontSize(14).setForegroundColor('#112233').build()); const style = range.getTextStyle(); return [style.isBold(), style.isItalic(), style.getFontSize(), range.getFontWeight(), style.getForegroundColor()]`,
      [true, false, 14, 'bold', '#112233'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await onTab(`const range = sheet.getRange('A1:A2'); ${body}`)).toEqual(expected);
  });

  it('rich text keeps its runs and links until the text is another', async () => {
    expect(
      await onTab(`const bold = SpreadsheetApp.newTextStyle().setBold(true).build();
        const rich = SpreadsheetApp.newRichTextValue().setText('see this page')
          .setTextStyle(0, 3, bold).setLinkUrl(4, 13, 'https://a.example').build();
        const cell = sheet.getRange('A1').setRichTextValue(rich);
        const read = cell.getRichTextValue();
        const runs = read.getRuns().map((run) => [run.getText(), run.getLinkUrl(), run.getTextStyle().isBold()]);
        cell.setValue('other');
        return [cell.getValue(), runs, read.getLinkUrl(), cell.getRichTextValue().getRuns().length]`),
    ).toEqual([
      'other',
      [
        ['see', null, true],
        [' ', null, false],
        ['this page', 'https://a.example', false],
      ],
      null,
      1,
    ]);
  });
});

describe('what is laid over a sheet', () => {
  it('a protection is kept once, with who may still edit', async () => {
    expect(
      await onTab(`const range = sheet.getRange('A1:B2');
        const one = range.protect().setDescription('Header').setWarningOnly(true);
        one.removeEditors(one.getEditors()).addEditor('b@example.com');
        sheet.protect();
        const type = SpreadsheetApp.ProtectionType;
        const [kept] = sheet.getProtections(type.RANGE);
        const said = [kept.getDescription(), kept.isWarningOnly(), kept.getEditors().map(String).length,
          kept.getRange().getA1Notation(), range.protect().getDescription(),
          sheet.getProtections(type.SHEET).length];
        kept.remove();
        return [said, sheet.getProtections(type.RANGE).length]`),
    ).toEqual([['Header', true, 1, 'A1:B2', 'Header', 1], 0]);
  });

  it('a banding keeps its colours', async () => {
    expect(
      await onTab(`const range = sheet.getRange('A1:B9');
        range.applyRowBanding(SpreadsheetApp.BandingTheme.BLUE).setHeaderRowColor('#123456');
        const [banding] = range.getBandings();
        const said = [banding.getHeaderRowColor(), banding.getRange().getA1Notation()];
        banding.remove();
        return [said, sheet.getBandings().length]`),
    ).toEqual([['#123456', 'A1:B9'], 0]);
  });

  it('a filter is one a sheet, keeps its criteria and sorts below its header', async () => {
    expect(
      await onTab(`fill([['n'], [2], [1]]);
        const filter = sheet.getDataRange().createFilter();
        filter.setColumnFilterCriteria(1, SpreadsheetApp.newFilterCriteria().whenNumberGreaterThan(1).build());
        filter.sort(1, true);
        const criteria = sheet.getFilter().getColumnFilterCriteria(1);
        let second; try { sheet.getRange('A1').createFilter() } catch (e) { second = e.name }
        let hidden; try { sheet.isRowHiddenByFilter(2) } catch (e) { hidden = e.message }
        sheet.getFilter().remove();
        return [String(criteria.getCriteriaType()), criteria.getCriteriaValues(), all().flat(), second, hidden,
          sheet.getFilter(), sheet.isRowHiddenByFilter(2)]`),
    ).toEqual([
      'NUMBER_GREATER_THAN',
      [1],
      ['n', 1, 2],
      'Exception',
      'Sheet.isRowHiddenByFilter with criteria is not emulated yet',
      null,
      false,
    ]);
  });

  it('conditional formats are kept in their order', async () => {
    expect(
      await onTab(`const rule = (text) => SpreadsheetApp.newConditionalFormatRule().whenTextContains(text)
          .setBackground('#ff0000').setRanges([sheet.getRange('A1:A9')]).build();
        sheet.setConditionalFormatRules([rule('x'), rule('y')]);
        const rules = sheet.getConditionalFormatRules();
        sheet.setConditionalFormatRules([...rules, rule('z')]);
        return sheet.getConditionalFormatRules().map((one) => {
          const condition = one.getBooleanCondition();
          return [condition.getCriteriaValues()[0], condition.getBackground(), one.getRanges()[0].getA1Notation()] })`),
    ).toEqual(['x', 'y', 'z'].map((text) => [text, '#ff0000', 'A1:A9']));
  });

  it('names, merges and protections follow rows that come and go', async () => {
    expect(
      await onTab(`ss.setNamedRange('Block', sheet.getRange('A3:B5')); sheet.getRange('A3:B3').merge();
        sheet.getRange('A4').protect();
        sheet.insertRows(1, 2); sheet.deleteRow(7);
        const where = () => [ss.getRangeByName('Block').getA1Notation(),
          sheet.getRange('A1:B9').getMergedRanges()[0].getA1Notation(),
          sheet.getProtections(SpreadsheetApp.ProtectionType.RANGE)[0].getRange().getA1Notation()];
        const said = where(); ss.removeNamedRange('Block'); return said`),
    ).toEqual(['A5:B6', 'A5:B5', 'A6']);
  });
});

describe('sheets and documents', () => {
  test.each([
    [
      'groups of rows, at most eight deep',
      `sheet.getRange('2:4').shiftRowGroupDepth(1); sheet.getRange('3:3').shiftRowGroupDepth(9); return [1, 2, 3, 4].map((row) => sheet.getRowGroupDepth(row))`,
      [0, 1, 8, 1],
    ],
    [
      'the writing direction and the gridlines',
      `sheet.setRightToLeft(true).setHiddenGridlines(true); return [sheet.isRightToLeft(), sheet.hasHiddenGridlines()]`,
      [true, true],
    ],
    [
      'nothing drawn',
      `return [sheet.getCharts(), sheet.getImages(), sheet.getPivotTables(), sheet.getFormUrl()]`,
      [[], [], [], null],
    ],
    [
      'the methods a spreadsheet has for the sheet in front',
      `ss.appendRow([1]); ss.insertRowBefore(1); ss.setColumnWidth(1, 50); return [ss.getLastRow(), ss.getColumnWidth(1), ss.getSheetName()]`,
      [2, 50, 'Data'],
    ],
    [
      'several ranges at once',
      `const list = sheet.getRangeList(['A1', 'C3']); list.setValue('x').setFontSize(9).setFormula('=1+1'); return list.getRanges().map((one) => [one.getValue(), one.getFontSize()])`,
      [
        [2, 9],
        [2, 9],
      ],
    ],
    [
      'boxes with values of their own',
      `const box = sheet.getRange('A1').insertCheckboxes('yes', 'no'); box.check(); const on = [box.getValue(), box.isChecked()]; box.uncheck(); return [on, box.getValue(), box.isChecked()]`,
      [['yes', true], 'no', false],
    ],
  ])('have %s', async (_, body, expected) => {
    expect(await onTab(body)).toEqual(expected);
  });

  it('are shared and taken back, but never from their owner', async () => {
    expect(
      await onTab(`ss.addViewers(['c@example.com']).removeEditor('b@example.com').removeEditor('owner@example.com');
        const emails = (users) => users.map((user) => user.getEmail());
        const said = [emails(ss.getEditors()), emails(ss.getViewers())];
        ss.addEditor('b@example.com').removeViewer('c@example.com');
        return [...said, emails(ss.getEditors()), emails(ss.getViewers())]`),
    ).toEqual([
      ['owner@example.com'],
      ['c@example.com'],
      ['owner@example.com', 'b@example.com'],
      [],
    ]);
  });
});
