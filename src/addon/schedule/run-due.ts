import { ok, type Problem, problemOf } from '../../core/problem.ts';
import type { FindingKind } from '../../core/reading/reading.ts';
import {
  byWaiting,
  isDue,
  isNoteDue,
  type OwnJob,
  TERMINAL_FAILURES_TO_PAUSE,
} from '../../core/schedule/due-jobs.ts';
import { type Job, reasonForAll } from '../../core/schedule/job.ts';
import { type News, newsOf } from '../../core/schedule/news-of.ts';
import { latestSlot } from '../../core/schedule/slots.ts';
import { isKeepAliveDue } from '../../core/session/plan-session.ts';
import { decideUnwatched } from '../../core/upload/decide-upload.ts';
import { madeForAnother } from '../../core/upload/destination.ts';
import { isOfRecord } from '../../core/upload/read-record-answer.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { needsPerson } from '../../core/upload/tell-run.ts';
import { currentAccess, renewedSession } from '../connection/current-access.ts';
import { type Context, withLocale } from '../context/context.ts';
import { noteWaiting, ownJobs } from '../context/own-jobs.ts';
import { unreadableOf } from '../context/unreadable.ts';
import { sendLeft } from '../page/batch.ts';
import { missingOf } from '../platform/permissions.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { troubleOf } from '../platform/trouble.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { changeLog, noteUnsent, type Unsent } from '../upload/note-unsent.ts';
import { newAttempt, sendClaimed, whyRecordIsGone } from '../upload/run-upload.ts';
import { changeJob, removeTriggerWithoutJobs } from './change-jobs.ts';
import { sessionProblem, shownName } from './job-states.ts';
import { runFileJobs } from './run-file-jobs.ts';
import { mailNews } from './schedule-mail.ts';

/** Google ends an execution after six minutes. A job that has not begun waits for the next hour. */
const BEGIN_UNTIL_MS = 4 * 60_000;

/** One tick of the hourly trigger. */
export function runDueJobs(context: Context): void {
  const { user, notes, startedAt: now } = context;
  const { locale, email } = user.schedule();
  notes.writeTick({ at: now, notice: null });
  if (notes.notice()) notes.writeNotice(null);
  const jobs = ownJobs(context);
  if (jobs.length === 0) removeTriggerWithoutJobs(context);
  runFileJobs(context);
  const session = user.session();
  if (session && isKeepAliveDue(session, now)) renewedSession(user, { renew: true });
  const offsetAt = zoneOffsets(context.spreadsheet);
  const due = jobs
    .map((job): OwnJob => ({ job, log: user.log(job) }))
    .filter((ownJob) => isDue(ownJob, now, offsetAt))
    .sort(byWaiting);
  const news = due.flatMap((ownJob) =>
    Date.now() - now < BEGIN_UNTIL_MS
      ? runJob(context, ownJob, latestSlot(ownJob.job.rhythm, now, offsetAt))
      : [],
  );
  mailNews(withLocale(context, locale), email, news);
  if (user.batch().length > 0) sendLeft(context);
  noteTick(context, jobs);
}

/**
 * A note for the other editors, who see neither this person's trigger nor its records. Without a session
 * the ticks come and nothing is sent, so nothing is noted.
 */
function noteTick(context: Context, [job]: Job[]): void {
  const { notes, startedAt: now } = context;
  if (!job || sessionProblem(context)) return;
  if (isNoteDue(notes.ownerTick(job.ownerTag), now)) notes.writeOwnerTick(job.ownerTag, now);
}

/** What is held was not sent, so no key is asked about. */
const GOES_ON = { goesOn: true, repeatsSafely: false };

type Outcome = { run: RunRecord; isDone: boolean };

function runJob(context: Context, ownJob: OwnJob, slot: string): News[] {
  const { job } = ownJob;
  const unreadable = unreadableOf(context, job.sheetId);
  if (unreadable) {
    noteWaiting(context, job, { reason: unreadable });
    return [];
  }
  const { run, isDone } = outcomeOrTrouble(context, ownJob);
  if (isDone) {
    noteWaiting(context, job, null);
    noteOwner(context, job);
  } else if (run.outcome === 'held' && needsPerson(run, GOES_ON))
    noteWaiting(context, job, { reason: reasonForAll(run.reason) });
  const before = context.user.log(job);
  const news = newsOf(run, { wasMailed: before.mailed });
  const doneSlot = isDone ? slot : before.doneSlot;
  // A failure that nobody could be told is told once there is an address, and the permission.
  const mailed = news ? news.isFailure && mails(context) : before.mailed;
  if (doneSlot !== before.doneSlot || mailed !== before.mailed)
    changeLog(context, job, (log) => ({ ...log, doneSlot, mailed }));
  if (before.terminalFailures >= TERMINAL_FAILURES_TO_PAUSE)
    changeJob(context, job, problemOf('schedule.paused-after-failures'));
  return news ? [news] : [];
}

