import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import { checkEmail, checkRhythm } from '../../core/schedule/check-job.ts';
import type { Job } from '../../core/schedule/job.ts';
import { latestSlot } from '../../core/schedule/slots.ts';
import { answersIn } from '../../core/upload/answers.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import { limitsOf } from '../../core/upload/old-values.ts';
import { seenIn } from '../../core/upload/seen-in.ts';
import { type Target, targetIn } from '../../core/upload/target.ts';
import type { Said, UploadMemory } from '../../core/upload/upload-memory.ts';
import type { Context } from '../context/context.ts';
import type { DocumentView } from '../context/document-store.ts';
import { ownJobs } from '../context/own-jobs.ts';
import { saidIn } from '../page/page-functions.ts';
import type { JobRequest, JobState } from '../page-types.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { ensureTrigger, removeTriggers } from '../platform/triggers.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { notATable } from '../sheet/sheet-grid.ts';
import { decidedHere, decisionFor, keepDecision } from '../upload/decision.ts';
import { jobStates, shownName } from './job-states.ts';
import { whyNotSchedule } from './schedule-permissions.ts';

/** What of a sheet is sent, and how. */
export type JobOrder = Pick<
  JobRequest,
  'instead' | 'rhythm' | 'heldAbove' | 'oldestMayGo' | 'email'
> & {
  target: Target;
  /** what makes its record; null: as it was decided, or as the record stands */
  said: Said | null;
};

function orderOf(request: JobRequest): JobOrder {
  const { instead, rhythm, heldAbove, oldestMayGo, email } = request;
  const shared = { rhythm, heldAbove, oldestMayGo, email, said: saidIn(request) };
  return { ...shared, target: targetIn(request), ...(instead !== undefined && { instead }) };
}

export function saveJobFor(context: Context, request: JobRequest): Answer<JobState[]> {
  const order = orderOf(request);
  const saved = (request.also ?? []).reduce(
    (before, one) =>
      before.ok ? saveAlike(context, order, { ...request, description: '', ...one }) : before,
    writeOwnJob(context, order, { takesOver: false }),
  );
  return statesAfter(context, saved);
}

function statesAfter(context: Context, changed: Answer<null>): Answer<JobState[]> {
  return changed.ok ? ok(jobStates(context)) : changed;
}

/** Something else gets the same schedule, as it was decided for it; where nobody has, as the first. */
function saveAlike(context: Context, order: JobOrder, request: JobRequest): Answer<null> {
  const target = targetIn(request);
  const said = decidedHere(context.user, target) ? null : saidIn(request);
  const { instead: _ofTheFirst, ...shared } = order;
  return writeOwnJob(context, { ...shared, said, target }, { takesOver: false });
}

/** The job now belongs to the caller, with the caller's connection, title and visibility. */
export function takeOverJobFor(context: Context, request: JobRequest): Answer<JobState[]> {
  return statesAfter(context, takeOver(context, orderOf(request)));
}

export function takeOver(context: Context, order: JobOrder): Answer<null> {
  return writeOwnJob(context, order, { takesOver: true });
}

/** This person's job, or null where there is none; another's is refused. */
function ownJobIn({ user }: Context, document: DocumentView, target: Target): Answer<Job | null> {
  const job = document.job(target);
  return job && job.ownerTag !== user.tag()
    ? err('schedule.not-yours', { owner: job.ownerName })
    : ok(job);
}

export function pauseJobFor(context: Context, target: Target, paused: boolean): Answer<JobState[]> {
  const reason = paused ? problemOf('schedule.paused') : null;
  return statesAfter(context, changeJob(context, target, reason));
}

/** A schedule also stops itself with this. `reason` says why, and every editor can see it. */
export function changeJob(context: Context, target: Target, reason: Problem | null): Answer<null> {
  const changed = context.document.hold('schedule.document-busy', (document) => {
    const own = ownJobIn(context, document, target);
    if (!own.ok) return own;
    if (!own.value) return err('schedule.no-such-job');
    document.writeJob({ ...own.value, paused: reason, since: Date.now() });
    return ok(null);
  });
  if (reason === null && changed.ok) forgetFailures(context, target);
  return changed;
}

export function deleteJobFor(context: Context, target: Target): Answer<JobState[]> {
  const deleted = context.document.hold('schedule.document-busy', (document) => {
    const own = ownJobIn(context, document, target);
    if (!own.ok) return own;
    document.removeJob(target);
    removeIdleTriggers(context, document);
    return ok(null);
  });
  return statesAfter(context, deleted);
}

/**
 * Others have taken over or deleted every job, so the trigger has nothing to do. Looked at under the lock:
 * another window may have saved a schedule since this one read them.
 */
export function removeTriggerWithoutJobs(context: Context): void {
  context.document.hold('schedule.document-busy', (document) => {
    removeIdleTriggers(context, document);
    return ok(null);
  });
}

/** What is damaged may be this person's, and runs on when it is put right, as long as there is a trigger. */
function removeIdleTriggers({ user, spreadsheet }: Context, document: DocumentView): void {
  const isDamaged = user.unreadable().length > 0 || document.unreadable().length > 0;
  const isIdle = ownJobs({ document, user }).length === 0 && user.fileJobs().length === 0;
  if (isIdle && !isDamaged) removeTriggers(spreadsheet);
}

