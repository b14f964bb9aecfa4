import { startOnce } from './calls.ts';
import type { ConnectState, OpenState } from './sidebar-state.ts';
import type { Steps } from './steps.ts';

export const connectSteps: Steps<
  | 'way-chosen'
  | 'connect-asked'
  | 'test-asked'
  | 'disconnect-considered'
  | 'disconnect-dropped'
  | 'disconnect-confirmed'
> = {
  'way-chosen': (state, { way }) => withConnect(state, { way }),
  'connect-asked': (state, { request }) =>
    startOnce(withConnect(state, { test: null }), 'connect', request),
  'test-asked': (state) => startOnce(withConnect(state, { test: null }), 'testConnection'),
  'disconnect-considered': (state) => withConnect(state, { leaving: true }),
  'disconnect-dropped': (state) => withConnect(state, { leaving: false }),
  'disconnect-confirmed': (state, { removeSchedules }) =>
    startOnce(state, 'disconnect', { removeSchedules }),
};

export function withConnect(state: OpenState, change: Partial<ConnectState>): OpenState {
  return { ...state, connect: { ...state.connect, ...change } };
}
