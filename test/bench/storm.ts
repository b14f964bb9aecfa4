import { spawn } from 'node:child_process';
import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from '../support/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { fillDirectory } from './fill-directory.ts';
import {
  fullRows,
  memoryOf,
  type ServiceProcess,
  secondsOf,
  share,
  signUp,
  startServiceProcess,
} from './service-process.ts';

/** More needs `ulimit -n 20000`. */
const CONNECTIONS = 12_000;
const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const SECONDS = 20;
const OWNER = '00000000-0000-4000-8000-000000000001';
const READERS = 24;
const RENAMERS = 20;
const UPLOADERS = 40;
const SEARCHERS = 20;
const DATASETS_OF_ONE = 10_000;

type Storm = {
  name: string;
  /** Begins it; what is handed back ends it. */
  begin: (attacked: Attacked) => Promise<() => void> | (() => void);
};
type Attacked = { service: ServiceProcess; token: string; largeId: string };

const STORMS: Storm[] = [
  {
    name: `${READERS} readers of the list, as a measure of the others`,
    begin: ({ service }) => again(READERS, service, () => ({ path: '/functions/v1/datasets' })),
  },
  { name: `${CONNECTIONS.toLocaleString('en')} unfinished bodies`, begin: unfinishedBodies },
  {
    name: `${RENAMERS} new display names at once, of an account with ${DATASETS_OF_ONE.toLocaleString('en')} datasets`,
    begin: ({ service, token }) =>
      again(RENAMERS, service, (count) => ({
        path: '/auth/v1/user',
        method: 'PUT',
        token,
        body: JSON.stringify({ data: { display_name: `Name ${count}` } }),
      })),
  },
  {
    name: `${READERS} readers of one large .sef.zip`,
    begin: ({ service, largeId }) =>
      again(READERS, service, () => ({ path: `/functions/v1/datasets/${largeId}.sef.zip` })),
  },
  {
    name: `${READERS} readers of one large dataset as the viewer reads it`,
    begin: ({ service, largeId }) =>
      again(READERS, service, () => ({ path: `/functions/v1/datasets/${largeId}` })),
  },
  {
    name: `${UPLOADERS} uploads of 120 years at once, of one account`,
    begin: ({ service, token }) => {
      const rows = fullRows(120);
      return again(UPLOADERS, service, (count) => ({
        path: '/functions/v1/ingest-dataset',
        method: 'POST',
        token,
        body: JSON.stringify({ name: `Flood ${count}`, rows }),
      }));
    },
  },
  {
    name: `${SEARCHERS} searches for a word that nobody wrote`,
    begin: ({ service }) =>
      again(SEARCHERS, service, (count) => ({
        path: `/functions/v1/datasets?search=nowhere${count}`,
      })),
  },
];

/** What a visitor of another address waits while others storm, over 100,000 datasets in PostgreSQL. */
export async function benchStorm(): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  const url = await server.newDatabase();
  const service = await startServiceProcess(url);
  try {
    const attacked = await prepare(service, url);
    const rows: BenchRow[] = [];
    for (const storm of STORMS) rows.push(...(await weather(storm, attacked)));
    return rows;
  } finally {
    await service.stop();
    await server.end();
  }
}

async function prepare(service: ServiceProcess, url: string): Promise<Attacked> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await fillDirectory((script) => sql.unsafe(script).simple(), OWNER);
  const { token, id } = await signUp(service);
  await sql.unsafe(`alter table public.datasets disable trigger user;
    update public.datasets set owner_id = '${id}' where id in (
      select id from public.datasets order by arrived limit ${DATASETS_OF_ONE});
    alter table public.datasets enable trigger user; analyze;`);
  await sql.end();
  const body = JSON.stringify({ name: 'Large', rows: fullRows(9_999) });
  const { text } = await service.call('/functions/v1/ingest-dataset', { token, body });
  const { dataset } = JSON.parse(text) as { dataset: { id: string } };
  return { service, token, largeId: dataset.id };
}

async function weather({ name, begin }: Storm, attacked: Attacked): Promise<BenchRow[]> {
  const { service } = attacked;
  const calm = await visit(service.port, 5);
  const busyBefore = await secondsOf(service.pid);
  const end = await begin(attacked);
  const stormy = await visit(service.port, SECONDS);
  const busy = (await secondsOf(service.pid)) - busyBefore;
  end();
  const after = await visit(service.port, 5);
  const memory = await memoryOf(service.pid);
  const [before, under] = [share(calm.lists, 0.99), share(stormy.lists, 0.99)];
  return [
    { what: `${name}: a list before, 99 of 100 within`, figure: before, unit: 'ms' },
    { what: '… under it', figure: under, unit: 'ms', limit: 1_000 },
    { what: '… so many times', figure: under / before, unit: '×' },
    { what: '… the slowest of so many', figure: Math.max(...stormy.lists), unit: 'ms' },
    { what: '… lists answered', figure: stormy.lists.length, unit: '' },
    {
      what: '… /healthz, the slowest',
      figure: Math.max(...stormy.health),
      unit: 'ms',
      limit: 5_000,
    },
    { what: '… the slowest list afterwards', figure: Math.max(...after.lists), unit: 'ms' },
    // On a machine that is busy with other things a wait says little, and this still says what it cost.
    { what: `… the service's processor in ${SECONDS} s`, figure: busy, unit: 's' },
    { what: '… memory at its worst so far', figure: memory.worst, unit: 'MiB' },
  ];
}

function unfinishedBodies({ service: { port } }: Attacked): () => void {
  const program = ['src/build/run.mjs', 'test/bench/unfinished-bodies.ts'];
  const attacker = spawn('node', [...program, String(port), String(CONNECTIONS)], {
    stdio: 'inherit',
  });
  return () => attacker.kill('SIGKILL');
}

type Sent = { path: string; method?: string; token?: string; body?: string };

/** So many callers of the three addresses, each of whom asks again as soon as there is an answer. */
function again(callers: number, { port }: ServiceProcess, next: (count: number) => Sent) {
  let isOver = false;
  let count = 0;
  const agent = new Agent({ keepAlive: true });
  for (let caller = 0; caller < callers; caller++) {
    const go = async () => {
      while (!isOver)
        await ask(port, agent, { ...next(count++), localAddress: addressOf(caller) }).catch(() =>
          pause(50),
        );
    };
    void go();
  }
  return () => {
    isOver = true;
    agent.destroy();
  };
}

function ask(port: number, agent: Agent, sent: Sent & RequestOptions): Promise<void> {
  const { token, body, ...options } = sent;
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, host: '127.0.0.1', port, agent, headers }, (answer) => {
      answer.resume().once('end', resolve).once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

function addressOf(index: number): string {
  return ADDRESSES[index % ADDRESSES.length] ?? '127.0.0.11';
}

/** One visitor of another address, who asks again as soon as there is an answer. */
async function visit(port: number, seconds: number) {
  const lists: number[] = [];
  const health: number[] = [];
  const end = performance.now() + seconds * 1000;
  const timed = async (path: string, times: number[]) => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.text();
      times.push(performance.now() - startedAt);
      await pause(20);
    }
  };
  await Promise.all([timed('/functions/v1/datasets', lists), timed('/healthz', health)]);
  return { lists, health };
}
