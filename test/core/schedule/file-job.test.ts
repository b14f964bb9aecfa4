import { expect, it, test } from '@jest/globals';
import {
  dueMonth,
  type FileJob,
  isMailLost,
  nextFiles,
} from '../../../src/core/schedule/file-job.ts';
import { offsetsOf } from '../../support/zone-offsets.ts';

const MADRID = offsetsOf('Europe/Madrid');
const aJob = (change: Partial<FileJob> = {}): FileJob => ({
  ...{ formats: ['climat'], as: 'mail', email: null, locale: 'es', since: 0, done: '2026-09' },
  rhythm: { every: 'month', hour: 6, weekday: 1, day: 3 },
  ...{ mailingSince: null, made: null, waits: null, told: false, tabs: {} },
  ...change,
});
const at = (text: string) => Date.parse(`${text}+01:00`);

test.each([
  { now: '2026-11-03T05:59', due: null, why: 'the hour has not begun' },
  { now: '2026-11-03T06:00', due: '2026-10', why: 'the month before' },
  { now: '2026-11-30T06:00', due: '2026-10', why: 'late is better than never' },
  { now: '2027-01-03T06:00', due: '2026-12', why: 'of a new year, and no month that was missed' },
  { now: '2026-11-03T06:00', job: { done: '2026-10' }, due: null, why: 'it was made' },
  { now: '2026-10-01T06:00', job: { done: '2026-10' }, due: null, why: 'the clock was put back' },
  { now: '2026-11-03T06:00', job: { formats: [] }, due: null, why: 'it was deleted' },
])('at $now $due is due: $why', ({ now, job, due }) => {
  expect(dueMonth(aJob(job), at(now), MADRID)).toBe(due);
});

it('the next ones come now where a month is due, else on the first day whose month was not made', () => {
  const now = at('2026-11-05T12:00');
  expect(nextFiles(aJob(), now, MADRID).from).toBe(now);
  const made = aJob({ done: '2026-10' });
  expect(nextFiles(made, now, MADRID).from).toBe(at('2026-12-03T06:00'));
  // Saved for a later day of a month whose files have come.
  const later = aJob({ done: '2026-10', rhythm: { ...made.rhythm, day: 20 } });
  expect(nextFiles(later, now, MADRID).from).toBe(at('2026-12-20T06:00'));
});

it('a mail is lost once the run that was at it must have ended', () => {
  const mailing = aJob({ mailingSince: 0 });
  expect([5, 7].map((minutes) => isMailLost(mailing, minutes * 60_000))).toEqual([false, true]);
  expect(isMailLost(aJob(), 7 * 60_000)).toBe(false);
});
