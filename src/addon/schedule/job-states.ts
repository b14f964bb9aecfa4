import type { OffsetAt } from '../../core/calendar/local-time.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import { isOverdue, isSilent, nextWindow } from '../../core/schedule/due-jobs.ts';
import type { Job } from '../../core/schedule/job.ts';
import { madeForAnother } from '../../core/upload/destination.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import { lastSent, shownRuns } from '../../core/upload/run-log.ts';
import { targetIn } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import type { JobState } from '../page-types.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { whyStopped } from './schedule-permissions.ts';

/** Every schedule of this spreadsheet, as its editor may see it. */
export function jobStates(context: Context): JobState[] {
  const jobs = context.document.jobs();
  if (jobs.length === 0) return [];
  const around = {
    offsetAt: zoneOffsets(context.spreadsheet),
    stopped: whyStopped(context),
  };
  return jobs.map((job) => jobState(context, job, around));
}

/** `stopped`: what keeps every job of this person from running. */
type Around = { offsetAt: OffsetAt; stopped: Problem | null };

function jobState(context: Context, job: Job, { offsetAt, stopped }: Around): JobState {
  const { user, notes, spreadsheet, startedAt: now } = context;
  const mine = job.ownerTag === user.tag();
  const sheetName = spreadsheet.getSheetById(job.sheetId)?.getName() ?? null;
  // The next tick would say so in the job, up to a month from now.
  const ended = job.paused ?? (sheetName === null ? problemOf('schedule.sheet-deleted') : null);
  const shared = {
    ...targetIn(job),
    sheetName,
    rhythm: job.rhythm,
    ...limitsOf(job),
    mine,
    ownerName: job.ownerName,
    waits: job.waits,
    takenOver: job.takenOver,
  };
  // This execution cannot see the runs, the title and the address of another person.
  if (!mine) {
    const overdue = isSilent(job, notes.ownerTick(job.ownerTag), now);
    return { ...shared, ...NOT_MINE, paused: ended, overdue };
  }
  return { ...shared, ...ownState(context, job, { offsetAt, stopped, ended }) };
}

/** What only the owner's execution can see. */
function ownState(
  context: Context,
  job: Job,
  { offsetAt, stopped, ended }: Around & { ended: Problem | null },
) {
  const { user, notes, startedAt: now } = context;
  const log = user.log(job);
  const memory = user.memory(job);
  const lastUpload = lastSent(log);
  const { email } = user.schedule();
  const session = user.session();
  const elsewhere = memory && session && madeForAnother(memory, session, job.ownerName);
  const paused = ended ?? stopped ?? sessionProblem(context) ?? elsewhere;
  return {
    paused,
    next: paused ? null : nextWindow({ job, log }, now, offsetAt),
    // Named already: a trigger set anew would not start either.
    overdue: !stopped && isOverdue(job, notes.tick().at, now),
    lastRun: shownRuns(log, now)[0] ?? null,
    lastUpload,
    email,
    hasRecord: typeof memory?.record === 'string',
    title: memory?.said?.title ?? lastUpload?.title ?? '',
    description: memory?.said?.description ?? '',
    isPublic: memory?.said?.isPublic ?? lastUpload?.isPublic ?? null,
  };
}

const NOT_MINE = {
  next: null,
  lastRun: null,
  lastUpload: null,
  email: null,
  hasRecord: false,
  title: '',
  description: '',
  isPublic: null,
};

/** Without a session nothing is sent. The jobs go on by themselves as soon as there is one. */
export function sessionProblem({ user }: Context): Problem | null {
  const session = user.session();
  return session ? (session.refused?.problem ?? null) : problemOf('connection.none');
}

/** Every editor can read an owner's name, so an e-mail address is cut to the part before its @. */
export function shownName(account: string): string {
  return account.split('@')[0] ?? '';
}
