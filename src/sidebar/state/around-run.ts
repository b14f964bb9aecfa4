import type { Opening } from '../../addon/page-types.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import type { Around } from '../../core/upload/tell-run.ts';
import { isConnected } from './is-connected.ts';

/** Whether a schedule goes on after this run; null where another run of its sheet has followed. */
export function aroundRun(
  { runs, jobs, connection }: Pick<Opening, 'runs' | 'jobs' | 'connection'>,
  { id, by, sheetId, sheetName }: RunRecord,
): Around | null {
  const newest = runs.find((run) => run.sheetId === sheetId && run.sheetName === sheetName);
  if (newest && newest.id !== id) return null;
  const job = jobs.find(({ lastRun }) => lastRun?.id === id);
  return {
    goesOn: by === 'schedule' && job !== undefined && !job.paused,
    repeatsSafely: connection.state !== 'none' && connection.repeatsSafely,
    isConnected: isConnected({ connection }),
  };
}
