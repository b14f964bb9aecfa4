import { afterEach, describe, expect, it } from '@jest/globals';
import { shownName } from '../../src/addon/schedule/job-states.ts';
import type { UploadQuestion } from '../../src/core/upload/decide-upload.ts';
import type { Editor } from '../../src/stage/index.ts';
import { casesOf } from '../support/every-case.ts';
import { endSessions, signUp } from './support/accounts.ts';
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
  problem,
  settleIn,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

const jobs = async (editor: Editor) => (await page(editor, 'openingState')).jobs;

/** Bea, another editor of the same spreadsheet, with an account of her own. */
async function openAsBea(): Promise<Editor> {
  const bea = await almanac.stage.open('weather', 'bea@gmail.test');
  const account = { ...almanac.ada, email: `bea-${almanac.ada.email}`, displayName: 'Bea' };
  await signUp(almanac.serve, account);
  await connectByPassword(bea, account);
  return bea;
}

/** The rows of the sheet, which had four. */
async function replaceRows(rows: (string | number)[][]): Promise<void> {
  const blank = Array.from({ length: 4 }, () => Array.from({ length: 25 }, () => ''));
  const next = blank.map((row, at) => row.map((_, column) => rows[at]?.[column] ?? ''));
  await almanac.stage.write('weather', 0, 'A1:Y4', next);
}

const HOURLY = { ...DAILY, rhythm: { ...DAILY.rhythm, every: 'hour' as const } };

it('that are a person’s first are all hers, also where two windows save them at once', async () => {
  const tabs = [0, 5].map((id) => ({ id, name: `Tab ${id}`, cells: aTable() }));
  almanac = await openAlmanac({ documents: [aDocument({ sheets: tabs })] });
  const editor = await settleIn(almanac);
  const window = await almanac.stage.open('weather', 'ada@gmail.test');
  // A second thread is made first, so that the two really run side by side.
  await Promise.all([page(editor, 'openingState'), page(window, 'openingState')]);
  await Promise.all([
    page(editor, 'saveJob', DAILY),
    page(window, 'saveJob', { ...DAILY, sheetId: 5 }),
  ]);
  expect(await jobs(editor)).toMatchObject([{ mine: true }, { mine: true }]);
});

// Where the trigger is not looked for again, the first turns alone do not show it.
it.each(casesOf([1, 2, 3, 4, 5, 6], (turns) => turns === 2 || turns === 4))(
  'keep their trigger where one window deletes the last while another saves the next (turns %i)',
  async (turns) => {
    const tabs = [0, 5].map((id) => ({ id, name: `Tab ${id}`, cells: aTable() }));
    almanac = await openAlmanac({ documents: [aDocument({ sheets: tabs })], turns });
    const editor = await settleIn(almanac);
    const window = await almanac.stage.open('weather', 'ada@gmail.test');
    await page(editor, 'saveJob', DAILY);
    await Promise.all([
      page(editor, 'deleteJob', { sheetId: 0, place: null }),
      page(window, 'saveJob', { ...DAILY, sheetId: 5 }),
    ]);
    expect(await jobs(editor)).toMatchObject([{ sheetId: 5, mine: true }]);
    expect(await almanac.stage.triggers()).toHaveLength(1);
  },
);

