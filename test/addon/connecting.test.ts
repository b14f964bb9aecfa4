import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { ConnectRequest } from '../../src/addon/page-types.ts';
import type { Editor } from '../../src/stage/index.ts';
import { ADDRESS, endSessions } from './support/accounts.ts';
import {
  type Almanac,
  BEFORE_NINE,
  connectByPassword,
  DAILY,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';
import { buildBakedAddon } from './support/baked-addon.ts';

let almanac: Almanac;
const DAY_MS = 24 * 3_600_000;

describe('what is typed or pasted instead of a connection', () => {
  let editor: Editor;
  let whole: string;

  // One stage for all: nothing of this may touch the connection that is there.
  beforeAll(async () => {
    almanac = await openAlmanac();
    editor = await settleIn(almanac);
    whole = JSON.stringify(await almanac.session());
  });

  const paste = (text: (whole: string) => string) => (): ConnectRequest => ({
    way: 'paste',
    text: text(whole),
    address: ADDRESS,
    key: '',
  });
  const at = (address: string) => (): ConnectRequest => ({
    way: 'paste',
    text: whole,
    address,
    key: '',
  });

  test.each([
    {
      name: 'half of the entry',
      request: paste((text) => text.slice(0, 90)),
      kind: 'paste-cut-off',
    },
    {
      name: 'an address of http',
      request: at('http://almanac.example'),
      kind: 'address-not-https',
    },
    {
      name: 'no password',
      request: (): ConnectRequest => ({
        way: 'password',
        email: almanac.ada.email,
        password: '',
        address: ADDRESS,
        key: '',
      }),
      kind: 'password-missing',
    },
  ])('$name is refused by its name, and the connection stays', async ({ request, kind }) => {
    almanac.requests.length = 0;
    expect(await problem(editor, 'connect', request())).toMatchObject({
      kind: `connection.${kind}`,
    });
    expect(almanac.requests).toEqual([]);
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'connected', account: almanac.ada.displayName },
    });
  });

  test.each([
    {
      name: 'half of a refresh token',
      request: paste((text) => JSON.parse(text).refresh_token.slice(0, 6)),
      part: 'token',
    },
    {
      name: 'a wrong password',
      request: (): ConnectRequest => ({
        way: 'password',
        email: almanac.ada.email,
        password: 'not this one',
        address: ADDRESS,
        key: '',
      }),
      part: 'token',
      kind: 'wrong-password',
    },
    {
      name: 'a host that does not exist',
      request: at('https://almanak.example'),
      part: 'address',
      kind: 'name-not-found',
    },
  ])('$name is refused by the part that failed, and the connection stays', async (row) => {
    const test = await page(editor, 'connect', row.request());
    const failed = test.parts.filter(({ state }) => state === 'bad');
    expect(failed.map(({ part }) => part)).toEqual([row.part]);
    if (row.kind) expect(failed[0]?.problem?.kind).toBe(`connection.${row.kind}`);
    expect(test.connection).toMatchObject({ state: 'connected' });
    await almanac.stage.advance('1 minute');
    expect((await page(editor, 'testConnection')).parts.map(({ state }) => state)).toEqual(
      Array(4).fill('good'),
    );
  });

  it('leaves the person able to upload', async () => {
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
    await almanac.close();
  });
});

