import type { Opening } from '../../addon/page-types.ts';
import { isBusy, startCall } from './calls.ts';
import type { OpenState, UploadState } from './sidebar-state.ts';

const ASKED_OF_ALL = ['openingState', 'runHistory'] as const;

/** What is on its way may have been read before this: it is asked for again. */
export function withOpening(state: OpenState, change: Partial<Opening>): OpenState {
  const opening = { ...state.opening, ...change };
  const known = { ...state, opening, upload: withNewerRun(state.upload, opening) };
  const older = ASKED_OF_ALL.filter((name) => isBusy(state, name));
  return older.reduce((next, name) => startCall(next, name), known);
}

/** A person may have settled the run that is shown here, in this view or in History. */
function withNewerRun(upload: UploadState, { runs }: Opening): UploadState {
  const { step } = upload;
  if (step.at !== 'answered' || step.result.state !== 'ran') return upload;
  const { id } = step.result.run;
  const run = runs.find((other) => other.id === id);
  return run ? { ...upload, step: { ...step, result: { ...step.result, run } } } : upload;
}
