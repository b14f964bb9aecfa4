import type { Opening } from '../../addon/page-types.ts';
import { isBusy, startCall } from './calls.ts';
import type { OpenState } from './sidebar-state.ts';

const ASKED_OF_ALL = ['openingState', 'runHistory'] as const;

/** What is on its way may have been read before this: it is asked for again. */
export function withOpening(state: OpenState, change: Partial<Opening>): OpenState {
  const known = { ...state, opening: { ...state.opening, ...change } };
  const older = ASKED_OF_ALL.filter((name) => isBusy(state, name));
  return older.reduce((next, name) => startCall(next, name), known);
}
