import { afterEach, describe, expect, it } from '@jest/globals';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

describe.each(['bound', 'published'] as const)('the add-on, %s', (install) => {
  it('goes from the first opening by a pasted session to a dataset in the Directory', async () => {
    almanac = await openAlmanac({ install });
    const editor = await almanac.stage.open('weather', 'ada@gmail.test', {
      installing: install === 'published',
    });
    expect(editor.menuItems).toEqual([
      'Upload dataset',
      'Open sidebar',
      'Set up token',
      'Schedule uploads',
    ]);

    await editor.clickMenu('Upload dataset');
    expect(await page(editor, 'openingState')).toMatchObject({
      startAt: 'upload',
      connection: { state: 'none' },
      sheet: { name: 'Monthly', title: 'Hill farm', isPublic: null },
    });

    const text = JSON.stringify(await almanac.session());
    const test = await page(editor, 'connect', { way: 'paste', text, address: ADDRESS, key: '' });
    expect(test.parts.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good']);
    expect(test.advice).toEqual({ kind: 'connection.shared-session', params: {} });
    expect(test.connection).toMatchObject({
      state: 'connected',
      account: almanac.ada.displayName,
      canRefresh: true,
    });

    await editor.clickMenu('Upload dataset');
    expect(await page(editor, 'openingState')).toMatchObject({ startAt: 'upload' });

    const reading = await page(editor, 'readActiveSheet', null);
    expect(reading.counts).toEqual({ years: 3, values: 72, unreadable: 0 });
    const run = await uploadFirst(editor, { fingerprint: reading.fingerprint as unknown as null });
    expect(run).toMatchObject({ outcome: 'sent', years: 3, values: 72, isPublic: true });
    expect(run.url).toMatch(/\/records\/[0-9a-f-]{36}$/);

    expect(await almanac.directory()).toMatchObject([
      { id: run.datasetId, name: 'Hill farm', account: almanac.ada.displayName, isPublic: true },
    ]);
  });
});

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

describe('“Upload dataset” in the menu', () => {
  it('sends nothing, whatever was sent before: it opens Upload', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await almanac.stage.advance('1 minute');
    await almanac.stage.write('weather', 0, 'B2', [[9.9]]);
    await editor.clickMenu('Upload dataset');
    expect(await page(editor, 'openingState')).toMatchObject({ startAt: 'upload' });
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('says of a sheet that it is sent without asking, to this account alone', async () => {
    almanac = await openAlmanac({ alsoAt: 'other.example' });
    const editor = await settleIn(almanac);
    const sheet = { sheetId: 0, place: null };
    expect(await problem(editor, 'sendUnasked', { ...sheet, unasked: true })).toMatchObject({
      kind: 'upload.visibility-missing',
    });
    await uploadFirst(editor);
    await page(editor, 'sendUnasked', { ...sheet, unasked: true });
    // What is typed for the next upload leaves it as it is.
    await uploadFirst(editor, { title: 'Hill', confirmed: ['unchanged'] });
    const unasked = async () => (await page(editor, 'openingState')).sheet?.unasked;
    expect(await unasked()).toBe(true);
    const { email, password } = almanac.ada;
    const other = { way: 'password' as const, email, password, key: '' };
    await page(editor, 'connect', { ...other, address: 'https://other.example' });
    expect(await unasked()).toBe(false);
    await page(editor, 'connect', { ...other, address: ADDRESS });
    await page(editor, 'sendUnasked', { ...sheet, unasked: false });
    expect(await unasked()).toBe(false);
  });
});

describe('the connection', () => {
  it('never gives a token back, to no page function and in no property others can read', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    const said = JSON.stringify([
      await page(editor, 'openingState'),
      await page(editor, 'testConnection'),
      await page(editor, 'runHistory'),
      await page(editor, 'readActiveSheet', null),
      await almanac.stage.properties('document'),
      almanac.stage.executions.flatMap(({ logs }) => logs),
    ]);
    expect(said).not.toMatch(/eyJ|refresh_token|access_token/);
    const { refresh } = await keptSession();
    expect([refresh, almanac.ada.password].filter((secret) => said.includes(secret))).toEqual([]);
  });

  it('is ended on both sides by disconnecting', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    const [here, elsewhere] = [await keptSession(), await almanac.session()];
    await almanac.stage.faults.add({
      at: { method: 'Lock.tryLock' },
      happens: { kind: 'lock-timeout' },
    });
    expect(await problem(editor, 'disconnect', { removeSchedules: false })).toMatchObject({
      kind: 'connection.lock-busy',
    });
    expect(await keptSession()).toEqual(here);
    expect(await page(editor, 'disconnect', { removeSchedules: true })).toEqual({
      state: 'none',
      left: 'signed-out',
    });
    expect(await page(editor, 'openingState')).toMatchObject({
      connection: { state: 'none' },
      jobs: [],
    });
    expect([await renews(here.refresh), await renews(elsewhere.refresh_token)]).toEqual([
      false,
      true,
    ]);
  });

  async function keptSession(): Promise<{ refresh: string }> {
    return JSON.parse((await almanac.stage.properties('user')).session ?? '{}');
  }

  async function renews(refresh_token: string): Promise<boolean> {
    const asked = { method: 'POST', body: JSON.stringify({ refresh_token }) };
    const path = '/auth/v1/token?grant_type=refresh_token';
    return (await almanac.serve(new Request(`${ADDRESS}${path}`, asked))).ok;
  }
});

