import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres.ts';
import { startService } from '../support/run-service.ts';
import { yearsOf } from '../support/years-of.ts';
import type { BenchRow } from './bench-row.ts';
import { share } from './measure.ts';

const CLIENTS = 16;
const SECONDS = 10;

/** The built program over a PostgreSQL that waits for its disk, as those at work do. */
export async function benchService(): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const environment = {
    DATABASE_URL: await server.newDatabase(),
    ALMANAC_DATA_DIR: folder,
    // One account stands for many here.
    ALMANAC_UPLOADS_PER_MINUTE: '0',
  };
  const { address, end } = await startService(environment, { flags: [] });
  try {
    return await benchUploads(address);
  } finally {
    await end('SIGTERM');
    await server.end();
    await rm(folder, { recursive: true });
  }
}

/** Each caller sends its next upload when the last was answered. */
async function benchUploads(address: string): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true });
  const account = { email: 'bench@example.org', password: 'correct horse' };
  const { text } = await post(agent, `${address}/auth/v1/signup`, account);
  const authorization = `Bearer ${JSON.parse(text).access_token}`;
  const rows = yearsOf(1900, 120);
  const times: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const uploads = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let count = 0; performance.now() - startedAt < SECONDS * 1000; count++) {
      const sentAt = performance.now();
      const body = { name: `Station ${client} ${count}`, rows };
      const to = `${address}/functions/v1/ingest-dataset`;
      const { status } = await post(agent, to, body, { authorization });
      if (status !== 200) errors++;
      times.push(performance.now() - sentAt);
    }
  });
  await Promise.all(uploads);
  const perSecond = (1000 * times.length) / (performance.now() - startedAt);
  agent.destroy();
  return [
    { what: `120-row uploads by ${CLIENTS} clients`, figure: perSecond, unit: '/s' },
    { what: '… half of them within', figure: share(times, 0.5), unit: 'ms' },
    { what: '… 99 of 100 within', figure: share(times, 0.99), unit: 'ms' },
    { what: '… errors', figure: errors, unit: '', limit: 0 },
  ];
}

/** Node's own client costs the machine less than `fetch`. */
function post(
  agent: Agent,
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> {
  const bytes = Buffer.from(JSON.stringify(body));
  const own = { 'content-type': 'application/json', 'content-length': bytes.length };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { ...headers, ...own } };
    const sent = request(address, options, (answer) => {
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    sent.once('error', reject);
    sent.end(bytes);
  });
}