describe('an address that answers', () => {
  let editor: Editor;
  let answered = () => new Response('');
  // One stage for all: none of them leaves anything.
  beforeAll(async () => {
    almanac = await openAlmanac({ before: () => answered() });
    editor = await almanac.stage.open('weather');
  });
  afterAll(() => almanac.close());

  test.each([
    {
      name: 'with a web page',
      answer: () =>
        new Response('<title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
    },
    {
      name: 'by leading elsewhere',
      answer: () => new Response('', { status: 301, headers: { location: 'https://x.example' } }),
    },
  ])('$name is not taken for a service, and no password is kept', async ({ answer }) => {
    answered = answer;
    const test = await connectByPassword(editor, almanac.ada);
    expect(test.parts.filter(({ state }) => state === 'bad')).toHaveLength(1);
    expect(test.connection).toEqual({ state: 'none' });
    expect(JSON.stringify(await almanac.stage.properties('user'))).not.toContain(
      almanac.ada.password,
    );
  });
});

describe('a session that is pasted', () => {
  afterEach(() => almanac?.close());

  it.each([
    { name: 'by the Connect page is told of no tab', made: { address: ADDRESS }, advice: null },
    { name: 'elsewhere may be shared with a tab', made: {}, advice: 'connection.shared-session' },
  ])('and was made $name', async ({ made, advice }) => {
    almanac = await openAlmanac();
    const editor = await almanac.stage.open('weather');
    const text = JSON.stringify({ ...made, ...(await almanac.session()) });
    const test = await page(editor, 'connect', { way: 'paste', text, address: '', key: '' });
    expect(test.parts.map(({ state }) => state)).toEqual(Array(4).fill('good'));
    expect(test.advice?.kind ?? null).toBe(advice);
  });
});

describe('a service whose clock is wrong by a day', () => {
  afterEach(() => almanac?.close());

  it.each([
    { name: 'ahead', serviceClockOffMs: DAY_MS },
    { name: 'behind', serviceClockOffMs: -DAY_MS },
  ])('$name is connected to, uploaded to and renewed with', async ({ serviceClockOffMs }) => {
    almanac = await openAlmanac({ serviceClockOffMs });
    const editor = await almanac.stage.open('weather');
    const text = JSON.stringify(await almanac.session());
    const test = await page(editor, 'connect', { way: 'paste', text, address: ADDRESS, key: '' });
    expect(test.parts.map(({ state }) => state)).toEqual(Array(4).fill('good'));
    await uploadFirst(editor);
    for (let hour = 1; hour <= 2; hour += 1) {
      await almanac.stage.advance('61 minutes');
      await almanac.stage.write('weather', 0, 'B2', [[hour]]);
      expect(await uploadNow(editor)).toEqual([]);
    }
    expect(await almanac.directory()).toHaveLength(3);
    const exchanges = almanac.requests.filter((one) => one.includes('/auth/v1/token'));
    // One to connect and one an hour: neither never nor with every call.
    expect(exchanges).toHaveLength(3);
  });
});

describe('an add-on that was built for one service since', () => {
  let project: string;
  beforeAll(async () => {
    project = await mkdtemp(join('node_modules/.cache', 'baked-'));
    buildBakedAddon(ADDRESS, project);
    await copyFile('dist/addon/sidebar.en.html', join(project, 'sidebar.en.html'));
  });
  afterEach(() => almanac?.close());
  afterAll(() => rm(project, { recursive: true }));

  it('asks who was connected to another one to connect again, and calls nobody until then', async () => {
    almanac = await openAlmanac({ project, startsAt: BEFORE_NINE });
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await page(editor, 'saveJob', DAILY);
    const { session = '{}' } = await almanac.stage.properties('user');
    const elsewhere = { ...JSON.parse(session), address: 'https://old.example' };
    await almanac.stage.setProperties('user', { session: JSON.stringify(elsewhere) });
    const before = almanac.requests.length;

    const { connection, jobs } = await page(editor, 'openingState');
    const problem = { kind: 'connection.service-changed', params: { address: ADDRESS } };
    expect(connection).toMatchObject({ state: 'refused', problem });
    expect(jobs).toMatchObject([{ paused: problem }]);
    await almanac.stage.advance('2 hours');
    expect((await page(editor, 'runHistory'))[0]).toMatchObject({
      by: 'schedule',
      outcome: 'held',
      reason: problem,
    });
    expect(almanac.requests).toHaveLength(before);

    await connectByPassword(editor, almanac.ada);
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'connected', problem: null },
      jobs: [{ paused: null }],
    });
  });
});

/** Answers a token only when a second execution has come to the lock that the first one holds. */
async function withBothAtLock(): Promise<{ editor: Editor; arm: () => Promise<void> }> {
  let atLock: number | null = null;
  almanac = await openAlmanac({
    startsAt: BEFORE_NINE,
    before: async ({ url }) => {
      if (atLock === null || !url.includes('/auth/v1/token')) return null;
      while (!(await almanac.stage.faults.struck()).includes(atLock));
      return null;
    },
  });
  const arm = async () => {
    almanac.requests.length = 0;
    atLock = await almanac.stage.faults.add({
      at: { method: 'Lock.tryLock' },
      nth: 2,
      // It changes nothing, and is told of.
      happens: { kind: 'do', what: { do: 'move-sheet', document: 'weather', sheet: 0, index: 0 } },
    });
  };
  return { editor: await settleIn(almanac), arm };
}

const exchanges = () => almanac.requests.filter((one) => one.includes('/auth/v1/token'));

it('a test tells at once of a session that was ended elsewhere, though its access token still opens the door', async () => {
  almanac = await openAlmanac();
  const editor = await settleIn(almanac);
  await endSessions(almanac.serve, almanac.ada);
  await almanac.stage.advance('1 minute');
  const { parts, connection } = await page(editor, 'testConnection');
  expect(parts.find(({ part }) => part === 'token')).toMatchObject({ state: 'bad' });
  expect(connection).toMatchObject({ state: 'refused' });
  await almanac.close();
});

describe('two executions that exchange at once', () => {
  it('are an upload and a test of the connection: one exchanges for both', async () => {
    const { editor, arm } = await withBothAtLock();
    await almanac.stage.advance('90 minutes');
    await arm();
    const [tested] = await Promise.all([page(editor, 'testConnection'), uploadFirst(editor)]);
    expect(tested).toMatchObject({ connection: { state: 'connected', problem: null } });
    expect(await almanac.directory()).toHaveLength(1);
    expect(exchanges()).toHaveLength(1);
  });

  it('are two ticks after eight quiet days: one keeps the session alive', async () => {
    const { editor, arm } = await withBothAtLock();
    await uploadFirst(editor);
    await page(editor, 'saveJob', DAILY);
    const { session = '{}' } = await almanac.stage.properties('user');
    const quiet = { ...JSON.parse(session), exchangedAt: almanac.stage.now() - 8 * DAY_MS };
    await almanac.stage.setProperties('user', { session: JSON.stringify(quiet) });
    const [{ id = '' } = {}] = await almanac.stage.triggers();
    await arm();
    await Promise.all([almanac.stage.runTrigger(id), almanac.stage.runTrigger(id)]);
    expect(exchanges()).toHaveLength(1);
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'connected', problem: null },
    });
  });
});
