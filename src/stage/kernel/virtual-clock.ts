type Kind = 'drives' | 'follows';
type Timer = { at: number; order: number; kind: Kind; wake: () => void };
type Goal = { target: number; reached: () => void };

/**
 * Time that moves only while no execution computes. Executions that sleep, wait for a lock or for a slow
 * answer drive it: when all of them wait, it jumps to the first that is due. Triggers and kill
 * timers follow: they fire when time passes them, and never pull it.
 */
export class VirtualClock {
  private base: number;
  private realBase = Date.now();
  private holders = 0;
  private order = 0;
  private isPumping = false;
  private goals: Goal[] = [];
  private readonly timers = new Set<Timer>();
  private readonly flows: boolean;
  private readonly tell: (now: number) => void;

  constructor(startsAt: number, flows: boolean, tell: (now: number) => void) {
    this.base = startsAt;
    this.flows = flows;
    this.tell = tell;
    if (flows) setInterval(() => this.pump(), 250).unref();
  }

  now(): number {
    return this.base + (this.flows ? Date.now() - this.realBase : 0);
  }

  /** Somebody computes from now on; time stands still. */
  hold(): void {
    this.holders += 1;
  }

  release(): void {
    this.holders -= 1;
    if (this.holders === 0) this.pump();
  }

  schedule(at: number, kind: Kind, wake: () => void): () => void {
    const timer = { at, order: this.order++, kind, wake };
    this.timers.add(timer);
    this.pump();
    return () => void this.timers.delete(timer);
  }

  /** Resolves when all that was due by then has run. */
  advanceTo(target: number): Promise<void> {
    return new Promise((reached) => {
      this.goals.push({ target, reached });
      this.pump();
    });
  }

  /** Skips this time if nobody else computes and nothing is due in it; returns whether it did. */
  skip(ms: number): boolean {
    const next = this.earliest();
    if (this.flows || this.holders !== 1 || (next && next.at <= this.now() + ms)) return false;
    this.setTo(this.now() + ms);
    return true;
  }

  /** Real time a script spent computing counts too. */
  nudge(ms: number): void {
    this.setTo(this.now() + ms);
  }

  private setTo(at: number): void {
    if (at <= this.now()) return;
    this.base = at;
    this.realBase = Date.now();
    this.tell(at);
  }

  private pump(): void {
    if (this.isPumping) return;
    this.isPumping = true;
    setImmediate(() => this.step());
  }

  private step(): void {
    this.isPumping = false;
    if (this.holders > 0) return;
    const next = this.earliest();
    if (!next || next.at > this.horizon()) {
      this.arrive();
      return;
    }
    this.setTo(next.at);
    this.timers.delete(next);
    next.wake();
    this.pump();
  }

  private arrive(): void {
    for (const { target } of this.goals) this.setTo(target);
    const reached = this.goals;
    this.goals = [];
    for (const goal of reached) goal.reached();
  }

  /** How far time may run: to the end of the shortest wait, or to the target of `advanceTo`. */
  private horizon(): number {
    const wait = this.earliest('drives')?.at ?? Number.NEGATIVE_INFINITY;
    return Math.max(this.now(), wait, ...this.goals.map(({ target }) => target));
  }

  private earliest(kind?: Kind): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers)
      if ((!kind || timer.kind === kind) && (!first || isBefore(timer, first))) first = timer;
    return first;
  }
}

function isBefore(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
