import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

const OWNER = 'owner@example.com';
const EDITOR = 'editor@example.com';
const CLOSED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    users: [{ email: OWNER }, { email: EDITOR }],
    documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Data' }, { name: 'Other' }] }],
  });
});
afterAll(() => probed.close());

const AROUND = `
  const book = SpreadsheetApp.getActive(), sheet = book.getSheetByName('Data'), other = book.getSheetByName('Other');
  const close = (protection) => protection.removeEditors(protection.getEditors());
`;
const BEGIN = `${AROUND}
  for (const type of ['RANGE', 'SHEET'])
    for (const old of sheet.getProtections(SpreadsheetApp.ProtectionType[type])) old.remove();
  sheet.getRange('A1:C3').setValues([[3, 2, 1], [1, 2, 3], [2, 1, 3]]);
`;
const RANGE = "close(sheet.getRange('B2:C3').protect())";
const SHEET = 'close(sheet.protect())';

/** What the owner closes, what an editor then does, whether that is refused, and why. */
const ROWS: [why: string, closed: string, done: string, refused: boolean][] = [
  ['a cell of the range', RANGE, "sheet.getRange('B2').setValue(1)", true],
  [
    'a range that reaches into it',
    RANGE,
    "sheet.getRange('A1:B2').setValues([[1, 2], [3, 4]])",
    true,
  ],
  ['cells beside it', RANGE, "sheet.getRange('A1:A3').setValue(1)", false],
  ['another tab', SHEET, "other.getRange('A1').setValue(1)", false],
  ['notes and formats are edits, too', RANGE, "sheet.getRange('B2').setNote('n')", true],
  ['what is merged', RANGE, "sheet.getRange('C3:D3').merge()", true],
  ['a row that is put in', RANGE, 'sheet.insertRowBefore(5)', false],
  ['a row below a protected tab', SHEET, 'sheet.appendRow([1])', true],
  ['a protected tab itself', SHEET, 'book.deleteSheet(sheet)', true],
  [
    'a range that only warns',
    "sheet.getRange('B2').protect().setWarningOnly(true)",
    "sheet.getRange('B2').setValue(1)",
    false,
  ],
  [
    'whoever may edit it still',
    "sheet.getRange('B2').protect()",
    "sheet.getRange('B2').setValue(1)",
    false,
  ],
];

test.each(ROWS)('a protection against %s', async (_, closed, done, refused) => {
  await probed.probe(BEGIN + closed);
  const asked = probed.probe(AROUND + done, { user: EDITOR });
  await (refused ? expect(asked).rejects.toThrow(CLOSED) : expect(asked).resolves.toBeNull());
});

test('a protection keeps out nobody but others: its owner writes, and canEdit says who may', async () => {
  await probed.probe(BEGIN + RANGE);
  const may = `${AROUND} const { RANGE } = SpreadsheetApp.ProtectionType;
    return sheet.getProtections(RANGE).map((one) => [one.getRange().getA1Notation(), one.canEdit()])`;
  expect(await probed.probe(may, { user: EDITOR })).toEqual([['B2:C3', false]]);
  expect(await probed.probe(may)).toEqual([['B2:C3', true]]);
  await probed.probe(`${AROUND} sheet.getRange('B2').setValue(9)`);
});

test('a protection keeps out who types, too', async () => {
  await probed.probe(BEGIN + RANGE);
  const editor = await probed.stage.open('book', EDITOR);
  await expect(editor.type(0, 'B2', 'typed')).rejects.toThrow(CLOSED);
  await editor.type(0, 'A1', 'typed');
  expect(await probed.stage.values('book', 0, 'A1:B2')).toEqual([
    ['typed', 2],
    [1, 2],
  ]);
});
