import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '../../src/stage/index.ts';
import { casesOf, oneIn } from '../support/every-case.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  connectByPassword,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
} from './support/almanac.ts';
import { exchangeMarch, typedFarm } from './support/typed-farm.ts';

type Texts = Record<string, string>;
/** What 1.0.0 kept of two uploads, their schedules, a doubt that was answered, and the notes of its triggers. */
const STATE: { now: number; user: Texts; document: Texts } = JSON.parse(
  readFileSync('test/fixtures/state-1.0.0.json', 'utf8'),
);
const SHEETS = [
  { id: 0, name: 'Monthly', cells: aTable(-3.5) },
  {
    id: 1,
    name: 'Book',
    cells: [['Station: Garden'], ...aTable(), [], ['Station: Shore'], ...aTable(9.2)],
  },
  { id: 2, name: 'Farm', typed: typedFarm(exchangeMarch) },
];

/** The last of its triggers had no permission. */
const NOTICES = [{ kind: 'schedule.consent-withdrawn', params: {} }];

let almanac: Almanac;
let editor: Editor;
beforeEach(async () => {
  almanac = await openAlmanac({
    startsAt: STATE.now,
    documents: [aDocument({ sheets: SHEETS })],
    // The account of that session is not known any more, and a refusal would end it.
    before: ({ url }) => (url.includes('refresh_token') ? new Response('', { status: 503 }) : null),
  });
  await almanac.stage.setProperties('user', STATE.user);
  await almanac.stage.setProperties('document', STATE.document);
  editor = await almanac.stage.open('weather', 'ada@gmail.test');
  await page(editor, 'repairSchedule');
});
afterEach(() => almanac?.close());

it('what 1.0.0 kept is read as it was', async () => {
  const opened = await page(editor, 'openingState');
  expect(opened.notices).toEqual(NOTICES);
  expect(opened.connection).toMatchObject({ state: 'connected' });
  expect(opened.jobs).toMatchObject([
    { sheetId: 0, place: null, mine: true, title: 'Hill farm', lastRun: { outcome: 'sent' } },
    { sheetId: 1, place: 'Garden', mine: true, title: 'The garden', email: 'ada@example.org' },
  ]);
  expect(await page(editor, 'readActiveSheet', null)).toMatchObject({
    wishes: { rainUnit: 'mm', sheets: ['Monthly'] },
    unchanged: true,
  });
  await editor.select(1, 'A1');
  expect((await page(editor, 'readActiveSheet', null)).wishes).toEqual({ station: 'Shore' });
  await editor.select(2, 'A1');
  expect((await page(editor, 'readActiveSheet', null)).confirmed).toBe(1);
});

type Damage = { name: string; damaged: (text: string) => string };

/** What an accident or a person in the script editor may leave in a property. */
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
  { name: 'with a text in each field', damaged: (text) => eachField(text, () => 'x') },
  { name: 'with a record in each field', damaged: (text) => eachField(text, () => ({})) },
];
const LATER: Damage = {
  name: 'of a later version',
  damaged: (text) => JSON.stringify({ ...JSON.parse(text), v: 2, tomorrow: { more: 1 } }),
};

it.each([...casesOf(DAMAGES, oneIn(2)), LATER])(
  'every property $name: the sidebar opens and tells it, ticks come, and nothing is overwritten',
  async ({ damaged }) => {
    const [user, document] = [eachText(STATE.user, damaged), eachText(STATE.document, damaged)];
    await almanac.stage.setProperties('user', user);
    await almanac.stage.setProperties('document', document);
    const { notices } = await page(editor, 'openingState');
    expect(notices.map(({ kind }) => kind)).toContain(
      damaged === LATER.damaged ? 'addon.stored-later' : 'addon.stored-damaged',
    );
    await page(editor, 'readActiveSheet', null);
    await page(editor, 'runHistory');
    expect(await ticks('2 hours')).toBe(2);
    expect(almanac.requests.filter((one) => one.endsWith('ingest-dataset'))).toEqual([]);
    expect(await almanac.stage.properties('user')).toMatchObject(changedIn(STATE.user, user));
    expect(await almanac.stage.properties('document')).toMatchObject(
      changedIn(STATE.document, document),
    );
  },
);

type Store = {
  name: string;
  whose: 'user' | 'document';
  key: string;
  change: () => Promise<unknown>;
};

const HOURLY = { ...DAILY, rhythm: { ...DAILY.rhythm, every: 'hour' as const } };
const save = () => problem(editor, 'saveJob', HOURLY);
const takeOver = () => problem(editor, 'takeOverJob', HOURLY);
const upload = () =>
  problem(editor, 'uploadSheet', { ...FIRST_UPLOAD, title: 'Other', confirmed: ['unchanged'] });

