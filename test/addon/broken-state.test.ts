import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { JobRequest } from '../../src/addon/page-types.ts';
import { type Editor, openStage, type SavedState, type Stage } from '../../src/stage/index.ts';
import { page } from '../addon/support/almanac.ts';
import { casesOf, oneIn } from '../support/every-case.ts';
import { COLLEAGUE, STATION, savedStage, YOU } from './open-state.ts';

type Damage = {
  name: string;
  damaged: (text: string) => string;
  /** The jobs now name another spreadsheet, so nothing is left to run here. */
  endsSchedule?: true;
};

/** What an accident, a person in the script editor or a later version may leave in a property. */
const DAMAGES: Damage[] = [
  { name: 'cut in half', damaged: (text) => text.slice(0, text.length / 2) },
  { name: 'emptied', damaged: () => '' },
  { name: 'with null in each field', damaged: (text) => eachField(text, () => null) },
  { name: 'a list', damaged: () => '[]' },
  {
    name: 'with null in each list',
    damaged: (text) => JSON.stringify(JSON.parse(text), nullInList),
  },
  { name: 'without any field', damaged: () => '{}' },
  {
    name: 'with a text in each field',
    damaged: (text) => eachField(text, () => 'x'),
    endsSchedule: true,
  },
  { name: 'with a record in each field', damaged: (text) => eachField(text, () => ({})) },
  { name: 'of a version to come', damaged: (text) => JSON.stringify(later(JSON.parse(text))) },
];

const TAB_OF_THREE = 2;

let stage: Stage;
let you: Editor;
let saved: SavedState;

beforeAll(async () => {
  saved = await savedStage();
});
beforeEach(async () => {
  stage = await openStage({
    project: 'dist/addon',
    users: [{ email: YOU }, { email: COLLEAGUE }],
    // Nothing answers, so no token is exchanged for one that a later row would not have.
    hosts: {},
    clock: { startsAt: saved.now },
    saved,
  });
  you = await stage.open(STATION, YOU);
});
afterEach(() => stage?.close());

// An empty text and a list are no object, as half of one is none; a field that is not there is as null.
it.each(casesOf(DAMAGES, oneIn(2)))(
  'every property $name: the sidebar opens, the schedule runs on',
  async (damage) => {
    await breakAll(damage.damaged);
    const opened = await page(you, 'openingState');
    expect(opened.sheets.length).toBeGreaterThan(10);
    for (const sheet of [0, TAB_OF_THREE]) {
      await you.select(sheet, 'A1');
      expect(await page(you, 'readActiveSheet', null)).toMatchObject({ sheet: { id: sheet } });
    }
    await page(you, 'runHistory');
    const names = await keys();
    // The first tick may delete its own trigger.
    expect(await runsOfYou('2 hours')).toBe(damage.endsSchedule ? 1 : 2);
    const after = await keys();
    // What was kept of a tab is kept of its place from then on: "runs … 9" as "runs … 9 Upton".
    const isKept = (name: string) => after.some((one) => `${one} `.startsWith(`${name} `));
    expect(names.filter((name) => !isKept(name))).toEqual([]);
  },
);

it('the mark of whose schedules they are: it is told, and the trigger waits until it is put right', async () => {
  const { tag = '' } = await stage.properties('user', YOU);
  await stage.setProperties('user', { tag: tag.slice(0, 9) }, YOU);
  const told = { kind: 'schedule.owner-unreadable' };
  expect((await page(you, 'openingState')).notices).toEqual([expect.objectContaining(told)]);
  expect(await runsOfYou('2 hours')).toBe(2);
  await stage.setProperties('user', { tag }, YOU);
  const opened = await page(you, 'openingState');
  expect([opened.notices, opened.jobs.some(({ mine }) => mine)]).toEqual([[], true]);
  expect(await runsOfYou('2 hours')).toBe(2);
});

it('the mark of whose schedules they are, and a schedule saved after it: the others are still told of until they are taken over', async () => {
  const { sheets, jobs } = await page(you, 'openingState');
  const { tag = '' } = await stage.properties('user', YOU);
  await stage.setProperties('user', { tag: tag.slice(0, 9) }, YOU);
  const unscheduled = sheets.find(({ id }) => !jobs.some(({ sheetId }) => sheetId === id));
  const yours = jobs.filter(({ mine, sheetName }) => mine && sheetName !== null);
  expect(yours.length).toBeGreaterThan(0);
  await page(you, 'saveJob', aJobOf(unscheduled?.id ?? 0));
  expect((await page(you, 'openingState')).notices).toMatchObject([
    { kind: 'schedule.owner-unreadable' },
  ]);
  for (const { sheetId } of yours) await page(you, 'takeOverJob', aJobOf(sheetId));
  expect((await page(you, 'openingState')).notices).toEqual([]);
});

function aJobOf(sheetId: number): JobRequest {
  const rhythm = { every: 'day', hour: 6, weekday: 1, day: 1 } as const;
  const limits = { heldAbove: 10, oldestMayGo: false };
  const told = { title: 'A station', description: '', isPublic: false, email: null };
  return { sheetId, place: null, rhythm, ...limits, ...told, also: [] };
}

/** How often the trigger came. */
async function runsOfYou(time: string): Promise<number> {
  const before = stage.executions.length;
  await stage.advance(time);
  const ran = stage.executions.slice(before);
  expect(ran.filter(({ status }) => status !== 'completed')).toEqual([]);
  return ran.filter(({ user, document }) => user === YOU && document === STATION).length;
}

async function breakAll(damaged: (text: string) => string): Promise<void> {
  for (const [store, owner] of [
    ['user', YOU],
    ['document', STATION],
  ] as const) {
    const texts = Object.entries(saved.properties[`${store}:${owner}`] ?? {});
    const broken = Object.fromEntries(texts.map(([key, text]) => [key, damaged(text)]));
    await stage.setProperties(store, broken, owner);
  }
}

async function keys(): Promise<string[]> {
  const stores = [await stage.properties('user', YOU), await stage.properties('document', STATION)];
  return stores.flatMap((store) => Object.keys(store));
}

function nullInList(_name: string, kept: unknown): unknown {
  return Array.isArray(kept) ? [null] : kept;
}

function eachField(text: string, value: () => unknown): string {
  return JSON.stringify(JSON.parse(text), (key, kept) => (key === '' ? kept : value()));
}

/** Kinds, outcomes, rhythms and views that nobody knows yet, and a field beside those that are known. */
function later(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(later);
  if (typeof value !== 'object' || value === null) return value;
  const NEW = ['kind', 'outcome', 'by', 'every', 'view', 'temperatureUnit', 'rainUnit'];
  const fields = Object.entries(value).map(([name, kept]) => [
    name,
    NEW.includes(name) ? 'of-tomorrow' : later(kept),
  ]);
  return { ...Object.fromEntries(fields), tomorrow: { more: 1 } };
}
