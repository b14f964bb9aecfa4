import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import type { UploadQuestion } from '../../src/core/upload/decide-upload.ts';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  type AlmanacOptions,
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
  uploadNow,
} from './support/almanac.ts';

let almanac: Almanac;

type Cells = (string | number)[][];
type Row = {
  name: string;
  cells: () => Cells;
  outcome: string;
  kind?: string;
  leftOut?: number;
};

const YEARS = 60;

/** Sixty years, so that a cell or two are less than one in a hundred. */
function years(change: (table: Cells) => void = () => undefined): Cells {
  const [header = [], first = []] = aTable();
  const table: Cells = [
    header,
    ...Array.from({ length: YEARS }, (_, at) => [
      1931 + at,
      ...first.slice(1).map((value) => Number(value) + (at % 5)),
    ]),
  ];
  change(table);
  return table;
}

function spoil(table: Cells, cells: number): void {
  for (let at = 0; at < cells; at += 1) (table[at + 1] as Cells[number])[1] = 'broken';
}

/** By a step that gives every month another mark. */
function correct(table: Cells, column: number): void {
  for (const row of table.slice(1)) row[column] = Number(row[column]) + 0.3;
}

function addYears(table: Cells, count: number): void {
  const last = table.at(-1) ?? [];
  for (let at = 1; at <= count; at += 1) table.push([Number(last[0]) + at, ...last.slice(1)]);
}

/**
 * One of each way an upload may end; what is decided of every doubt, `core/upload/decide-upload` proves. What is sent is
 * compared with from then on, so it comes last.
 */
const ROWS: Row[] = [
  {
    name: 'the same values as the last success',
    cells: () => years(),
    outcome: 'skipped',
    kind: 'upload.unchanged',
  },
  {
    name: 'many cells that cannot be read',
    cells: () => years((table) => spoil(table, 30)),
    outcome: 'held',
    kind: 'upload.too-many-unreadable',
  },
  { name: 'no table any more', cells: () => [['moved to another file']], outcome: 'held' },
  {
    name: 'a few cells that cannot be read',
    cells: () => years((table) => spoil(table, 3)),
    outcome: 'sent',
    leftOut: 3,
  },
];

const HOURLY = { ...DAILY.rhythm, every: 'hour' as const };
const DAILY_WITH_MAIL = { ...DAILY, email: 'ada@example.org' };

async function openWithOneUpload(options: Partial<AlmanacOptions> = {}): Promise<Editor> {
  const sheet = { id: 0, name: 'Monthly', cells: years() };
  almanac = await openAlmanac({ ...options, documents: [aDocument({ sheets: [sheet] })] });
  const editor = await settleIn(almanac);
  await uploadFirst(editor);
  return editor;
}

async function replaceCells(cells: Cells): Promise<void> {
  const length = Math.max(YEARS + 1, cells.length);
  const blank = Array.from({ length }, () => Array.from({ length: 25 }, () => ''));
  const next = blank.map((row, at) => row.map((_, column) => cells[at]?.[column] ?? ''));
  await almanac.stage.write('weather', 0, `A1:Y${length}`, next);
}

describe('when the schedule comes by, a sheet uploaded before that now has', () => {
  let editor: Editor;
  // One stage for all: to open it and to send sixty years costs more than what follows.
  beforeAll(async () => {
    editor = await openWithOneUpload({ startsAt: BEFORE_NINE });
    await page(editor, 'saveJob', { ...DAILY_WITH_MAIL, rhythm: HOURLY });
    // Up to nine nothing is due; from then on each hour holds a tick, and each tick a run.
    await almanac.stage.advance('1 hour');
  });
  afterAll(() => almanac.close());

  test.each(ROWS)('$name', async ({ cells, outcome, kind, leftOut }) => {
    const before = (await almanac.directory()).length;
    await replaceCells(cells());
    await almanac.stage.advance('1 hour');
    const [run] = await page(editor, 'runHistory');
    expect(run).toMatchObject({
      by: 'schedule',
      outcome,
      ...(kind ? { reason: { kind } } : {}),
      ...(leftOut === undefined ? {} : { leftOut }),
    });
    expect(await almanac.directory()).toHaveLength(before + Number(outcome === 'sent'));
  });
});

describe('what a schedule was told once', () => {
  afterEach(() => almanac?.close());

  it('lets the oldest year go each time another comes', async () => {
    const editor = await openWithOneUpload({ startsAt: BEFORE_NINE });
    await page(editor, 'saveJob', { ...DAILY, rhythm: HOURLY, oldestMayGo: true });
    await almanac.stage.advance('1 hour');
    for (const dropped of [1, 2]) {
      await replaceCells(
        years((table) => {
          table.splice(1, dropped);
          addYears(table, dropped);
        }),
      );
      await almanac.stage.advance('1 hour');
      expect(await almanac.directory()).toHaveLength(1 + dropped);
    }
    expect(await page(editor, 'openingState')).toMatchObject({ jobs: [{ oldestMayGo: true }] });
  });

  it('holds for the sidebar and for Run now as well: its share of changed months', async () => {
    const editor = await openWithOneUpload();
    await page(editor, 'saveJob', { ...DAILY, heldAbove: 5 });
    await replaceCells(years((table) => correct(table, 1)));
    const asked = await page(editor, 'uploadSheet', {
      ...FIRST_UPLOAD,
      fingerprint: null,
      confirmed: [],
    });
    const problem = { kind: 'upload.old-values-changed', params: { limit: 5 } };
    expect(asked).toMatchObject({ state: 'asks', question: 'old-values', problem });
  });
});

