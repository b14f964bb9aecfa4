import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mend } from '../../src/core/quality/answers/mend.ts';
import type { Editor, GivenDocument } from '../../src/stage/index.ts';
import { casesOf } from '../support/every-case.ts';
import { type DayOfStation, inventedDays, type Month } from '../support/invented-station.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';
import { exchangeMarch, monthOf, retype, typedFarm, typedValue } from './support/typed-farm.ts';

/** `always`: every run takes it, for its way of mending, in months or in days. */
type Case = { name: string; how: Mend['how']; typed: string[][]; always?: boolean };

const CASES: Case[] = [
  {
    name: 'maximum and minimum of a month that changed places',
    how: 'swap',
    typed: typedFarm(exchangeMarch),
    always: true,
  },
  {
    name: 'two months that changed places, with other cells between them',
    how: 'swap',
    typed: typedFarm((all) => {
      const [april, may] = [monthOf(all, 1971, 4), monthOf(all, 1971, 5)];
      [april.max, may.max] = [may.max, april.max];
    }, 'continental'),
  },
  {
    name: 'a lost minus',
    how: 'sign',
    typed: typedFarm((all) => {
      monthOf(all, 1971, 1).min *= -1;
    }, 'continental'),
  },
  {
    name: 'a decimal mark that slipped',
    how: 'decimal',
    typed: typedFarm((all) => {
      const july = monthOf(all, 1971, 7);
      july.max = Math.round(july.max) / 10;
    }),
  },
  {
    name: 'a year that is a month late',
    how: 'shift',
    typed: typedFarm((all) => shift(all, 1)),
    always: true,
  },
  { name: 'a year that is a month early', how: 'shift', typed: typedFarm((all) => shift(all, -1)) },
  {
    name: 'the lost minus of a day',
    how: 'sign',
    typed: days((day, index) => ({ ...day, min: index === 9 ? 14 - day.min : day.min - 14 })),
    always: true,
  },
  {
    name: 'the slipped decimal mark of a day',
    how: 'decimal',
    typed: days((day, index) => (index === 200 ? { ...day, max: day.max / 10 } : day)),
  },
];

/** One almanac for all of them, a document each: opening one costs more than a mend. */
let almanac: Almanac;
beforeAll(async () => {
  const documents = CASES.map(
    ({ typed }, index): GivenDocument => ({
      ...aDocument({ sheets: [{ id: 0, name: 'Farm', typed }] }),
      id: `document-${index}`,
    }),
  );
  const [, between] = documents;
  if (between) documents.push({ ...between, id: 'between' });
  almanac = await openAlmanac({ documents });
});
afterAll(() => almanac.close());

test.each(casesOf(CASES, ({ always }) => always === true))(
  '$name is mended, typed back and mended again',
  async ({ name, how }) => {
    const document = `document-${CASES.findIndex((one) => one.name === name)}`;
    const text = () => almanac.stage.command('sheetText', document, 0);
    const editor = await almanac.stage.open(document, 'ada@gmail.test');
    const spoiled = await text();
    const mend = await mendIn(editor);
    if (!mend) throw new Error('no mend is offered');
    expect(mend.how).toBe(how);

    await page(editor, 'mendCells', { sheetId: 0, place: null, mend });
    const mended = await text();
    const changed = mend.changes.filter(({ from, to }) => from !== to);
    expect(mended.display).toEqual(withCells(spoiled.display, changed));
    expect(mended.notes).toEqual(Object.fromEntries(changed.map((one) => [one.cell, noteOf(one)])));
    expect(await mendIn(editor)).toBeNull();

    // The way back is no mend: nothing in the sheet asks for it.
    const changes = mend.changes.map(({ cell, from, to }) => ({ cell, from: to, to: from }));
    expect(
      await problem(editor, 'mendCells', { sheetId: 0, place: null, mend: { ...mend, changes } }),
    ).toEqual(expect.objectContaining({ kind: 'addon.finding-gone' }));
    const typed = changed.map(({ cell, from }) => ({ a1: cell, text: String(from ?? '') }));
    await almanac.stage.command('typeCells', document, 0, typed);
    expect((await text()).display).toEqual(spoiled.display);
    expect(await mendIn(editor)).toEqual(mend);

    await page(editor, 'mendCells', { sheetId: 0, place: null, mend });
    const again = await text();
    expect(again.display).toEqual(mended.display);
    expect(again.notes).toEqual(
      Object.fromEntries(changed.map((one) => [one.cell, `${noteOf(one)}\n${noteOf(one)}`])),
    );
  },
);

test('a date that came between the two cells is left alone', async () => {
  const editor = await almanac.stage.open('between', 'ada@gmail.test');
  const mend = await mendIn(editor);
  if (!mend) throw new Error('no mend is offered');
  // April's rain: the box from K12 to N12 is written at once.
  await almanac.stage.command('typeCells', 'between', 0, [{ a1: 'M12', text: '2026-01-05' }]);
  const before = await almanac.stage.command('sheetText', 'between', 0);
  expect(await problem(editor, 'mendCells', { sheetId: 0, place: null, mend })).toMatchObject({
    kind: 'addon.mend-text-between',
  });
  expect(await almanac.stage.command('sheetText', 'between', 0)).toEqual(before);
});

type Change = Mend['changes'][number];

function noteOf({ from }: Change): string {
  return `Changed with Almanac; before: ${from ?? '–'}`;
}

async function mendIn(editor: Editor): Promise<Mend | null> {
  const { findings } = await page(editor, 'readActiveSheet', null);
  return findings.find(({ mend }) => mend)?.mend ?? null;
}

function withCells(display: string[][], changed: readonly Change[]): string[][] {
  const rows = display.map((row) => [...row]);
  for (const { cell, to } of changed) retype(rows, cell, () => String(to ?? ''));
  return rows;
}

function days(spoil: (day: DayOfStation, index: number) => DayOfStation): string[][] {
  const all = inventedDays('temperate', { firstYear: 1991, years: 2 }).map(spoil);
  return [
    ['Date', 'Max', 'Min', 'Rain'],
    ...all.map(({ year, month, day, max, min, rain }) => [
      [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
      ...[max, min, rain].map(typedValue),
    ]),
  ];
}

/** 1971, with the month that has nothing to move into it empty. */
function shift(all: Month[], by: 1 | -1): void {
  const year = all.filter((one) => one.year === 1971).map((one) => ({ ...one }));
  year.forEach(({ month }, index) => {
    const { max, min, rain } = year[index - by] ?? { max: NaN, min: NaN, rain: NaN };
    Object.assign(monthOf(all, 1971, month), { max, min, rain });
  });
}
