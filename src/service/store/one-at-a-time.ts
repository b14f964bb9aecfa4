import { DatabaseUnavailable } from './database.ts';

/** Begins work on behalf of `who` when it is their turn. */
export type InTurn = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

export const atOnce: InTurn = (_who, work) => work();

/** More wait for minutes, and hold what they were sent. */
const MOST_WAITING = 100;

/** What one account writes follows itself, so that all of it holds one connection at most. */
export function oneAtATime(): InTurn {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (who, work) => {
    const queue = queues.get(who) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting > MOST_WAITING)
      throw new DatabaseUnavailable('Cannot queue: too much of one account waits');
    queue.waiting += 1;
    const done = queue.last.then(work);
    queue.last = done.catch(() => {});
    queues.set(who, queue);
    try {
      return await done;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(who);
    }
  };
}
