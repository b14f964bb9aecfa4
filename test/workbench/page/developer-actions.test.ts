import { expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '../../../src/core/calendar/civil-date.ts';
import type { StagePort } from '../../../src/workbench/host/stage-port.ts';
import { developerActions } from '../../../src/workbench/page/actions/developer-actions.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

it('moves the clock day by day, and no further than the whole way', async () => {
  const { actions, passed } = sitDown();
  await actions.advance(2 * DAY_MS + HOUR_MS);
  expect(passed).toEqual([DAY_MS, DAY_MS, HOUR_MS]);
});

it('stops the clock after the day it is at, and moves it again when it is told to', async () => {
  const { actions, passed, store } = sitDown(() => {
    if (passed.length === 3) actions.stopClock();
  });
  await actions.advance(60 * DAY_MS);
  expect(passed).toEqual([DAY_MS, DAY_MS, DAY_MS]);
  expect(store.state().clock).toBeNull();
  await actions.advance(HOUR_MS);
  expect(passed).toHaveLength(4);
});

it('lets the clock be moved again where a day broke off', async () => {
  const { actions, store } = sitDown(() => {
    throw new Error('The workbench has stopped');
  });
  await expect(actions.advance(60 * DAY_MS)).rejects.toThrow('The workbench has stopped');
  expect(store.state().clock).toBeNull();
});

function sitDown(during: () => void = () => undefined) {
  const passed: number[] = [];
  const advance = async (ms: number) => {
    passed.push(ms);
    during();
  };
  const stage = { advance } as Partial<StagePort> as StagePort;
  const store = createStore(INITIAL_STATE, nextState);
  return { actions: developerActions({ store, stage }), passed, store };
}
