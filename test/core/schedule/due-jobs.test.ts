import { describe, expect, it, test } from '@jest/globals';
import {
  byWaiting,
  isDue,
  isNoteDue,
  isOverdue,
  isSilent,
  nextWindow,
  type OwnJob,
} from '../../../src/core/schedule/due-jobs.ts';
import type { Job } from '../../../src/core/schedule/job.ts';
import { EMPTY_RUN_LOG, type RunLog } from '../../../src/core/upload/run-log.ts';
import { aRun } from '../../support/upload-fixtures.ts';
import { offsetsOf } from '../../support/zone-offsets.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-05-05T09:30Z');
const UTC = offsetsOf('Etc/UTC');
const PAUSED = { kind: 'schedule.paused', params: {} } as const;

const aJob = (parts: Partial<Job> = {}): Job => ({
  spreadsheetId: 'weather',
  sheetId: 0,
  place: null,
  rhythm: { every: 'day', hour: 9, weekday: 1, day: 1 },
  ownerTag: 'ada',
  ownerName: 'Ada',
  paused: null,
  since: NOW - 100 * HOUR_MS,
  heldAbove: 10,
  oldestMayGo: false,
  takenOver: false,
  waits: null,
  ...parts,
});
const own = (job: Partial<Job> = {}, log: Partial<RunLog> = {}): OwnJob => ({
  job: aJob(job),
  log: { ...EMPTY_RUN_LOG, ...log },
});

test.each([
  { name: 'its hour has come and it was not done', doneSlot: '2026-05-04T09', expected: true },
  { name: 'it was done this hour', doneSlot: '2026-05-05T09', expected: false },
  { name: 'days were missed, which are one run', doneSlot: '2026-04-20T09', expected: true },
  { name: 'a clock a year ahead did it last', doneSlot: '2027-05-05T09', expected: true },
  {
    name: 'its hour has come and it is paused',
    doneSlot: '2026-05-04T09',
    paused: PAUSED,
    expected: false,
  },
])('a job of nine o’clock at half past nine, when $name: due $expected', (row) => {
  const job = own({ paused: row.paused ?? null }, { doneSlot: row.doneSlot });
  expect(isDue(job, NOW, UTC)).toBe(row.expected);
  const next = nextWindow(job, NOW, UTC);
  const from = row.expected ? NOW : Date.parse('2026-05-06T09:00Z');
  expect(next).toEqual(row.paused ? null : { from, until: from + HOUR_MS });
});

describe('who goes first', () => {
  const turn = (sheetId: number, startedAt: number | null, parts: object = {}) =>
    own(
      { sheetId },
      { runs: startedAt === null ? [] : [aRun({ by: 'schedule', startedAt, ...parts })] },
    );
  const order = (jobs: OwnJob[]) => jobs.sort(byWaiting).map(({ job }) => job.sheetId);

  it('is who never had a turn, then who had it longest ago', () => {
    expect(order([turn(1, NOW - 5), turn(2, NOW - 50), turn(3, null)])).toEqual([3, 2, 1]);
  });

  it('is not the one that failed an hour ago, however long it has been failing', () => {
    const failing = turn(1, NOW - HOUR_MS, { outcome: 'failed', times: 40 });
    expect(order([failing, turn(2, NOW - 2 * HOUR_MS)])).toEqual([2, 1]);
  });

  it('is not the one whose old run was taken up again an hour ago', () => {
    const repeated = turn(1, NOW - 20 * HOUR_MS, { outcome: 'unknown', endedAt: NOW - HOUR_MS });
    expect(order([repeated, turn(2, NOW - 2 * HOUR_MS)])).toEqual([2, 1]);
  });

  it('counts a turn of the schedule, not an upload by hand', () => {
    expect(order([turn(1, NOW - 50), turn(2, NOW - 5, { by: 'menu' })])).toEqual([2, 1]);
  });
});

test.each([
  { name: 'a tick an hour ago', lastTick: 1, expected: false },
  { name: 'a tick three hours ago', lastTick: 3, expected: false },
  { name: 'no tick for more than three hours', lastTick: 3.1, expected: true },
  { name: 'no tick, and saved just now', lastTick: 50, since: 0, expected: false },
  { name: 'no tick, and paused', lastTick: 50, paused: PAUSED, expected: false },
  { name: 'no tick, but of a clock a year ahead', lastTick: -8760, expected: true },
  {
    name: 'no tick, and saved by a clock a year ahead',
    lastTick: 50,
    since: -8760,
    expected: true,
  },
  { name: 'a tick, and saved by a clock a year ahead', lastTick: 1, since: -8760, expected: false },
  {
    name: 'saved a moment after its execution began',
    lastTick: 1e6,
    since: -0.001,
    expected: false,
  },
])('isOverdue: $name is $expected', ({ lastTick, since = 100, paused = null, expected }) => {
  const job = aJob({ paused, since: NOW - since * HOUR_MS });
  expect(isOverdue(job, NOW - lastTick * HOUR_MS, NOW)).toBe(expected);
});

test.each([
  { name: 'noted half a day ago', noted: 12, expected: false },
  { name: 'noted a day ago, when one note may just be due', noted: 24, expected: false },
  { name: 'two notes that did not come', noted: 28, expected: true },
  { name: 'never noted and saved an hour ago', noted: 1e6, since: 1, expected: false },
  { name: 'silent because it is paused', noted: 1e6, paused: PAUSED, expected: false },
  { name: 'noted by a clock a year ahead and not since', noted: -8760, expected: true },
])('isSilent: $name is $expected', ({ noted, since = 100, paused = null, expected }) => {
  const job = aJob({ paused, since: NOW - since * HOUR_MS });
  expect(isSilent(job, NOW - noted * HOUR_MS, NOW)).toBe(expected);
});

test.each([
  { name: 'an hour after the last', ago: 1, expected: false },
  { name: 'half a day after the last', ago: 12, expected: true },
  { name: 'a note from a clock that was a day ahead', ago: -24, expected: true },
])('isNoteDue: $name is $expected', ({ ago, expected }) => {
  expect(isNoteDue(NOW - ago * HOUR_MS, NOW)).toBe(expected);
});