/** After disconnecting, removes this person's jobs in this spreadsheet, and their trigger where no files of a month need it. */
export function removeOwnSchedule(context: Context): Answer<null> {
  return context.document.hold('schedule.document-busy', (document) => {
    for (const job of ownJobs({ document, user: context.user })) document.removeJob(job);
    removeIdleTriggers(context, document);
    return ok(null);
  });
}

export function repairScheduleFor(context: Context): Answer<JobState[]> {
  const { notes, spreadsheet } = context;
  const lacking = whyNotSchedule();
  if (lacking) return errOf(lacking);
  removeTriggers(spreadsheet);
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  notes.writeTick({ at: Date.now(), notice: null });
  return ok(jobStates(context));
}

function writeOwnJob(
  context: Context,
  order: JobOrder,
  { takesOver }: { takesOver: boolean },
): Answer<null> {
  const { document, spreadsheet } = context;
  const own = ownJobIn(context, document, order.target);
  if (!own.ok && !takesOver) return own;
  const checked = checkOrder(context, order);
  if (!checked.ok) return checked;
  const made = ensureTrigger(spreadsheet);
  if (!made.ok) return made;
  const begun = startFromNow(context, order.target, checked.value);
  if (!begun.ok) return begun;
  const job = jobOf(context, order, begun.value, checked.value);
  const written = writeOnce(context, order, job, takesOver);
  // Another window that deleted the last schedule meanwhile took the trigger along.
  return written.ok ? ensureTrigger(spreadsheet) : written;
}

type CheckedOrder = {
  rhythm: Job['rhythm'];
  email: string | null;
  account: string;
  decided: UploadMemory;
  /** What its owner sees now, for the first run to be compared with; null where something was sent before. */
  seen: SheetRead | null;
};

/** Before anything is written. */
function checkOrder(context: Context, order: JobOrder): Answer<CheckedOrder> {
  const { user, spreadsheet } = context;
  const rhythm = checkRhythm(order.rhythm);
  if (!rhythm.ok) return rhythm;
  const session = user.session();
  if (!session) return err('connection.none');
  const sheet = spreadsheet.getSheetById(order.target.sheetId);
  if (!sheet) return err('addon.sheet-deleted');
  const odd = notATable(sheet);
  if (odd) return errOf(odd);
  const email = checkEmail(order.email);
  if (!email.ok) return email;
  const lacking = whyNotSchedule();
  if (lacking) return errOf(lacking);
  const decided = decisionFor(user, order.target, order.said);
  if (!decided.ok) return decided;
  const wasSent = user.log(order.target).lastSuccess?.destination === destinationOf(session);
  const { place } = order.target;
  const seen = wasSent ? ok(null) : readSheet(context, sheet, { wishes: null, place });
  if (!seen.ok) return seen;
  return ok({
    rhythm: rhythm.value,
    email: email.value,
    account: session.account ?? '',
    decided: decided.value,
    seen: seen.value,
  });
}

function jobOf(
  { spreadsheetId }: Context,
  order: JobOrder,
  ownerTag: string,
  { rhythm, account }: CheckedOrder,
): Job {
  return {
    spreadsheetId,
    ...order.target,
    rhythm,
    ownerTag,
    ownerName: shownName(account),
    paused: null,
    since: Date.now(),
    ...limitsOf(order),
    takenOver: false,
    waits: null,
  };
}

/** Looks again under the lock: two people may have pressed at once, and what is sent has one schedule. */
function writeOnce(
  context: Context,
  { instead }: JobOrder,
  job: Job,
  takesOver: boolean,
): Answer<null> {
  return context.document.hold('schedule.document-busy', (document) => {
    const own = ownJobIn(context, document, job);
    if (!own.ok && !takesOver) return own;
    const given = instead === undefined ? null : { sheetId: job.sheetId, place: instead };
    const gives = given ? ownJobIn(context, document, given) : ok(null);
    if (!gives.ok) return gives;
    // A change of the schedule settles nothing that it waits for.
    const { waits = null, takenOver = !own.ok } = (own.ok && own.value) || {};
    document.writeJob({ ...job, waits, takenOver });
    // Not before: a store that is full refuses to write, and neither would be left.
    if (given && gives.value) document.removeJob(given);
    return ok(null);
  });
}

/**
 * A new schedule begins with its next slot, not with one that has passed. Gives the owner's tag, made
 * under the same lock: two windows that made one each would leave a schedule that is nobody's.
 */
function startFromNow(
  { user: store, notes, spreadsheet, locale }: Context,
  target: Target,
  { rhythm, email, decided, seen }: CheckedOrder,
): Answer<string> {
  const doneSlot = latestSlot(rhythm, Date.now(), zoneOffsets(spreadsheet));
  const held = store.hold((user) => {
    const answers = decided.answers ?? (seen && answersIn(seen.wishes));
    keepDecision(user, target, { ...decided, answers });
    user.writeSchedule({ locale, email });
    const log = { ...user.log(target), doneSlot, terminalFailures: 0 };
    user.writeLog(target, seen ? { ...log, saved: seenIn(seen.reading) } : log);
    const tag = user.tag() ?? Utilities.getUuid();
    if (user.tag() === null) user.writeTag(tag);
    return tag;
  });
  if (!held.held) return err('connection.lock-busy');
  const tick = notes.tick();
  if (tick.notice) notes.writeTick({ ...tick, notice: null });
  return ok(held.value);
}

function forgetFailures({ user: store }: Context, target: Target): void {
  if (store.log(target).terminalFailures > 0)
    store.hold((user) => user.writeLog(target, { ...user.log(target), terminalFailures: 0 }));
}
