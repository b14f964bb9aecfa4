import { type Permission, TO_TICK } from '../core/permission.ts';
import type { Problem } from '../core/problem.ts';
import { isGone } from '../core/schedule/due-jobs.ts';
import { languageOf } from '../core/words/languages.ts';
import type { Reply } from './page-types.ts';
import { missingOf, requirePermissions } from './permissions.ts';
import { openPerson } from './person.ts';
import { sayIn } from './say.ts';
import { tellProblem } from './show.ts';
import { removeTrigger } from './triggers.ts';
import { namesAScope, troubleOf } from './trouble.ts';
import { openWorkplace, personLocale, type Workplace } from './workplace.ts';

// A bug, or a service of Google's that refuses, is caught once, here, and said in words.

export function onPage<Value>(work: (workplace: Workplace) => Reply<Value>): Reply<Value> {
  try {
    const workplace = openWorkplace();
    return workplace ? work(workplace) : noSpreadsheet();
  } catch (exception) {
    return { ok: false, problem: troubleOf(exception) };
  }
}

export function fromMenu(
  needed: readonly Permission[],
  work: (workplace: Workplace) => void,
): void {
  // Outside the try: Google asks only where nothing catches what ends the execution.
  requirePermissions(needed);
  try {
    const workplace = openWorkplace();
    if (workplace) work(workplace);
  } catch (exception) {
    tellProblem(sayIn(languageOf(personLocale())), troubleOf(exception));
  }
}

/** Nobody is watching and there is no UI: what goes wrong is kept for the sidebar. */
export function fromTrigger(triggerUid: string, work: (workplace: Workplace) => void): void {
  try {
    const isWithdrawn = missingOf(TO_TICK).permissions.length > 0;
    const workplace = isWithdrawn ? null : openOrMissed(triggerUid);
    if (workplace) workAgain(triggerUid, workplace, work);
    else if (isWithdrawn) note({ kind: 'schedule.consent-withdrawn', params: {} });
    else noteMissing(triggerUid);
  } catch (exception) {
    if (!(exception instanceof SpreadsheetLost)) note(troubleOf(exception));
    // Google's own list of executions shows it as failed, which it is.
    throw exception;
  }
}

/** Noted already, and shown as failed all the same. */
class SpreadsheetLost extends Error {}

/** A spreadsheet that was deleted or is not shared any more may throw where another one is null. */
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
 * The trigger of a spreadsheet that is gone would come every hour for ever, and count among the twenty
 * a person may have. Nobody else can remove it: it is not found by its spreadsheet any more.
 */
function noteMissing(triggerUid: string): void {
  const person = openPerson();
  note({ kind: 'schedule.no-spreadsheet', params: {} }, person);
  const since = person.missedSince(triggerUid);
  if (since === null) person.writeMissedSince(triggerUid, Date.now());
  else if (isGone(since, Date.now())) {
    removeTrigger(triggerUid);
    person.writeMissedSince(triggerUid, null);
  }
}

/**
 * Written once: a trigger without permission fires every hour and would write every hour. It may
 * not look at its spreadsheet either, so the note is the person's.
 */
function note(problem: Problem, person = openPerson()): void {
  console.warn(JSON.stringify({ kind: problem.kind }));
  if (person.notice()?.kind !== problem.kind) person.writeNotice(problem);
}

function noSpreadsheet(): Reply<never> {
  return { ok: false, problem: { kind: 'schedule.no-spreadsheet', params: {} } };
}
