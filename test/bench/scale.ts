import { availableParallelism } from 'node:os';
import postgres from 'postgres';
import type { DatasetStore } from '../../src/service/datasets/dataset-store.ts';
import { EVERYTHING } from '../../src/service/datasets/directory-filters.ts';
import { startPostgres } from '../support/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { fillDirectory } from './fill-directory.ts';
import { limitCores } from './limit-cores.ts';
import { processorSeconds } from './processor-seconds.ts';
import { timeOf } from './service.ts';
import {
  fullRows,
  type Load,
  type ServiceProcess,
  share,
  signUp,
  startServiceProcess,
  sustain,
} from './service-process.ts';
import { type DatabaseTime, openTimedStore } from './timed-store.ts';

const ROWS_EACH = 9;
const ASKS = 200;
const STATEMENT_ASKS = 20;

/** A database that has grown, and more than one process over it. */
export async function benchScale(): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  const url = await server.newDatabase();
  const services = [await startServiceProcess(url)];
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [first] = services as [ServiceProcess];
    const { token, id } = await signUp(first);
    await fill(sql, id);
    const reading = await benchDirectory(first, token);
    const inDatabase = await benchStatements(url, id);
    const postgresPid = await server.processId();
    const uploads = await benchProcesses({ services, token, url, sql, postgresPid });
    const small = await benchSmallMachines({ services, token, url, sql, postgresPid });
    return [...reading, ...inDatabase, ...uploads, ...small];
  } finally {
    await sql.end();
    await Promise.all(services.map((service) => service.stop()));
    await server.end();
  }
}

/** The rows too, as a Directory that is only listed does without them. */
export async function fill(sql: postgres.Sql, owner: string): Promise<void> {
  await fillDirectory((script) => sql.unsafe(script).simple(), owner);
  await sql
    .unsafe(`
    insert into public.dataset_rows
      select d.id, y, 1960 + y, ${Array.from({ length: 36 }, (_, index) => `${index / 10} + y`).join(', ')}
      from public.datasets d, generate_series(1, ${ROWS_EACH}) y;
    analyze;
  `)
    .simple();
}

async function benchDirectory(service: ServiceProcess, token: string): Promise<BenchRow[]> {
  const list = '/functions/v1/datasets';
  const { text } = await service.call(`${list}?search=ab12`, { token });
  const [one] = (JSON.parse(text) as { datasets: { id: string }[] }).datasets;
  const asks = [
    { what: 'Directory, first page', path: list, limit: 30 },
    { what: 'Directory, first page, nobody signed in', path: list, nobody: true, limit: 30 },
    { what: 'Directory, one’s own', path: `${list}?mine=true`, limit: 30 },
    { what: 'search for something rare', path: `${list}?search=ab12c`, limit: 100 },
    { what: 'search for what all have', path: `${list}?search=monthly`, limit: 100 },
    { what: 'search for what none has', path: `${list}?search=nowhere`, limit: 100 },
    { what: 'search for two letters', path: `${list}?search=zq`, limit: 100 },
    { what: 'reading one dataset', path: `${list}/${one?.id}`, limit: 30 },
  ];
  const rows: BenchRow[] = [];
  for (const { what, path, nobody, limit } of asks) {
    const times: number[] = [];
    for (let count = -20; count < ASKS; count++) {
      const ms = await timeOf(() => service.call(path, nobody ? {} : { token }));
      if (count >= 0) times.push(ms);
    }
    rows.push({ what: `${what}, 99 of 100 within`, figure: share(times, 0.99), unit: 'ms', limit });
  }
  return rows;
}

/** What of it is PostgreSQL's own time, and along which indexes it goes. */
async function benchStatements(url: string, viewer: string): Promise<BenchRow[]> {
  const { time, end } = await openTimedStore(url);
  const someone = { role: 'authenticated', userId: viewer } as const;
  const page = { ...EVERYTHING, sort: 'newest', after: null, limit: 20 } as const;
  const search = (word: string) => (store: DatasetStore) =>
    store.list(someone, { ...page, words: [word] });
  const asks: { what: string; ask: (store: DatasetStore) => Promise<unknown> }[] = [
    { what: 'Directory, first page', ask: (store) => store.list(someone, page) },
    { what: 'nobody signed in', ask: (store) => store.list({ role: 'anon' }, page) },
    { what: 'one’s own', ask: (store) => store.list(someone, { ...page, mineOnly: true }) },
    { what: 'something rare', ask: search('ab12c') },
    { what: 'what all have', ask: search('monthly') },
    { what: 'what none has', ask: search('nowhere') },
    { what: 'two letters', ask: search('zq') },
  ];
  const rows: BenchRow[] = [];
  for (const { what, ask } of asks) {
    const times: DatabaseTime[] = [];
    for (let count = 0; count < STATEMENT_ASKS; count++) times.push(await time(ask));
    const figure = share(
      times.map(({ ms }) => ms),
      0.5,
    );
    const along = times.at(-1)?.scans.filter((name) => name.startsWith('datasets_')) ?? [];
    rows.push({ what: `in PostgreSQL: ${what}, along ${along.join(', ')}`, figure, unit: 'ms' });
  }
  await end();
  return rows;
}

