import type { JobState, Opening } from '../../addon/page-types.ts';
import { saysMadeForAnother } from '../../core/upload/destination.ts';
import { BY_HAND, needsPerson } from '../../core/upload/tell-run.ts';
import { aroundRun } from './around-run.ts';

/**
 * Whether a person must look at this schedule. What stops all schedules of a person at once, as a connection that has
 * ended, is said above their list.
 */
export function needsLook(
  { mine, sheetName, paused, waits, overdue, lastRun }: JobState,
  opening: Pick<Opening, 'runs' | 'jobs' | 'connection'>,
): boolean {
  if (sheetName === null || waits !== null || (overdue && !mine)) return true;
  if (paused) return paused.kind === 'schedule.paused-after-failures' || saysMadeForAnother(paused);
  return lastRun !== null && needsPerson(lastRun, aroundRun(opening, lastRun) ?? BY_HAND);
}
