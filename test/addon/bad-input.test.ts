import { afterEach, describe, expect, it, test } from '@jest/globals';
import { storedText } from '../../src/core/stored-value.ts';
import { EMPTY_RUN_LOG } from '../../src/core/upload/run-log.ts';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  connectByPassword,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  START,
  settleIn,
  uploadFirst,
  uploadNow,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** A far corner with something in it: the data range is all that lies before it. */
const FAR_CORNER = 'T100000';

describe('a sheet that was uploaded and now', () => {
  test.each([
    {
      name: 'is empty',
      spoil: () => almanac.stage.write('weather', 0, 'A1:Y4', blank(4, 25)),
      mend: () => almanac.stage.write('weather', 0, 'A1:Y4', aTable(9.1)),
      says: 'The sheet “Monthly” is empty. Open the one that holds the table.',
    },
    {
      name: 'reaches over two million cells',
      spoil: () => almanac.stage.write('weather', 0, FAR_CORNER, [['x']]),
      mend: async () => {
        await almanac.stage.write('weather', 0, FAR_CORNER, [['']]);
        await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
      },
      says: /has 2.?500.?000 cells, and at most .* Copy the columns that matter/,
    },
  ])('$name is told what to do, and goes again once mended', async ({ spoil, mend, says }) => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await spoil();
    expect(await uploadNow(editor)).toEqual([
      typeof says === 'string' ? says : expect.stringMatching(says),
    ]);
    expect(await almanac.directory()).toHaveLength(1);
    await mend();
    expect(await uploadNow(editor)).toEqual([]);
    expect(await almanac.directory()).toHaveLength(2);
  });
});

describe.each([
  { kind: 'OBJECT', name: 'Rain by year', is: 'a chart moved to a tab of its own' },
  { kind: 'DATASOURCE', name: 'Stations', is: 'a tab connected to a database' },
] as const)('$is', ({ kind, name }) => {
  const says = `“${name}” is a chart or a connected sheet, which has no cells to read. Open the sheet that holds the table.`;

  async function openOnIt() {
    almanac = await openAlmanac({
      documents: [
        aDocument({
          sheets: [
            { id: 7, name, kind },
            { id: 0, name: 'Monthly', cells: aTable() },
          ],
        }),
      ],
    });
    return settleIn(almanac);
  }

  it('is refused in words, and nothing is sent', async () => {
    const editor = await openOnIt();
    expect(await uploadNow(editor, { sheetId: 7 })).toEqual([says]);
    expect(await almanac.directory()).toEqual([]);
  });

  it('is refused by the page, which offers the table beside it', async () => {
    const editor = await openOnIt();
    expect(await problem(editor, 'readActiveSheet', null)).toMatchObject({
      kind: 'addon.sheet-not-a-table',
      params: { sheet: name },
    });
    expect(await problem(editor, 'uploadSheet', { ...FIRST_UPLOAD, sheetId: 7 })).toMatchObject({
      kind: 'addon.sheet-not-a-table',
    });
    expect(await page(editor, 'openingState')).toMatchObject({
      sheet: null,
      sheets: [{ id: 0, name: 'Monthly' }],
    });
    await editor.select(0, 'A1');
    expect(await page(editor, 'readActiveSheet', null)).toMatchObject({ sheet: { id: 0 } });
  });
});

function blank(rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

describe('a description longer than a property holds', () => {
  it('is refused with a length that is taken', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    const description = 'ж'.repeat(5_000);
    const { kind, params } = await problem(editor, 'uploadSheet', { ...FIRST_UPLOAD, description });
    expect(kind).toBe('upload.description-too-long');
    const fitting = description.slice(0, Number(params.limit));
    expect(await uploadFirst(editor, { description: fitting })).toMatchObject({ outcome: 'sent' });
  });
});

const STORE_BYTES = 500 * 1024;
const NAMES = Array.from({ length: 60 }, (_, at) => `other-${at}`);

