import { afterEach, describe, expect, it } from '@jest/globals';
import type { JobState } from '../../src/addon/page-types.ts';
import type { Editor } from '../../src/stage/index.ts';
import { type Account, ADDRESS, datasetsOf, signIn, signUp } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  BEFORE_NINE,
  connectByPassword,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const TARGET = { sheetId: 0, place: null };
const DECIDED = { ...FIRST_UPLOAD, isPublic: null };

/** As the owner does on the site, or with any other client. */
async function asOwner(method: string, path: string, body?: object): Promise<Response> {
  const { access_token } = await almanac.session();
  return almanac.serve(
    new Request(`${ADDRESS}/functions/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

/** What anybody finds. */
async function found(): Promise<string[]> {
  const search = encodeURIComponent(almanac.ada.displayName);
  const listed = await almanac.serve(new Request(`${ADDRESS}/functions/v1/datasets?limit=100`));
  const { datasets } = (await listed.json()) as { datasets: { name: string; account: string }[] };
  return datasets
    .filter(({ account }) => account === decodeURIComponent(search))
    .map(({ name }) => name);
}

async function recordOf(editor: Editor) {
  const look = await page(editor, 'lookAtRecord', TARGET);
  if (look.is !== 'there') throw new Error(`There is no record: ${look.is}`);
  return look.record;
}

async function opened(): Promise<Editor> {
  almanac = await openAlmanac({ startsAt: BEFORE_NINE });
  return settleIn(almanac);
}

async function scheduled(): Promise<Editor> {
  const editor = await opened();
  await uploadFirst(editor);
  await page(editor, 'saveJob', { ...DAILY, isPublic: null, email: 'ada@gmail.test' });
  return editor;
}

const write = (first: number) => almanac.stage.write('weather', 0, 'A1:Y4', aTable(first));
const jobOf = async (editor: Editor): Promise<JobState | undefined> =>
  (await page(editor, 'openingState')).jobs[0];

describe('what is changed at the service', () => {
  it('holds for a schedule that goes on: it stays private, and keeps its title', async () => {
    const editor = await scheduled();
    const { id } = await recordOf(editor);
    await asOwner('PATCH', `records/${id}`, { name: 'Pine Hollow', is_public: false });
    await write(7.4);
    await almanac.stage.advance('2 hours');
    expect(await jobOf(editor)).toMatchObject({
      lastRun: { outcome: 'sent', title: 'Pine Hollow', isPublic: false },
    });
    expect(await recordOf(editor)).toMatchObject({
      title: 'Pine Hollow',
      isPublic: false,
      versions: 2,
    });
    expect(await found()).toEqual([]);
  });

  it('is asked about where a person was shown it otherwise', async () => {
    const editor = await opened();
    await uploadFirst(editor);
    const { id } = await recordOf(editor);
    await asOwner('PATCH', `records/${id}`, { is_public: false });
    await write(7.4);
    expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      state: 'asks',
      question: 'visibility',
      problem: { kind: 'upload.is-private-now' },
    });
    const confirmed = { ...FIRST_UPLOAD, confirmed: ['visibility' as const] };
    expect(await page(editor, 'uploadSheet', confirmed)).toMatchObject({
      run: { outcome: 'sent', isPublic: false },
    });
    expect(await found()).toEqual([]);
  });

  it('where nobody answers how it stands, nothing is sent', async () => {
    let isAway = false;
    almanac = await openAlmanac({
      before: ({ url }) =>
        isAway && url.includes('/records/') ? new Response('gateway', { status: 502 }) : null,
    });
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await write(7.4);
    isAway = true;
    almanac.requests.length = 0;
    expect(await page(editor, 'uploadSheet', DECIDED)).toMatchObject({
      run: { outcome: 'failed', reason: { kind: 'connection.service-trouble' } },
    });
    expect(almanac.requests.filter((line) => line.includes('ingest'))).toEqual([]);
  });
});

describe('what is changed in the sidebar', () => {
  it('is changed for all versions, and only what a person changed', async () => {
    const editor = await opened();
    await uploadFirst(editor);
    await write(7.4);
    await page(editor, 'uploadSheet', DECIDED);
    const { etag } = await recordOf(editor);
    const change = { isPublic: false };
    expect(await page(editor, 'changeRecord', { ...TARGET, change, etag })).toMatchObject({
      is: 'changed',
      record: { title: 'Hill farm', isPublic: false, versions: 2 },
    });
    expect(await found()).toEqual([]);
  });

  it('is not made public where somebody has changed it since it was seen', async () => {
    const editor = await opened();
    await uploadFirst(editor, { isPublic: false });
    const { id, etag } = await recordOf(editor);
    await asOwner('PATCH', `records/${id}`, { description: 'Not for others.' });
    const request = { ...TARGET, change: { isPublic: true }, etag };
    expect(await page(editor, 'changeRecord', request)).toMatchObject({
      is: 'otherwise',
      record: { isPublic: false, description: 'Not for others.' },
    });
    expect(await found()).toEqual([]);
  });
});

describe('a record that was removed', () => {
  const remove = async (editor: Editor) => {
    const { id } = await recordOf(editor);
    await asOwner('DELETE', `records/${id}`);
  };

  it('holds its schedule, changed or not, and is told with its date', async () => {
    const editor = await scheduled();
    await remove(editor);
    await almanac.stage.advance('2 hours');
    const held = { outcome: 'held', reason: { kind: 'upload.record-removed' } };
    expect(await jobOf(editor)).toMatchObject({ lastRun: held, waits: { reason: null } });
    await write(7.4);
    await almanac.stage.advance('24 hours');
    expect(await jobOf(editor)).toMatchObject({ lastRun: held });
    expect(almanac.stage.outbox).toHaveLength(1);
    expect(almanac.stage.outbox[0]?.body).toMatch(/removed from the Directory on 2026-05-04,/);
    expect(await almanac.directory()).toEqual([]);
  });

  it('is told in the sidebar and in its history, and is made anew as a first upload is', async () => {
    const editor = await opened();
    await uploadFirst(editor);
    await remove(editor);
    // Not that it has not changed since.
    expect(await page(editor, 'uploadSheet', DECIDED)).toMatchObject({
      run: { reason: { kind: 'upload.record-removed' } },
    });
    await write(7.4);
    expect(await page(editor, 'lookAtRecord', TARGET)).toMatchObject({
      is: 'gone',
      problem: { kind: 'upload.record-removed', params: { at: expect.stringMatching(/^2026-05/) } },
    });
    const told = { outcome: 'failed', reason: { kind: 'upload.record-removed' } };
    expect(await page(editor, 'uploadSheet', DECIDED)).toMatchObject({ state: 'ran', run: told });
    expect((await page(editor, 'runHistory'))[0]).toMatchObject(told);
    const anew = { ...FIRST_UPLOAD, title: 'Once more', isPublic: false, anew: true as const };
    expect(await page(editor, 'uploadSheet', anew)).toMatchObject({
      run: { outcome: 'sent', title: 'Once more', isPublic: false },
    });
    expect(await recordOf(editor)).toMatchObject({ title: 'Once more', versions: 1 });
  });
});

describe('the first run of a schedule', () => {
  const bea = () => almanac.stage.open('weather', 'bea@gmail.test');

  it('is held where another editor has answered otherwise how the sheet is read', async () => {
    const cells = aTable().slice(0, 2);
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: [{ id: 0, name: 'Monthly', cells }] })],
    });
    const editor = await settleIn(almanac);
    await page(editor, 'rememberWishes', 0, { temperatureUnit: 'C' });
    await page(editor, 'saveJob', DAILY);
    await page(await bea(), 'rememberWishes', 0, { temperatureUnit: 'F' });
    await almanac.stage.advance('2 hours');
    expect(await jobOf(editor)).toMatchObject({
      lastRun: {
        outcome: 'held',
        reason: { kind: 'upload.answers-changed', params: { unit: '' } },
      },
    });
    expect(await almanac.directory()).toEqual([]);
  });

  it('goes by what its owner answers later', async () => {
    const editor = await opened();
    await page(editor, 'saveJob', DAILY);
    await page(editor, 'rememberWishes', 0, { missingDays: 'strict' });
    await almanac.stage.advance('2 hours');
    expect(await jobOf(editor)).toMatchObject({ lastRun: { outcome: 'sent' } });
  });

  it('is held where more of the values changed since it was saved than may change later', async () => {
    const editor = await opened();
    await page(editor, 'saveJob', DAILY);
    const others = aTable().map((row, at) =>
      at === 0 ? row : row.map((value, column) => (column === 0 ? value : Number(value) + 3)),
    );
    await almanac.stage.write('weather', 0, 'A1:Y4', others);
    await almanac.stage.advance('2 hours');
    expect(await jobOf(editor)).toMatchObject({
      lastRun: { outcome: 'held', reason: { kind: 'upload.old-values-changed' } },
    });
  });
});

describe('the schedules of somebody who left', () => {
  const tabs = [0, 5].map((id) => ({ id, name: `Tab ${id}`, cells: aTable(7.2 + id) }));
  const targets = tabs.map(({ id }) => ({ sheetId: id, place: null }));
  const nothing = { offer: '', title: 'Hill', isPublic: null, sameKey: null, email: null };

  async function left(): Promise<{ bea: Editor; account: Account }> {
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: tabs })],
    });
    const ada = await settleIn(almanac);
    for (const target of targets) await page(ada, 'saveJob', { ...DAILY, ...target });
    const bea = await almanac.stage.open('weather', 'bea@gmail.test');
    const account = { ...almanac.ada, email: `bea-${almanac.ada.email}`, displayName: 'Bea' };
    await signUp(almanac.serve, account);
    await connectByPassword(bea, account);
    return { bea, account };
  }

  it('are taken over in one press, once it was said who may see them', async () => {
    const { bea, account } = await left();
    expect(await page(bea, 'takeOverAll', { ...nothing, targets })).toEqual({
      state: 'asks',
      same: [],
      undecided: ['Tab 0', 'Tab 5'],
    });
    expect(await page(bea, 'openingState')).toMatchObject({ jobs: [{ mine: false }, {}] });
    const said = { ...nothing, targets, isPublic: false };
    expect(await page(bea, 'takeOverAll', said)).toMatchObject({
      state: 'taken',
      jobs: [{ mine: true, takenOver: true }, { mine: true }],
    });
    await almanac.stage.advance('2 hours');
    const sent = await datasetsOf(almanac.serve, await signIn(almanac.serve, account));
    expect(sent.map(({ name, isPublic }) => [name, isPublic]).sort()).toEqual([
      ['Hill, Tab 0', false],
      ['Hill, Tab 5', false],
    ]);
    expect(await almanac.directory()).toEqual([]);
  });

  it('go on with the records of an offer, by its link, and are asked about for the others alone', async () => {
    const { bea, account } = await left();
    const ada = await almanac.stage.open('weather', 'ada@gmail.test');
    await uploadFirst(ada, { isPublic: false });
    const { id } = await recordOf(ada);
    const made = await asOwner('POST', 'offers', { records: [id] });
    const { offer } = (await made.json()) as { offer: { url: string } };
    const request = { ...nothing, targets, offer: offer.url };
    expect(await page(bea, 'takeOverAll', request)).toEqual({
      state: 'asks',
      same: [],
      undecided: ['Tab 5'],
    });
    const said = { ...request, isPublic: false };
    expect(await page(bea, 'takeOverAll', said)).toMatchObject({ state: 'taken' });
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toEqual([]);
    const sent = await datasetsOf(almanac.serve, await signIn(almanac.serve, account));
    expect(sent.map(({ name }) => name).sort()).toEqual(['Hill farm', 'Hill farm', 'Hill, Tab 5']);
    // What was Ada's schedule and upload is hers no more.
    expect(await page(ada, 'lookAtRecord', TARGET)).toMatchObject({ is: 'gone' });
    expect(await page(bea, 'takeOverAll', request).catch(String)).toMatch(/offer-over/);
  });
});
