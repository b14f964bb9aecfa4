import type { JobState, Opening } from '../../addon/page-types.ts';

/** The schedule of another editor, which sends this sheet to that editor's account; one that has stopped sends nothing. */
export function othersJob({ jobs }: Pick<Opening, 'jobs'>, sheetId: number): JobState | undefined {
  return jobs.find((job) => job.sheetId === sheetId && !job.mine && !job.paused && !job.overdue);
}
