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

/** A form that nobody has filled in goes with the person to the tab that is open now. */
export function offerDraftAnew(before: OpenState, state: OpenState): OpenState {
  const { draft } = before.schedule;
  const sheet = currentSheet(before);
  const isUntouched = sheet && JSON.stringify(draft) === JSON.stringify(newDraft(sheet));
  if (!isUntouched || sheet.id === currentSheet(state)?.id) return state;
  return offerDraft({ ...state, schedule: { ...state.schedule, draft: null } });
}

/**
 * The tab that is open now. What was read may be another one, for the person has gone on since; of the same tab it
 * knows what was sent last.
 */
export function currentSheet({ reading, opening }: OpenState): SheetMemory | null {
  const read = reading?.sheet ?? null;
  return read && (opening.sheet?.id ?? read.id) === read.id ? read : opening.sheet;
}
