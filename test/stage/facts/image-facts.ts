import type { Fact } from './fact.ts';

const BUILDER =
  "const made = app.newCellImage().setSourceUrl('https://api.example/a.png'); made.setAltTextTitle('Gauge'); made.setAltTextDescription('the rain gauge');";
const IMAGE = `${BUILDER} const image = made.build();`;
// The first bytes of a PNG of 5 by 7.
const BLOB =
  "const png = Utilities.newBlob([-119, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 5, 0, 0, 0, 7], 'image/png');";
const PLACED = `${BLOB} const over = sheet.insertImage(png, 2, 3, 10, 20);`;
const FAILS = "!== 'nothing was thrown'";

/** Images in cells and over them: what they say of themselves. */
export const IMAGE_FACTS: readonly Fact[] = [
  ['SpreadsheetApp.newCellImage', 'app.newCellImage().toString()', 'CellImageBuilder', 'live'],
  ['CellImageBuilder.getAltTextTitle', `${BUILDER} made.getAltTextTitle()`, 'Gauge', 'live'],
  [
    'CellImageBuilder.getAltTextDescription',
    `${BUILDER} made.getAltTextDescription()`,
    'the rain gauge',
    'live',
  ],
  [
    'CellImageBuilder.getContentUrl',
    `${BUILDER} fails(() => made.getContentUrl()) ${FAILS}`,
    true,
    'live',
  ],
  ['CellImageBuilder.toBuilder', `${BUILDER} made.toBuilder().getAltTextTitle()`, 'Gauge', 'live'],
  ['CellImageBuilder.build', `${IMAGE} image.toString()`, 'CellImage', 'live'],
  ['CellImage.getContentUrl', `${IMAGE} fails(() => image.getContentUrl()) ${FAILS}`, true, 'live'],
  ['CellImage.getAltTextTitle', `${IMAGE} image.getAltTextTitle()`, 'Gauge', 'live'],
  ['CellImage.toBuilder', `${IMAGE} image.toBuilder().getAltTextTitle()`, 'Gauge', 'live'],
  ['CellImage.valueType', `${IMAGE} image.valueType === app.ValueType.IMAGE`, true, 'docs'],
  [
    'Range.setValue',
    `${IMAGE} a1.setValue(image); a1.getValue().valueType === app.ValueType.IMAGE`,
    true,
    'docs',
  ],
  [
    'Range.setValues',
    `${IMAGE} sheet.getRange('A1:B1').setValues([[image, 2]]); const [[first, second]] = sheet.getRange('A1:B1').getValues(); [first.getAltTextTitle(), second]`,
    ['Gauge', 2],
    'docs',
  ],
  ['Range.getDisplayValue', `${IMAGE} a1.setValue(image); a1.getDisplayValue()`, '', 'memory'],
  [
    'Sheet.getLastRow',
    `${IMAGE} sheet.getRange('A4').setValue(image); sheet.getLastRow()`,
    4,
    'memory',
  ],
  ['CellImage.getUrl', `${IMAGE} a1.setValue(image); a1.getValue().getUrl()`, '', 'docs'],
  ['Sheet.getImages', 'sheet.getImages().length', 0, 'docs'],
  ['Sheet.insertImage', `${PLACED} over.toString()`, 'OverGridImage', 'docs'],
  ['Sheet.insertImage', `${PLACED} sheet.getImages().length`, 1, 'docs'],
  [
    'OverGridImage.getAnchorCell',
    `${PLACED} const [kept] = sheet.getImages(); [kept.getAnchorCell().getA1Notation(), kept.getAnchorCellXOffset(), kept.getAnchorCellYOffset()]`,
    ['B3', 10, 20],
    'docs',
  ],
  ['OverGridImage.getWidth', `${PLACED} [over.getWidth(), over.getHeight()]`, [5, 7], 'docs'],
  [
    'OverGridImage.setWidth',
    `${PLACED} over.setWidth(50).setHeight(70); const [kept] = sheet.getImages(); [kept.getWidth(), kept.getHeight(), kept.getInherentWidth(), kept.getInherentHeight()]`,
    [50, 70, 5, 7],
    'docs',
  ],
  [
    'OverGridImage.resetSize',
    `${PLACED} over.setWidth(50).resetSize(); sheet.getImages()[0].getWidth()`,
    5,
    'docs',
  ],
  [
    'OverGridImage.setAnchorCell',
    `${PLACED} over.setAnchorCell(sheet.getRange('D5')).setAnchorCellXOffset(1); const [kept] = sheet.getImages(); [kept.getAnchorCell().getA1Notation(), kept.getAnchorCellXOffset()]`,
    ['D5', 1],
    'docs',
  ],
  [
    'OverGridImage.setAltTextTitle',
    `${PLACED} over.setAltTextTitle('Mast').setAltTextDescription('ten metres'); const [kept] = sheet.getImages(); [kept.getAltTextTitle(), kept.getAltTextDescription()]`,
    ['Mast', 'ten metres'],
    'docs',
  ],
  [
    'OverGridImage.assignScript',
    `${PLACED} over.assignScript('run'); sheet.getImages()[0].getScript()`,
    'run',
    'docs',
  ],
  [
    'OverGridImage.assignScript',
    `${PLACED} fails(() => over.assignScript('run_')) ${FAILS}`,
    true,
    'docs',
  ],
  [
    'OverGridImage.remove',
    `${PLACED} over.remove(); [sheet.getImages().length, fails(() => over.getScript()) ${FAILS}]`,
    [0, true],
    'docs',
  ],
  [
    'OverGridImage.getSheet',
    `${PLACED} over.getSheet().getSheetId() === sheet.getSheetId()`,
    true,
    'docs',
  ],
  [
    'Sheet.insertImage',
    "fails(() => sheet.insertImage(Utilities.newBlob('no image'), 1, 1)) !== 'nothing was thrown'",
    true,
    'memory',
  ],
  // It stands where its cell is.
  [
    'Sheet.insertRowBefore',
    `${PLACED} sheet.insertRowBefore(1); sheet.getImages()[0].getAnchorCell().getA1Notation()`,
    'B4',
    'memory',
  ],
];
