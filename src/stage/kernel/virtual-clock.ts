/**
 * Time that moves only while no execution computes. Executions that sleep, wait for a lock or for a slow
 * answer drive it: when all of them wait, it jumps to the first that is due. Triggers and kill
 * timers follow: they fire when time passes them, and never pull it.
 */
export type VirtualClock = {
  now(): number;
  /** Somebody computes from now on; time stands still. */
  hold(): void;
  release(): void;
  schedule(at: number, kind: 'drives' | 'follows', wake: () => void): () => void;
  /** Resolves when all that was due by then has run. */
  advanceTo(target: number): Promise<void>;
  /** Skips this time if nobody else computes and nothing is due in it; returns whether it did. */
  skip(ms: number): boolean;
  /** Real time a script spent computing counts too. */
  nudge(ms: number): void;
  /** Nothing is due any more. */
  stop(): void;
};

type Timer = { at: number; order: number; kind: 'drives' | 'follows'; wake: () => void };

export function virtualClock(startsAt: number, flows: boolean, tell: (now: number) => void) {
  let base = startsAt;
  let realBase = Date.now();
  let holders = 0;
  let order = 0;
  let pumping = false;
  let stopped = false;
  const timers = new Set<Timer>();
  let goals: { target: number; reached: () => void }[] = [];

  const now = () => base + (flows ? Date.now() - realBase : 0);
  function setTo(at: number) {
    if (at <= now()) return;
    base = at;
    realBase = Date.now();
    tell(base);
  }
  function earliest(wanted: (timer: Timer) => boolean): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers)
      if (
        wanted(timer) &&
        (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
      )
        first = timer;
    return first;
  }
  /** How far time may run: to the end of the shortest wait, or to the target of `advanceTo`. */
  function horizon(): number {
    const wait = earliest(({ kind }) => kind === 'drives')?.at ?? Number.NEGATIVE_INFINITY;
    return Math.max(now(), wait, ...goals.map(({ target }) => target));
  }
  function step() {
    pumping = false;
    if (stopped || holders > 0) return;
    const next = earliest(() => true);
    if (next && next.at <= horizon()) {
      setTo(next.at);
      timers.delete(next);
      next.wake();
      pump();
    } else arrive();
  }
  function arrive() {
    for (const { target } of goals) setTo(target);
    const reached = goals;
    goals = [];
    for (const goal of reached) goal.reached();
  }
  function pump() {
    if (pumping) return;
    pumping = true;
    setImmediate(step);
  }
  const flowing = flows ? setInterval(pump, 250).unref() : undefined;

  const clock: VirtualClock = {
    now,
    hold() {
      holders += 1;
    },
    release() {
      holders -= 1;
      if (holders === 0) pump();
    },
    schedule(at, kind, wake) {
      const timer = { at, order: order++, kind, wake };
      timers.add(timer);
      pump();
      return () => void timers.delete(timer);
    },
    advanceTo(target) {
      return new Promise((reached) => {
        goals.push({ target, reached });
        pump();
      });
    },
    skip(ms) {
      const next = earliest(() => true);
      if (flows || holders !== 1 || (next && next.at <= now() + ms)) return false;
      setTo(now() + ms);
      return true;
    },
    nudge(ms) {
      setTo(now() + ms);
    },
    stop() {
      stopped = true;
      clearInterval(flowing);
    },
  };
  return clock;
}
