import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from '../support/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { memoryOf, type ServiceProcess, signUp, startServiceProcess } from './service-process.ts';

const CLIENTS = 8;
const LONG_MS = 60_000;
const SHORT_MS = 1_000;
const SHORT_TIMES = 20;
const BODY = JSON.stringify({ name: 'Soak', rows: [{ Year: 1961, '01_max': 7.2 }] });

/**
 * The database goes away for a full minute under load, then comes and goes twenty times. The process
 * is never restarted.
 */
export async function benchAway(): Promise<BenchRow[]> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const service = await startServiceProcess(url);
  const { token } = await signUp(service);
  const load = startLoad(service, token);
  try {
    await pause(5_000);
    const before = await memoryOf(service.pid);
    const outages: Outage[] = [];
    for (const ms of [LONG_MS, ...Array<number>(SHORT_TIMES).fill(SHORT_MS)]) {
      load.statuses.clear();
      await server.stopServer();
      await pause(ms);
      await server.startServer();
      const back = await untilAnswered(load);
      outages.push({ back, statuses: new Map(load.statuses), unasked: load.takeUnasked() });
      await pause(500);
    }
    await load.stop();
    const after = await memoryOf(service.pid);
    return rowsOf(outages, { before: before.now, after: after.now, ...(await connectionsAt(url)) });
  } finally {
    await load.stop();
    await service.stop();
    await server.end();
  }
}

type Outage = { back: number; statuses: Map<number, number>; unasked: number };

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

function rowsOf(outages: Outage[], { before, after, open, stuck }: Found): BenchRow[] {
  const back = outages.map((outage) => outage.back);
  const statuses = outages.flatMap((outage) => [...outage.statuses]);
  const odd = statuses.filter(([status]) => status !== 200 && status !== 503);
  const unasked = outages.reduce((sum, outage) => sum + outage.unasked, 0);
  const away = `database away for ${LONG_MS / 1000} s and ${SHORT_TIMES} times for a second`;
  return [
    { what: `${away}: first upload taken, at least`, figure: Math.min(...back), unit: 'ms' },
    { what: '… at most', figure: Math.max(...back), unit: 'ms', limit: 10_000 },
    { what: '… other answers than 200 and 503', figure: odd.length, unit: '', limit: 0 },
    { what: '… 503 without Retry-After', figure: unasked, unit: '', limit: 0 },
    { what: '… connections open afterwards', figure: open, unit: '', limit: 10 },
    { what: '… left in a transaction', figure: stuck, unit: '', limit: 0 },
    { what: '… memory before', figure: before, unit: 'MiB' },
    { what: '… memory after', figure: after, unit: 'MiB' },
  ];
}
