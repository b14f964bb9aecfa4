import { expect, test } from '@jest/globals';
import { sayIn } from '../../../src/addon/context/say.ts';
import { type Problem, problemOf } from '../../../src/core/problem.ts';
import type { RunRecord } from '../../../src/core/upload/run-record.ts';
import { type Around, BY_HAND, needsPerson, tellRun } from '../../../src/core/upload/tell-run.ts';
import { aRun } from '../../support/upload-fixtures.ts';

const say = sayIn('en');
const SCHEDULE: Around = { goesOn: true, repeatsSafely: true };
const OTHER_SERVICE: Around = { goesOn: true, repeatsSafely: false };
const BUSY = problemOf('connection.service-busy', { status: 503 });
const GAP = problemOf('upload.nothing-to-send');

type Case = {
  name: string;
  run: Partial<RunRecord> & { reason?: Problem };
  around: Around;
  told: RegExp;
  needs: boolean;
};

const CASES: Case[] = [
  {
    name: 'a success',
    run: { outcome: 'sent' },
    around: SCHEDULE,
    told: /^Data is published\.$/,
    needs: false,
  },
  {
    name: 'a success that nobody else sees',
    run: { outcome: 'sent', isPublic: false },
    around: SCHEDULE,
    told: /^Data was sent, and only you can see it\.$/,
    needs: false,
  },
  {
    name: 'nothing new, by a schedule, which does not speak of sending it twice',
    run: { outcome: 'skipped', reason: problemOf('upload.unchanged') },
    around: SCHEDULE,
    told: /^Data has not changed since the last upload, so nothing was sent\.$/,
    needs: false,
  },
  {
    name: 'a busy service, which a schedule asks again',
    run: { outcome: 'failed', reason: BUSY },
    around: SCHEDULE,
    told: /^Data was not uploaded\. .*too busy just now.*\. Almanac tries again by itself within the hour.* You need not do anything\.$/,
    needs: false,
  },
  {
    name: 'one that was busy before anything was sent',
    run: { outcome: 'held', reason: BUSY },
    around: SCHEDULE,
    told: /not uploaded.* tries again by itself within the hour.* need not do anything\.$/,
    needs: false,
  },
  {
    name: 'a busy service, to whoever pressed the button',
    run: { outcome: 'failed', reason: BUSY },
    around: BY_HAND,
    told: /too busy just now \(status 503\)\. Nothing was lost; try again in a minute\.$/,
    needs: false,
  },
  {
    name: 'a sheet that must be mended',
    run: { outcome: 'held', reason: GAP },
    around: SCHEDULE,
    told: /^Data was not uploaded\. No values.* looks every hour, and sends it by itself/,
    needs: true,
  },
  {
    name: 'a sheet that somebody may send as it is',
    run: { outcome: 'held', reason: problemOf('upload.drift-shorter', { now: 1, before: 9 }) },
    around: SCHEDULE,
    told: /^Data was held back\. .*fewer months.* looks every hour.* “Send it as it is”/,
    needs: true,
  },
  {
    name: 'a connection that is over',
    run: { outcome: 'held', reason: problemOf('connection.session-expired') },
    around: SCHEDULE,
    told: /Connect again\. Once you have connected again, .* within the hour\.$/,
    needs: true,
  },
  {
    name: 'a refusal',
    run: { outcome: 'failed', reason: problemOf('upload.refused', { status: 400, text: 'No.' }) },
    around: SCHEDULE,
    told: /did not take the dataset.* After three refusals/,
    needs: true,
  },
  {
    name: 'a schedule that is paused, which tries nothing',
    run: { outcome: 'held', reason: GAP },
    around: { goesOn: false, repeatsSafely: true },
    told: /^Data was not uploaded\. No values were found to send\. The sheet needs years[^.]*\.$/,
    needs: true,
  },
  {
    name: 'a lost answer that the service is asked about',
    run: { outcome: 'unknown', reason: problemOf('connection.no-answer') },
    around: SCHEDULE,
    told: /^Data was sent, but no answer came\. .*not become a second dataset\. You need not/,
    needs: false,
  },
  {
    name: 'a lost answer that only somebody who looks can find out',
    run: { outcome: 'unknown', reason: problemOf('connection.no-answer') },
    around: OTHER_SERVICE,
    told: /^Data was sent, but no answer came\. See in the Directory/,
    needs: true,
  },
];

test.each(CASES)('$name is told', ({ run, around, told, needs }) => {
  const { what, why, next, you } = tellRun(aRun(run), around);
  const sentences = [say(what, { sheet: 'Data' }), why && say.cause(why), next && say(next)];
  expect([...sentences, you && say(you)].filter(Boolean).join(' ')).toMatch(told);
  expect(needsPerson(aRun(run), around)).toBe(needs);
});
