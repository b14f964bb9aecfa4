import type { OffsetAt } from '../core/calendar/local-time.ts';
import { type Answer, bad, good, type Problem } from '../core/problem.ts';
import { checkEmail } from '../core/schedule/check-email.ts';
import { checkRhythm } from '../core/schedule/check-rhythm.ts';
import { isOverdue, isSilent, nextWindow } from '../core/schedule/due-jobs.ts';
import type { Job } from '../core/schedule/job.ts';
import { latestSlot } from '../core/schedule/slots.ts';
import { limitsOf } from '../core/upload/old-values.ts';
import { toldRuns } from '../core/upload/run-log.ts';
import { holdDocumentLock, holdPersonLock } from './lock.ts';
import { ownJobs } from './own-jobs.ts';
import type { JobRequest, JobState } from './page-types.ts';
import { whyNotSchedule, whyStopped } from './schedule-permissions.ts';
import { notATable } from './sheet-grid.ts';
import { zoneOffsets } from './spreadsheet-clock.ts';
import { ensureTrigger, removeTriggers } from './triggers.ts';
import { rememberUpload } from './upload-memory.ts';
import type { Workplace } from './workplace.ts';

export function saveJobFor(workplace: Workplace, request: JobRequest): Answer<JobState[]> {
  const others = othersJob(workplace, request.sheetId);
  return others ? notYours(others) : writeOwnJob(workplace, request, { takesOver: false });
}

/** The job now belongs to the caller, with the caller's connection, title and visibility. */
export function takeOverJobFor(workplace: Workplace, request: JobRequest): Answer<JobState[]> {
  return writeOwnJob(workplace, request, { takesOver: true });
}

function othersJob(workplace: Workplace, sheetId: number): Job | null {
  const job = workplace.document.jobAgain(sheetId);
  return job && job.ownerTag !== workplace.person.tag() ? job : null;
}

function notYours({ ownerName }: Job) {
  return bad('schedule.not-yours', { owner: ownerName });
}

export function pauseJobFor(
  workplace: Workplace,
  sheetId: number,
  paused: boolean,
): Answer<JobState[]> {
  const reason: Problem | null = paused ? { kind: 'schedule.paused', params: {} } : null;
  const changed = changeJob(workplace, sheetId, reason);
  return changed.ok ? good(jobStates(workplace)) : changed;
}

/** A schedule also stops itself with this. `reason` says why, and every editor can see it. */
export function changeJob(
  workplace: Workplace,
  sheetId: number,
  reason: Problem | null,
): Answer<null> {
  const held = holdDocumentLock((): Answer<null> => {
    const job = workplace.document.jobAgain(sheetId);
    if (!job) return bad('schedule.no-such-job');
    if (job.ownerTag !== workplace.person.tag()) return notYours(job);
    workplace.document.writeJob({ ...job, paused: reason, since: Date.now() });
    return good(null);
  });
  if (!held.held) return bad('schedule.document-busy');
  if (reason === null && held.value.ok) forgetFailures(workplace, sheetId);
  return held.value;
}

export function deleteJobFor(workplace: Workplace, sheetId: number): Answer<JobState[]> {
  const held = holdDocumentLock((): Answer<null> => {
    const others = othersJob(workplace, sheetId);
    if (others) return notYours(others);
    workplace.document.removeJob(sheetId);
    return good(null);
  });
  if (!held.held) return bad('schedule.document-busy');
  if (!held.value.ok) return held.value;
  if (ownJobs(workplace).length === 0) removeTriggers(workplace.spreadsheet);
  return good(jobStates(workplace));
}

/** After disconnecting, removes this person's jobs in this spreadsheet and their trigger. */
export function removeOwnSchedule(workplace: Workplace): Answer<null> {
  const held = holdDocumentLock(() => {
    for (const { sheetId } of ownJobs(workplace)) workplace.document.removeJob(sheetId);
  });
  if (!held.held) return bad('schedule.document-busy');
  removeTriggers(workplace.spreadsheet);
  return good(null);
}

