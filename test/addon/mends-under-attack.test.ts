import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mend } from '../../src/core/quality/answers/mend.ts';
import type { Editor, GivenDocument } from '../../src/stage/index.ts';
import { casesOf } from '../support/every-case.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';
import { exchangeMarch, retype, typedFarm } from './support/typed-farm.ts';

type Sheet = NonNullable<GivenDocument['sheets']>[number];

/** What people do to a sheet that no cell's text can do. */
const PEOPLE = `
function sheet_() { return SpreadsheetApp.getActiveSpreadsheet().getSheetById(0); }
function closeRange(a1) {
  const protection = sheet_().getRange(a1).protect();
  protection.removeEditors(protection.getEditors().filter((one) => one.getEmail() !== 'ada@gmail.test'));
}
function closeSheet() {
  const protection = sheet_().protect();
  protection.removeEditors(protection.getEditors().filter((one) => one.getEmail() !== 'ada@gmail.test'));
}
function warnOf(a1) { sheet_().getRange(a1).protect().setWarningOnly(true); }
function merge(a1) { sheet_().getRange(a1).merge(); }
function insertAbove(row) { sheet_().insertRowBefore(row); }
`;

let project: string;
let almanac: Almanac;
let weather = '';

function farm({ typed: change, sheet }: Pick<Case, 'typed' | 'sheet'>): GivenDocument {
  const typed = typedFarm(exchangeMarch);
  change?.(typed);
  return aDocument({
    sheets: [
      { id: 0, name: 'Farm', typed, ...sheet },
      { id: 1, name: 'Second' },
    ],
  });
}

type Case = {
  name: string;
  typed?: (typed: string[][]) => void;
  sheet?: Partial<Sheet>;
  /** between the look and the click */
  meanwhile?: () => Promise<unknown>;
  ends: 'written' | 'not-offered' | `addon.${string}`;
  notes?: Record<string, string>;
  always?: true;
};

const NOTE = (value: string) => `Changed with Almanac; before: ${value}`;
const people = (name: string, ...args: unknown[]) =>
  almanac.stage.run(name, args, { document: weather, user: 'ada@gmail.test' });
const type = (a1: string, text: string) =>
  almanac.stage.command('typeCells', weather, 0, [{ a1, text }]);
const refuseWrite = (text: string) =>
  almanac.stage.faults.add({ at: { method: 'Range.setValues' }, happens: { kind: 'throw', text } });
const rename = (id: number, name: string) =>
  almanac.stage.command('changeSheet', weather, id, { name });

const cell = (a1: string, text: (was: string) => string) => (typed: string[][]) =>
  retype(typed, a1, text);

const CASES: Case[] = [
  {
    name: 'a formula in one of the cells would be lost',
    typed: cell('H12', (was) => `=${was}+0`),
    ends: 'addon.mend-formula',
  },
  {
    name: 'a formula elsewhere in the row is no part of it',
    typed: cell('M12', (was) => `=${was}+0`),
    ends: 'written',
  },
  {
    name: 'a total above runs on into nothing',
    typed: cell('B2', (was) => `=SUM(${was},0)`),
    ends: 'written',
  },
  ...['=raw_table', "='Raw data'!A1:M60"].map(
    (formula): Case => ({
      name: `${formula} above may run on into the cells`,
      typed: cell('A1', () => formula),
      ends: 'addon.mend-formula',
    }),
  ),
  ...['=SUM(Z1,1)', '=MAX(1,2)'].map(
    (formula): Case => ({
      name: `${formula} above is one cell`,
      typed: cell('A1', () => formula),
      ends: 'written',
    }),
  ),
  {
    name: 'a range that another person closed',
    meanwhile: () => people('closeRange', 'H12:I12'),
    ends: 'addon.mend-protected',
  },
  {
    name: 'a range closed elsewhere',
    meanwhile: () => people('closeRange', 'H13:I13'),
    ends: 'written',
  },
  {
    name: 'a whole sheet that another person closed',
    meanwhile: () => people('closeSheet'),
    ends: 'addon.mend-protected',
  },
  {
    name: 'a range that only warns lets everybody write',
    meanwhile: () => people('warnOf', 'H12'),
    ends: 'written',
  },
  {
    name: 'a rule for the cells that takes no such number',
    meanwhile: () => refuseWrite('violates the data validation rules set on this cell.'),
    ends: 'addon.stopped',
  },
  { name: 'a hidden row is written like any other', sheet: { hiddenRows: [12] }, ends: 'written' },
  {
    name: 'a row that a filter hides is written like any other',
    sheet: { filter: { range: 'A1:AK41', hides: [12] } },
    ends: 'written',
  },
  {
    name: 'a number typed as a text with a comma is no number',
    typed: cell('H12', (was) => `'${was.replace('.', ',')}`),
    ends: 'not-offered',
  },
  {
    name: 'the tab was renamed meanwhile',
    meanwhile: () => rename(0, 'Old'),
    ends: 'addon.finding-gone',
  },
  {
    name: 'another tab has taken its name',
    meanwhile: async () => {
      await rename(0, 'Old');
      await rename(1, 'Farm');
    },
    ends: 'addon.finding-gone',
  },
  {
    name: 'a row was inserted above',
    meanwhile: () => people('insertAbove', 5),
    ends: 'addon.finding-gone',
  },
  { name: 'a row was inserted below', meanwhile: () => people('insertAbove', 20), ends: 'written' },
  {
    name: 'one of the values was changed',
    meanwhile: () => type('I12', '5.5'),
    ends: 'addon.finding-gone',
  },
  {
    name: 'the cell was swallowed by the one above',
    meanwhile: () => people('merge', 'H11:H12'),
    ends: 'addon.finding-gone',
  },
  {
    name: 'the cell was merged with the one below',
    meanwhile: () => people('merge', 'H12:H13'),
    ends: 'addon.mend-text-between',
  },
  {
    name: 'cells of another row were merged',
    meanwhile: () => people('merge', 'M13:N13'),
    ends: 'written',
  },
  {
    name: 'a date came into the cell',
    meanwhile: () => type('H12', '2026-01-05'),
    ends: 'addon.finding-gone',
  },
  {
    name: 'a formula came into the cell',
    meanwhile: () => type('H12', '=1+1'),
    ends: 'addon.mend-formula',
  },
  {
    name: 'a note that stands there stays above the new one',
    sheet: { notes: { H12: 'read by Ada', H13: 'windy' } },
    ends: 'written',
    notes: { H12: 'read by Ada\n{H}', H13: 'windy', I12: '{I}' },
  },
  {
    name: 'what is no part of it, all at once',
    always: true,
    typed: cell('M12', (was) => `=${was}+0`),
    meanwhile: async () => {
      await people('closeRange', 'H13:I13');
      await people('warnOf', 'H12');
      await people('merge', 'M14:N14');
    },
    ends: 'written',
  },
];