describe('a tab that is scheduled and', () => {
  const chart = { id: 7, name: 'Rain by year', kind: 'OBJECT' as const };
  const table = { id: 0, name: 'Monthly', cells: aTable() };

  it('has no cells is refused before a trigger is made', async () => {
    almanac = await openAlmanac({ documents: [aDocument({ sheets: [table, chart] })] });
    const editor = await settleIn(almanac);
    expect(await problem(editor, 'saveJob', { ...DAILY, sheetId: 7 })).toMatchObject({
      kind: 'addon.sheet-not-a-table',
      params: { sheet: 'Rain by year' },
    });
    expect(await almanac.stage.triggers()).toEqual([]);
  });

  it('lost its cells is held with the reason, and goes on as a table again', async () => {
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: [table, chart] })],
    });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY);
    await almanac.stage.command('changeSheet', 'weather', 0, { kind: 'DATASOURCE' });
    await almanac.stage.advance('2 hours');
    expect(await jobs(editor)).toMatchObject([
      { paused: null, lastRun: { outcome: 'held', reason: { kind: 'addon.sheet-not-a-table' } } },
    ]);
    await almanac.stage.command('changeSheet', 'weather', 0, { kind: 'GRID' });
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(1);
  });

  it('is renamed, moved and hidden is still the one that is sent', async () => {
    const other = { id: 5, name: 'Notes', cells: [['nothing to send']] };
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: [table, other] })],
    });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY);
    const change = { name: 'Seventies', index: 2, hidden: true };
    await almanac.stage.command('changeSheet', 'weather', 0, change);
    await almanac.stage.command('changeSheet', 'weather', 5, { name: 'Monthly' });
    await almanac.stage.advance('2 hours');
    expect(await jobs(editor)).toMatchObject([
      { sheetName: 'Seventies', lastRun: { outcome: 'sent', sheetName: 'Seventies' } },
    ]);
    expect(await almanac.directory()).toHaveLength(1);
  });
});

describe('a copy of the spreadsheet (File › Make a copy)', () => {
  // Whether Google copies document properties along is written nowhere, so both must be harmless.
  it.each([
    { name: 'with its document properties', isCopied: true },
    { name: 'without them', isCopied: false },
  ])('$name publishes nothing by itself and offers no schedule', async ({ isCopied }) => {
    almanac = await openAlmanac({ install: 'published', startsAt: BEFORE_NINE });
    const editor = await settleIn(almanac);
    await page(editor, 'saveJob', DAILY);
    await almanac.stage.addDocument(aDocument({ id: 'copy', name: 'Copy of Hill farm' }));
    const kept = await almanac.stage.properties('document', 'weather');
    expect(Object.keys(kept)).toContain('job 0');
    if (isCopied) await almanac.stage.setProperties('document', kept, 'copy');
    const copy = await almanac.stage.open('copy');
    expect(await jobs(copy)).toEqual([]);
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(1);
    expect(await page(copy, 'runHistory')).toEqual([]);
    expect(await page(copy, 'saveJob', DAILY)).toMatchObject([{ mine: true }]);
    expect(await jobs(editor)).toMatchObject([{ mine: true, overdue: false }]);
  });
});

it.each([
  { account: 'ada@example.org', shown: 'ada' },
  { account: 'Ada', shown: 'Ada' },
])('of an owner called $account every editor is shown “$shown”', ({ account, shown }) => {
  expect(shownName(account)).toBe(shown);
});

