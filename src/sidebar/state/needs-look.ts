import type { JobState } from '../../addon/page-types.ts';
import { saysMadeForAnother } from '../../core/upload/destination.ts';

/**
 * Whether a person must look at this schedule. What stops all schedules of a person at once, as a connection that has
 * ended, is said above their list.
 */
export function needsLook({ mine, sheetName, paused, waits, overdue, lastRun }: JobState): boolean {
  if (sheetName === null || waits !== null || (overdue && !mine)) return true;
  if (paused) return paused.kind === 'schedule.paused-after-failures' || saysMadeForAnother(paused);
  const outcome = lastRun?.outcome;
  return outcome === 'failed' || outcome === 'held' || outcome === 'unknown';
}
