import { type Permission, TO_TICK } from '../core/permission.ts';
import { err, errOf, type Problem, problemOf } from '../core/problem.ts';
import { isGone } from '../core/schedule/due-jobs.ts';
import { languageOf } from '../core/words/languages.ts';
import {
  type Context,
  notesWithoutSpreadsheet,
  openContext,
  personLocale,
} from './context/context.ts';
import type { Notes } from './context/notes.ts';
import { sayIn } from './context/say.ts';
import { showProblem } from './page/show.ts';
import type { Reply } from './page-types.ts';
import { missingOf, requirePermissions } from './platform/permissions.ts';
import { removeTrigger } from './platform/triggers.ts';
import { namesAScope, troubleOf } from './platform/trouble.ts';

// A bug, or a refusal of a Google service, is caught once, here, and said in words.

/** `given`: what the page gave */
export function onPage<Given extends unknown[], Value>(
  work: (context: Context, ...given: Given) => Reply<Value>,
  ...given: Given
): Reply<Value> {
  try {
    const context = openContext();
    return context ? work(context, ...given) : err('schedule.no-spreadsheet');
  } catch (exception) {
    return errOf(troubleOf(exception));
  }
}

export function fromMenu(needed: readonly Permission[], work: (context: Context) => void): void {
  // Outside the try, because Google asks only if nothing catches the end of the execution.
  requirePermissions(needed);
  try {
    const context = openContext();
    if (context) work(context);
  } catch (exception) {
    showProblem(sayIn(languageOf(personLocale())), troubleOf(exception));
  }
}

/** Nobody is watching and there is no UI, so a problem is kept for the sidebar. */
export function fromTrigger(triggerUid: string, work: (context: Context) => void): void {
  try {
    const isWithdrawn = missingOf(TO_TICK).permissions.length > 0;
    const context = isWithdrawn ? null : openOrMissed(triggerUid);
    if (context) workAgain(triggerUid, context, work);
    else if (isWithdrawn) note(problemOf('schedule.consent-withdrawn'));
    else noteMissing(triggerUid);
  } catch (exception) {
    if (!(exception instanceof SpreadsheetLost)) note(troubleOf(exception));
    // Google's list of executions then shows this one as failed.
    throw exception;
  }
}

/** The problem is noted already, and Google shows the execution as failed all the same. */
class SpreadsheetLost extends Error {}

/** For a spreadsheet that was deleted or is no longer shared, Google gives null or throws. */
function openOrMissed(triggerUid: string): Context | null {
  try {
    return openContext();
  } catch (exception) {
    const { message } = exception as Error;
    if (namesAScope(String(message))) throw exception;
    noteMissing(triggerUid);
    throw new SpreadsheetLost(message);
  }
}

function workAgain(triggerUid: string, context: Context, work: (context: Context) => void): void {
  const { notes } = context;
  if (notes.missedSince(triggerUid) !== null) notes.writeMissedSince(triggerUid, null);
  work(context);
}

/**
 * The trigger of a spreadsheet that is gone would fire every hour for ever, and count among the twenty
 * a person may have. Only it can remove itself, because no spreadsheet leads to it any more.
 */
function noteMissing(triggerUid: string): void {
  const notes = notesWithoutSpreadsheet();
  note(problemOf('schedule.no-spreadsheet'), notes);
  const since = notes.missedSince(triggerUid);
  if (since === null) notes.writeMissedSince(triggerUid, Date.now());
  else if (isGone(since, Date.now())) {
    removeTrigger(triggerUid);
    notes.writeMissedSince(triggerUid, null);
  }
}

/**
 * Written once, because a trigger without permission fires every hour. It may not look at its
 * spreadsheet either, so the note is kept with the person.
 */
function note(problem: Problem, notes: Notes = notesWithoutSpreadsheet()): void {
  console.warn(JSON.stringify({ kind: problem.kind }));
  if (notes.notice()?.kind !== problem.kind) notes.writeNotice(problem);
}
