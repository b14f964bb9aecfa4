import { DatabaseUnavailable } from './database.ts';

export type GateOptions = {
  connections: number;
  /** How many requests may wait for a connection before the next is turned away. */
  waiting: number;
  /** How long each of them waits before it is turned away too. */
  waitMs: number;
};

/**
 * Lets in as many as there are connections, the others in the order they came. A queue without an
 * end is memory without an end, and an answer after minutes is nobody's any more.
 */
export function gate({ connections, waiting, waitMs }: GateOptions) {
  let inside = 0;
  const queue = new Set<() => void>();

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  function enter(): Promise<void> {
    if (inside < connections) {
      inside++;
      return Promise.resolve();
    }
    if (queue.size >= waiting)
      return Promise.reject(new DatabaseUnavailable('Cannot queue: too many requests wait'));
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(admit);
        reject(new DatabaseUnavailable(`Cannot get a connection: none was free for ${waitMs} ms`));
      }, waitMs);
      queue.add(admit);
    });
  }

  /** The place goes to the next in line, so that nobody who comes now can take it first. */
  function leave(): void {
    const [next] = queue;
    if (!next) {
      inside--;
      return;
    }
    queue.delete(next);
    next();
  }
}
