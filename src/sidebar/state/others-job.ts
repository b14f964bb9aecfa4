import type { JobState, Opening } from '../../addon/page-types.ts';
import { isSameSent, type Sent } from '../../core/upload/upload-memory.ts';

/** The schedule of another editor, which sends this sheet to that editor's account; one that has stopped sends nothing. */
export function othersJob({ jobs }: Pick<Opening, 'jobs'>, sent: Sent): JobState | undefined {
  return jobs.find((job) => isSameSent(job, sent) && !job.mine && !job.paused && !job.overdue);
}