const STORES: Store[] = [
  { name: 'a person’s settings', whose: 'user', key: 'schedule weather', change: save },
  { name: 'whose schedules they are', whose: 'user', key: 'tag', change: takeOver },
  { name: 'what was decided', whose: 'user', key: 'upload weather 0', change: upload },
  { name: 'the log', whose: 'user', key: 'runs weather 0', change: upload },
  {
    name: 'how a sheet is read',
    whose: 'document',
    key: 'wishes 0',
    change: () => problem(editor, 'rememberWishes', 0, { rainUnit: 'in' }),
  },
  { name: 'a schedule', whose: 'document', key: 'job 0', change: save },
];

describe.each(STORES)('$name', ({ whose, key, change }) => {
  it.each([
    { why: 'damaged', damaged: (text: string) => text.slice(0, 20) },
    { why: 'later', damaged: LATER.damaged },
  ])('that is $why is told and not overwritten', async ({ why, damaged }) => {
    const told = { kind: `addon.stored-${why}` };
    const { [key]: whole = '' } = STATE[whose];
    await almanac.stage.setProperties(whose, { [key]: damaged(whole) });
    expect(await change()).toMatchObject(told);
    expect((await page(editor, 'openingState')).notices).toMatchObject([...NOTICES, told]);
    expect((await almanac.stage.properties(whose))[key]).toBe(damaged(whole));
    // What is damaged goes where a person says so, what a later version wrote stays.
    await page(editor, 'removeDamaged');
    const { [key]: left } = await almanac.stage.properties(whose);
    expect(left).toBe(why === 'later' ? damaged(whole) : undefined);
  });
});

it.each(['damaged', 'later'])('a session that is %s is told and not overwritten', async (why) => {
  const { session = '' } = STATE.user;
  const broken = why === 'later' ? LATER.damaged(session) : session.slice(0, 20);
  await almanac.stage.setProperties('user', { session: broken });
  const told = { kind: `addon.stored-${why}` };
  await expect(connectByPassword(editor, almanac.ada)).rejects.toThrow(told.kind);
  const { notices, connection } = await page(editor, 'openingState');
  expect([connection, notices]).toMatchObject([{ state: 'none' }, [...NOTICES, told]]);
  expect((await almanac.stage.properties('user')).session).toBe(broken);
});

it.each([
  { what: 'its log', whose: 'user', key: 'runs weather 0' },
  { what: 'how it is read', whose: 'document', key: 'wishes 0' },
] as const)('a schedule waits while $what is damaged, and says why', async ({ whose, key }) => {
  await almanac.stage.setProperties(whose, { [key]: 'damaged' });
  await almanac.stage.write('weather', 0, 'B2', [[4.5]]);
  expect(await ticks('2 hours')).toBe(2);
  const { jobs } = await page(editor, 'openingState');
  expect(jobs[0]).toMatchObject({ waits: { reason: { kind: 'addon.stored-damaged' } } });
  expect(almanac.requests.filter((one) => one.endsWith('ingest-dataset'))).toEqual([]);
  expect((await almanac.stage.properties(whose))[key]).toBe('damaged');
});

it('whose schedules they are: the trigger waits until it is put right', async () => {
  await almanac.stage.setProperties('user', { tag: 'damaged' });
  expect(await ticks('2 hours')).toBe(2);
  expect((await page(editor, 'openingState')).jobs.some(({ mine }) => mine)).toBe(false);
  await almanac.stage.setProperties('user', { tag: STATE.user.tag ?? '' });
  const { notices, jobs } = await page(editor, 'openingState');
  expect([notices, jobs.every(({ mine }) => mine)]).toEqual([[], true]);
});

it('whose schedules they are: once it is removed, they are taken over', async () => {
  await almanac.stage.setProperties('user', { tag: 'damaged' });
  await page(editor, 'removeDamaged');
  const jobs = await page(editor, 'takeOverJob', HOURLY);
  expect(jobs.map(({ mine }) => mine)).toEqual([true, false]);
});

/** How often the trigger came. */
async function ticks(time: string): Promise<number> {
  const before = almanac.stage.executions.length;
  await almanac.stage.advance(time);
  const ran = almanac.stage.executions.slice(before);
  expect(ran.filter(({ status }) => status !== 'completed')).toEqual([]);
  return ran.length;
}

function eachText(texts: Texts, damaged: Damage['damaged']): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, damaged(text)]));
}

function changedIn(before: Texts, now: Texts): Texts {
  return Object.fromEntries(Object.entries(now).filter(([key, text]) => text !== before[key]));
}

function nullInList(_name: string, kept: unknown): unknown {
  return Array.isArray(kept) ? [null] : kept;
}

function eachField(text: string, value: () => unknown): string {
  return JSON.stringify(JSON.parse(text), (key, kept) => (key === '' ? kept : value()));
}