describe('two people at one sheet', () => {
  it('who both press Save at once get one schedule, and the other is told whose it is', async () => {
    almanac = await openAlmanac({ install: 'published', startsAt: BEFORE_NINE });
    const ada = await settleIn(almanac);
    const bea = await openAsBea();
    const saved = (await Promise.all(
      [ada, bea].map((editor) => editor.callFromPage('saveJob', DAILY)),
    )) as { ok: boolean; problem?: { kind: string } }[];
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saved.find(({ ok }) => !ok)?.problem).toMatchObject({ kind: 'schedule.not-yours' });
    const mine = [...(await jobs(ada)), ...(await jobs(bea))].map((job) => job.mine);
    expect(mine.sort()).toEqual([false, true]);
    await almanac.stage.advance('2 hours');
    const [one, other] = [await page(ada, 'runHistory'), await page(bea, 'runHistory')];
    expect([...one, ...other].filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
  });

  it('with one account are in no doubt whose schedules are whose', async () => {
    const sheets = [0, 1].map((id) => ({ id, name: `Sheet ${id}`, cells: aTable(id) }));
    almanac = await openAlmanac({ install: 'published', documents: [aDocument({ sheets })] });
    const ada = await settleIn(almanac);
    const bea = await settleIn(almanac, 'weather', 'bea@gmail.test');
    await page(ada, 'saveJob', DAILY);
    await page(bea, 'saveJob', { ...DAILY, sheetId: 1 });
    const notices = async (editor: Editor) => (await page(editor, 'openingState')).notices;
    expect([await notices(ada), await notices(bea)]).toEqual([[], []]);
  });

  it('see it when the owner’s schedule has gone silent, and can take it over', async () => {
    almanac = await openAlmanac({ install: 'published' });
    const ada = await settleIn(almanac);
    const bea = await openAsBea();
    await page(ada, 'saveJob', DAILY);
    // Longer than one note of her ticks is believed.
    await almanac.stage.advance('30 hours');
    expect(await jobs(bea)).toMatchObject([{ mine: false, overdue: false, lastRun: null }]);
    // Ada's account is closed: her triggers end with it, and nobody is told.
    const [trigger] = await almanac.stage.triggers();
    await almanac.stage.command('changeTrigger', trigger?.id ?? '', 'delete');
    await almanac.stage.advance('28 hours');
    expect(await jobs(bea)).toMatchObject([{ mine: false, overdue: true }]);
    expect(await page(bea, 'takeOverJob', HOURLY)).toMatchObject([{ mine: true, overdue: false }]);
    await almanac.stage.advance('2 hours');
    expect((await page(bea, 'runHistory'))[0]).toMatchObject({ outcome: 'sent' });
  });

  it('see it when the service has ended the owner’s session, although her ticks still come', async () => {
    almanac = await openAlmanac({ install: 'published' });
    const ada = await settleIn(almanac);
    const bea = await openAsBea();
    await page(ada, 'saveJob', DAILY);
    await almanac.stage.advance('2 hours');
    await endSessions(almanac.serve, almanac.ada);
    await almanac.stage.advance('40 hours');
    expect(await jobs(ada)).toMatchObject([
      { paused: { kind: 'connection.signed-out-elsewhere' }, lastRun: { outcome: 'held' } },
    ]);
    // Why is the owner's own matter: another editor who connects again changes nothing.
    const waits = { since: expect.any(Number), reason: null };
    expect(await jobs(bea)).toMatchObject([{ mine: false, overdue: true, waits }]);

    await connectByPassword(ada, almanac.ada);
    await almanac.stage.advance('2 hours');
    expect(await jobs(bea)).toMatchObject([{ overdue: false }]);
  });

  it('see why a run was held until its owner has sent the sheet or it was put right', async () => {
    almanac = await openAlmanac({ install: 'published', startsAt: BEFORE_NINE });
    const ada = await settleIn(almanac);
    const bea = await openAsBea();
    await page(ada, 'saveJob', HOURLY);
    await almanac.stage.advance('2 hours');
    expect(await jobs(bea)).toMatchObject([{ mine: false, waits: null }]);

    const [header = [], first = [], ...later] = aTable();
    await replaceRows([header, ...later]);
    await almanac.stage.advance('4 hours');
    const heldOnce = {
      waits: { since: expect.any(Number), reason: { kind: 'upload.drift-shorter' } },
    };
    const [waiting] = await jobs(bea);
    expect(waiting).toMatchObject({ mine: false, lastRun: null, title: '', ...heldOnce });
    expect(almanac.stage.now() - (waiting?.waits?.since ?? 0)).toBeGreaterThan(2 * 3_600_000);
    expect(await jobs(ada)).toMatchObject([{ mine: true, ...heldOnce }]);
    expect(await page(ada, 'saveJob', { ...HOURLY, heldAbove: 25 })).toMatchObject([heldOnce]);

    const confirmed: UploadQuestion[] = ['drift', 'old-values'];
    await page(ada, 'uploadSheet', { ...FIRST_UPLOAD, fingerprint: null, confirmed });
    expect(await jobs(bea)).toMatchObject([{ waits: null }]);

    await replaceRows([header, first]);
    await almanac.stage.advance('2 hours');
    expect(await jobs(bea)).toMatchObject([
      { waits: { reason: { kind: 'upload.drift-shorter' } } },
    ]);
    await replaceRows([header, ...later]);
    await almanac.stage.advance('2 hours');
    expect(await jobs(bea)).toMatchObject([{ waits: null }]);
  });
});
