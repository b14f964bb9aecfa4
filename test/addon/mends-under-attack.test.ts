import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mend } from '../../src/core/quality/answers/mend.ts';
import type { Editor, GivenDocument } from '../../src/stage/index.ts';
import type { Month } from '../support/invented-station.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';
import { exchangeMarch, monthOf, retype, typedFarm } from './support/typed-farm.ts';

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
    name: 'a formula above that may run on into the cells',
    typed: cell('A1', () => '=raw_table'),
    ends: 'addon.mend-formula',
  },
  {
    name: 'a range that another person closed',
    meanwhile: () => people('closeRange', 'H12:I12'),
    ends: 'addon.mend-protected',
  },
  {
    name: 'a whole sheet that another person closed',
    meanwhile: () => people('closeSheet'),
    ends: 'addon.mend-protected',
  },
  {
    name: 'a rule for the cells that takes no such number',
    meanwhile: () => refuseWrite('violates the data validation rules set on this cell.'),
    ends: 'addon.stopped',
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
    documents: [
      ...documents,
      { ...farm({}), id: 'at-once' },
      { ...typedAs(typedFarm(late)), id: 'late' },
      { ...typedAs(typedFarm(exchangeApril, 'continental')), id: 'apart' },
    ],
  });
});
afterAll(async () => {
  await almanac.close();
  rmSync(project, { recursive: true });
});

test.each(CASES)('$name: $ends', async (one) => {
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
});

test('a year that is a month late is moved back with its rain, and may be put right twice', async () => {
  weather = 'late';
  const editor = await almanac.stage.open(weather, 'bea@gmail.test');
  const spoiled = await sheetText();
  const mend = await firstMend(editor);
  expect(mend?.how).toBe('shift');
  if (!mend) throw new Error('no mend is offered');
  await page(editor, 'mendCells', { sheetId: 0, place: null, mend });
  const mended = await sheetText();
  const [was = [], is = []] = [spoiled.display[11], mended.display[11]];
  expect(is.slice(1)).toEqual([...was.slice(4), '', '', '']);
  expect(await firstMend(editor)).toBeNull();
  const back = mend.changes.map(({ cell, from }) => ({ a1: cell, text: String(from ?? '') }));
  await almanac.stage.command('typeCells', weather, 0, back);
  await page(editor, 'mendCells', { sheetId: 0, place: null, mend });
  const again = await sheetText();
  expect(again.display).toEqual(mended.display);
  // Each time is noted below the last.
  const [note = ''] = Object.values(mended.notes);
  expect(Object.values(again.notes)).toContain(`${note}\n${note}`);
});

test('a date that came between two cells is left alone', async () => {
  weather = 'apart';
  const editor = await almanac.stage.open(weather, 'bea@gmail.test');
  const mend = await firstMend(editor);
  if (!mend) throw new Error('no mend is offered');
  // April's rain: the box from K12 to N12 is written at once.
  await type('M12', '2026-01-05');
  const before = await sheetText();
  expect(await problem(editor, 'mendCells', { sheetId: 0, place: null, mend })).toMatchObject({
    kind: 'addon.mend-text-between',
  });
  expect(await sheetText()).toEqual(before);
});

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

function typedAs(typed: string[][]): GivenDocument {
  return aDocument({ sheets: [{ id: 0, name: 'Farm', typed }] });
}

/** 1971, with January empty. */
function late(months: Month[]): void {
  for (let month = 12; month >= 1; month--) {
    const nothing = { max: Number.NaN, min: Number.NaN, rain: Number.NaN };
    const { max, min, rain } = month === 1 ? nothing : monthOf(months, 1971, month - 1);
    Object.assign(monthOf(months, 1971, month), { max, min, rain });
  }
}

/** The maxima of April and May, with other cells between them. */
function exchangeApril(months: Month[]): void {
  const [april, may] = [monthOf(months, 1971, 4), monthOf(months, 1971, 5)];
  [april.max, may.max] = [may.max, april.max];
}

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
