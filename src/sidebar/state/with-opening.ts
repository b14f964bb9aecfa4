import type { Opening } from '../../addon/page-types.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { isBusy, startCall } from './calls.ts';
import type { OpenState, UploadState } from './sidebar-state.ts';

const ASKED_OF_ALL = ['openingState', 'runHistory'] as const;

/** What is on its way may have been read before this: it is asked for again. */
export function withOpening(state: OpenState, change: Partial<Opening>): OpenState {
  const known = withNewerRuns({ ...state, opening: { ...state.opening, ...change } });
  const older = ASKED_OF_ALL.filter((name) => isBusy(state, name));
  return older.reduce((next, name) => startCall(next, name), known);
}

/** A person may have settled a run that Upload shows, alone or among several, there or in History. */
function withNewerRuns(state: OpenState): OpenState {
  const { upload, stations, opening } = state;
  const newer = (run: RunRecord) => opening.runs.find(({ id }) => id === run.id) ?? run;
  const rows = stations?.rows.map((row) => ({ ...row, run: row.run && newer(row.run) }));
  return {
    ...state,
    upload: withNewerRun(upload, newer),
    stations: stations && rows ? { ...stations, rows } : null,
  };
}

function withNewerRun(upload: UploadState, newer: (run: RunRecord) => RunRecord): UploadState {
  const { step } = upload;
  if (step.at !== 'answered' || step.result.state !== 'ran') return upload;
  const result = { ...step.result, run: newer(step.result.run) };
  return { ...upload, step: { ...step, result } };
}
