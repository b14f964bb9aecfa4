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
import { madeForAnother } from '../../core/upload/destination.ts';
import { type RunLog, withRun } from '../../core/upload/run-log.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { quietRun } from '../../core/upload/start-run.ts';
import type { UploadMemory } from '../../core/upload/upload-memory.ts';
import { currentAccess, renewedSession } from '../connection/current-access.ts';
import { holdPersonLock, underDocumentLock } from '../platform/lock.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { troubleOf } from '../platform/trouble.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import {
  decideForSchedule,
  factsOfRead,
  sendClaimed,
  type UploadOrder,
} from '../upload/run-upload.ts';
import { noteWaiting } from '../workplace/note-waiting.ts';
import { ownJobs, placeDecisions } from '../workplace/own-jobs.ts';
import { speaking, type Workplace } from '../workplace/workplace.ts';
import { changeJob, removeTriggerWithoutJobs } from './change-jobs.ts';
import { mailNews } from './failure-mail.ts';
import { sessionProblem, shownName } from './job-states.ts';

/** Google ends an execution after six minutes. A job that has not begun waits for the next hour. */
const BEGIN_UNTIL_MS = 4 * 60_000;

/** One tick of the hourly trigger. */
export function runDueJobs(workplace: Workplace): void {
  const { person, startedAt: now } = workplace;
  const { locale, email } = person.schedule();
  person.changeSchedule({ lastTick: now, notice: null });
  if (person.notice()) person.writeNotice(null);
  const jobs = ownJobs(workplace);
  placeDecisions(person, jobs);
  if (jobs.length === 0) removeTriggerWithoutJobs(workplace);
  const session = person.session();
  if (session && isKeepAliveDue(session, now)) renewedSession(person, { renew: true });
  const offsetAt = zoneOffsets(workplace.spreadsheet);
  const due = jobs
    .map((job): OwnJob => ({ job, log: person.log(job) }))
    .filter((ownJob) => isDue(ownJob, now, offsetAt))
    .sort(byWaiting);
  const news = due.flatMap((ownJob) =>
    Date.now() - now < BEGIN_UNTIL_MS
      ? runJob(workplace, ownJob, latestSlot(ownJob.job.rhythm, now, offsetAt))
      : [],
  );
  mailNews(speaking(workplace, locale), email, news);
  noteTick(workplace, jobs);
}

/**
 * A note for the other editors, who see neither this person's trigger nor its records. Without a session
 * the ticks come and nothing is sent, so nothing is noted.
 */
function noteTick(workplace: Workplace, [job]: Job[]): void {
  const { document, startedAt: now } = workplace;
  if (!job || sessionProblem(workplace)) return;
  if (isNoteDue(document.tickNoted(job.ownerTag), now)) document.noteTick(job.ownerTag, now);
}

type Outcome = { run: RunRecord; isDone: boolean };

function runJob(workplace: Workplace, ownJob: OwnJob, slot: string): News[] {
  const { job } = ownJob;
  const { run, isDone } = outcomeOrTrouble(workplace, ownJob);
  if (isDone) {
    noteWaiting(workplace, job, null);
    noteOwner(workplace, job);
  } else if (run.outcome === 'held')
    noteWaiting(workplace, job, { reason: reasonForAll(run.reason) });
  const before = workplace.person.log(job);
  const news = newsOf(run, { wasMailed: before.mailed });
  const doneSlot = isDone ? slot : before.doneSlot;
  // A failure that nobody was told is told to an address that is given later.
  const hasAddress = workplace.person.schedule().email !== null;
  const mailed = news ? news.isFailure && hasAddress : before.mailed;
  if (doneSlot !== before.doneSlot || mailed !== before.mailed)
    changeLog(workplace, job, (log) => ({ ...log, doneSlot, mailed }));
  if (before.terminalFailures >= TERMINAL_FAILURES_TO_PAUSE)
    changeJob(workplace, job, problemOf('schedule.paused-after-failures'));
  return news ? [news] : [];
}

/** Other editors read whose schedule it is, and the account may have another name since it was saved. */
function noteOwner({ document, person }: Workplace, noted: Job): void {
  const name = shownName(person.session()?.account ?? '');
  if (name === '' || name === noted.ownerName) return;
  underDocumentLock('schedule.document-busy', () => {
    const job = document.jobAgain(noted);
    if (job?.ownerTag === noted.ownerTag) document.writeJob({ ...job, ownerName: name });
    return ok(null);
  });
}

/** A failure of one sheet goes into its record, and the next sheets still have their turn. */
function outcomeOrTrouble(workplace: Workplace, ownJob: OwnJob): Outcome {
  try {
    return outcomeOf(workplace, ownJob);
  } catch (exception) {
    const reason = troubleOf(exception);
    return withoutSending(workplace, ownJob, { outcome: 'failed', reason, read: null });
  }
}

