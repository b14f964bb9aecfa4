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
export function gate(options: GateOptions) {
  const { whose = () => '' } = options;
  const places = new Places(options);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await places.enter(whose());
    try {
      return await work();
    } finally {
      places.leave();
    }
  };
}

class Places {
  private readonly limits: GateOptions;
  private inside = 0;
  private queued = 0;
  /** Who waits, in the order their turns come. */
  private readonly queues = new Map<string, Waiting[]>();

  constructor(limits: GateOptions) {
    this.limits = limits;
  }

  enter(who: string): Promise<void> {
    if (this.inside < this.limits.connections) {
      this.inside++;
      return Promise.resolve();
    }
    if (this.queued >= this.limits.waiting && !this.makeRoomFor(who))
      return Promise.reject(new DatabaseUnavailable('Cannot queue: too many requests wait'));
    return this.wait(who);
  }

  /** The place goes to the next in line, so that nobody who comes now can take it first. */
  leave(): void {
    const [turn] = this.queues;
    const [who, [next] = []] = turn ?? [];
    if (who === undefined || !next) {
      this.inside--;
      return;
    }
    this.forget(who, next);
    const rest = this.queues.get(who);
    // To the end of the round.
    if (rest && this.queues.delete(who)) this.queues.set(who, rest);
    next.admit();
  }

  private wait(who: string): Promise<void> {
    const { waitMs } = this.limits;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.forget(who, waiting);
        waiting.refuse(`Cannot get a connection: none was free for ${waitMs} ms`);
      }, waitMs);
      const waiting: Waiting = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (why) => {
          clearTimeout(timer);
          reject(new DatabaseUnavailable(why));
        },
      };
      this.queues.set(who, [...(this.queues.get(who) ?? []), waiting]);
      this.queued++;
    });
  }

  /** Who has most waiting gives up its latest place, unless the newcomer has as many waiting. */
  private makeRoomFor(who: string): boolean {
    const [longest, queue] = [...this.queues].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    const last = queue.at(-1);
    const newcomers = this.queues.get(who)?.length ?? 0;
    if (!last || longest === who || queue.length <= newcomers + 1) return false;
    this.forget(longest, last);
    last.refuse('Cannot queue: others wait who have sent less');
    return true;
  }

  private forget(who: string, waiting: Waiting): void {
    const queue = this.queues.get(who) ?? [];
    const rest = queue.filter((other) => other !== waiting);
    this.queued -= queue.length - rest.length;
    if (rest.length > 0) this.queues.set(who, rest);
    else this.queues.delete(who);
  }
}
