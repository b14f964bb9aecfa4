import { type HostProcess, startHost } from './host-process.ts';

export type ProcessOptions = {
  /** One folder a process. */
  folders: string[];
  databaseUrl: string;
  startsAt: number;
};

/** The processes of a service. Who serves a call goes round, and the dead are started again. */
export class Processes {
  readonly log: string[] = [];
  readonly hosts: HostProcess[] = [];
  now: number;
  private readonly options: ProcessOptions;
  private readonly underWay = new Set<string>();
  private turn = 0;
  private crashes = 0;

  constructor(options: ProcessOptions) {
    this.options = options;
    this.now = options.startsAt;
  }

  async startAll(): Promise<void> {
    for (const index of this.options.folders.keys()) this.hosts[index] = await this.start(index);
  }

  async startTheDead(): Promise<void> {
    for (const [index, host] of this.hosts.entries()) {
      if (host.isAlive()) continue;
      if (host.hasCrashed()) this.crashes += 1;
      this.hosts[index] = await this.waitFor(`start of ${index}`, this.start(index));
    }
  }

  /** Stops the one whose turn it is, and starts it again. */
  async restart(): Promise<void> {
    const which = this.turn % this.hosts.length;
    await this.waitFor(`stop of ${which}`, this.hosts[which]?.stop() ?? Promise.resolve());
    await this.startTheDead();
  }

  async heal(): Promise<void> {
    this.turn = 0;
    await this.startTheDead();
    for (const host of this.hosts) await this.untilWell(host, 'when healed');
  }

  untilWell(host: HostProcess, when: string): Promise<void> {
    return this.waitFor(`health ${when}`, host.untilWell());
  }

  next(): HostProcess | undefined {
    this.turn += 1;
    const alive = this.hosts.filter((host) => host.isAlive());
    return alive[this.turn % Math.max(1, alive.length)];
  }

  /** Names what is waited for, in case it never comes. */
  async waitFor<Value>(what: string, work: Promise<Value>): Promise<Value> {
    this.underWay.add(what);
    return work.finally(() => this.underWay.delete(what));
  }

  doing(): string {
    const states = this.hosts.map(
      (host, index) => `${index} ${host.isAlive() ? 'lives' : 'is dead'}`,
    );
    return [...this.underWay, ...states].join(', ');
  }

  takeCrashes(): number {
    const { crashes } = this;
    this.crashes = 0;
    return crashes;
  }

  async stop(): Promise<void> {
    for (const host of this.hosts) await host.stop();
  }

  private start(index: number): Promise<HostProcess> {
    const { folders, databaseUrl } = this.options;
    return startHost({
      folder: folders[index] ?? '',
      now: this.now,
      log: this.log,
      databaseUrl,
    });
  }
}
