import { seededRandom } from '../platform/seeded-random.ts';
import { HostVisits } from './host-visits.ts';
import type { Run } from './run.ts';

type Clock = { hold(): void; release(): void };

/** Who goes on next, where several executions could. */
export type Turns = {
  begin(run: Run): void;
  end(run: Run): void;
  /** Resolves when the call of this execution may be answered. */
  ask(run: Run): Promise<void> | null;
  /** It waits for time, a lock or a person; or it computes again. */
  waits(run: Run, waits: boolean): void;
  /** It waits for a host outside the stage. */
  atHost<T>(run: Run, exchange: () => Promise<T>): Promise<T>;
  /** The owner was told something and may send commands before any execution goes on. */
  pause(): void;
  resume(times: number): void;
};

/** Threads really race: calls are answered in the order in which they come. */
export class RacingTurns implements Turns {
  private readonly hosts: HostVisits;

  constructor(clock: Clock) {
    this.hosts = new HostVisits(clock);
  }

  begin(run: Run): void {
    this.hosts.begin(run);
  }

  end(run: Run): void {
    this.hosts.end(run);
  }

  ask(): null {
    return null;
  }

  waits(): void {}

  async atHost<T>(run: Run, exchange: () => Promise<T>): Promise<T> {
    this.hosts.enter(run);
    try {
      return await exchange();
    } finally {
      this.hosts.leave(run);
    }
  }

  pause(): void {}

  resume(): void {}
}

type State = 'computing' | 'asking' | 'waiting' | 'at-host';
type Visit = { run: Run; deliver: (() => void) | null };

/**
 * One call at a time, drawn by the seed. It waits first until no thread computes, so that what is
 * drawn from does not depend on how fast a thread was. Hosts answer when nobody else can go on.
 */
export class SeededTurns implements Turns {
  private readonly random: () => number;
  private readonly clock: Clock;
  private readonly hosts: HostVisits;
  private readonly states = new Map<Run, State>();
  private readonly asking = new Map<Run, () => void>();
  private readonly visits = new Set<Visit>();
  private paused = 0;
  private looking = false;

  constructor(seed: number, clock: Clock) {
    this.hosts = new HostVisits(clock);
    this.random = seededRandom(seed);
    this.clock = clock;
  }

  begin(run: Run): void {
    this.hosts.begin(run);
    this.states.set(run, 'computing');
  }

  end(run: Run): void {
    this.states.delete(run);
    this.asking.delete(run);
    this.hosts.end(run);
    this.look();
  }

  ask(run: Run): Promise<void> {
    return new Promise((answer) => {
      this.asking.set(run, answer);
      this.is(run, 'asking');
    });
  }

  waits(run: Run, waits: boolean): void {
    this.is(run, waits ? 'waiting' : 'computing');
  }

  async atHost<T>(run: Run, exchange: () => Promise<T>): Promise<T> {
    const visit: Visit = { run, deliver: null };
    this.visits.add(visit);
    this.hosts.enter(run);
    this.is(run, 'at-host');
    const answer = await exchange();
    await new Promise<void>((deliver) => {
      visit.deliver = deliver;
      this.look();
    });
    this.visits.delete(visit);
    this.hosts.leave(run);
    this.is(run, 'computing');
    return answer;
  }

  pause(): void {
    this.paused += 1;
    this.clock.hold();
  }

  resume(times: number): void {
    for (let at = 0; at < times; at += 1) this.clock.release();
    this.paused -= times;
    this.look();
  }

  private is(run: Run, state: State): void {
    if (!this.states.has(run)) return;
    this.states.set(run, state);
    this.look();
  }

  /** Looks after everything that follows at once has happened. */
  private look(): void {
    if (this.looking) return;
    this.looking = true;
    setImmediate(() => {
      this.looking = false;
      this.goOn();
    });
  }

  private goOn(): void {
    if (this.paused > 0 || [...this.states.values()].includes('computing')) return;
    if (this.asking.size > 0) this.draw();
    else this.deliver();
  }

  private draw(): void {
    const runs = [...this.asking.keys()].sort((a, b) => a.id - b.id);
    const run = runs[Math.floor(this.random() * runs.length)];
    if (!run) return;
    const answer = this.asking.get(run);
    this.asking.delete(run);
    this.states.set(run, 'computing');
    answer?.();
  }

  /** A host may start an execution and answer when it is over: who went there before it waits. */
  private deliver(): void {
    const visits = [...this.visits];
    const free = visits.filter(({ run }) => !this.hosts.isElder(run));
    const first = free.length > 0 ? free : visits;
    if (first.some(({ deliver }) => deliver === null) && free.length > 0) return;
    for (const visit of first.sort((a, b) => a.run.id - b.run.id)) visit.deliver?.();
  }
}
