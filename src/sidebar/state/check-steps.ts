import type { Finding } from '../../core/reading/reading.ts';
import { isConfirming } from './answered-findings.ts';
import { isBusy, startCall, startOnce, withoutTrouble } from './calls.ts';
import { NONE, openCardOf } from './shown-cards.ts';
import type { Steps } from './steps.ts';
import { targetOf } from './upload-steps.ts';

export const checkSteps: Steps<
  | 'check-asked'
  | 'wishes-changed'
  | 'cell-shown'
  | 'card-toggled'
  | 'cells-due'
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
  'card-toggled': (state, { card, open }) => {
    if (open) return { ...state, openCard: card, settled: null };
    return openCardOf(state)?.key === card ? { ...state, openCard: NONE } : state;
  },
  'cells-due': (state) => {
    if (isBusy(state, 'sendSeveral')) return startOnce(state, 'lookAtBatch');
    const places =
      state.reading?.findings.map((finding) => finding.places).filter(isSomewhere) ?? [];
    if (state.view !== 'check' || places.length === 0 || !state.online) return state;
    return isBusy(state, ...ANSWERED_BY_READING) ? state : startCall(state, 'lookAtCells', places);
  },
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

/** After these the sheet is read again as it is, or may be. */
const ANSWERED_BY_READING = [
  ...(['openingState', 'lookAtCells', 'readActiveSheet', 'rememberWishes'] as const),
  ...(['confirmFinding', 'forgetConfirmed', 'mendCells'] as const),
];

function isSomewhere({ length }: Finding['places']): boolean {
  return length > 0;
}
