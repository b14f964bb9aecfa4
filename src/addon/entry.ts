import { type Permission, TO_TICK } from '../core/permission.ts';
import { err, type Problem, problemOf, refusing } from '../core/problem.ts';
import { isGone } from '../core/schedule/due-jobs.ts';
import { languageOf } from '../core/words/languages.ts';
import { showProblem } from './page/show.ts';
import type { Reply } from './page-types.ts';
import { missingOf, requirePermissions } from './platform/permissions.ts';
import { removeTrigger } from './platform/triggers.ts';
import { namesAScope, troubleOf } from './platform/trouble.ts';
import { openPerson } from './workplace/person.ts';
import { sayIn } from './workplace/say.ts';
import { openWorkplace, personLocale, type Workplace } from './workplace/workplace.ts';

// A bug, or a refusal of a Google service, is caught once, here, and said in words.

/** `given`: what the page gave */
export function onPage<Given extends unknown[], Value>(
  work: (workplace: Workplace, ...given: Given) => Reply<Value>,
  ...given: Given
): Reply<Value> {
  try {
    const workplace = openWorkplace();
    return workplace ? work(workplace, ...given) : err('schedule.no-spreadsheet');
  } catch (exception) {
    return refusing(troubleOf(exception));
  }
}

export function fromMenu(
  needed: readonly Permission[],
  work: (workplace: Workplace) => void,
): void {
  // Outside the try, because Google asks only if nothing catches the end of the execution.
  requirePermissions(needed);
  try {
    const workplace = openWorkplace();
    if (workplace) work(workplace);
  } catch (exception) {
    showProblem(sayIn(languageOf(personLocale())), troubleOf(exception));
  }
}

/** Nobody is watching and there is no UI, so a problem is kept for the sidebar. */
export function fromTrigger(triggerUid: string, work: (workplace: Workplace) => void): void {
  try {
    const isWithdrawn = missingOf(TO_TICK).permissions.length > 0;
    const workplace = isWithdrawn ? null : openOrMissed(triggerUid);
    if (workplace) workAgain(triggerUid, workplace, work);
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
function openOrMissed(triggerUid: string): Workplace | null {
  try {
    return openWorkplace();
  } catch (exception) {
    const { message } = exception as Error;
    if (namesAScope(String(message))) throw exception;
    noteMissing(triggerUid);
    throw new SpreadsheetLost(message);
  }
}

function workAgain(
  triggerUid: string,
  workplace: Workplace,
  work: (workplace: Workplace) => void,
): void {
  const { person } = workplace;
  if (person.missedSince(triggerUid) !== null) person.writeMissedSince(triggerUid, null);
  work(workplace);
}

/**
 * The trigger of a spreadsheet that is gone would fire every hour for ever, and count among the twenty
 * a person may have. Only it can remove itself, because no spreadsheet leads to it any more.
 */
function noteMissing(triggerUid: string): void {
  const person = openPerson('');
  note(problemOf('schedule.no-spreadsheet'), person);
  const since = person.missedSince(triggerUid);
  if (since === null) person.writeMissedSince(triggerUid, Date.now());
  else if (isGone(since, Date.now())) {
    removeTrigger(triggerUid);
    person.writeMissedSince(triggerUid, null);
  }
}

/**
 * Written once, because a trigger without permission fires every hour. It may not look at its
 * spreadsheet either, so the note is kept with the person.
 */
function note(problem: Problem, person = openPerson('')): void {
  console.warn(JSON.stringify({ kind: problem.kind }));
  if (person.notice()?.kind !== problem.kind) person.writeNotice(problem);
}
