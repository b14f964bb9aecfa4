import type { SheetMemory, View } from '../../addon/page-types.ts';
import { isBusy, startCall } from './calls.ts';
import { newDraft } from './schedule-steps.ts';
import type { OpenState } from './sidebar-state.ts';

/** What a view needs before it can show anything is asked for on the way in. */
export function enterView(state: OpenState, view: View): OpenState {
  const entered: OpenState = { ...state, view, report: { at: 'none' } };
  if (view === 'check' || view === 'upload') return readOnce(entered);
  return view === 'schedule' ? offerDraft(entered) : entered;
}

/** Runs happen while nobody looks: what may have changed since is asked for again. */
export function returnToView(state: OpenState, view: View): OpenState {
  const entered = enterView(state, view);
  if (view !== 'schedule' && view !== 'history') return entered;
  // What was just run by hand is by then one of the runs.
  const { schedule } = entered;
  return startCall({ ...entered, schedule: { ...schedule, ran: null } }, 'openingState');
}

function readOnce(state: OpenState): OpenState {
  if (state.reading || isBusy(state, 'readActiveSheet')) return state;
  return startCall(state, 'readActiveSheet', null);
}

/** Where nothing is scheduled yet the form is open at once. */
function offerDraft(state: OpenState): OpenState {
  const sheet = currentSheet(state);
  if (!sheet || state.schedule.draft || state.opening.jobs.length > 0) return state;
  return { ...state, schedule: { ...state.schedule, draft: newDraft(sheet) } };
}

export function currentSheet(state: OpenState): SheetMemory | null {
  return state.reading?.sheet ?? state.opening.sheet;
}
