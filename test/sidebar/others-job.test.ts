import { expect, test } from '@jest/globals';
import type { JobState } from '../../src/addon/page-types.ts';
import { problemOf } from '../../src/core/problem.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { othersJob } from '../../src/sidebar/state/others-job.ts';
import { aJob, SHEET_ID } from './support/fixtures.ts';

const theirs = { mine: false, ownerName: 'Ben' };
const ROWS: { name: string; job: Partial<JobState>; sends: boolean }[] = [
  { name: 'one of another editor', job: theirs, sends: true },
  {
    name: 'one that waits for its owner, and goes on',
    job: { ...theirs, waits: { since: 0, reason: null } },
    sends: true,
  },
  { name: 'an own one', job: {}, sends: false },
  { name: 'one of another sheet', job: { ...theirs, sheetId: SHEET_ID + 1 }, sends: false },
  {
    name: 'one that is paused',
    job: { ...theirs, paused: problemOf('schedule.paused') },
    sends: false,
  },
  // Its owner may have left, and this person sends the sheet from now on.
  { name: 'one that went silent', job: { ...theirs, overdue: true }, sends: false },
];

test.each(ROWS)('$name sends this sheet to another account: $sends', ({ job, sends }) => {
  expect(othersJob({ jobs: [aJob(job)] }, wholeSheet(SHEET_ID)) !== undefined).toBe(sends);
});
