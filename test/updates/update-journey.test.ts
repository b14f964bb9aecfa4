import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobState, Opening } from '../../src/addon/page-types.ts';
import { cellAddress } from '../../src/core/reading/cell-address.ts';
import { type RunningService, startService } from '../../src/service/hosts/node/start-service.ts';
import { type Editor, openStage, type Stage } from '../../src/stage/index.ts';
import {
  type Account,
  datasetsOf,
  renewedSession,
  type Session,
  signIn,
} from '../addon/support/accounts.ts';
import { FIRST_UPLOAD, page } from '../addon/support/almanac.ts';
import { casesOf, TAKES_EVERY_CASE } from '../support/every-case.ts';
import { COLLEAGUE, readState, STATION, savedStage, unpackFolder, YOU } from './open-state.ts';

/**
 * Sheets whose rows a later version reads otherwise, and why: they are sent once more after the
 * update, as a changed sheet is. Nothing else may be sent, held or asked.
 */
const ROWS_CHANGED: Record<string, string> = {};

/** sheet: how often, title, why it is paused */
const STANDING = [
  '0: day, Canonical',
  '1: week, Fahrenheit',
  '2: hour, Mean maximum',
  '5: month, Daily',
  '6: hour, One year',
  '7: hour, Season',
  '8: hour, Text dates',
  '9: hour, Two stations',
  '10: hour, Own words',
  '12: hour, Sending',
  '13: hour, Failed, schedule.paused-after-failures',
  '14: hour, Stopped, schedule.paused-after-failures',
  '15: hour, Held',
  '16: hour, Paused, schedule.paused',
  '17: hour, Deleted, schedule.sheet-deleted',
  "19: hour, a colleague's",
];

const RUNS = {
  'failed schedule': 2,
  'held schedule': 2,
  'sending sidebar': 1,
  'sent menu': 1,
  'sent schedule': 1,
  'sent sidebar': 19,
  'skipped schedule': 13,
  'unknown sidebar': 1,
};

/** The last run of each schedule after a night in which no sheet changed. */
const LAST = [
  ...[0, 1, 2, 5, 6, 7, 8, 9, 10, 12].map((id) => `${id}: skipped, upload.unchanged`),
  '13: failed, upload.refused',
  '14: failed, upload.refused',
  // Two words of its header were overwritten. It was no table; now all is read but one column, which is missed.
  '15: held, upload.drift-column',
  '16: sent, no reason',
  '17: held, schedule.sheet-deleted',
];

/** The sheets whose schedule sends within an hour; that of a day is waited for at times, as each hour costs all their ticks. */
const HOURLY = [2, 6, 7, 8, 9, 10, 12];
const WORKING = TAKES_EVERY_CASE ? [0, ...HOURLY] : HOURLY;

/** Of a published add-on Google asks more: which triggers it may have, and what it may do without consent. */
const INSTALLS = casesOf(['bound', 'published'] as const, (install) => install === 'published');