/** As the add-on keeps it, with less in each run than it holds. */
function aLog(parts: object): string {
  return storedText({ ...EMPTY_RUN_LOG, ...parts });
}

/** Leaves no room. Other add-ons cannot, but an older version of this one could have left this much behind. */
async function fill(letter = 'x'): Promise<void> {
  const bytes = Buffer.byteLength(letter);
  const kept = Object.entries(await almanac.stage.properties('user'))
    .flat()
    .join('');
  let room = STORE_BYTES - Buffer.byteLength(kept);
  const filler: Record<string, string> = {};
  for (const name of NAMES) {
    const letters = Math.floor(Math.min(room - name.length, 9000) / bytes);
    filler[name] = letter.repeat(Math.max(0, letters));
    room -= name.length + Buffer.byteLength(filler[name]);
  }
  await almanac.stage.setProperties('user', filler);
}

describe('a store of properties that is full', () => {
  it.each([
    { letter: 'x', name: 'Latin letters' },
    { letter: 'ж', name: 'letters of two bytes' },
  ])(
    'with $name is told before anything is sent, keeps the session, and goes on once there is room',
    async ({ letter }) => {
      almanac = await openAlmanac();
      const editor = await settleIn(almanac);
      await uploadFirst(editor);
      const { session } = await almanac.stage.properties('user');
      await fill(letter);
      await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
      expect(await uploadNow(editor)).toEqual([
        expect.stringMatching(/full \(500 KB\).*nothing was lost.*delete what it stores/),
      ]);
      expect(await almanac.directory()).toHaveLength(1);
      expect((await almanac.stage.properties('user')).session).toBe(session);

      const emptied = Object.fromEntries(NAMES.map((name) => [name, '']));
      await almanac.stage.setProperties('user', emptied);
      expect(await uploadNow(editor)).toEqual([]);
      expect(await almanac.directory()).toHaveLength(2);
    },
  );

  it('is emptied of the oldest histories of other sheets before anything is refused', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    const history = (days: number) =>
      aLog({ runs: [{ startedAt: days * 86_400_000, title: 'x'.repeat(8_000) }] });
    await almanac.stage.setProperties('user', {
      'runs old 0': history(1),
      'runs new 0': history(2),
    });
    await fill();
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    expect(await uploadNow(editor)).toEqual([]);
    expect(await almanac.directory()).toHaveLength(2);
    const kept = Object.keys(await almanac.stage.properties('user'));
    expect(kept).toContain('runs new 0');
    expect(kept).not.toContain('runs old 0');
  });

  it.each([
    { outcome: 'unknown', claim: null, why: 'nobody knows whether it arrived' },
    { outcome: 'sending', claim: { runId: 'open', at: START }, why: 'another window sends it' },
  ])('keeps a run of the oldest history while $why', async ({ outcome, claim }) => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    const settled = { id: 'settled', startedAt: 2, outcome: 'sent', title: 'x'.repeat(8_000) };
    const open = { id: 'open', startedAt: 1, outcome };
    await almanac.stage.setProperties('user', {
      'runs old 0': aLog({ runs: [settled, open], claim, claimedFor: 'there' }),
    });
    await fill();
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    expect(await uploadNow(editor)).toEqual([]);
    const { 'runs old 0': old = '{}' } = await almanac.stage.properties('user');
    // What is as in an empty log is not kept.
    const kept = { runs: [open], ...(claim && { claim }), claimedFor: 'there' };
    expect(JSON.parse(old)).toMatchObject(kept);
  });

  it('is told where nothing but runs of unknown outcome could make room, and keeps them', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    const open = { id: 'open', startedAt: 1, outcome: 'unknown', title: 'x'.repeat(8_000) };
    await almanac.stage.setProperties('user', { 'runs old 0': aLog({ runs: [open] }) });
    await fill();
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    expect(await uploadNow(editor)).toEqual([
      expect.stringMatching(/full \(500 KB\).*nothing was lost.*delete what it stores/),
    ]);
    expect(await almanac.directory()).toHaveLength(1);
    const { 'runs old 0': old = '{}' } = await almanac.stage.properties('user');
    expect(JSON.parse(old)).toMatchObject({ runs: [open] });
  });
});

