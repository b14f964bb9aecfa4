import type { Run } from './run.ts';

type Clock = { hold(): void; release(): void };

/**
 * Time stands while a host answers, unless the host itself started an execution and waits for it:
 * that one sleeps, waits for locks and calls services, and all of that takes time.
 */
export class HostVisits {
  private readonly clock: Clock;
  private readonly live = new Set<Run>();
  private readonly visits = new Map<Run, { count: number; begun: number }>();
  private readonly lent = new Set<Run>();
  private begun = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  begin(run: Run): void {
    this.begun = run.id;
    this.live.add(run);
    this.balance();
  }

  end(run: Run): void {
    this.live.delete(run);
    this.visits.delete(run);
    this.balance();
  }

  enter(run: Run): void {
    const { count = 0 } = this.visits.get(run) ?? {};
    this.visits.set(run, { count: count + 1, begun: this.begun });
    this.balance();
  }

  leave(run: Run): void {
    const visit = this.visits.get(run);
    if (!visit) return;
    visit.count -= 1;
    if (visit.count === 0) this.visits.delete(run);
    this.balance();
  }

  /** Has any execution that still runs begun since this one went to its host? */
  isElder(run: Run): boolean {
    const { begun = Number.POSITIVE_INFINITY } = this.visits.get(run) ?? {};
    return [...this.live].some(({ id }) => id > begun);
  }

  private balance(): void {
    for (const run of new Set([...this.lent, ...this.visits.keys()])) this.lend(run);
  }

  private lend(run: Run): void {
    const lends = this.isElder(run);
    if (lends === this.lent.has(run)) return;
    if (lends) {
      this.lent.add(run);
      this.clock.release();
    } else {
      this.lent.delete(run);
      this.clock.hold();
    }
  }
}
