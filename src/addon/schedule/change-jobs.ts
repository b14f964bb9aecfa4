import { type Answer, err, ok, type Problem, problemOf, refusing } from '../../core/problem.ts';
import { checkEmail } from '../../core/schedule/check-email.ts';
import { checkRhythm } from '../../core/schedule/check-rhythm.ts';
import type { Job } from '../../core/schedule/job.ts';
import { latestSlot } from '../../core/schedule/slots.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import type { AskedByAnyPage, AskedSent, Sent } from '../../core/upload/upload-memory.ts';
import type { JobRequest, JobState } from '../page-types.ts';
import { holdPersonLock, underDocumentLock } from '../platform/lock.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { ensureTrigger, removeTriggers } from '../platform/triggers.ts';
import { notATable } from '../sheet/sheet-grid.ts';
import { rememberUpload } from '../upload/upload-memory.ts';
import { ownJobs, ownJobsAgain } from '../workplace/own-jobs.ts';
import { sentOf } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';
import { jobStates, shownName } from './job-states.ts';
import { whyNotSchedule } from './schedule-permissions.ts';

/** What of a sheet is sent, and how. */
type JobOrder = Omit<JobRequest, 'sheetId' | 'place' | 'also'> & { sent: Sent };

function orderOf(workplace: Workplace, request: JobRequest): JobOrder {
  const { sheetId: _sheet, place: _place, also: _others, ...asked } = request;
  return { ...asked, sent: sentOf(workplace, request) };
}

export function saveJobFor(workplace: Workplace, request: JobRequest): Answer<JobState[]> {
  const order = orderOf(workplace, request);
  const others = (request.also ?? []).flatMap((asked) => alikeOf(workplace, asked));
  const saved = others.reduce(
    (before, sent) => (before.ok ? saveAlike(workplace, order, sent) : before),
    writeOwnJob(workplace, order, { takesOver: false }),
  );
  return statesAfter(workplace, saved);
}

function statesAfter(workplace: Workplace, changed: Answer<null>): Answer<JobState[]> {
  return changed.ok ? ok(jobStates(workplace)) : changed;
}

/** By its number alone a sheet is what of it has a schedule of this person; else what is chosen of it now. */
function alikeOf(workplace: Workplace, asked: AskedByAnyPage): Sent[] {
  const jobs = ownJobs(workplace).filter(({ sheetId }) => sheetId === asked);
  const ofSheet = jobs.map(({ sheetId, place }) => ({ sheetId, place }));
  return ofSheet.length > 0 ? ofSheet : [sentOf(workplace, asked)];
}

/** Something else gets the same schedule, with the title and visibility it was sent with. */
function saveAlike(workplace: Workplace, order: JobOrder, sent: Sent): Answer<null> {
  const { person } = workplace;
  const memory = person.memory(sent);
  if (!memory || memory.address !== person.session()?.address) return err('upload.other-service');
  const { title, description, isPublic } = memory;
  const { instead: _ofTheFirst, ...shared } = order;
  const alike = { ...shared, title, description, isPublic, sent };
  return writeOwnJob(workplace, alike, { takesOver: false });
}

/** The job now belongs to the caller, with the caller's connection, title and visibility. */
export function takeOverJobFor(workplace: Workplace, request: JobRequest): Answer<JobState[]> {
  const order = orderOf(workplace, request);
  return statesAfter(workplace, writeOwnJob(workplace, order, { takesOver: true }));
}

/** This person's job, or null where there is none; another's is refused. */
function ownJobAgain({ document, person }: Workplace, sent: Sent): Answer<Job | null> {
  const job = document.jobAgain(sent);
  return job && job.ownerTag !== person.tag()
    ? err('schedule.not-yours', { owner: job.ownerName })
    : ok(job);
}

export function pauseJobFor(
  workplace: Workplace,
  choice: AskedSent & { paused: boolean },
): Answer<JobState[]> {
  const reason = choice.paused ? problemOf('schedule.paused') : null;
  return statesAfter(workplace, changeJob(workplace, sentOf(workplace, choice), reason));
}

/** A schedule also stops itself with this. `reason` says why, and every editor can see it. */
export function changeJob(workplace: Workplace, sent: Sent, reason: Problem | null): Answer<null> {
  const changed = underLock(() => {
    const own = ownJobAgain(workplace, sent);
    if (!own.ok) return own;
    if (!own.value) return err('schedule.no-such-job');
    workplace.document.writeJob({ ...own.value, paused: reason, since: Date.now() });
    return ok(null);
  });
  if (reason === null && changed.ok) forgetFailures(workplace, sent);
  return changed;
}

