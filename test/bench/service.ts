import postgres from 'postgres';
import { columnsText } from '../../src/service/datasets/rows-text.ts';
import { startPostgres } from '../support/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { medianOf } from './measure.ts';
import {
  fullRows,
  memoryOf,
  type ServiceProcess,
  share,
  signUp,
  startServiceProcess,
  sustain,
} from './service-process.ts';

const ROUNDS = 15;
const INGEST = '/functions/v1/ingest-dataset';

/** One process over a PostgreSQL that waits for its disk, as one at work does. */
export async function benchService(): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  const url = await server.newDatabase();
  const service = await startServiceProcess(url);
  try {
    const { token } = await signUp(service);
    return [
      ...(await benchMemory(service, token)),
      ...(await benchLargeIngest(service, token, url)),
      ...(await benchUploads(service, token)),
      ...(await benchReading(service, token)),
    ];
  } finally {
    await service.stop();
    await server.end();
  }
}

/** First of all, while the process has done nothing else that could have made it grow. */
async function benchMemory(service: ServiceProcess, token: string): Promise<BenchRow[]> {
  const rows = JSON.stringify(fullRows(10_000));
  const body = `{"name":"Large","rows":${rows}}`.padEnd(10 * 1024 * 1024);
  const pid = service.pid;
  const before = await memoryOf(pid);
  await service.call(INGEST, { token, body });
  const { worst } = await memoryOf(pid);
  return [
    {
      what: 'memory a 10 MiB body takes above idle',
      figure: worst - before.now,
      unit: 'MiB',
      limit: 150,
    },
  ];
}

async function benchLargeIngest(
  service: ServiceProcess,
  token: string,
  url: string,
): Promise<BenchRow[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe('create table bare_rows (like almanac.dataset_rows including all)');
  const rows = fullRows(2_800);
  const text = columnsText(rows);
  const body = JSON.stringify({ name: 'Bench', rows });
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const bareMs = await timeOf(() =>
      sql.unsafe(BARE_INSERT, [crypto.randomUUID(), text], { prepare: true }),
    );
    const wholeMs = await timeOf(() => service.call(INGEST, { token, body }));
    if (round < 0) continue;
    bare.push(bareMs);
    whole.push(wholeMs);
  }
  await sql.end();
  return [
    { what: 'bare insert of 2,800 × 36 values', figure: medianOf(bare), unit: 'ms' },
    { what: 'ingest of the same through HTTP', figure: medianOf(whole), unit: 'ms' },
    {
      what: 'ingest against the bare insert',
      figure: medianOf(whole) / medianOf(bare),
      unit: '×',
      limit: 2,
    },
  ];
}

/** The rows as they arrive, without anything that makes them somebody's. */
const BARE_INSERT = 'insert into bare_rows (dataset_id, columns) values ($1::uuid, $2)';

async function benchUploads(service: ServiceProcess, token: string): Promise<BenchRow[]> {
  const rows = fullRows(120);
  const load = await sustain(16, 10, async (client, count) => {
    const body = JSON.stringify({ name: `Station ${client} ${count}`, rows });
    return (await service.call(INGEST, { token, body })).status;
  });
  return [
    { what: '120-row uploads by 16 clients', figure: load.perSecond, unit: '/s' },
    { what: '… half of them within', figure: load.p50, unit: 'ms' },
    { what: '… 99 of 100 within', figure: load.p99, unit: 'ms' },
    { what: '… errors', figure: load.errors, unit: '', limit: 0 },
  ];
}

async function benchReading(service: ServiceProcess, token: string): Promise<BenchRow[]> {
  const { text } = await service.call('/functions/v1/datasets?search=large', { token });
  const [large] = (JSON.parse(text) as { datasets: { id: string }[] }).datasets;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(await timeOf(() => service.call(`/functions/v1/datasets/${large?.id}`, { token })));
  return [{ what: 'reading 10,000 × 36 values', figure: share(times, 0.5), unit: 'ms' }];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
