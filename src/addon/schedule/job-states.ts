import type { OffsetAt } from '../../core/calendar/local-time.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import { isOverdue, isSilent, nextWindow } from '../../core/schedule/due-jobs.ts';
import type { Job } from '../../core/schedule/job.ts';
import { madeForAnother } from '../../core/upload/destination.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import { shownRuns } from '../../core/upload/run-log.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import type { JobState } from '../page-types.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import type { Workplace } from '../workplace/workplace.ts';
import { whyStopped } from './schedule-permissions.ts';

/** Every schedule of this spreadsheet, as its editor may see it. */
export function jobStates(workplace: Workplace): JobState[] {
  const jobs = workplace.document.jobs();
  if (jobs.length === 0) return [];
  const around = {
    offsetAt: zoneOffsets(workplace.spreadsheet),
    stopped: whyStopped(workplace),
  };
  return jobs.map((job) => jobState(workplace, job, around));
}

/** `stopped`: what keeps every job of this person from running. */
type Around = { offsetAt: OffsetAt; stopped: Problem | null };

function jobState(workplace: Workplace, job: Job, { offsetAt, stopped }: Around): JobState {
  const { person, document, spreadsheet, startedAt: now } = workplace;
  const mine = job.ownerTag === person.tag();
  const sheetName = spreadsheet.getSheetById(job.sheetId)?.getName() ?? null;
  // The next tick would say so in the job, up to a month from now.
  const ended = job.paused ?? (sheetName === null ? problemOf('schedule.sheet-deleted') : null);
  const shared = {
    ...sentOnTheWay(job),
    sheetName,
    rhythm: job.rhythm,
    ...limitsOf(job),
    mine,
    ownerName: job.ownerName,
    waits: job.waits ?? null,
    takenOver: job.takenOver ?? false,
  };
  // This execution cannot see the runs, the title and the address of another person.
  if (!mine) {
    const overdue = isSilent(job, document.tickNoted(job.ownerTag), now);
    return { ...shared, ...NOT_MINE, paused: ended, overdue };
  }
  return { ...shared, ...ownState(workplace, job, { offsetAt, stopped, ended }) };
}

/** On the way to the page an undefined might become a null, so where there is no place there is no key. */
function sentOnTheWay({ sheetId, place }: Sent): Sent {
  return (place === undefined ? { sheetId } : { sheetId, place }) as Sent;
}

/** What only the owner's execution can see. */
function ownState(
  workplace: Workplace,
  job: Job,
  { offsetAt, stopped, ended }: Around & { ended: Problem | null },
) {
  const { person, startedAt: now } = workplace;
  const log = person.log(job);
  const memory = person.memory(job);
  const { lastTick, email } = person.schedule();
  const session = person.session();
  const elsewhere = memory && session && madeForAnother(memory, session, job.ownerName);
  const paused = ended ?? stopped ?? sessionProblem(workplace) ?? elsewhere;
  return {
    paused,
    next: paused ? null : nextWindow({ job, log }, now, offsetAt),
    // Named already: a trigger set anew would not start either.
    overdue: !stopped && isOverdue(job, lastTick, now),
    lastRun: shownRuns(log, now)[0] ?? null,
    lastUpload: log.runs.find(({ outcome }) => outcome === 'sent') ?? null,
    email,
    title: memory?.title ?? '',
    description: memory?.description ?? '',
    isPublic: memory?.isPublic ?? null,
  };
}

const NOT_MINE = {
  next: null,
  lastRun: null,
  lastUpload: null,
  email: null,
  title: '',
  description: '',
  isPublic: null,
};

/** Without a session nothing is sent. The jobs go on by themselves as soon as there is one. */
export function sessionProblem({ person }: Workplace): Problem | null {
  const session = person.session();
  return session ? (session.refused?.problem ?? null) : problemOf('connection.none');
}

/** Every editor can read an owner's name, so an e-mail address is cut to the part before its @. */
export function shownName(account: string): string {
  return account.split('@')[0] ?? '';
}

/** Told at each opening: until the person says which schedules are theirs, none of them runs. */
export function ownerDoubt(workplace: Workplace): Problem | null {
  const { document, person, spreadsheet } = workplace;
  const perhapsOwn = person.hasUnreadableTag() ? document.jobs() : namesakes(workplace);
  // What belongs to a deleted tab is not sent, and cannot be taken over.
  const areAbout = perhapsOwn.some(({ sheetId }) => spreadsheet.getSheetById(sheetId) !== null);
  return areAbout ? problemOf('schedule.owner-unreadable') : null;
}

/**
 * Jobs that may have the mark that is gone: they have this person's name, and none of their ticks came since.
 * Another editor of the same name has ticks.
 */
function namesakes({ document, person }: Workplace): Job[] {
  const lostAt = person.formerTagLostAt();
  if (lostAt === null) return [];
  const name = shownName(person.session()?.account ?? '');
  return document
    .jobs()
    .filter(({ ownerTag, ownerName }) => ownerTag !== person.tag() && ownerName === name)
    .filter(({ ownerTag }) => document.tickNoted(ownerTag) <= lostAt);
}
