import { type RunRecord, reasonForPerson } from '../../core/upload/run-record.ts';
import { waitsForAYes } from '../../core/upload/waits-for-a-yes.ts';
import type { SidebarWords } from './sidebar-words.ts';

const RUN_WORDS = {
  sending: 'sidebar.run-sending',
  sent: 'sidebar.run-sent',
  unknown: 'sidebar.run-unknown',
  failed: 'sidebar.run-failed',
  held: 'sidebar.run-held',
  skipped: 'sidebar.run-skipped',
} as const;

/** "Published.", or "Target, and only you can see it." of a private dataset. */
export function runWord(run: RunRecord, { say }: Pick<SidebarWords, 'say'>): string {
  return say(isForOneself(run) ? 'sidebar.run-sent-private' : RUN_WORDS[outcomeTold(run)]);
}

/** A schedule that could not reach the service goes on by itself: only one that asks something waits for a person. */
function outcomeTold(run: RunRecord): RunRecord['outcome'] {
  return run.outcome === 'held' && !waitsForAYes(run) ? 'failed' : run.outcome;
}

export function isForOneself({ outcome, isPublic }: RunRecord): boolean {
  return outcome === 'sent' && !isPublic;
}

/** A schedule asks nobody, so it does not say what sending again would do. */
export function runReason(
  run: RunRecord,
  { say, sayKind }: Pick<SidebarWords, 'say' | 'sayKind'>,
): string | null {
  const reason = reasonForPerson(run);
  if (run.outcome === 'skipped' && reason?.kind === 'upload.unchanged')
    return say('sidebar.run-unchanged');
  return reason && sayKind(reason);
}
