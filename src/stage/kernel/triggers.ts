import type { CallName, TriggerInfo } from '../platform/calls.ts';
import { HOUR_MS } from '../platform/duration.ts';
import { exception } from '../platform/exception.ts';
import { stableNumber } from '../platform/seeded-random.ts';
import type { Outcome, TriggerView } from './protocol.ts';
import type { User } from './users.ts';
import type { CallHandlers, Trigger, TriggerKeeper, World } from './world.ts';

type Names = Extract<CallName, `trigger.${string}`>;

const PER_USER_AND_SCRIPT = 20;

/** The trigger service: it keeps clock triggers, and fires them as time passes them. */
export class Triggers implements TriggerKeeper {
  readonly all = new Map<string, Trigger>();
  private readonly world: Omit<World, 'triggers'>;
  private readonly fire: (trigger: Trigger, at: number) => Promise<Outcome | null>;
  private made = 0;

  constructor(
    world: Omit<World, 'triggers'>,
    fire: (trigger: Trigger, at: number) => Promise<Outcome | null>,
  ) {
    this.world = world;
    this.fire = fire;
  }

  create(wish: Pick<Trigger, 'user' | 'document' | 'handler' | 'plan'>): Trigger {
    this.check(wish);
    const trigger: Trigger = {
      ...wish,
      id: this.freeId(),
      created: this.world.clock.now(),
      disabled: false,
      nextAt: null,
      cancel: () => undefined,
    };
    this.keep(trigger);
    return trigger;
  }

  /** The triggers of a saved stage have ids of the same row of numbers. */
  private freeId(): string {
    this.made += 1;
    const number = stableNumber(this.world.opening.seed, `trigger ${this.made}`);
    const id = String(Math.floor(number * 9e17) + 1e17);
    return this.all.has(id) ? this.freeId() : id;
  }

  keep(trigger: Trigger): void {
    this.all.set(trigger.id, trigger);
    this.schedule(trigger, this.world.clock.now());
    this.world.tell({ event: 'triggers' });
  }

  private check({ user, document, plan }: Pick<Trigger, 'user' | 'document' | 'plan'>): void {
    const { install } = this.world.opening;
    const mine = [...this.all.values()].filter((trigger) => trigger.user === user);
    if (install === 'test') throw exception('no-triggers-in-test');
    if (mine.length >= PER_USER_AND_SCRIPT) throw exception('too-many-triggers');
    if (install !== 'published') return;
    // "One trigger of each type, per user, per document", hourly at most (§2.1).
    if (plan.unit === 'minutes') throw exception('trigger-too-often');
    if (mine.some((other) => other.document === document))
      throw exception('trigger-type-per-document');
  }

  private schedule(trigger: Trigger, after: number): void {
    const { clock, opening } = this.world;
    const luck = stableNumber(opening.seed, `minute ${trigger.id}`);
    const due = nextDue(trigger, after, luck);
    trigger.nextAt = due;
    trigger.cancel = clock.schedule(due, 'follows', () => {
      this.schedule(trigger, due);
      if (!trigger.disabled) void this.fire(trigger, due);
      this.world.tell({ event: 'triggers' });
    });
  }

  delete(id: string): void {
    this.all.get(id)?.cancel();
    this.all.delete(id);
    this.world.tell({ event: 'triggers' });
  }

  setDisabled(id: string, disabled: boolean): void {
    const trigger = this.all.get(id);
    if (trigger) trigger.disabled = disabled;
    this.world.tell({ event: 'triggers' });
  }

  disableAll(): void {
    for (const id of this.all.keys()) this.setDisabled(id, true);
  }

  of(user: User, document: string | null): Trigger[] {
    return [...this.all.values()].filter(
      (trigger) => trigger.user === user && (document === null || trigger.document === document),
    );
  }

  views(): TriggerView[] {
    return [...this.all.values()].map((trigger) => ({
      ...infoOf(trigger),
      document: trigger.document,
      user: trigger.user.email,
      nextAt: trigger.disabled ? null : trigger.nextAt,
      disabled: trigger.disabled,
    }));
  }
}

/** Hourly triggers come at one minute of the hour, chosen when they are made: "random, but always the same". */
function nextDue({ plan, created }: Trigger, after: number, luck: number): number {
  const unitMs = plan.unit === 'hours' ? HOUR_MS : 60_000;
  const stepMs = unitMs * plan.count;
  const waits = plan.unit === 'hours' ? 0 : stepMs - unitMs;
  const first = created + Math.floor(luck * unitMs) + waits + 1;
  if (after < first) return first;
  return first + (Math.floor((after - first) / stepMs) + 1) * stepMs;
}

function infoOf({ id, handler }: Trigger): TriggerInfo {
  return { id, handler };
}

export function triggerCalls(triggers: Triggers): CallHandlers<Names> {
  return {
    'trigger.create': ({ user, document }, handler, plan) =>
      infoOf(triggers.create({ user, document, handler, plan })),
    'trigger.list': (run, document) => triggers.of(run.user, document).map(infoOf),
    'trigger.delete': (run, id) => {
      // Others' triggers are out of sight (§2.1); deleting one that is gone changes nothing.
      if (triggers.all.get(id)?.user === run.user) triggers.delete(id);
      return null;
    },
  };
}
