import { gatewayPage } from './behind-gateway.ts';
import type { Answered, Call, Home, Trouble } from './home.ts';
import { kindOf } from './home.ts';
import type { HostProcess } from './host-process.ts';
import { Processes, type ProcessOptions } from './processes.ts';
import {
  isLasting,
  isRestart,
  type Lasting,
  pageAt,
  type Strike,
  strikeAt,
  Troubles,
} from './troubles.ts';

/** `nth`: before the n-th word to the database, or after its n-th answer. */
export type StrikeAt = { what: 'process' | 'database'; when: 'before' | 'after'; nth: number };

/** The database below the processes, as far as a campaign can hurt it. */
export type HurtDatabase = {
  arm: (host: HostProcess, at: StrikeAt) => void;
  /** Whether what was armed has happened. */
  disarm: () => boolean;
  setDiskFull: (full: boolean) => Promise<void>;
  setAway: (away: boolean) => void;
  end: () => Promise<void>;
};

type OwnHomeOptions = ProcessOptions & { name: string; database: HurtDatabase };

export async function ownHome({ name, database, ...options }: OwnHomeOptions): Promise<Home> {
  const processes = new Processes(options);
  await processes.startAll();
  return new OwnHome(name, processes, database);
}

/** Our own service, one process or several over one database. */
class OwnHome implements Home {
  readonly name: string;
  readonly knowsPasswords = true;
  private readonly processes: Processes;
  private readonly database: HurtDatabase;
  private readonly waiting = new Troubles();
  /** For so many calls nobody starts the process that was killed. */
  private downFor = 0;

  constructor(name: string, processes: Processes, database: HurtDatabase) {
    this.name = name;
    this.processes = processes;
    this.database = database;
  }

  readonly troubles: Home['troubles'] = [
    ...(['killed', 'database-cut', 'disk-full', 'restart', 'gateway-page'] as const),
    'database-away',
  ];

  serve(call: Call, now: number): Promise<Answered | null> {
    const what = `${call.method} ${call.path.split('?')[0]}`;
    return this.processes.waitFor(what, this.served(call, now));
  }

  async arm(trouble: Trouble): Promise<void> {
    this.waiting.arm(trouble);
  }

  async heal(): Promise<void> {
    this.waiting.clear();
    this.downFor = 0;
    await this.processes.heal();
  }

  doing(): string {
    return this.processes.doing();
  }

  takeStruck(): Trouble['kind'][] {
    return this.waiting.takeStruck();
  }

  takeBeyond(): string[] {
    return [];
  }

  takeLog(): string[] {
    return this.processes.log.splice(0);
  }

  takeCrashes(): number {
    return this.processes.takeCrashes();
  }

  async stop(): Promise<void> {
    await this.processes.stop();
    await this.database.end();
  }

  private async served(call: Call, now: number): Promise<Answered | null> {
    const { processes } = this;
    processes.now = now;
    if (this.waiting.take(isRestart)) await this.restart();
    if (this.downFor > 0) this.downFor -= 1;
    else await processes.startTheDead();
    const host = processes.next();
    return host ? this.servedBy(host, call) : null;
  }

  private async restart(): Promise<void> {
    this.waiting.happened('restart');
    await this.processes.restart();
  }

  private async servedBy(host: HostProcess, call: Call): Promise<Answered | null> {
    const { now } = this.processes;
    const kind = kindOf(call);
    if (kind === null) return host.serve(call, now);
    const page = this.waiting.take(pageAt(kind));
    if (page) {
      if (page.arrived) await host.serve(call, now);
      this.waiting.happened('gateway-page');
      return gatewayPage(page.status);
    }
    const strike = this.waiting.take(strikeAt(kind));
    if (strike) return this.struckCall(host, call, strike);
    const lasting = this.waiting.take(isLasting);
    return lasting ? this.callWhile(lasting, host, call) : host.serve(call, now);
  }

  private async struckCall(host: HostProcess, call: Call, strike: Strike) {
    const what = strike.kind === 'killed' ? 'process' : 'database';
    this.database.arm(host, { what, when: strike.when, nth: strike.nth });
    const answer = await host.serve(call, this.processes.now);
    const happened = this.database.disarm();
    if (strike.kind === 'killed' && !host.isAlive()) {
      this.waiting.happened('killed');
      this.downFor = strike.downFor;
    } else if (happened) {
      this.waiting.happened('database-cut');
      await this.processes.untilWell(host, 'after a cut');
    }
    return answer;
  }

  /** For so many calls, counted down in the trouble itself. */
  private async callWhile(trouble: Lasting, host: HostProcess, call: Call) {
    await this.set(trouble.kind, true);
    const answer = await host.serve(call, this.processes.now);
    await this.set(trouble.kind, false);
    if (answer?.status === 503) this.waiting.happened(trouble.kind);
    await this.processes.untilWell(host, `after ${trouble.kind}`);
    if (trouble.calls > 1) this.waiting.arm({ ...trouble, calls: trouble.calls - 1 });
    return answer;
  }

  private async set(trouble: Lasting['kind'], isThere: boolean): Promise<void> {
    if (trouble === 'database-away') this.database.setAway(isThere);
    else await this.database.setDiskFull(isThere);
  }
}
