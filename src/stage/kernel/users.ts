import { DAY_MS, HOUR_MS } from '../platform/duration.ts';
import { exception } from '../platform/exception.ts';
import type { GivenUser, SavedUser } from './protocol.ts';

type Account = 'consumer' | 'workspace';

export type Quota = 'urlfetch' | 'graphite property' | 'email' | 'trigger runtime ms';

/** docs/apps-script.md §5.2, §4.1, §6.1, §2.1: per user and day. Reads and writes of properties share one number. */
const DAILY: Record<Quota, Record<Account, number>> = {
  urlfetch: { consumer: 20_000, workspace: 100_000 },
  'graphite property': { consumer: 50_000, workspace: 500_000 },
  email: { consumer: 100, workspace: 1_500 },
  'trigger runtime ms': { consumer: 90 * 60_000, workspace: 6 * HOUR_MS },
};

type Window = { since: number; spent: number };

/** A person: what they consented to and what is left of their day. */
export class User {
  readonly email: string;
  locale: string;
  readonly account: Account;
  installed: boolean;
  readonly granted = new Set<string>();
  /** permissions asked for and declined; nobody is asked for them twice */
  private readonly declined = new Set<string>();
  private windows = new Map<Quota, Window>();

  constructor(given: GivenUser, scopes: readonly string[]) {
    this.email = given.email;
    this.locale = given.locale ?? 'en';
    this.account = given.account ?? 'consumer';
    this.installed = given.installed ?? true;
    const notAsked = this.installed ? scopes : 'not-asked';
    const granted = given.granted ?? notAsked;
    if (granted !== 'not-asked') this.answered(scopes, granted);
  }

  saved(): SavedUser {
    const { email, installed } = this;
    const [granted, declined] = [[...this.granted], [...this.declined]];
    return { email, installed, granted, declined, windows: Object.fromEntries(this.windows) };
  }

  restore({ installed, granted, declined, windows }: SavedUser): void {
    this.installed = installed;
    this.withdraw([...this.granted]);
    this.answered(declined, []);
    this.answered([], granted);
    this.windows = new Map(Object.entries(windows) as [Quota, Window][]);
  }

  notAsked(scopes: readonly string[]): string[] {
    return scopes.filter((scope) => !this.granted.has(scope) && !this.declined.has(scope));
  }

  answered(asked: readonly string[], granted: readonly string[]): void {
    for (const scope of [...asked, ...granted]) {
      const given = granted.includes(scope);
      (given ? this.granted : this.declined).add(scope);
      (given ? this.declined : this.granted).delete(scope);
    }
  }

  /** As in the account's settings: what was given is gone, and is asked for again. */
  withdraw(scopes: readonly string[]): void {
    for (const scope of scopes) {
      this.granted.delete(scope);
      this.declined.delete(scope);
    }
  }

  left(quota: Quota, now: number): number {
    const window = this.windows.get(quota);
    const spent = window && now < window.since + DAY_MS ? window.spent : 0;
    return Math.max(0, DAILY[quota][this.account] - spent);
  }

  /** A window opens with the first use and lasts a day. `service` is what a refusal names. */
  spend(quota: Quota, amount: number, now: number, service: string = quota): void {
    if (this.left(quota, now) < amount) throw spent(quota, service);
    this.count(quota, amount, now);
  }

  /** Counts what has happened already, even beyond the limit. */
  count(quota: Quota, amount: number, now: number): void {
    const window = this.windows.get(quota);
    if (window && now < window.since + DAY_MS) window.spent += amount;
    else this.windows.set(quota, { since: now, spent: amount });
  }

  leave(quota: Quota, left: number, now: number): void {
    this.windows.set(quota, { since: now, spent: DAILY[quota][this.account] - left });
  }
}

function spent(quota: Quota, service: string) {
  if (quota === 'trigger runtime ms') return exception('computer-time');
  return exception('quota-spent', { service });
}

export function isQuota(name: string): name is Quota {
  return name in DAILY;
}
