import type { JobState, TakeOverAllResult } from '../../addon/page-types.ts';
import { targetIn, withPlace } from '../../core/upload/target.ts';
import { startOnce } from './calls.ts';
import { addressOf, withSchedule } from './schedule-steps.ts';
import type { OpenState, TakenAll } from './sidebar-state.ts';
import type { Steps } from './steps.ts';

export const takeOverSteps: Steps<'all-opened' | 'all-edited' | 'all-dropped' | 'all-taken'> = {
  'all-opened': (state, { owner }) => withSchedule(state, { all: openedFor(state, owner) }),
  'all-edited': (state, { change }) => withAll(state, change),
  'all-dropped': (state) => withSchedule(state, { all: null }),
  'all-taken': (state) => {
    const { all } = state.schedule;
    if (!all) return state;
    const { owner: _name, asked: _before, ...request } = all;
    // Without an offer nothing says who may see them, and the add-on need not be asked.
    if (all.offer.trim() === '' && all.isPublic === null)
      return withAll(state, { asked: { same: [], undecided: namesOf(state, all) } });
    return startOnce(state, 'takeOverAll', { ...request, email: addressOf(state.opening) });
  },
};

/** Whose schedules may be taken over at once: one alone has a button of its own. */
export function ownersOfSeveral({ jobs }: { jobs: readonly JobState[] }): string[] {
  const owners = jobs.flatMap(({ mine, ownerName }) => (mine ? [] : [ownerName]));
  return [...new Set(owners)].filter((name) => owners.filter((one) => one === name).length > 1);
}

export function takenAll(state: OpenState, result: TakeOverAllResult): OpenState {
  if (result.state === 'taken') return withSchedule(state, { all: null });
  const { same, undecided } = result;
  return withAll(state, { asked: { same, undecided } });
}

function openedFor({ opening }: OpenState, owner: string): TakenAll {
  const jobs = opening.jobs.filter((job) => isOf(job, owner));
  const nothing = { offer: '', title: '', isPublic: null, sameKey: null };
  return { owner, targets: jobs.map(targetIn), ...nothing, asked: { same: [], undecided: [] } };
}

function namesOf({ opening }: OpenState, { owner }: TakenAll): string[] {
  const named = opening.jobs.filter((job) => isOf(job, owner));
  return named.map(({ sheetName, place }) => withPlace(sheetName ?? '', place));
}

/** What was deleted nobody takes over. */
function isOf({ mine, ownerName, sheetName }: JobState, owner: string): boolean {
  return !mine && ownerName === owner && sheetName !== null;
}

function withAll(state: OpenState, change: Partial<TakenAll>): OpenState {
  const { all } = state.schedule;
  return all ? withSchedule(state, { all: { ...all, ...change } }) : state;
}
