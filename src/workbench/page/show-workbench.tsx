import { render } from 'preact';
import { afterPress } from '../../browser/after-press.ts';
import { drawInTurn } from '../../browser/draw-in-turn.ts';
import { bestLanguage, localeOf } from '../../core/words/languages.ts';
import type { Setting } from '../host/setting.ts';
import type { StagePort } from '../host/stage-port.ts';
import { type Actions, workbenchActions } from './actions/workbench-actions.ts';
import { nextState } from './state/next-state.ts';
import type { AnyEvent } from './state/page-event.ts';
import { INITIAL_STATE, type PageState } from './state/page-state.ts';
import { createStore } from './state/store.ts';
import { Workbench } from './workbench.tsx';

/** Draws the workbench over a stage, and keeps it drawn. */
export async function showWorkbench(
  home: HTMLElement,
  stage: StagePort,
  { setting, clientSource }: { setting: Setting; clientSource: string },
): Promise<void> {
  const locale = localeOf(bestLanguage(navigator.languages));
  const store = createStore({ ...INITIAL_STATE, locale, clientSource }, nextState);
  const actions = workbenchActions({ store, stage });
  const draw = (state: PageState) => render(<Workbench state={state} actions={actions} />, home);
  store.watch(drawInTurn(draw, afterPress(window)));
  stage.listen((event) => {
    store.send(event);
    follow(event, actions);
  });
  await actions.start(setting);
}

/** Some events only say that the page must read something again. */
function follow(event: AnyEvent, actions: Actions): void {
  if (event.is === 'sheets-changed' || event.is === 'select') void actions.readSheet();
  if (event.is === 'developer-changed' || event.is === 'running') void actions.readDeveloper();
}
