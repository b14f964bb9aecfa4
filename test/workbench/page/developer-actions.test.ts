import { expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '../../../src/core/calendar/civil-date.ts';
import type { DeveloperView, StagePort } from '../../../src/workbench/host/stage-port.ts';
import { workbenchActions } from '../../../src/workbench/page/actions/workbench-actions.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

it('moves the clock day by day, and no further than the whole way', async () => {
  const { actions, passed } = sitDown();
  await actions.advance(2 * DAY_MS + HOUR_MS);
  expect(passed).toEqual([DAY_MS, DAY_MS, HOUR_MS]);
});

it('lets the clock be moved again where a day broke off', async () => {
  const { actions, store } = sitDown(() => {
    throw new Error('The workbench has stopped');
  });
  await expect(actions.advance(60 * DAY_MS)).rejects.toThrow('The workbench has stopped');
  expect(store.state().isClockMoving).toBe(false);
});

it('moves the clock from the press on, while a switch before it is still under way, and once', async () => {
  let turn = () => {};
  const setFault = () => new Promise<void>((resolve) => (turn = resolve));
  const { actions, passed, store } = sitDown(undefined, { setFault });
  const turned = actions.setFault('server-error', true);
  const moved = [actions.advance(DAY_MS), actions.advance(DAY_MS)];
  expect(store.state().isClockMoving).toBe(true);
  expect(passed).toEqual([]);
  turn();
  await Promise.all([turned, ...moved]);
  expect(passed).toEqual([DAY_MS]);
  expect(store.state().isClockMoving).toBe(false);
});

it('shows no answer that a later one has overtaken', async () => {
  const { actions, store, stage } = sitDown();
  const answers: ((developer: DeveloperView) => void)[] = [];
  stage.developer = () => new Promise((resolve) => answers.push(resolve));
  store.send({ is: 'panel-chosen', panel: 'faults' });
  const reads = [actions.readDeveloper(), actions.readDeveloper()];
  const faults = (on: boolean) => ({ faults: [{ name: 'server-error', on }] }) as DeveloperView;
  answers[1]?.(faults(true));
  answers[0]?.(faults(false));
  await Promise.all(reads);
  expect(store.state().developer?.faults).toEqual([{ name: 'server-error', on: true }]);
});

function sitDown(during: () => void = () => undefined, given: Partial<StagePort> = {}) {
  const passed: number[] = [];
  const advance = async (ms: number) => {
    passed.push(ms);
    during();
  };
  const stage = { advance, ...given } as Partial<StagePort> as StagePort;
  const store = createStore(INITIAL_STATE, nextState);
  return { actions: workbenchActions({ store, stage }), passed, store, stage };
}
