import type { CallName } from '../platform/calls.ts';
import { DAY_MS } from '../platform/duration.ts';
import { exception } from '../platform/exception.ts';
import { stableNumber } from '../platform/seeded-random.ts';
import type { TriggerInfo, TriggerPlan } from '../platform/service-data.ts';
import { isTimeZone } from '../platform/zoned-time.ts';
import { nextDue } from './clock-plan.ts';
import type { Outcome, TriggerView } from './protocol.ts';
import type { Run } from './run.ts';
import type { Trigger, TriggerKeeper } from './trigger.ts';
import type { User } from './users.ts';
import { type CallHandlers, documentOf, type World } from './world.ts';

type Names = Extract<CallName, `trigger.${string}`>;

const PER_USER_AND_SCRIPT = 20;

/** The trigger service: it keeps triggers, and fires those of the clock as time passes them. */
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

  create(
    user: User,
    document: string | null,
    handler: string,
    plan: TriggerPlan,
    disabled: boolean,
  ): Trigger {
    this.check(user, document, plan);
    const { clock, opening } = this.world;
    const trigger: Trigger = {
      id: this.freeId(),
      handler,
      plan: inScriptZone(plan, opening.project.manifest.timeZone),
      user,
      document: plan.source === 'SPREADSHEETS' ? plan.document : document,
      created: clock.now(),
      disabled,
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

  private check(user: User, document: string | null, plan: TriggerPlan): void {
    const { install } = this.world.opening;
    const mine = [...this.all.values()].filter((trigger) => trigger.user === user);
    if (install === 'test') throw exception('no-triggers-in-test');
    if (mine.length >= PER_USER_AND_SCRIPT) throw exception('too-many-triggers');
    if (plan.source === 'CLOCK') checkZone(plan.clock.timeZone);
    if (install === 'published') checkAddon(mine, document, plan);
  }

  private schedule(trigger: Trigger, after: number): void {
    if (trigger.plan.source !== 'CLOCK') return;
    const { clock, opening } = this.world;
    const luck = {
      minute: stableNumber(opening.seed, `minute ${trigger.id}`),
      hour: stableNumber(opening.seed, `hour ${trigger.id}`),
    };
    const due = this.drifted(trigger) ?? nextDue(trigger.plan.clock, after, trigger.created, luck);
    trigger.nextAt = due;
    if (due === null) return;
    trigger.cancel = clock.schedule(due, 'follows', () => {
      this.schedule(trigger, due);
      if (!trigger.disabled) void this.fire(trigger, due);
      this.world.tell({ event: 'triggers' });
    });
  }

  /** The other reading of §2.2: days of 24 hours from the last run, whatever the wall clock says. */
  private drifted({ plan, nextAt }: Trigger): number | null {
    const every = plan.source === 'CLOCK' ? plan.clock.every : undefined;
    if (this.world.opening.switches.hourKeepsWallClock || nextAt === null) return null;
    return every?.unit === 'days' ? nextAt + every.count * DAY_MS : null;
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

function checkZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw exception('time-zone', { zone: timeZone });
}

/** "One trigger of each type, per user, per document", of the file it is used in, hourly at most (§2.1). */
function checkAddon(mine: readonly Trigger[], document: string | null, plan: TriggerPlan): void {
  if (plan.source === 'SPREADSHEETS' && plan.document !== document)
    throw exception('trigger-elsewhere');
  if (plan.source === 'CLOCK' && plan.clock.every?.unit === 'minutes')
    throw exception('trigger-too-often');
  if (mine.some((other) => other.document === document && typeOf(other.plan) === typeOf(plan)))
    throw exception('trigger-type-per-document');
}

const typeOf = (plan: TriggerPlan) => (plan.source === 'CLOCK' ? 'CLOCK' : plan.event);

/** Without `inTimezone` the script's zone counts (§2.2). */
function inScriptZone(plan: TriggerPlan, timeZone: string): TriggerPlan {
  return plan.source === 'CLOCK' ? { ...plan, clock: { timeZone, ...plan.clock } } : plan;
}

function infoOf({ id, handler, plan }: Trigger): TriggerInfo {
  const { source } = plan;
  if (source === 'CLOCK') return { id, handler, source, event: 'CLOCK', document: null };
  const document = source === 'SPREADSHEETS' ? plan.document : plan.key;
  return { id, handler, source, event: plan.event, document };
}

export function triggerCalls(world: World, triggers: Triggers): CallHandlers<Names> {
  return {
    'trigger.create': (run: Run, handler, plan) => {
      if (plan.source === 'SPREADSHEETS') documentOf(world, plan.document);
      const disabled = run.trigger !== null && world.opening.switches.triggersCreateDisabled;
      return infoOf(triggers.create(run.user, run.document, handler, plan, disabled));
    },
    'trigger.list': (run, document) => triggers.of(run.user, document).map(infoOf),
    'trigger.delete': (run, id) => {
      // Others' triggers are out of sight (§2.1); deleting one that is gone changes nothing.
      if (triggers.all.get(id)?.user === run.user) triggers.delete(id);
      return null;
    },
  };
}
