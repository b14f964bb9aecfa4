import type { Problem } from '../core/problem.ts';
import { languageOf } from '../core/words/languages.ts';
import type { Reply } from './page-types.ts';
import { openPerson } from './person.ts';
import { sayIn } from './say.ts';
import { tell } from './show.ts';
import { troubleOf } from './trouble.ts';
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

export function fromMenu(work: (workplace: Workplace) => void): void {
  try {
    const workplace = openWorkplace();
    if (workplace) work(workplace);
  } catch (exception) {
    tell(sayIn(languageOf(personLocale())).problem(troubleOf(exception)));
  }
}

/** Nobody is watching and there is no UI: what goes wrong is kept for the sidebar. */
export function fromTrigger(work: (workplace: Workplace) => void): void {
  const authorization = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL);
  const isWithdrawn =
    authorization.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED;
  try {
    const workplace = isWithdrawn ? null : openWorkplace();
    if (workplace) work(workplace);
    else
      note({
        kind: isWithdrawn ? 'schedule.consent-withdrawn' : 'schedule.no-spreadsheet',
        params: {},
      });
  } catch (exception) {
    note(troubleOf(exception));
    // Google's own list of executions shows it as failed, which it is.
    throw exception;
  }
}

/**
 * Written once: a trigger without permission fires every hour and would write every hour. It may
 * not look at its spreadsheet either, so the note is the person's.
 */
function note(problem: Problem): void {
  console.warn(JSON.stringify({ kind: problem.kind }));
  const person = openPerson();
  if (person.notice()?.kind !== problem.kind) person.writeNotice(problem);
}

function noSpreadsheet(): Reply<never> {
  return { ok: false, problem: { kind: 'schedule.no-spreadsheet', params: {} } };
}