function mails({ user }: Context): boolean {
  return user.schedule().email !== null && missingOf(['mail']).permissions.length === 0;
}

/** Other editors read whose schedule it is, and the account may have another name since it was saved. */
function noteOwner({ document: store, user }: Context, noted: Job): void {
  const name = shownName(user.session()?.account ?? '');
  if (name === '' || name === noted.ownerName) return;
  store.hold('schedule.document-busy', (document) => {
    const job = document.job(noted);
    if (job?.ownerTag === noted.ownerTag) document.writeJob({ ...job, ownerName: name });
    return ok(null);
  });
}

/** A failure of one sheet goes into its record, and the next sheets still have their turn. */
function outcomeOrTrouble(context: Context, ownJob: OwnJob): Outcome {
  try {
    return outcomeOf(context, ownJob);
  } catch (exception) {
    const reason = troubleOf(exception);
    return withoutSending(context, ownJob, { outcome: 'failed', reason, read: null });
  }
}

function outcomeOf(context: Context, ownJob: OwnJob): Outcome {
  const { user, spreadsheet } = context;
  const { sheetId, place } = ownJob.job;
  const sheet = spreadsheet.getSheetById(sheetId);
  if (!sheet) return sheetGone(context, ownJob);
  const access = currentAccess(user);
  if (!access.ok) return withoutSending(context, ownJob, heldUnread(access.problem));
  const read = readSheet(context, sheet, { wishes: null, place });
  if (!read.ok) return withoutSending(context, ownJob, heldUnread(read.problem));
  const notSent = (outcome: Unsent['outcome'], reason: Problem) =>
    withoutSending(context, ownJob, { outcome, reason, read: read.value });
  const decided = user.memory(ownJob.job);
  const session = user.session();
  if (!decided || !session) return notSent('held', problemOf('schedule.address-changed'));
  const elsewhere = madeForAnother(decided, session, ownJob.job.ownerName);
  if (elsewhere) return notSent('held', elsewhere);
  const missing = targetMissing(read.value, ownJob.job);
  if (missing) return notSent('held', missing);
  const unasked = {
    by: 'schedule',
    fingerprintSeen: null,
    confirmed: [],
    isPublicSeen: null,
  } as const;
  const attempt = newAttempt(context, { read: read.value, decided, ...unasked });
  if (!attempt.ok) return notSent('held', attempt.problem);
  const decision = decideUnwatched(attempt.value.facts);
  if (decision.do === 'hold') return notSent('held', decision.problem);
  if (decision.do === 'skip') {
    const gone = whyRecordIsGone(context, decided);
    return gone ? notSent('held', gone) : notSent('skipped', decision.problem);
  }
  const end = sendClaimed(context, attempt.value);
  if (end.state === 'ran') return { run: end.run, isDone: end.run.outcome === 'sent' };
  if (end.state === 'stopped') return notSent('failed', end.problem);
  if (end.state === 'unsent')
    return notSent(isOfRecord(end.problem) ? 'held' : 'failed', end.problem);
  // Checked under the lock: since we read the sheet, a menu has sent it or is sending it.
  return notSent(end.question === 'unknown-run' ? 'held' : 'skipped', end.problem);
}

/** The sheet names the station no more, or several where one stood when the schedule was made. */
function targetMissing({ reading }: SheetRead, { place }: Job): Problem | null {
  const finds = (asked: FindingKind) => reading.findings.some(({ kind }) => kind === asked);
  if (finds('reading.station-not-here'))
    return problemOf('schedule.station-gone', { station: place ?? '' });
  return finds('reading.which-station') ? problemOf('schedule.which-station') : null;
}

function heldUnread(reason: Problem): Unsent {
  return { outcome: 'held', reason, read: null };
}

/** A deleted sheet does not come back, so the schedule says so and stops. */
function sheetGone(context: Context, ownJob: OwnJob): Outcome {
  const problem = problemOf('schedule.sheet-deleted');
  const outcome = withoutSending(context, ownJob, heldUnread(problem));
  changeJob(context, ownJob.job, problem);
  return outcome;
}

function withoutSending(context: Context, { job }: OwnJob, unsent: Unsent): Outcome {
  const run = noteUnsent(context, job, 'schedule', unsent);
  return { run, isDone: unsent.reason.kind === 'upload.unchanged' };
}