export function deleteJobFor(workplace: Workplace, asked: AskedByAnyPage): Answer<JobState[]> {
  const sent = sentOf(workplace, asked);
  const deleted = underLock(() => {
    const own = ownJobAgain(workplace, sent);
    if (!own.ok) return own;
    workplace.document.removeJob(sent);
    removeIdleTriggers(workplace);
    return ok(null);
  });
  return statesAfter(workplace, deleted);
}

/**
 * Others have taken over or deleted every job, so the trigger has nothing to do. Looked at under the lock:
 * another window may have saved a schedule since this one read them.
 */
export function removeTriggerWithoutJobs(workplace: Workplace): void {
  underLock(() => {
    removeIdleTriggers(workplace);
    return ok(null);
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
    for (const job of ownJobsAgain(workplace)) workplace.document.removeJob(job);
    removeTriggers(workplace.spreadsheet);
    return ok(null);
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
  return ok(jobStates(workplace));
}

function writeOwnJob(
  workplace: Workplace,
  order: JobOrder,
  { takesOver }: { takesOver: boolean },
): Answer<null> {
  const { person, spreadsheet, locale } = workplace;
  const { sent } = order;
  const own = ownJobAgain(workplace, sent);
  if (!own.ok && !takesOver) return own;
  const checked = checkOrder(workplace, order);
  if (!checked.ok) return checked;
  const { rhythm, email, account } = checked.value;
  const remembered = rememberUpload(workplace, sent, order);
  if (!remembered.ok) return remembered;
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  person.changeSchedule({ locale, email, notice: null });
  const begun = startFromNow(workplace, sent, rhythm);
  if (!begun.ok) return begun;
  const job = jobOf(workplace, order, { ownerTag: begun.value, account }, rhythm);
  const written = writeOnce(workplace, order, job, takesOver);
  // Another window that deleted the last schedule meanwhile took the trigger along.
  return written.ok ? ensureTrigger(spreadsheet) : written;
}

type CheckedOrder = { rhythm: Job['rhythm']; email: string | null; account: string };

/** Before anything is written. */
function checkOrder({ person, spreadsheet }: Workplace, order: JobOrder): Answer<CheckedOrder> {
  const rhythm = checkRhythm(order.rhythm);
  if (!rhythm.ok) return rhythm;
  const session = person.session();
  if (!session) return err('connection.none');
  const sheet = spreadsheet.getSheetById(order.sent.sheetId);
  if (!sheet) return err('addon.sheet-deleted');
  const odd = notATable(sheet);
  if (odd) return refusing(odd);
  const email = checkEmail(order.email);
  if (!email.ok) return email;
  const lacking = whyNotSchedule(email.value);
  if (lacking) return refusing(lacking);
  return ok({ rhythm: rhythm.value, email: email.value, account: session.account ?? '' });
}

function jobOf(
  workplace: Workplace,
  order: JobOrder,
  { ownerTag, account }: { ownerTag: string; account: string },
  rhythm: Job['rhythm'],
): Job {
  return {
    spreadsheetId: workplace.spreadsheetId,
    ...order.sent,
    rhythm,
    ownerTag,
    ownerName: shownName(account),
    paused: null,
    since: Date.now(),
    ...limitsOf(order),
  };
}

/** Looks again under the lock: two people may have pressed at once, and what is sent has one schedule. */
function writeOnce(
  workplace: Workplace,
  { instead }: JobOrder,
  job: Job,
  takesOver: boolean,
): Answer<null> {
  return underLock(() => {
    const own = ownJobAgain(workplace, job);
    if (!own.ok && !takesOver) return own;
    const given = { sheetId: job.sheetId, place: instead ?? undefined };
    const gives = instead === undefined ? ok(null) : ownJobAgain(workplace, given);
    if (!gives.ok) return gives;
    // A change of the schedule settles nothing that it waits for.
    const { waits = null, takenOver = !own.ok } = (own.ok && own.value) || {};
    workplace.document.writeJob({ ...job, waits, takenOver });
    // Not before: a store that is full refuses to write, and neither would be left.
    if (gives.value) workplace.document.removeJob(given);
    return ok(null);
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
  return held.held ? ok(held.value) : err('connection.lock-busy');
}

function forgetFailures({ person }: Workplace, sent: Sent): void {
  if (person.log(sent).terminalFailures > 0)
    holdPersonLock(() => person.writeLog(sent, { ...person.logAgain(sent), terminalFailures: 0 }));
}

function newTag({ person }: Workplace): string {
  const tag = Utilities.getUuid();
  person.writeTag(tag, person.hasUnreadableTag() ? Date.now() : null);
  return tag;
}
