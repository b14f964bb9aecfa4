import type { Answered, Call, Home, Trouble, TroubleKind } from './home.ts';
import { kindOf } from './home.ts';
import type { StrikeAt } from './host-messages.ts';
import { type HostProcess, startHost } from './host-process.ts';

/** The database below the processes, as far as a campaign can hurt it. */
export type HurtDatabase = {
  arm: (host: HostProcess, at: StrikeAt) => Promise<void>;
  /** Whether what was armed has happened. */
  disarm: (host: HostProcess) => Promise<boolean>;
  setDiskFull: (hosts: HostProcess[], full: boolean) => Promise<void>;
  /** Null where it cannot go away without its process. */
  setAway: ((away: boolean) => void) | null;
  end: () => Promise<void>;
};

type OwnHomeOptions = {
  name: string;
  /** One folder a process. */
  folders: string[];
  databaseUrl?: string;
  database: HurtDatabase;
  startsAt: number;
};

/** Our own service, one process or several over one database; who serves a call goes round. */
export async function ownHome(options: OwnHomeOptions): Promise<Home> {
  const { database, folders } = options;
  const log: string[] = [];
  const start = (folder: string, now: number) =>
    startHost({
      folder,
      now,
      log,
      ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}),
    });
  const hosts: HostProcess[] = [];
  for (const folder of folders) hosts.push(await start(folder, options.startsAt));
  let armed: Trouble[] = [];
  let struck: TroubleKind[] = [];
  let turn = 0;
  let downFor = 0;
  let crashes = 0;
  let lastNow = options.startsAt;

  const underWay = new Set<string>();
  /** Names what is waited for, in case it never comes. */
  const named = async <Value>(what: string, work: Promise<Value>): Promise<Value> => {
    underWay.add(what);
    return work.finally(() => underWay.delete(what));
  };

  const startTheDead = async () => {
    for (const [index, host] of hosts.entries()) {
      if (host.isAlive()) continue;
      if (host.hasCrashed()) crashes += 1;
      hosts[index] = await named(`start of ${index}`, start(folders[index] ?? '', lastNow));
    }
  };
  const nextHost = (): HostProcess | undefined => {
    turn += 1;
    const alive = hosts.filter((host) => host.isAlive());
    return alive[turn % Math.max(1, alive.length)];
  };
  const take = (fits: (trouble: Trouble) => boolean): Trouble | undefined => {
    const found = armed.find(fits);
    armed = armed.filter((one) => one !== found);
    return found;
  };

  const restarted = async () => {
    const which = turn % hosts.length;
    await named(`stop of ${which}`, hosts[which]?.stop() ?? Promise.resolve());
    struck.push('restart');
    await startTheDead();
  };

  const struckCall = async (
    host: HostProcess,
    call: Call,
    trouble: Extract<Trouble, { kind: 'killed' | 'database-cut' }>,
  ) => {
    const what = trouble.kind === 'killed' ? 'process' : 'database';
    await database.arm(host, { what, when: trouble.when, nth: trouble.nth });
    const answer = await host.serve(call, lastNow);
    const happened = await database.disarm(host);
    if (trouble.kind === 'killed' && !host.isAlive()) {
      struck.push('killed');
      downFor = trouble.downFor;
    } else if (happened) {
      struck.push('database-cut');
      await named('health after a cut', host.untilWell());
    }
    return answer;
  };

  /** For so many calls, counted down in the trouble itself. */
  const lastingCall = async (
    host: HostProcess,
    call: Call,
    trouble: Extract<Trouble, { calls: number }>,
  ) => {
    const isAway = trouble.kind === 'database-away';
    if (isAway) database.setAway?.(true);
    else await database.setDiskFull(hosts, true);
    const answer = await host.serve(call, lastNow);
    if (isAway) database.setAway?.(false);
    else await database.setDiskFull(hosts, false);
    if (answer?.status === 503) struck.push(trouble.kind);
    await named(`health after ${trouble.kind}`, host.untilWell());
    if (trouble.calls > 1) armed.push({ ...trouble, calls: trouble.calls - 1 });
    return answer;
  };

  const served = async (call: Call, now: number): Promise<Answered | null> => {
    lastNow = now;
    if (take(({ kind }) => kind === 'restart')) await restarted();
    if (downFor > 0) downFor -= 1;
    else await startTheDead();
    const host = nextHost();
    if (!host) return null;
    const kind = kindOf(call);
    if (kind === null) return host.serve(call, now);
    const page = take((one) => one.kind === 'gateway-page' && one.during === kind);
    if (page?.kind === 'gateway-page') {
      if (page.arrived) await host.serve(call, now);
      struck.push('gateway-page');
      return gatewayPage(page.status);
    }
    const strike = take((one) => 'nth' in one && one.during === kind);
    if (strike && 'nth' in strike) return struckCall(host, call, strike);
    const lasting = take((one) => 'calls' in one);
    if (lasting && 'calls' in lasting) return lastingCall(host, call, lasting);
    return host.serve(call, now);
  };

  return {
    name: options.name,
    troubles: [
      'killed',
      'database-cut',
      'disk-full',
      'restart',
      'gateway-page',
      ...(database.setAway ? (['database-away'] as const) : []),
    ],
    knowsPasswords: true,
    honoursKeys: true,
    forgivesLostAnswers: true,
    serve: (call, now) => named(`${call.method} ${call.path.split('?')[0]}`, served(call, now)),
    arm: async (trouble) => void armed.push(trouble),
    heal: async () => {
      armed = [];
      turn = 0;
      downFor = 0;
      await startTheDead();
      for (const host of hosts) await named('health when healed', host.untilWell());
    },
    doing: () => {
      const alive = hosts.map((host, index) => `${index} ${host.isAlive() ? 'lives' : 'is dead'}`);
      return [...underWay, ...alive].join(', ');
    },
    takeStruck: () => {
      const happened = struck;
      struck = [];
      return happened;
    },
    takeLog: () => log.splice(0),
    takeCrashes: () => {
      const happened = crashes;
      crashes = 0;
      return happened;
    },
    stop: async () => {
      for (const host of hosts) await host.stop();
      await database.end();
    },
  };
}

/** What a proxy says in its own words. */
export function gatewayPage(status: number): Answered {
  const headers = { 'content-type': 'text/html' };
  return { status, headers, body: `<html><h1>${status} from the gateway</h1></html>` };
}
