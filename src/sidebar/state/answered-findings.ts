import type { ConfirmRequest } from '../../addon/page-types.ts';
import { startCall } from './calls.ts';
import { isShown } from './show-reading.ts';
import type { Call, OpenState } from './sidebar-state.ts';

type Doubt = Pick<ConfirmRequest, 'kind' | 'places'>;

/** “It is right” was said of it and is on its way. */
export function isConfirming({ calls }: Pick<OpenState, 'calls'>, doubt: Doubt): boolean {
  return calls.some((call) => {
    return (
      call.name === 'confirmFinding' && isSame((call as Call<'confirmFinding'>).args[0], doubt)
    );
  });
}

/** It goes at once; the other doubts can be answered meanwhile. */
export function withoutDoubt(state: OpenState, doubt: Doubt): OpenState {
  const { reading } = state;
  const findings = reading?.findings.filter((finding) => !isSame(finding, doubt));
  return reading && findings ? { ...state, reading: { ...reading, findings } } : state;
}

function isSame(one: Doubt, other: Doubt): boolean {
  return JSON.stringify([one.kind, one.places]) === JSON.stringify([other.kind, other.places]);
}

/**
 * Only a new reading shows what an answer settled, or what was mended, perhaps in another tab that is read with this one. It has the wishes of the one that is on its way, or of the one on the
 * screen; where another sheet is shown by now, there is nothing to show.
 */
export function readAgain(state: OpenState, sheetId: number): OpenState {
  if (!isShown(state, sheetId)) return state;
  const asked = state.calls.find(({ name }) => name === 'readActiveSheet');
  const [wishes] = (asked as Call<'readActiveSheet'> | undefined)?.args ?? [state.reading?.wishes];
  return startCall(state, 'readActiveSheet', wishes ?? null, sheetId);
}
