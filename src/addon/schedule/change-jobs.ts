import { type Answer, bad, good, type Problem, problemOf, refusing } from '../../core/problem.ts';
import { checkEmail } from '../../core/schedule/check-email.ts';
import { checkRhythm } from '../../core/schedule/check-rhythm.ts';
import type { Job } from '../../core/schedule/job.ts';
import { latestSlot } from '../../core/schedule/slots.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import type { JobRequest, JobState } from '../page-types.ts';
import { holdPersonLock, underDocumentLock } from '../platform/lock.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { ensureTrigger, removeTriggers } from '../platform/triggers.ts';
import { notATable } from '../sheet/sheet-grid.ts';
import { rememberUpload } from '../upload/upload-memory.ts';
import { ownJobsAgain } from '../workplace/own-jobs.ts';
import { sentOf } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';
import { jobStates, shownName } from './job-states.ts';
import { whyNotSchedule } from './schedule-permissions.ts';

/** With the place as it is chosen now, where the page names none. */
type JobOrder = Omit<JobRequest, 'place'> & Sent;

export function saveJobFor(
  workplace: Workplace,
  { also = [], ...request }: JobRequest,
): Answer<JobState[]> {
  const saved = also.reduce(
    (before, sheetId) => (before.ok ? saveAlike(workplace, request, sheetId) : before),
    writeOwnJob(workplace, request, { takesOver: false }),
  );
  return saved.ok ? good(jobStates(workplace)) : saved;
}

/** Another sheet gets the same schedule, with the title and visibility it was sent with. */
function saveAlike(workplace: Workplace, request: JobRequest, sheetId: number): Answer<null> {
  const sent = sentOf(workplace, { sheetId });
  const memory = workplace.person.memory(sent);
  return memory?.address === workplace.person.session()?.address
    ? writeOwnJob(workplace, { ...request, ...memory, ...sent }, { takesOver: false })
    : bad('upload.other-service');
}

/** The job now belongs to the caller, with the caller's connection, title and visibility. */
export function takeOverJobFor(workplace: Workplace, request: JobRequest): Answer<JobState[]> {
  const saved = writeOwnJob(workplace, request, { takesOver: true });
  return saved.ok ? good(jobStates(workplace)) : saved;
}

/** This person's job of the sheet, or null where there is none; another's is refused. */
function ownJobAgain({ document, person }: Workplace, sheetId: number): Answer<Job | null> {
  const job = document.jobAgain(sheetId);
  return job && job.ownerTag !== person.tag()
    ? bad('schedule.not-yours', { owner: job.ownerName })
    : good(job);
}

export function pauseJobFor(
  workplace: Workplace,
  sheetId: number,
  paused: boolean,
): Answer<JobState[]> {
  const changed = changeJob(workplace, sheetId, paused ? problemOf('schedule.paused') : null);
  return changed.ok ? good(jobStates(workplace)) : changed;
}

/** A schedule also stops itself with this. `reason` says why, and every editor can see it. */
export function changeJob(
  workplace: Workplace,
  sheetId: number,
  reason: Problem | null,
): Answer<null> {
  const changed = underLock(() => {
    const own = ownJobAgain(workplace, sheetId);
    if (!own.ok) return own;
    if (!own.value) return bad('schedule.no-such-job');
    workplace.document.writeJob({ ...own.value, paused: reason, since: Date.now() });
    return good(null);
  });
  if (reason === null && changed.ok) forgetFailures(workplace, sheetId);
  return changed;
}

export function deleteJobFor(workplace: Workplace, sheetId: number): Answer<JobState[]> {
  const deleted = underLock(() => {
    const own = ownJobAgain(workplace, sheetId);
    if (!own.ok) return own;
    workplace.document.removeJob(sheetId);
    removeIdleTriggers(workplace);
    return good(null);
  });
  return deleted.ok ? good(jobStates(workplace)) : deleted;
}

/**
 * Others have taken over or deleted every job, so the trigger has nothing to do. Looked at under the lock:
 * another window may have saved a schedule since this one read them.
 */
export function removeTriggerWithoutJobs(workplace: Workplace): void {
  underLock(() => {
    removeIdleTriggers(workplace);
    return good(null);
  });
}

/** What is damaged may be this person's, and runs on when it is put right, as long as there is a trigger. */
function removeIdleTriggers(workplace: Workplace): void {
  const { document, person, spreadsheet } = workplace;
  const isDamaged = document.hasUnreadableJob() || person.hasUnreadableTag();
  if (ownJobsAgain(workplace).length === 0 && !isDamaged) removeTriggers(spreadsheet);
}

