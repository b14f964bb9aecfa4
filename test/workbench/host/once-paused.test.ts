import { expect, it } from '@jest/globals';
import { oncePaused } from '../../../src/workbench/host/once-paused.ts';

it('works again after it failed, and says what failed', async () => {
  const failures: unknown[] = [];
  let times = 0;
  const ended: (() => void)[] = [];
  const save = oncePaused(
    async () => {
      times += 1;
      ended.shift()?.();
      if (times === 1) throw new Error('The disk is full');
    },
    0,
    (failure) => failures.push(failure),
  );
  const once = () =>
    new Promise<void>((resolve) => {
      ended.push(resolve);
      save();
    });
  await once();
  await once();
  await save.stop();
  expect(times).toBe(2);
  expect(failures).toEqual([new Error('The disk is full')]);
});
