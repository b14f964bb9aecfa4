import type { JobState } from '../../addon/page-types.ts';
import { isSameTarget } from '../../core/upload/target.ts';
import { needsLook } from './needs-look.ts';
import type { OpenState } from './sidebar-state.ts';

/** So many cards fit open on one page. */
const FEW = 2;

/** Of many schedules there is a line each. Those stand open that need a look, or that somebody is changing. */
export function standsOpen(
  { opening, schedule }: Pick<OpenState, 'opening' | 'schedule'>,
  job: JobState,
): boolean {
  const atWork = [schedule.draft, schedule.deleting].some((one) => one && isSameTarget(one, job));
  return opening.jobs.length <= FEW || needsLook(job, opening) || atWork;
}