describe('a schedule held for years that are gone', () => {
  afterEach(() => almanac?.close());

  it('says by mail how to let it go on, and goes on', async () => {
    const editor = await openWithOneUpload({ startsAt: BEFORE_NINE });
    await page(editor, 'saveJob', { ...DAILY_WITH_MAIL, rhythm: HOURLY });
    await replaceCells(years((table) => table.splice(1, 40)));
    await almanac.stage.advance('2 hours');
    expect(almanac.stage.outbox.map(({ body }) => body)).toEqual([
      expect.stringMatching(/far fewer months.*press “Run now”.*then “Send it as it is”/),
    ]);
    const runNow = (confirmed: UploadQuestion[]) =>
      page(editor, 'uploadSheet', { ...FIRST_UPLOAD, fingerprint: null, confirmed });
    expect(await runNow(['drift'])).toMatchObject({ state: 'asks', question: 'old-values' });
    expect(await runNow(['drift', 'old-values'])).toMatchObject({ state: 'ran' });
    const corrected = years((table) => table.splice(1, 40));
    (corrected[5] as Cells[number])[1] = 9.9;
    await replaceCells(corrected);
    await almanac.stage.advance('1 hour');
    expect(await almanac.directory()).toHaveLength(3);
  });
});

describe('an upload of the same sheet that is under way', () => {
  afterEach(() => almanac?.close());

  it('is told in the sidebar, skipped by the schedule with a record, and taken up later', async () => {
    const editor = await openWithOneUpload({ startsAt: BEFORE_NINE });
    await page(editor, 'saveJob', DAILY_WITH_MAIL);
    await almanac.stage.advance('2 hours');
    await replaceCells(years((table) => (table[1] as Cells[number]).splice(1, 1, 9.9)));
    // So that the upload has nothing to exchange, and its second request is the dataset, after a look at its record.
    await page(editor, 'testConnection');
    await almanac.stage.faults.add({
      at: { method: 'UrlFetchApp.fetch' },
      nth: 2,
      during: 'uploadSheet',
      happens: { kind: 'killed', when: 'before' },
    });
    await uploadNow(editor).catch(() => null);
    expect(await uploadNow(editor)).toEqual([
      expect.stringMatching(/already under way.*taken up again after seven minutes/),
    ]);
    const [trigger] = await almanac.stage.triggers();
    await changeSlot();
    await almanac.stage.runTrigger(trigger?.id ?? '');
    expect((await page(editor, 'runHistory'))[0]).toMatchObject({
      by: 'schedule',
      outcome: 'skipped',
      reason: { kind: 'upload.under-way' },
    });
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(2);
    expect(
      (await page(editor, 'runHistory')).filter(({ outcome }) => outcome === 'sending'),
    ).toEqual([]);
  });

  /** Makes the job due this minute, whatever it did today. */
  async function changeSlot(): Promise<void> {
    const { 'runs weather 0': log = '{}' } = await almanac.stage.properties('user');
    const earlier = JSON.stringify({ ...JSON.parse(log), doneSlot: '' });
    await almanac.stage.setProperties('user', { 'runs weather 0': earlier });
  }
});

describe('a session the service refuses', () => {
  afterEach(() => almanac?.close());

  it('is told where somebody presses, pauses the schedule with the reason, and mails once', async () => {
    let refuses = false;
    const editor = await openWithOneUpload({
      before: ({ url }) =>
        refuses && url.includes('refresh_token')
          ? Response.json({ code: 400, error_code: 'session_not_found' }, { status: 400 })
          : null,
    });
    await page(editor, 'saveJob', { ...DAILY_WITH_MAIL, rhythm: HOURLY });
    refuses = true;
    await replaceCells(years((table) => (table[1] as Cells[number]).splice(1, 1, 9.9)));
    await almanac.stage.advance('4 hours');
    const { jobs, connection } = await page(editor, 'openingState');
    expect(connection).toMatchObject({ state: 'refused' });
    expect(jobs).toMatchObject([
      {
        paused: { kind: 'connection.signed-out-elsewhere' },
        next: null,
        lastRun: { outcome: 'held', reason: { kind: 'connection.signed-out-elsewhere' } },
      },
    ]);
    expect(almanac.stage.outbox).toHaveLength(1);
    expect(almanac.stage.outbox[0]?.body).toContain('This connection was ended');
    expect(await uploadNow(editor)).toEqual([expect.stringMatching(/This connection was ended/)]);

    refuses = false;
    await connectByPassword(editor, almanac.ada);
    await almanac.stage.advance('2 hours');
    expect(await almanac.directory()).toHaveLength(2);
    expect(almanac.stage.outbox).toHaveLength(2);
  });
});
