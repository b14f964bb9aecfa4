import type { SheetMemory, View } from '../../addon/page-types.ts';
import { isBusy, startCall } from './calls.ts';
import { newDraft } from './schedule-steps.ts';
import type { OpenState } from './sidebar-state.ts';
import { compareOnce } from './upload-steps.ts';

/** On entering a view, the page asks for everything the view has to show. */
export function enterView(state: OpenState, view: View): OpenState {
  const entered: OpenState = { ...state, view, report: { at: 'none' } };
  if (view === 'check' || view === 'upload') return compareOnce(readOnce(entered));
  return view === 'schedule' ? offerDraft(entered) : entered;
}

/** Runs happen while nobody looks, so everything that may have changed is asked for again. */
export function returnToView(state: OpenState, view: View): OpenState {
  const entered = enterView(state, view);
  if (view !== 'schedule' && view !== 'history') return entered;
  // The history now holds the run that was started by hand.
  const { schedule } = entered;
  return startCall({ ...entered, schedule: { ...schedule, ran: null } }, 'openingState');
}

function readOnce(state: OpenState): OpenState {
  if (state.reading || isBusy(state, 'readActiveSheet')) return state;
  return startCall(state, 'readActiveSheet', null);
}

/** The form is open at once where nothing is scheduled yet. */
function offerDraft(state: OpenState): OpenState {
  const sheet = currentSheet(state);
  if (!sheet || state.schedule.draft || state.opening.jobs.length > 0) return state;
  return { ...state, schedule: { ...state.schedule, draft: newDraft(sheet) } };
}

export function currentSheet(state: OpenState): SheetMemory | null {
  return state.reading?.sheet ?? state.opening.sheet;
}