describe.each(INSTALLS)('an update of a %s add-on', (install) => {
  let stage: Stage;
  let service: RunningService;
  let session: Session;
  let you: Editor;
  let opened: Opening;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { folder, remove } = await unpackFolder();
    const saved = await savedStage();
    let now = () => saved.now;
    service = await startService({
      port: 0,
      dataFolder: `${folder}/service`,
      now: () => now(),
      settings: { siteUrl: 'https://almanac.example' },
    });
    stage = await openStage({
      project: 'dist/addon',
      install,
      users: [{ email: YOU }, { email: COLLEAGUE }],
      hosts: { 'almanac.example': service.serve },
      clock: { startsAt: saved.now },
      saved,
    });
    now = () => stage.now();
    ends.push(stage.close.bind(stage), service.stop, remove);
    session = await signIn(service.serve, await readState<Account>('account.json'));
    you = await stage.open(STATION, YOU);
    opened = await page(you, 'openingState');
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  async function directory() {
    session = await renewedSession(service.serve, session);
    return datasetsOf(service.serve, session);
  }

  it('shows the connection, the schedules and the history as they were', () => {
    expect(opened.connection).toMatchObject({ state: 'connected' });
    expect(opened.startAt).toBe('schedule');
    expect(opened.notices).toEqual([]);
    expect(opened.jobs.filter(({ overdue }) => overdue)).toEqual([]);
    expect(opened.jobs.map(standing)).toEqual(STANDING);
    expect(count(opened.runs.map(({ outcome, by }) => `${outcome} ${by}`))).toEqual(RUNS);
  });

  it('asks nothing about a sheet that has not changed but whether to send it again', async () => {
    for (const { id, name } of opened.sheets.filter(({ id }) => isSettled(id))) {
      await you.select(id, 'A1');
      const reading = await page(you, 'readActiveSheet', null);
      expect([name, reading.unchanged]).toEqual([name, !(name in ROWS_CHANGED)]);
      const ended = await page(you, 'uploadSheet', { ...FIRST_UPLOAD, ...asBefore(reading.sheet) });
      const { state } = ended;
      expect([name, state === 'asks' ? ended.question : state]).toEqual([
        name,
        name in ROWS_CHANGED ? 'ran' : 'unchanged',
      ]);
    }
  });

  it('finds out by itself what became of an upload whose answer was lost', async () => {
    const before = await directory();
    await you.select(11, 'A1');
    const { sheet } = await page(you, 'readActiveSheet', null);
    const ended = await page(you, 'uploadSheet', { ...FIRST_UPLOAD, ...asBefore(sheet) });
    expect(ended).toMatchObject({ state: 'ran', run: { outcome: 'sent' } });
    expect(await directory()).toHaveLength(before.length);
  });

  it('goes on with every schedule, and holds, sends and mails nothing anew', async () => {
    const mails = stage.outbox.length;
    await aNight(stage);
    const known = (await readState<{ id: string }[]>('datasets.json')).map(({ id }) => id);
    const now = await directory();
    expect(now.filter(({ id }) => !known.includes(id)).map(({ name }) => name)).toEqual(
      Object.keys(ROWS_CHANGED),
    );
    expect(stage.outbox).toHaveLength(mails);
    const after = await page(you, 'openingState');
    expect(after.jobs.map(standing)).toEqual(STANDING);
    expect(after.jobs.filter(({ mine }) => mine).map(lastOf)).toEqual(LAST);
    const failed = stage.executions.filter(({ status }) => status !== 'completed');
    expect(failed).toEqual([]);
  });

  it('sends each sheet that has changed once', async () => {
    const before = await directory();
    for (const sheet of WORKING) await changeOneValue(stage, sheet);
    await stage.advance(TAKES_EVERY_CASE ? '24 hours' : '7 hours');
    const names = (await directory()).map(({ name }) => name);
    expect(names).toHaveLength(before.length + WORKING.length);
    const { jobs } = await page(you, 'openingState');
    const sent = jobs.filter(({ sheetId }) => WORKING.includes(sheetId));
    expect(sent.map(({ lastUpload }) => lastUpload?.by)).toEqual(WORKING.map(() => 'schedule'));
  });

  it('removes the trigger of a spreadsheet that was already missed before the update', async () => {
    expect((await stage.triggers()).map(({ document }) => document)).toEqual([STATION, STATION]);
  });
});

/**
 * From half past four to half past ten, so that each schedule of a day has had its hour. Each tick reads all sheets
 * of an hour, so Google leaves out those in the middle of the night.
 */
async function aNight(stage: Stage): Promise<void> {
  if (TAKES_EVERY_CASE) return stage.advance('18 hours');
  const turn = async (how: 'disable' | 'enable') => {
    for (const { id } of await stage.triggers()) await stage.command('changeTrigger', id, how);
  };
  await stage.advance('1 hour');
  await turn('disable');
  await stage.advance('14 hours');
  await turn('enable');
  await stage.advance('3 hours');
}

/** Neither in the middle of an upload nor changed since the last one. */
function isSettled(id: number): boolean {
  return ![11, 12, 13, 14, 15, 19].includes(id);
}

function asBefore({
  id,
  title,
  isPublic,
}: {
  id: number;
  title: string;
  isPublic: boolean | null;
}) {
  return { sheetId: id, title, description: `About ${title}`, isPublic: isPublic ?? true };
}

function standing({ sheetId, rhythm, mine, paused, title }: JobState): string {
  const whose = mine ? title : "a colleague's";
  return [`${sheetId}: ${rhythm.every}`, whose, ...(paused ? [paused.kind] : [])].join(', ');
}

function lastOf({ sheetId, lastRun }: JobState): string {
  return `${sheetId}: ${lastRun?.outcome}, ${lastRun?.reason?.kind ?? 'no reason'}`;
}

function count(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words.sort()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The last number of the sheet, a little higher. */
async function changeOneValue(stage: Stage, sheet: number): Promise<void> {
  const values = await stage.values(STATION, sheet);
  const row = values.length - 1;
  const cells = values[row] ?? [];
  const column = cells.findLastIndex((cell) => typeof cell === 'number');
  const a1 = cellAddress(row, column);
  await stage.write(STATION, sheet, a1, [[Number(cells[column]) + 0.3]]);
}
