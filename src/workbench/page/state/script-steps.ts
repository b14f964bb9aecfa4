import type { Steps } from './page-event.ts';
import type { Notice, PageState } from './page-state.ts';

/** As long as a toast of Sheets. */
const TOLD_S = 5;

/** What scripts put on the page: sidebar, questions and notices. */
export const scriptSteps: Steps<
  | 'sidebar'
  | 'page-over'
  | 'page-closed'
  | 'ask'
  | 'ask-over'
  | 'answered'
  | 'script-failed'
  | 'told'
  | 'notice-closed'
  | 'running'
> = {
  sidebar: (state, { page }) => ({ ...state, sidebar: page }),
  'page-over': (state, { pageId }) => withoutPage(state, pageId),
  'page-closed': (state, { pageId }) => withoutPage(state, pageId),
  ask: (state, { ask }) => ({ ...state, asks: [...state.asks, ask] }),
  'ask-over': (state, { askId }) => withoutAsk(state, askId),
  answered: (state, { askId }) => withoutAsk(state, askId),
  'script-failed': (state, { functionName, message }) =>
    withNotice(state, { title: functionName, message, seconds: -1, failed: true }),
  told: (state, { message, failed }) =>
    withNotice(state, { title: '', message, seconds: failed ? -1 : TOLD_S, failed }),
  'notice-closed': (state, { id }) => ({
    ...state,
    notices: state.notices.filter((notice) => notice.id !== id),
  }),
  running: (state, { executions }) => ({ ...state, running: executions }),
};

function withoutAsk(state: PageState, askId: string): PageState {
  return { ...state, asks: state.asks.filter((ask) => ask.askId !== askId) };
}

function withoutPage(state: PageState, pageId: string): PageState {
  return state.sidebar?.pageId === pageId ? { ...state, sidebar: null } : state;
}

function withNotice(state: PageState, notice: Omit<Notice, 'id'>): PageState {
  const id = Math.max(0, ...state.notices.map((earlier) => earlier.id)) + 1;
  return { ...state, notices: [...state.notices, { ...notice, id }] };
}
