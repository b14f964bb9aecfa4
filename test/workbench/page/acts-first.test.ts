import { expect, it } from '@jest/globals';
import type { StagePort } from '../../../src/workbench/host/stage-port.ts';
import {
  actsFirst,
  workbenchActions,
} from '../../../src/workbench/page/actions/workbench-actions.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

function later() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

it('starts a script when the acts before it are done, and waits for none that come after', async () => {
  const { act, script } = actsFirst();
  const seen: string[] = [];
  const [edit, other] = [later(), later()];
  void act(() => edit.promise)();
  const started = script(async () => seen.push('script'))();
  void act(() => other.promise)();
  await Promise.resolve();
  expect(seen).toEqual([]);
  edit.resolve();
  await started;
  expect(seen).toEqual(['script']);
});

it('starts a script after an act that failed, and whoever asked for the act hears of it', async () => {
  const { act, script } = actsFirst();
  const acted = act(() => Promise.reject(new Error('The workbench has stopped')))();
  await expect(acted).rejects.toThrow('The workbench has stopped');
  expect(await script(async () => 'started')()).toBe('started');
});

it('lets a page ask only when the answer before it has arrived: "I have done so" found a consent just given missing', async () => {
  const heard: string[] = [];
  const answered = later();
  const stage = {
    answer: () => answered.promise.then(() => void heard.push('consent')),
    callFromPage: async () => {
      heard.push('done so');
      return { ok: true, value: null };
    },
  } as Partial<StagePort> as StagePort;
  const { answer, callFromPage } = workbenchActions({
    stage,
    store: createStore(INITIAL_STATE, nextState),
  });
  const answering = answer('1', 'Continue', '');
  const asking = callFromPage('sidebar-1', 'openingState', '[]');
  answered.resolve();
  await Promise.all([answering, asking]);
  expect(heard).toEqual(['consent', 'done so']);
});
