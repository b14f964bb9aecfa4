import { startCall, startOnce, withoutTrouble } from './calls.ts';
import type { Steps } from './steps.ts';

export const checkSteps: Steps<'check-asked' | 'wishes-changed' | 'cell-shown' | 'write-asked'> = {
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
      ? startOnce({ ...state, written: null }, 'writeAsNewSheet', state.reading.sheet.id)
      : state,
};