describe('a sheet', () => {
  it('of whole years is written too, wider than a new tab is', async () => {
    const rain = (row: (string | number)[], index: number) =>
      row.concat(MONTHS.map((month) => (index === 0 ? `${month}_rain` : 40 + index)));
    almanac = await openAlmanac({
      documents: [aDocument({ sheets: [{ id: 0, name: 'Monthly', cells: aTable().map(rain) }] })],
    });
    const editor = await settleIn(almanac);
    const { id } = await page(editor, 'writeAsNewSheet', { sheetId: 0, place: null });
    const [header = []] = await almanac.stage.values('weather', id);
    expect(header).toHaveLength(1 + 3 * MONTHS.length);
  });

  it('shows a cell a finding names', async () => {
    almanac = await openAlmanac();
    const editor = await almanac.stage.open('weather');
    await page(editor, 'showCell', { sheet: 'Monthly', cell: 'C3' });
    expect(editor.selection).toEqual({ sheet: 0, a1: 'C3' });
  });

  it.each(['C2000', 'C3:AZ3'])(
    'says that %s is not there once its row or column is deleted',
    async (cell) => {
      almanac = await openAlmanac();
      const editor = await almanac.stage.open('weather');
      expect(await problem(editor, 'showCell', { sheet: 'Monthly', cell })).toEqual({
        kind: 'addon.cell-missing',
        params: { cell },
      });
      expect(editor.selection).toBeNull();
    },
  );

  it('goes there in one step, so that nobody types into a cell on the way', async () => {
    const sheets = [
      { id: 0, name: 'Monthly', cells: aTable() },
      { id: 7, name: 'Other', cells: aTable() },
    ];
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await almanac.stage.open('weather');
    const passed: string[] = [];
    almanac.stage.onEvent((event) => {
      if (event.event === 'selection') passed.push(`${event.sheet} ${event.a1}`);
    });
    await page(editor, 'showCell', { sheet: 'Other', cell: 'C3' });
    expect(passed).toEqual(['7 C3']);
  });

  it('asks before it sends what has changed since it was shown', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    const request = { ...FIRST_UPLOAD, fingerprint: 'what was seen' };
    expect(await page(editor, 'uploadSheet', request)).toMatchObject({
      state: 'asks',
      question: 'changed-since-seen',
      canConfirm: true,
    });
    expect(
      await page(editor, 'uploadSheet', { ...request, confirmed: ['changed-since-seen'] }),
    ).toMatchObject({ state: 'ran' });
  });
});
