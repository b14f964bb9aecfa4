import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import {
  memoryOf,
  type ServiceProcess,
  signUp,
  startServiceProcess,
} from '../bench/service-process.ts';
import { startPostgres } from '../support/postgres.ts';

const CLIENTS = 8;
const LONG_MS = 60_000;
const SHORT_MS = 1_000;
const SHORT_TIMES = 20;
const BODY = JSON.stringify({ name: 'Soak', rows: [{ Year: 1961, '01_max': 7.2 }] });

/**
 * The database goes away for a full minute under load, then comes and goes twenty times. The process
 * is never restarted; whether it kept its connections and memory is counted by others.
 */
export async function soakService(): Promise<boolean> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const service = await startServiceProcess(url);
  const { token } = await signUp(service);
  const load = startLoad(service, token);
  try {
    await pause(5_000);
    const before = await memoryOf(service.child.pid ?? 0);
    const outages: Outage[] = [];
    for (const ms of [LONG_MS, ...Array<number>(SHORT_TIMES).fill(SHORT_MS)]) {
      load.statuses.clear();
      await server.stopServer();
      await pause(ms);
      await server.startServer();
      const back = await untilAnswered(load);
      outages.push({ ms, back, statuses: new Map(load.statuses), unasked: load.takeUnasked() });
      await pause(500);
    }
    await load.stop();
    const after = await memoryOf(service.child.pid ?? 0);
    return tell(outages, { before: before.now, after: after.now, ...(await connectionsAt(url)) });
  } finally {
    await load.stop();
    await service.stop();
    await server.end();
  }
}

type Outage = { ms: number; back: number; statuses: Map<number, number>; unasked: number };

/** Callers that send their next upload when the last was answered, and do as Retry-After says. */
function startLoad(service: ServiceProcess, token: string) {
  const statuses = new Map<number, number>();
  let isOver = false;
  let unasked = 0;
  const caller = async () => {
    while (!isOver) {
      const { status, headers } = await service
        .call('/functions/v1/ingest-dataset', { token, body: BODY })
        .catch(() => ({ status: 0, headers: {} as IncomingHttpHeaders }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503 && !headers['retry-after']) unasked++;
      if (status !== 200) await pause(100);
    }
  };
  const callers = Array.from({ length: CLIENTS }, caller);
  return {
    statuses,
    takeUnasked: () => {
      const found = unasked;
      unasked = 0;
      return found;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

/** Milliseconds from the database's start to the first upload it took. */
async function untilAnswered({ statuses }: { statuses: Map<number, number> }): Promise<number> {
  const startedAt = performance.now();
  const taken = statuses.get(200) ?? 0;
  while ((statuses.get(200) ?? 0) === taken && performance.now() - startedAt < 30_000)
    await pause(10);
  return performance.now() - startedAt;
}

async function connectionsAt(url: string): Promise<{ open: number; stuck: number }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [found] = await sql<{ open: number; stuck: number }[]>`select count(*)::int as open,
      count(*) filter (where state like 'idle in transaction%')::int as stuck
    from pg_stat_activity where application_name = 'almanac'`;
  await sql.end();
  return found ?? { open: Number.NaN, stuck: Number.NaN };
}

type Found = { before: number; after: number; open: number; stuck: number };

function tell(outages: Outage[], { before, after, open, stuck }: Found): boolean {
  for (const { ms, back, statuses, unasked } of outages) {
    const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    process.stdout.write(
      `database away ${ms / 1000} s: ${answers.join(', ')}; ${unasked} without Retry-After; ` +
        `first upload taken ${Math.round(back)} ms after its start\n`,
    );
  }
  process.stdout.write(
    `memory ${before.toFixed(0)} MiB before, ${after.toFixed(0)} MiB after; ` +
      `${open} connections open, ${stuck} left in a transaction\n`,
  );
  const isStated = outages.every(
    ({ statuses, unasked, back }) =>
      [...statuses.keys()].every((status) => status === 200 || status === 503) &&
      unasked === 0 &&
      back < 10_000,
  );
  return isStated && open <= 10 && stuck === 0;
}