export function repairScheduleFor(workplace: Workplace): Answer<JobState[]> {
  const { email } = workplace.person.schedule(workplace.spreadsheetId);
  const lacking = whyNotSchedule(email);
  if (lacking) return { ok: false, problem: lacking };
  removeTriggers(workplace.spreadsheet);
  const made = ensureTrigger(workplace.spreadsheet);
  if (!made.ok) return made;
  const { person, spreadsheetId, locale } = workplace;
  const schedule = person.schedule(spreadsheetId);
  person.writeSchedule(spreadsheetId, { ...schedule, locale, lastTick: Date.now(), notice: null });
  return good(jobStates(workplace));
}

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
  const { person, document, spreadsheet, spreadsheetId, startedAt: now } = workplace;
  const mine = job.ownerTag === person.tag();
  const key = { spreadsheetId, sheetId: job.sheetId };
  const shared = {
    sheetId: job.sheetId,
    sheetName: spreadsheet.getSheetById(job.sheetId)?.getName() ?? null,
    rhythm: job.rhythm,
    ...limitsOf(job),
    mine,
    ownerName: job.ownerName,
  };
  // This execution cannot see the runs, the title and the address of another person.
  if (!mine) {
    const overdue = isSilent(job, document.tickNoted(job.ownerTag), now);
    return { ...shared, ...NOT_MINE, paused: job.paused, overdue };
  }
  const log = person.log(key);
  const memory = person.memory(key);
  const { lastTick, email } = person.schedule(spreadsheetId);
  const paused = job.paused ?? stopped ?? sessionProblem(workplace);
  return {
    ...shared,
    paused,
    next: paused ? null : nextWindow({ job, log }, now, offsetAt),
    // Named already: a trigger set anew would not start either.
    overdue: !stopped && isOverdue(job, lastTick, now),
    lastRun: toldRuns(log, now)[0] ?? null,
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
function sessionProblem({ person }: Workplace): Problem | null {
  const session = person.session();
  return session ? (session.refused?.problem ?? null) : { kind: 'connection.none', params: {} };
}

function writeOwnJob(
  workplace: Workplace,
  request: JobRequest,
  { takesOver }: { takesOver: boolean },
): Answer<JobState[]> {
  const rhythm = checkRhythm(request.rhythm);
  if (!rhythm.ok) return rhythm;
  const { person, spreadsheet, spreadsheetId, locale } = workplace;
  const session = person.session();
  if (!session) return bad('connection.none');
  const sheet = spreadsheet.getSheetById(request.sheetId);
  if (!sheet) return bad('schedule.sheet-deleted');
  const refused = notATable(sheet);
  if (refused) return { ok: false, problem: refused };
  const email = checkEmail(request.email);
  if (!email.ok) return email;
  const lacking = whyNotSchedule(email.value);
  if (lacking) return { ok: false, problem: lacking };
  const remembered = rememberUpload(workplace, request);
  if (!remembered.ok) return remembered;
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  const schedule = person.schedule(spreadsheetId);
  person.writeSchedule(spreadsheetId, { ...schedule, locale, email: email.value, notice: null });
  const based = startFromNow(workplace, request.sheetId, rhythm.value);
  if (!based.ok) return based;
  const job: Job = {
    spreadsheetId,
    sheetId: request.sheetId,
    rhythm: rhythm.value,
    ownerTag: person.tag() ?? newTag(workplace),
    // Every editor can read this, so an e-mail address is cut to the part before its @.
    ownerName: (session.account ?? '').split('@')[0] ?? '',
    paused: null,
    since: Date.now(),
    ...limitsOf(request),
  };
  const held = holdDocumentLock((): Answer<null> => {
    // Read again, because two people may have pressed at once, and a sheet has one schedule.
    const others = takesOver ? null : othersJob(workplace, request.sheetId);
    if (others) return notYours(others);
    workplace.document.writeJob(job);
    return good(null);
  });
  if (!held.held) return bad('schedule.document-busy');
  return held.value.ok ? good(jobStates(workplace)) : held.value;
}

/** A new schedule begins with its next slot, not with one that has passed. */
function startFromNow(workplace: Workplace, sheetId: number, rhythm: Job['rhythm']): Answer<null> {
  const { person, spreadsheetId, spreadsheet } = workplace;
  const doneSlot = latestSlot(rhythm, Date.now(), zoneOffsets(spreadsheet));
  const held = holdPersonLock(() => {
    const log = person.logAgain({ spreadsheetId, sheetId });
    person.writeLog({ spreadsheetId, sheetId }, { ...log, doneSlot, terminalFailures: 0 });
  });
  return held.held ? good(null) : bad('connection.lock-busy');
}

function forgetFailures({ person, spreadsheetId }: Workplace, sheetId: number): void {
  const log = person.log({ spreadsheetId, sheetId });
  if (log.terminalFailures === 0) return;
  holdPersonLock(() => {
    const again = person.logAgain({ spreadsheetId, sheetId });
    person.writeLog({ spreadsheetId, sheetId }, { ...again, terminalFailures: 0 });
  });
}

function newTag({ person }: Workplace): string {
  const tag = Utilities.getUuid();
  person.writeTag(tag);
  return tag;
}