type Processes = {
  services: ServiceProcess[];
  token: string;
  url: string;
  sql: postgres.Sql;
  postgresPid: number;
};

async function benchProcesses({
  services,
  token,
  url,
  sql,
  postgresPid,
}: Processes): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const perSecond: number[] = [];
  for (const processes of [1, 2]) {
    if (processes > services.length) services.push(await startServiceProcess(url));
    for (const clients of [16, 64]) {
      const pids = services.map(({ child }) => child.pid ?? 0);
      const { load, busy } = await whileCounting(pids, postgresPid, () =>
        uploads(services, clients, token),
      );
      const what = `${processes} process${processes > 1 ? 'es' : ''}, ${clients} clients`;
      if (clients === 64) perSecond.push(load.perSecond);
      rows.push(
        { what: `120-row uploads, ${what}`, figure: load.perSecond, unit: '/s' },
        { what: `… half within`, figure: load.p50, unit: 'ms' },
        { what: `… 99 of 100 within`, figure: load.p99, unit: 'ms' },
        { what: '… errors', figure: load.errors, unit: '', limit: 0 },
        ...shares(busy, load.perSecond),
      );
    }
  }
  const [connections = { count: Number.NaN }] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where application_name = 'almanac'`;
  const [one = Number.NaN, two = Number.NaN] = perSecond;
  return [
    ...rows,
    { what: 'two processes against one', figure: two / one, unit: '×' },
    { what: 'connections of both', figure: connections.count, unit: '' },
  ];
}

/**
 * Two processes with an eighth of a core each, as on two small machines: PostgreSQL and the callers
 * have cores to spare then, and what a second process brings can be seen.
 */
async function benchSmallMachines({
  services,
  token,
  postgresPid,
}: Processes): Promise<BenchRow[]> {
  const pids = services.map(({ child }) => child.pid ?? 0);
  const lifts = await Promise.all(pids.map((pid) => limitCores(pid, 1 / 8)));
  if (lifts.includes(null)) return [];
  const perSecond: number[] = [];
  const rows: BenchRow[] = [];
  for (const count of [1, 2]) {
    const some = services.slice(0, count);
    const { load, busy } = await whileCounting(pids.slice(0, count), postgresPid, () =>
      uploads(some, 64, token),
    );
    perSecond.push(load.perSecond);
    const what = `120-row uploads, ${count} with an eighth of a core, 64 clients`;
    rows.push(
      { what, figure: load.perSecond, unit: '/s' },
      { what: '… errors', figure: load.errors, unit: '', limit: 0 },
      ...shares(busy, load.perSecond),
    );
  }
  for (const lift of lifts) await lift?.();
  const [one = Number.NaN, two = Number.NaN] = perSecond;
  const ratio = { what: 'two small machines against one', figure: two / one, unit: '×' };
  return [...rows, { ...ratio, least: 1.6 }];
}

type Busy = { service: number; postgres: number; callers: number };

/** Cores each of them kept busy: where the sum is all there are, another process finds none. */
async function whileCounting(
  pids: number[],
  postgresPid: number,
  work: () => Promise<Load>,
): Promise<{ load: Load; busy: Busy }> {
  const count = async () => ({
    service: sumOf(await Promise.all(pids.map(processorSeconds))),
    postgres: await processorSeconds(postgresPid),
    callers: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    at: performance.now() / 1000,
  });
  const before = await count();
  const load = await work();
  const after = await count();
  const coresOf = (who: keyof Busy) => (after[who] - before[who]) / (after.at - before.at);
  return {
    load,
    busy: {
      service: coresOf('service'),
      postgres: coresOf('postgres'),
      callers: coresOf('callers'),
    },
  };
}

function shares({ service, postgres: database, callers }: Busy, perSecond: number): BenchRow[] {
  const all = service + database + callers;
  return [
    { what: '… cores busy with the service', figure: service, unit: '' },
    { what: '… with PostgreSQL', figure: database, unit: '' },
    { what: '… with the callers', figure: callers, unit: '' },
    { what: '… of the cores there are', figure: (100 * all) / availableParallelism(), unit: '%' },
    { what: '… an upload in the service', figure: (1000 * service) / perSecond, unit: 'ms' },
    { what: '… an upload in PostgreSQL', figure: (1000 * database) / perSecond, unit: 'ms' },
  ];
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function uploads(services: ServiceProcess[], clients: number, token: string): Promise<Load> {
  const rows = fullRows(120);
  return sustain(clients, 8, async (client, count) => {
    const body = JSON.stringify({
      name: `Load ${clients} ${client} ${count} ${services.length}`,
      rows,
    });
    const service = services[client % services.length] as ServiceProcess;
    return (await service.call('/functions/v1/ingest-dataset', { token, body })).status;
  });
}