/** After disconnecting, removes this person's jobs in this spreadsheet and their trigger. */
export function removeOwnSchedule(workplace: Workplace): Answer<null> {
  return underLock(() => {
    for (const { sheetId } of ownJobsAgain(workplace)) workplace.document.removeJob(sheetId);
    removeTriggers(workplace.spreadsheet);
    return good(null);
  });
}

const underLock = (work: () => Answer<null>) => underDocumentLock('schedule.document-busy', work);

export function repairScheduleFor(workplace: Workplace): Answer<JobState[]> {
  const { person, spreadsheet, locale } = workplace;
  const lacking = whyNotSchedule(person.schedule().email);
  if (lacking) return refusing(lacking);
  removeTriggers(spreadsheet);
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  person.changeSchedule({ locale, lastTick: Date.now(), notice: null });
  return good(jobStates(workplace));
}

function writeOwnJob(
  workplace: Workplace,
  request: JobOrder,
  { takesOver }: { takesOver: boolean },
): Answer<null> {
  const own = ownJobAgain(workplace, request.sheetId);
  if (!own.ok && !takesOver) return own;
  const rhythm = checkRhythm(request.rhythm);
  if (!rhythm.ok) return rhythm;
  const { person, spreadsheet, locale } = workplace;
  const session = person.session();
  if (!session) return bad('connection.none');
  const sheet = spreadsheet.getSheetById(request.sheetId);
  if (!sheet) return bad('addon.sheet-deleted');
  const odd = notATable(sheet);
  if (odd) return refusing(odd);
  const email = checkEmail(request.email);
  if (!email.ok) return email;
  const lacking = whyNotSchedule(email.value);
  if (lacking) return refusing(lacking);
  const sent = sentOf(workplace, request);
  const remembered = rememberUpload(workplace, sent, request);
  if (!remembered.ok) return remembered;
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  person.changeSchedule({ locale, email: email.value, notice: null });
  const begun = startFromNow(workplace, sent, rhythm.value);
  if (!begun.ok) return begun;
  const owner = { ownerTag: begun.value, account: session.account ?? '' };
  const written = writeOnce(
    workplace,
    jobOf(workplace, { ...request, ...sent }, owner, rhythm.value),
    takesOver,
  );
  // Another window that deleted the last schedule meanwhile took the trigger along.
  return written.ok ? ensureTrigger(spreadsheet) : written;
}

function jobOf(
  workplace: Workplace,
  request: JobOrder,
  { ownerTag, account }: { ownerTag: string; account: string },
  rhythm: Job['rhythm'],
): Job {
  return {
    spreadsheetId: workplace.spreadsheetId,
    sheetId: request.sheetId,
    place: request.place,
    rhythm,
    ownerTag,
    ownerName: shownName(account),
    paused: null,
    since: Date.now(),
    ...limitsOf(request),
  };
}

/** Looks again under the lock: two people may have pressed at once, and a sheet has one schedule. */
function writeOnce(workplace: Workplace, job: Job, takesOver: boolean): Answer<null> {
  return underLock(() => {
    const own = ownJobAgain(workplace, job.sheetId);
    if (!own.ok && !takesOver) return own;
    // A change of the schedule settles nothing that it waits for.
    const { waits = null, takenOver = !own.ok } = (own.ok && own.value) || {};
    workplace.document.writeJob({ ...job, waits, takenOver });
    return good(null);
  });
}

/**
 * A new schedule begins with its next slot, not with one that has passed. Gives the owner's tag, made
 * under the same lock: two windows that made one each would leave a schedule that is nobody's.
 */
function startFromNow(workplace: Workplace, sent: Sent, rhythm: Job['rhythm']): Answer<string> {
  const { person, spreadsheet } = workplace;
  const doneSlot = latestSlot(rhythm, Date.now(), zoneOffsets(spreadsheet));
  const held = holdPersonLock(() => {
    person.writeLog(sent, { ...person.logAgain(sent), doneSlot, terminalFailures: 0 });
    return person.tag() ?? person.tagAgain() ?? newTag(workplace);
  });
  return held.held ? good(held.value) : bad('connection.lock-busy');
}

function forgetFailures({ document, person }: Workplace, sheetId: number): void {
  const job = document.jobs().find((other) => other.sheetId === sheetId);
  if (job && person.log(job).terminalFailures > 0)
    holdPersonLock(() => person.writeLog(job, { ...person.logAgain(job), terminalFailures: 0 }));
}

function newTag({ person }: Workplace): string {
  const tag = Utilities.getUuid();
  person.writeTag(tag, person.hasUnreadableTag() ? Date.now() : null);
  return tag;
}
