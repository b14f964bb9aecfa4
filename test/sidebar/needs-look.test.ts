import { expect, test } from '@jest/globals';
import type { JobState } from '../../src/addon/page-types.ts';
import { problemOf } from '../../src/core/problem.ts';
import { needsLook } from '../../src/sidebar/state/needs-look.ts';
import { aConnection, aJob, aRun } from './support/fixtures.ts';

const BUSY = problemOf('connection.service-busy');
const waits = { since: 0, reason: null };
const ROWS: { name: string; job: Partial<JobState>; expected: boolean }[] = [
  { name: 'one that runs as it should', job: {}, expected: false },
  { name: 'one that has not run yet', job: { lastRun: null }, expected: false },
  { name: 'one whose sheet is gone', job: { sheetName: null }, expected: true },
  { name: 'one that waits for an answer', job: { waits }, expected: true },
  { name: 'one of another editor that waits', job: { mine: false, waits }, expected: true },
  {
    name: 'one of another editor that went silent, which can be taken over',
    job: { mine: false, overdue: true },
    expected: true,
  },
  {
    name: 'an own one that went silent, mended above the list',
    job: { overdue: true },
    expected: false,
  },
  {
    name: 'one that tries again by itself',
    job: { lastRun: aRun({ by: 'schedule', outcome: 'failed', reason: BUSY }) },
    expected: false,
  },
  { name: 'one that failed', job: { lastRun: aRun({ outcome: 'failed' }) }, expected: true },
  { name: 'one that was held', job: { lastRun: aRun({ outcome: 'held' }) }, expected: true },
  {
    name: 'one with an answer lost',
    job: { lastRun: aRun({ outcome: 'unknown' }) },
    expected: true,
  },
  {
    name: 'one with nothing to send',
    job: { lastRun: aRun({ outcome: 'skipped' }) },
    expected: false,
  },
  {
    name: 'one that the service refused three times',
    job: { paused: problemOf('schedule.paused-after-failures') },
    expected: true,
  },
  {
    name: 'one that a person paused',
    job: { paused: problemOf('schedule.paused') },
    expected: false,
  },
  {
    name: 'one of many without a connection, which stands above the list',
    job: { paused: problemOf('connection.none'), lastRun: aRun({ outcome: 'held' }) },
    expected: false,
  },
];

test.each(ROWS)('$name needs a look: $expected', ({ job, expected }) => {
  const jobs = [aJob(job)];
  const opening = { runs: [], jobs, connection: aConnection() };
  expect(jobs.map((one) => needsLook(one, opening))).toEqual([expected]);
});
