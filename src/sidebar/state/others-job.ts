import type { JobState, Opening } from '../../addon/page-types.ts';
import { isSameTarget, type Target } from '../../core/upload/target.ts';

/** The schedule of another editor, which sends this sheet to that editor's account; one that has stopped sends nothing. */
export function othersJob({ jobs }: Pick<Opening, 'jobs'>, target: Target): JobState | undefined {
  return jobs.find((job) => isSameTarget(job, target) && !job.mine && !job.paused && !job.overdue);
}
