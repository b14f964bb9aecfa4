import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPerson, CHEAP_PASSWORDS, call, ingest, type Person } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';

const ROWS = [{ Year: 1961, '01_max': 7.2 }];

let data: EmptyDatabase;
let proxy: Server;
let home: Awaited<ReturnType<typeof startService>>;
let ada: Person;
/** Where the line is cut next, and whether the word still reaches the database. */
let cut: { at: RegExp; how: 'before' | 'after' } | null = null;

beforeAll(async () => {
  data = await emptyDatabase();
  const url = new URL(data.options.databaseUrl);
  const port = Number(url.port);
  proxy = createServer((client) => join(client, connect(port, 'localhost')));
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  url.port = String((proxy.address() as AddressInfo).port);
  home = await startService({
    port: 0,
    ...data.options,
    databaseUrl: url.href,
    passwordCost: CHEAP_PASSWORDS,
    settings: { databaseConnections: 1 },
  });
  ada = await aPerson(home);
});
afterAll(async () => {
  await home?.stop();
  proxy?.close();
  await data?.giveBack();
});

const lines = new Set<Socket>();

/** A new connection says `commit` in full; an older one calls it by the name it was prepared under. */
async function pushOnNewConnection(key: string) {
  for (const line of lines) line.destroy();
  for (;;) {
    const answer = await push(key);
    if (answer.body.code !== 'service-busy') return answer;
  }
}

function join(client: Socket, database: Socket): void {
  lines.add(client);
  client.once('close', () => lines.delete(client));
  const end = () => {
    client.destroy();
    database.destroy();
  };
  for (const socket of [client, database]) socket.on('error', end).on('close', end);
  database.on('data', (bytes) => client.write(bytes));
  client.on('data', (bytes) => {
    if (!cut?.at.test(bytes.toString('latin1'))) return void database.write(bytes);
    const { how } = cut;
    cut = null;
    client.destroy();
    if (how === 'before') return end();
    // The database hears it, and nobody hears the database.
    database.removeAllListeners('data');
    database.resume();
    database.end(bytes);
  });
}

const push = (key: string) =>
  ingest(home, ada, { name: key, rows: ROWS }, { 'idempotency-key': key });

test.each([
  { name: 'was still heard', how: 'after' as const },
  { name: 'was not heard', how: 'before' as const },
])(
  'a commit that $name by a database gone away is told as unknown, and its key makes one dataset',
  async ({ how }) => {
    cut = { at: /commit/i, how };
    const lost = await pushOnNewConnection(`cut-${how}`);
    expect(lost).toMatchObject({ status: 503, body: { code: 'outcome-unknown' } });
    expect(lost.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await push(`cut-${how}`)).toMatchObject({ status: 200 });
    const { body } = await call(home, '/functions/v1/datasets?mine=true', {
      token: ada.accessToken,
    });
    const names = (body.datasets as { name: string; versions: number }[]).filter(
      ({ name }) => name === `cut-${how}`,
    );
    expect(names).toMatchObject([{ versions: 1 }]);
  },
);

test.each([
  { name: 'its key is claimed', at: /insert into almanac\.ingest_keys/ },
  { name: 'its rows are stored', at: /almanac\.put_rows/ },
])(
  'a line cut while $name costs one upload its answer, and the service goes on',
  async ({ name, at }) => {
    const key = `cut-while-${name.replaceAll(' ', '-')}`;
    for (const line of lines) line.destroy();
    cut = { at, how: 'after' };
    // Ended by the cut that was asked for, or by the one that made the connection new.
    while (cut !== null) expect((await push(key)).status).toBe(503);
    while ((await push(key)).status === 503);
    expect(await push(key)).toMatchObject({ status: 200 });
  },
);
