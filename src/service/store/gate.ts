import { DatabaseUnavailable } from './database.ts';

export type GateOptions = {
  connections: number;
  /** How many requests may wait for a connection before the next one is refused. */
  waiting: number;
  /** How long a request waits before it is refused too. */
  waitMs: number;
  /** On whose behalf the work is done; one of them cannot fill the queue of the others. */
  whose?: () => string;
};

type Waiting = { admit: () => void; refuse: (why: string) => void };

/**
 * Lets in as many as there are connections, and of those who wait one from each in turn: whoever
 * sends a hundred requests waits behind themselves, and another's first is next. A queue without an
 * end is memory without an end, and an answer after minutes is nobody's any more.
 */
export function gate({ connections, waiting, waitMs, whose = () => '' }: GateOptions) {
  let inside = 0;
  let queued = 0;
  /** Who waits, in the order their turns come. */
  const queues = new Map<string, Waiting[]>();

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
    if (queued >= waiting && !makeRoomFor(who))
      return Promise.reject(new DatabaseUnavailable('Cannot queue: too many requests wait'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget(who, one);
        one.refuse(`Cannot get a connection: none was free for ${waitMs} ms`);
      }, waitMs);
      const one: Waiting = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (why) => {
          clearTimeout(timer);
          reject(new DatabaseUnavailable(why));
        },
      };
      queues.set(who, [...(queues.get(who) ?? []), one]);
      queued++;
    });
  }

  /** The latest of whoever has most waiting gives its place, unless the newcomer has as many. */
  function makeRoomFor(who: string): boolean {
    const [longest, queue] = [...queues].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    const last = queue.at(-1);
    if (!last || longest === who || queue.length <= (queues.get(who)?.length ?? 0) + 1)
      return false;
    forget(longest, last);
    last.refuse('Cannot queue: others wait who have sent less');
    return true;
  }

  /** The place goes to the next in line, so that nobody who comes now can take it first. */
  function leave(): void {
    const [turn] = queues;
    const [who, [next] = []] = turn ?? [];
    if (who === undefined || !next) {
      inside--;
      return;
    }
    forget(who, next);
    const rest = queues.get(who);
    // To the end of the round.
    if (rest && queues.delete(who)) queues.set(who, rest);
    next.admit();
  }

  function forget(who: string, one: Waiting): void {
    const queue = queues.get(who) ?? [];
    const rest = queue.filter((other) => other !== one);
    queued -= queue.length - rest.length;
    if (rest.length > 0) queues.set(who, rest);
    else queues.delete(who);
  }
}
