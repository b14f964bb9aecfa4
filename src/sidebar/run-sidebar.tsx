import { render } from 'preact';
import { afterPress } from '../browser/after-press.ts';
import { copyPlainly } from '../browser/copy-plainly.ts';
import { drawInTurn } from '../browser/draw-in-turn.ts';
import { languageOf } from '../core/words/languages.ts';
import type { CallServer } from './server/page-functions.ts';
import { type Home, Sidebar } from './sidebar.tsx';
import { nextCalls } from './state/calls.ts';
import { firstState, nextState } from './state/next-state.ts';
import type { SidebarEvent } from './state/sidebar-event.ts';
import type { Call, SidebarState } from './state/sidebar-state.ts';
import {
  type SidebarWords,
  sidebarWords,
  WordsProvider,
  wordsBeforeOpening,
} from './words/sidebar-words.ts';

/** A call usually takes less. After this time the page says that it is still waiting. */
const SLOW_MS = 8_000;
/** Nobody who goes back and forth wants the sheet read each time, and least where that takes long. */
const REST_MS = 10_000;
const REST_IN_READINGS = 10;

/** Nobody mends cells faster, and each look is an execution at Google's. */
const CELLS_DUE_MS = 10_000;
/** What was typed last may still be on its way to Google when a person comes back from the sheet. */
const TYPED_ARRIVES_MS = 2_000;
/** Whoever has not been here for so long does something else. */
const CELLS_WATCHED_MS = 10 * 60_000;

/** Draws the state, starts the calls it names and brings their answers back as events. */
export function runSidebar(
  root: HTMLElement,
  callServer: CallServer,
  home: Home,
): (event: SidebarEvent) => void {
  let state: SidebarState = firstState();
  const language = languageOf(document.documentElement.lang);
  let words = wordsBeforeOpening(language);

  const send = (event: SidebarEvent): void => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    words = wordsFor(before, state) ?? words;
    draw(state);
    startCalls(nextCalls(state.calls));
  };

  const draw = drawInTurn((drawn: SidebarState): void => {
    render(
      <WordsProvider value={words}>
        <Sidebar state={drawn} send={send} home={home} />
      </WordsProvider>,
      root,
    );
  }, afterPress(window));

  /** The words depend on the place and the time that the add-on gives, so they change only with them. */
  const wordsFor = (before: SidebarState, after: SidebarState): SidebarWords | null => {
    if (after.phase !== 'open') return null;
    if (before.phase === 'open' && before.opening === after.opening) return null;
    return sidebarWords({ ...after.opening, language });
  };

  const looks = watchReturns(send);
  const startCalls = callStarter(callServer, send, looks.restAfter);
  if (home.isRemote) watchNetwork(send);
  watchCells(send);
  document.addEventListener('copy', copyPlainly);
  // The first event begins all.
  send({ type: 'online-changed', online: !home.isRemote || navigator.onLine });
  return send;
}

/** Starts each call once; a list that is handed in again holds those that are under way. */
function callStarter(
  callServer: CallServer,
  send: (event: SidebarEvent) => void,
  restAfter: (readingMs: number) => void,
): (calls: readonly Call[]) => void {
  const started = new Set<number>();
  const follow = async ({ id, name, args }: Call): Promise<void> => {
    const timer = setTimeout(() => send({ type: 'call-took-long', id }), SLOW_MS);
    const begun = performance.now();
    if (name === 'readActiveSheet') restAfter(Number.POSITIVE_INFINITY);
    const answer = await callServer(name, args);
    clearTimeout(timer);
    if (name === 'readActiveSheet') restAfter(performance.now() - begun);
    send({ type: 'answered', id, answer });
  };
  return (calls) => {
    const fresh = calls.filter(({ id }) => !started.has(id));
    for (const call of fresh) {
      started.add(call.id);
      void follow(call);
    }
  };
}

function watchNetwork(send: (event: SidebarEvent) => void): void {
  window.addEventListener('online', () => send({ type: 'online-changed', online: true }));
  window.addEventListener('offline', () => send({ type: 'online-changed', online: false }));
}

/** Whoever comes back too early for another look has it as soon as it is due, if they are still here. */
function watchReturns(send: (event: SidebarEvent) => void) {
  let wasAway = false;
  let dueAt = performance.now() + REST_MS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const restAfter = (readingMs: number) => {
    dueAt = performance.now() + Math.max(REST_MS, REST_IN_READINGS * readingMs);
  };
  const goAway = () => {
    clearTimeout(waiting);
    wasAway = true;
    send({ type: 'looked-away' });
  };
  const comeBack = () => {
    clearTimeout(waiting);
    if (!wasAway) return;
    const pause = dueAt - performance.now();
    if (pause > 0) {
      waiting = setTimeout(comeBack, Math.min(pause, REST_MS));
      return;
    }
    wasAway = false;
    restAfter(0);
    send({ type: 'looked-again' });
  };
  window.addEventListener('blur', goAway);
  window.addEventListener('focus', comeBack);
  document.documentElement.addEventListener('pointerleave', goAway);
  document.documentElement.addEventListener('pointerenter', comeBack);
  return { restAfter };
}

/** Again and again while somebody is about, and at once when they come back from the sheet. */
function watchCells(send: (event: SidebarEvent) => void): void {
  let seenAt = performance.now();
  let again: ReturnType<typeof setTimeout> | undefined;
  const see = () => {
    seenAt = performance.now();
  };
  const look = () => send({ type: 'cells-due' });
  const lookAtOnce = () => {
    see();
    look();
    clearTimeout(again);
    again = setTimeout(look, TYPED_ARRIVES_MS);
  };
  window.addEventListener('focus', lookAtOnce);
  document.documentElement.addEventListener('pointerenter', lookAtOnce);
  window.addEventListener('pointerdown', see);
  window.addEventListener('keydown', see);
  setInterval(() => {
    const isAbout = performance.now() - seenAt < CELLS_WATCHED_MS;
    if (isAbout && !document.hidden) look();
  }, CELLS_DUE_MS);
}
