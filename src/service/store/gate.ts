import { DatabaseUnavailable } from './database.ts';

export type GateOptions = {
  connections: number;
  /** How many requests may wait for a connection before the next one is refused; of one caller, half as many. */
  waiting: number;
  /** How long a request waits before it is refused too. */
  waitMs: number;
  /** On whose behalf the work is done. */
  whose?: () => string;
};

type Waiting = { admit: () => void };

/**
 * Lets in as many as there are connections, and of those who wait one from each caller in turn: whoever sends a
 * hundred requests waits behind themselves, and another's first is next. A queue without an end is memory without
 * an end, and an answer after minutes is nobody's any more.
 */
export function gate({ connections, waiting, waitMs, whose = () => '' }: GateOptions) {
  const mostOfOne = Math.ceil(waiting / 2);
  let inside = 0;
  let queued = 0;
  /** Who waits, in the order their turns come. */
  const queues = new Map<string, Set<Waiting>>();

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter(whose());
    try {
      return await work();
    } finally {
      leave();
    }
  };

  function enter(who: string): Promise<void> {
    if (inside < connections) {
      inside++;
      return Promise.resolve();
    }
    const own = queues.get(who) ?? new Set();
    if (queued >= waiting || own.size >= mostOfOne)
      return Promise.reject(new DatabaseUnavailable('Cannot queue: too many requests wait'));
    queues.set(who, own);
    queued++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget(who, one);
        reject(new DatabaseUnavailable(`Cannot get a connection: none was free for ${waitMs} ms`));
      }, waitMs);
      const one: Waiting = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      own.add(one);
    });
  }

  /** The place goes to the next in line, so that nobody who comes now can take it first. */
  function leave(): void {
    const [turn] = queues;
    const [who, own] = turn ?? ['', new Set<Waiting>()];
    const [next] = own;
    if (!next) {
      inside--;
      return;
    }
    forget(who, next);
    // To the end of the round.
    if (queues.delete(who)) queues.set(who, own);
    next.admit();
  }

  function forget(who: string, one: Waiting): void {
    const own = queues.get(who);
    if (!own?.delete(one)) return;
    queued--;
    if (own.size === 0) queues.delete(who);
  }
}
