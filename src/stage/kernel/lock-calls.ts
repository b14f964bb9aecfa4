import type { CallName } from '../platform/calls.ts';
import type { Run } from './run.ts';
import { type CallHandlers, storeKey, type World } from './world.ts';

type Names = Extract<CallName, `lock.${string}`>;
type Waiter = { run: Run; wake: (taken: boolean) => void };
type Lock = { holder: Run | null; waiting: Waiter[] };

const locksOf = new WeakMap<World, Map<string, Lock>>();

/** Three kinds of one unnamed lock each, first come first served (docs/apps-script.md §4.2). */
export function lockCalls(world: World): CallHandlers<Names> {
  const locks = new Map<string, Lock>();
  locksOf.set(world, locks);
  const lockAt = (key: string): Lock => {
    const known = locks.get(key);
    if (known) return known;
    const made = { holder: null, waiting: [] };
    locks.set(key, made);
    return made;
  };

  return {
    'lock.take': (run, store, waitMs) => {
      const lock = lockAt(storeKey(store, run));
      if (lock.holder === run) return true;
      run.onEnd(() => release(lock, run));
      if (lock.holder === null) {
        lock.holder = run;
        return true;
      }
      return waitMs > 0 ? waitFor(world, lock, run, waitMs) : false;
    },
    'lock.release': (run, store) => {
      release(lockAt(storeKey(store, run)), run);
      return null;
    },
    'lock.held': (run, store) => lockAt(storeKey(store, run)).holder === run,
  };
}

function waitFor(world: World, lock: Lock, run: Run, waitMs: number): Promise<boolean> {
  return run.block((wake) => {
    const waiter: Waiter = {
      run,
      wake: (taken) => {
        cancel();
        wake(taken);
      },
    };
    const cancel = world.clock.schedule(world.clock.now() + waitMs, 'drives', () => {
      lock.waiting = lock.waiting.filter((other) => other !== waiter);
      wake(false);
    });
    run.onEnd(cancel);
    lock.waiting.push(waiter);
  });
}

function release(lock: Lock, run: Run): void {
  lock.waiting = lock.waiting.filter((waiter) => waiter.run !== run);
  if (lock.holder !== run) return;
  const next = lock.waiting.shift();
  lock.holder = next?.run ?? null;
  next?.wake(true);
}

export function releaseAll(world: World, run: Run): void {
  for (const lock of locksOf.get(world)?.values() ?? []) release(lock, run);
}
