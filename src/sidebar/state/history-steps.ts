import { startCall, startOnce } from './calls.ts';
import type { Steps } from './steps.ts';

export const historySteps: Steps<'history-asked' | 'unknown-settled' | 'report-copied'> = {
  'history-asked': (state) => startCall(state, 'runHistory'),
  'unknown-settled': (state, { runId, how }) => startOnce(state, 'settleUnknown', runId, how),
  'report-copied': (state, { text, copied }) => ({
    ...state,
    report: copied ? { at: 'copied' } : { at: 'shown', text },
  }),
};
