import { expect, test } from '@jest/globals';
import { wholeSheet } from '../../src/core/upload/target.ts';
import { newDraft } from '../../src/sidebar/state/schedule-steps.ts';
import type { ScheduleState } from '../../src/sidebar/state/sidebar-state.ts';
import { standsOpen } from '../../src/sidebar/state/stands-open.ts';
import { aJob, anOpening, aSheet } from './support/fixtures.ts';

const many = [40, 41, 42].map((sheetId) => aJob({ sheetId }));
const waiting = aJob({ sheetId: 42, waits: { since: 0, reason: null } });
const nothing: ScheduleState = { draft: null, files: null, deleting: null, ran: null, all: null };

const ROWS = [
  { name: 'one of two', jobs: many.slice(0, 2), open: [40, 41] },
  { name: 'one of many', jobs: many, open: [] },
  { name: 'one of many that waits', jobs: [...many.slice(0, 2), waiting], open: [42] },
  // Somebody looks something up in Check, and comes back to a page that is drawn anew.
  {
    name: 'one of many that is being changed',
    jobs: many,
    schedule: { draft: newDraft(aSheet({ id: 41 }), anOpening()) },
    open: [41],
  },
  {
    name: 'one of many with a question whether to delete it',
    jobs: many,
    schedule: { deleting: wholeSheet(40) },
    open: [40],
  },
];

test.each(ROWS)('$name stands open', ({ jobs, schedule, open }) => {
  const state = { opening: anOpening({ jobs }), schedule: { ...nothing, ...schedule } };
  const found = jobs.filter((job) => standsOpen(state, job)).map(({ sheetId }) => sheetId);
  expect(found).toEqual(open);
});
