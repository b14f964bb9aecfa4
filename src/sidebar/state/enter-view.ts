import type { SheetMemory, View } from '../../addon/page-types.ts';
import { isSameTarget, targetIn } from '../../core/upload/target.ts';
import { isBusy, startCall, startOnce } from './calls.ts';
import { lookOnce } from './files-steps.ts';
import { isConnected } from './is-connected.ts';
import { lookOnceAt } from './record-steps.ts';
import { jobOf, newDraft, targetOfSheet, withSchedule } from './schedule-steps.ts';
import type { OpenState, UploadState } from './sidebar-state.ts';
import { readAllOnce } from './stations-steps.ts';
import { compareOnce, targetOf } from './upload-steps.ts';

/** On entering a view, the page asks for everything the view has to show. */
export function enterView(state: OpenState, view: View): OpenState {
  const entered: OpenState = { ...state, view, report: { at: 'none' } };
  if (view === 'check' || view === 'upload' || view === 'files')
    return lookOnce(lookAtShown(compareOnce(readAfterLeaving(readOnce(entered)))));
  if (view === 'stations') return readAllOnce(entered);
  return view === 'schedule' ? lookAtShown(offerDraft(entered)) : entered;
}

/** Runs happen while nobody looks, so everything that may have changed is asked for again. */
export function returnToView(state: OpenState, view: View): OpenState {
  // What is ticked was the matter of the view that is left.
  const entered = enterView({ ...state, files: { ...state.files, of: null } }, view);
  if (view !== 'schedule' && view !== 'history') return entered;
  // The history now holds the run that was started by hand.
  const { schedule } = entered;
  return startCall({ ...entered, schedule: { ...schedule, ran: null } }, 'openingState');
}

function readOnce(state: OpenState): OpenState {
  if (state.reading || isBusy(state, 'readActiveSheet')) return state;
  return startCall(state, 'readActiveSheet', null);
}

/**
 * Check and Upload show what will be sent. A person who has been in the sheet since it was read may have changed it. Where
 * they are in another tab by now, what was read stays, with what they typed for it.
 */
export function readAfterLeaving(state: OpenState): OpenState {
  const { view, reading, opening, upload, readAt, leftAt } = state;
  const isOld = leftAt > readAt && reading?.sheet.id === opening.sheet?.id;
  const isOpen = upload.step.at === 'form' || wasJustSent(upload);
  const isForm = view === 'check' || (view === 'upload' && isOpen);
  const isFree = !isBusy(state, 'openingState', 'uploadSheet');
  return reading && isOld && isForm && isFree ? startOnce(state, 'readActiveSheet', null) : state;
}

/** What asks a question, or failed, stands until somebody has read it. */
export function wasJustSent({ step }: UploadState): boolean {
  return (
    step.at === 'answered' && step.result.state === 'ran' && step.result.run.outcome === 'sent'
  );
}

/** Title and visibility are shown as the service has them, and not as they were. */
export function lookAtShown(state: OpenState): OpenState {
  const { view, reading } = state;
  const { draft } = state.schedule;
  if (view === 'schedule') return draft?.hasRecord ? lookOnceAt(state, targetIn(draft)) : state;
  const isShown =
    view === 'upload' && reading?.sheet.hasRecord && !isBusy(state, 'readActiveSheet');
  return isShown ? lookOnceAt(state, targetOf(reading)) : state;
}

/** The form is open at once where nothing is scheduled yet. */
function offerDraft(state: OpenState): OpenState {
  const sheet = currentSheet(state);
  const { jobs, fileJobs } = state.opening;
  const { draft, files } = state.schedule;
  // Whoever connects later signs in with an address that nobody knows now.
  const isFree = isConnected(state.opening) && !draft && !files;
  if (!sheet || !isFree || jobs.length + fileJobs.length > 0) return state;
  return withSchedule(state, { draft: newDraft(sheet, state.opening) });
}

/** A form that nobody has filled in goes with the person to the tab that is open now, if that has no schedule. */
export function offerDraftAnew(before: OpenState, state: OpenState): OpenState {
  const sheet = currentSheet(before);
  const now = currentSheet(state);
  const isUntouched =
    sheet &&
    JSON.stringify(before.schedule.draft) === JSON.stringify(newDraft(sheet, before.opening));
  const isSame = sheet && now && isSameTarget(targetOfSheet(sheet), targetOfSheet(now));
  if (!isUntouched || isSame) return state;
  const isFree = now && !jobOf(state, targetOfSheet(now));
  return withSchedule(state, { draft: isFree ? newDraft(now, state.opening) : null });
}

/**
 * The tab that is open now, or null for a chart. What was read may be another one, for the person has gone on since; of
 * the same tab it knows what was sent last.
 */
export function currentSheet({ reading, opening: { sheet } }: OpenState): SheetMemory | null {
  return reading && reading.sheet.id === sheet?.id ? reading.sheet : sheet;
}
