import type { RunOutcome, RunRecord } from '../upload/run-record.ts';

export type News = { run: RunRecord; isFailure: boolean };

/** What needs a person sooner or later. */
const FAILURES: RunOutcome[] = ['failed', 'held', 'unknown'];

/** The first failure and the recovery are news; the failures in between are not. */
export function newsOf(run: RunRecord, { wasMailed }: { wasMailed: boolean }): News | null {
  const isFailure = FAILURES.includes(run.outcome);
  // Nothing new to send is as well as sent; skipped because a menu is at it says nothing yet.
  const isRecovery = run.outcome === 'sent' || run.reason?.kind === 'upload.unchanged';
  if (isFailure && !wasMailed) return { run, isFailure: true };
  if (isRecovery && wasMailed) return { run, isFailure: false };
  return null;
}
