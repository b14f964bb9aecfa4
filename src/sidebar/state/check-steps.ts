import { isConfirming } from './answered-findings.ts';
import { startCall, startOnce, withoutTrouble } from './calls.ts';
import type { Steps } from './steps.ts';
import { targetOf } from './upload-steps.ts';

export const checkSteps: Steps<
  | 'check-asked'
  | 'wishes-changed'
  | 'cell-shown'
  | 'write-asked'
  | 'finding-confirmed'
  | 'confirmed-forgotten'
  | 'mend-confirmed'
> = {
  // The message about a written tab belongs to the earlier reading, so it goes.
  'check-asked': (state) =>
    startCall(
      withoutTrouble({ ...state, written: null }, 'writeAsNewSheet'),
      'readActiveSheet',
      null,
    ),
  'wishes-changed': (state, { wishes }) => {
    if (!state.reading) return state;
    const remembering = startCall(state, 'rememberWishes', state.reading.sheet.id, wishes);
    return startCall(remembering, 'readActiveSheet', wishes);
  },
  'cell-shown': (state, { sheet, cell }) => startCall(state, 'showCell', { sheet, cell }),
  'write-asked': (state) =>
    state.reading
      ? startOnce({ ...state, written: null }, 'writeAsNewSheet', targetOf(state.reading))
      : state,
  'finding-confirmed': (state, { kind, places }) => {
    const { reading, online } = state;
    if (!reading || !online || isConfirming(state, { kind, places })) return state;
    return startCall(state, 'confirmFinding', { ...targetOf(reading), kind, places });
  },
  'confirmed-forgotten': (state) =>
    state.reading ? startOnce(state, 'forgetConfirmed', targetOf(state.reading)) : state,
  'mend-confirmed': (state, { mend }) =>
    state.reading ? startOnce(state, 'mendCells', { ...targetOf(state.reading), mend }) : state,
};
