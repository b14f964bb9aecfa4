import { languageOf } from '../core/words/languages.ts';
import type { Reply } from './page-types.ts';
import { openPerson } from './person.ts';
import { StorageFull } from './properties.ts';
import { sayIn } from './say.ts';
import { tell } from './show.ts';
import { openWorkplace, personLocale, type Workplace } from './workplace.ts';

// A bug, or a service of Google's that refuses, is caught once, here, and said in words.

export function onPage<Value>(work: (workplace: Workplace) => Reply<Value>): Reply<Value> {
  try {
    const workplace = openWorkplace();
    return workplace ? work(workplace) : noSpreadsheet();
  } catch (exception) {
    return { ok: false, problem: problemOf(exception) };
  }
}

export function fromMenu(work: (workplace: Workplace) => void): void {
  try {
    const workplace = openWorkplace();
    if (workplace) work(workplace);
  } catch (exception) {
    tell(sayIn(languageOf(personLocale())).problem(problemOf(exception)));
  }
}

/** Nobody is watching and there is no UI: what goes wrong is kept for the sidebar. */
export function fromTrigger(work: (workplace: Workplace) => void): void {
  const authorization = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL);
  const isWithdrawn =
    authorization.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED;
  const workplace = isWithdrawn ? null : openWorkplace();
  if (workplace) work(workplace);
  else noteTrouble(isWithdrawn ? 'schedule.consent-withdrawn' : 'schedule.no-spreadsheet');
}

/**
 * Written once: a trigger without permission fires every hour and would write every hour. It may
 * not look at its spreadsheet either, so the note is the person's.
 */
function noteTrouble(kind: string): void {
  console.warn(JSON.stringify({ kind }));
  const person = openPerson();
  if (person.notice()?.kind !== kind) person.writeNotice({ kind, params: {} });
}

function problemOf(exception: unknown) {
  const error = exception as Error;
  // Google's own words, in the person's language; the log gets the place and not the content.
  console.error(JSON.stringify({ kind: 'stopped', name: error.name, stack: placeIn(error.stack) }));
  if (exception instanceof StorageFull) return { kind: 'addon.storage-full', params: {} };
  return { kind: 'addon.stopped', params: { text: String(error.message).slice(0, 200) } };
}

function placeIn(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}

function noSpreadsheet(): Reply<never> {
  return { ok: false, problem: { kind: 'schedule.no-spreadsheet', params: {} } };
}