/** One almanac for all of them, a document each: opening one costs more than a mend. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'almanac-people-'));
  cpSync('dist/addon', project, { recursive: true });
  writeFileSync(join(project, 'People.js'), PEOPLE);
  const documents = CASES.map((one, index) => ({ ...farm(one), id: `document-${index}` }));
  almanac = await openAlmanac({
    project,
    documents: [...documents, { ...farm({}), id: 'at-once' }],
  });
});
afterAll(async () => {
  await almanac.close();
  rmSync(project, { recursive: true });
});

test.each(casesOf(CASES, ({ always }, at) => always === true || at % 2 === 0))(
  '$name: $ends',
  async (one) => {
    const { meanwhile, ends, notes = { H12: '{H}', I12: '{I}' } } = one;
    weather = `document-${CASES.indexOf(one)}`;
    const editor = await almanac.stage.open(weather, 'bea@gmail.test');
    const mend = await firstMend(editor);
    if (ends === 'not-offered') return expect(mend).toBeNull();
    if (!mend) throw new Error('no mend is offered');
    await meanwhile?.();
    const before = await sheetText();
    const click = () => problem(editor, 'mendCells', { sheetId: 0, place: null, mend });
    if (ends === 'written') {
      await page(editor, 'mendCells', { sheetId: 0, place: null, mend });
      expectExchanged(mend, notes, before, await sheetText());
    } else {
      expect(await click()).toMatchObject({ kind: ends });
      expect(await sheetText()).toEqual(before);
    }
  },
);

test('of two editors who click at once one writes, and its note stands once', async () => {
  weather = 'at-once';
  const editors = [
    await almanac.stage.open(weather, 'ada@gmail.test'),
    await almanac.stage.open(weather, 'bea@gmail.test'),
  ];
  const mend = await firstMend(editors[0] as Editor);
  if (!mend) throw new Error('no mend is offered');
  const before = await sheetText();
  const ends = await Promise.allSettled(
    editors.map((editor) => page(editor, 'mendCells', { sheetId: 0, place: null, mend })),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expectExchanged(mend, { H12: '{H}', I12: '{I}' }, before, await sheetText());
});

type Text = Awaited<ReturnType<typeof sheetText>>;

function expectExchanged(
  mend: Mend,
  notes: Record<string, string>,
  before: Text,
  after: Text,
): void {
  const [high = '', low = ''] = mend.changes.map(({ from }) => NOTE(String(from)));
  const [row, was] = [after.display[11] ?? [], before.display[11] ?? []];
  expect(row).toEqual([...was.slice(0, 7), was[8], was[7], ...was.slice(9)]);
  const said = Object.entries(notes).map(([at, text]) => [
    at,
    text.replace('{H}', high).replace('{I}', low),
  ]);
  expect(after.notes).toEqual(Object.fromEntries(said));
}

async function firstMend(editor: Editor): Promise<Mend | null> {
  const { findings } = await page(editor, 'readActiveSheet', null);
  return findings.find(({ mend }) => mend)?.mend ?? null;
}

function sheetText() {
  return almanac.stage.command('sheetText', weather, 0);
}
