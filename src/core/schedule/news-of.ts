import type { RunOutcome, RunRecord } from '../upload/run-record.ts';

export type News = { run: RunRecord; isFailure: boolean };

/** Sooner or later these need a person. */
const FAILURES: RunOutcome[] = ['failed', 'held', 'unknown'];

/** The first failure and the recovery are news; the failures in between are not. */
export function newsOf(run: RunRecord, { wasMailed }: { wasMailed: boolean }): News | null {
  const isFailure = FAILURES.includes(run.outcome);
  // Nothing new to send is as good as sent. A run skipped because a menu was at work says nothing yet.
  const isRecovery = run.outcome === 'sent' || run.reason?.kind === 'upload.unchanged';
  if (isFailure && !wasMailed) return { run, isFailure: true };
  if (isRecovery && wasMailed) return { run, isFailure: false };
  return null;
}