describe('a store of properties that is filled while a sheet is being sent', () => {
  it('keeps the run that another execution has claimed by then, and the record of the one that arrived', async () => {
    const theirs = { runId: 'theirs', at: START };
    const runs = Array.from({ length: 6 }, (_, at) => ({
      startedAt: at,
      title: 'x'.repeat(1_000),
    }));
    const write = (values: Record<string, object>) =>
      almanac.stage.setProperties(
        'user',
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, aLog(value)])),
      );
    const meanwhile = async () => {
      await write({ 'runs other 0': { runs, claim: theirs } });
      await fill();
    };
    let isWatched = false;
    almanac = await openAlmanac({
      before: async ({ url }) => {
        if (isWatched && url.includes('ingest')) await meanwhile();
        return null;
      },
    });
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await write({ 'runs other 0': { runs } });
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    isWatched = true;
    expect(await uploadNow(editor)).toEqual([]);
    const { 'runs other 0': other = '', 'runs weather 0': own = '' } =
      await almanac.stage.properties('user');
    expect(JSON.parse(other)).toMatchObject({ claim: theirs });
    expect(JSON.parse(own)).toMatchObject({ runs: [{ outcome: 'sent' }, {}] });
    expect(JSON.parse(own)).not.toHaveProperty('claim');
  });
});

describe('several Google accounts in one browser', () => {
  const TOLD = /several Google accounts in this browser, use a window with only one/;
  const refuse = () =>
    almanac.stage.faults.add({
      at: { method: 'Properties.*' },
      times: 'always',
      happens: { kind: 'storage-error', code: 'PERMISSION_DENIED' },
    });

  it('is told as the likely cause from the menu, and the next window uploads', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    await uploadFirst(editor);
    await almanac.stage.write('weather', 0, 'B2', [[9.1]]);
    await refuse();
    expect(await uploadNow(editor)).toEqual([expect.stringMatching(TOLD)]);
    expect(await almanac.directory()).toHaveLength(1);
    await almanac.stage.faults.clear();
    expect(await uploadNow(editor)).toEqual([]);
    expect(await almanac.directory()).toHaveLength(2);
  });

  it('is told as the likely cause in the sidebar, whatever it asked for', async () => {
    almanac = await openAlmanac();
    const editor = await almanac.stage.open('weather', 'ada@gmail.test');
    await refuse();
    for (const name of ['openingState', 'testConnection', 'runHistory'] as const)
      expect(await problem(editor, name)).toMatchObject({ kind: 'addon.stopped' });
    const { email, password } = almanac.ada;
    const request = { way: 'password' as const, email, password, address: ADDRESS, key: '' };
    expect(await problem(editor, 'connect', request)).toMatchObject({ kind: 'addon.stopped' });
    await almanac.stage.faults.clear();
    const test = await connectByPassword(editor, almanac.ada);
    expect(test.connection).toMatchObject({ state: 'connected' });
  });
});

describe('onOpen', () => {
  it('runs before any consent of a published add-on, in NONE mode, and makes the menu', async () => {
    almanac = await openAlmanac({ install: 'published', documents: [aDocument()] });
    const editor = await almanac.stage.open('weather', 'ada@gmail.test');
    const opening = almanac.stage.executions.filter(
      ({ functionName }) => functionName === 'onOpen',
    );
    expect(opening).toMatchObject([{ mode: 'NONE', status: 'completed', failure: null }]);
    expect(editor.menuItems).toHaveLength(4);
    expect(await page(editor, 'openingState')).toMatchObject({ connection: { state: 'none' } });
  });
});
