import { expect, it } from '@jest/globals';
import { actsFirst } from '../../../src/workbench/page/actions/acts-first.ts';

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