function outcomeOf(workplace: Workplace, ownJob: OwnJob): Outcome {
  const { person, spreadsheet } = workplace;
  const { sheetId, place } = ownJob.job;
  const sheet = spreadsheet.getSheetById(sheetId);
  if (!sheet) return sheetGone(workplace, ownJob);
  const access = currentAccess(person);
  if (!access.ok) return withoutSending(workplace, ownJob, heldUnread(access.problem));
  const read = readSheet(workplace, sheet, { wishes: null, place: place ?? null });
  if (!read.ok) return withoutSending(workplace, ownJob, heldUnread(read.problem));
  const order = orderFor(workplace, ownJob, read.value);
  const notSent = (outcome: Quiet['outcome'], reason: Problem) =>
    withoutSending(workplace, ownJob, { outcome, reason, read: read.value });
  const session = person.session();
  if (!order || !session) return notSent('held', problemOf('schedule.address-changed'));
  const elsewhere = madeForAnother(order, session, ownJob.job.ownerName);
  if (elsewhere) return notSent('held', elsewhere);
  const astray = stationAstray(read.value, ownJob.job);
  if (astray) return notSent('held', astray);
  const decision = decideForSchedule(workplace, session, order);
  if (decision.do !== 'send')
    return notSent(decision.do === 'hold' ? 'held' : 'skipped', decision.problem);
  const end = sendClaimed(workplace, order);
  if (end.state === 'ran') return { run: end.run, isDone: end.run.outcome === 'sent' };
  if (end.state === 'stopped') return notSent('failed', end.problem);
  // Checked under the lock: since we read the sheet, a menu has sent it or is sending it.
  return notSent(end.question === 'unknown-run' ? 'held' : 'skipped', end.problem);
}

/** The sheet names the station no more, or several where one stood when the schedule was made. */
function stationAstray({ reading }: SheetRead, { place }: Job): Problem | null {
  const finds = (asked: FindingKind) => reading.findings.some(({ kind }) => kind === asked);
  if (finds('reading.station-not-here'))
    return problemOf('schedule.station-gone', { station: place ?? '' });
  return finds('reading.which-station') ? problemOf('schedule.which-station') : null;
}

function orderFor(
  { person }: Workplace,
  { job }: OwnJob,
  read: SheetRead,
): (UploadOrder & Pick<UploadMemory, 'address' | 'subject'>) | null {
  const memory = person.memory(job);
  const unasked = { by: 'schedule' as const, fingerprintSeen: null, confirmed: [] };
  return memory && { ...memory, ...unasked, read };
}

function heldUnread(reason: Problem): Quiet {
  return { outcome: 'held', reason, read: null };
}

/** A deleted sheet does not come back, so the schedule says so and stops. */
function sheetGone(workplace: Workplace, ownJob: OwnJob): Outcome {
  const problem = problemOf('schedule.sheet-deleted');
  const outcome = withoutSending(workplace, ownJob, heldUnread(problem));
  changeJob(workplace, ownJob.job, problem);
  return outcome;
}

/** Why nothing was sent, and what had been read by then. */
type Quiet = { outcome: 'held' | 'skipped' | 'failed'; reason: Problem; read: SheetRead | null };

const NOTHING_READ = { values: 0, leftOut: 0, fingerprint: '' };

/** A run that sent nothing leaves a record too. */
function withoutSending(
  workplace: Workplace,
  { job, log }: OwnJob,
  { outcome, reason, read }: Quiet,
): Outcome {
  const { title = '', isPublic = false } = workplace.person.memory(job) ?? {};
  const order = {
    newId: Utilities.getUuid(),
    by: 'schedule' as const,
    sheetId: job.sheetId,
    sheetName: log.runs[0]?.sheetName ?? '',
    dataset: { name: title, description: null, isPublic, rows: read?.reading.rows ?? [] },
    ...(read ? factsOfRead(read) : NOTHING_READ),
    now: Date.now(),
  };
  const run = quietRun(order, outcome, reason);
  changeLog(workplace, job, (current) => withRun(current, run));
  return { run, isDone: reason.kind === 'upload.unchanged' };
}

/** Another execution may write a record for the same sheet, and that record must not be lost. */
function changeLog({ person }: Workplace, job: Job, change: (log: RunLog) => RunLog): void {
  const held = holdPersonLock(() => person.writeLog(job, change(person.logAgain(job))));
  if (!held.held) console.warn(JSON.stringify({ kind: 'log-not-written', sheetId: job.sheetId }));
}
