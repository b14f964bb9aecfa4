import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openPostgresDatabase,
  POSTGRES_OPTIONS,
} from '../../src/service/store/postgres-database.ts';
import { aPerson, CHEAP_PASSWORDS, call, ingest, type Person } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { startedBy } from '../support/processes.ts';

const LIST = '/functions/v1/datasets';
const DEADLINE_MS = 2_000;

type Home = Awaited<ReturnType<typeof startService>>;

const homeOver = (options: { databaseUrl: string; dataFolder: string }) =>
  startService({
    port: 0,
    ...options,
    passwordCost: CHEAP_PASSWORDS,
    databaseLimits: { deadlineMs: DEADLINE_MS },
  });

/** Until it is said, and no test waits for ever where it never is. */
async function answersWell(home: Home): Promise<void> {
  while ((await call(home, LIST)).status !== 200);
  expect((await call(home, '/healthz')).status).toBe(200);
}

describe('a network that drops what is sent', () => {
  let data: EmptyDatabase;
  let network: Server;
  let home: Home;
  let ada: Person;
  let isSilent = false;
  /** What is the last to be heard. */
  let lastHeard: RegExp | null = null;
  const lines = new Set<Socket>();

  beforeAll(async () => {
    data = await emptyDatabase();
    const url = new URL(data.options.databaseUrl);
    const port = Number(url.port);
    network = createServer((client) => {
      lines.add(client);
      const database = connect(port, 'localhost');
      database.on('data', (bytes) => isSilent || client.write(bytes));
      client.on('data', (bytes) => {
        if (isSilent) return;
        database.write(bytes);
        isSilent = lastHeard?.test(bytes.toString('latin1')) ?? false;
      });
      for (const [one, other] of [
        [client, database],
        [database, client],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
    await once(network.listen(0, 'localhost'), 'listening');
    url.port = String((network.address() as AddressInfo).port);
    home = await homeOver({ ...data.options, databaseUrl: url.href });
    ada = await aPerson(home);
  });
  afterAll(async () => {
    await home?.stop();
    network?.close();
    await data?.giveBack();
  });

  it('is waited for until a deadline: 503, and all is well again as soon as it carries', async () => {
    expect((await call(home, LIST)).status).toBe(200);
    isSilent = true;
    const answers = await Promise.all([call(home, LIST), call(home, '/healthz')]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'service-busy'],
      [503, 'service-busy'],
    ]);
    isSilent = false;
    await answersWell(home);
  });

  it('leaves a commit unknown that it swallowed the answer to, and the key makes one dataset', async () => {
    const push = () => ingest(home, ada, { name: 'Swallowed' }, { 'idempotency-key': 'one' });
    lastHeard = /commit/i;
    // Only a new connection says it in full.
    for (const line of lines) line.destroy();
    let lost = await push();
    while (lost.body.code === 'service-busy') lost = await push();
    lastHeard = null;
    isSilent = false;
    expect(lost).toMatchObject({ status: 503, body: { code: 'outcome-unknown' } });
    await answersWell(home);
    // The server may hold what nobody listens to any more for a moment.
    while ((await push()).status !== 200);
    const { body } = await call(home, `${LIST}?mine=true`, { token: ada.accessToken });
    expect(body.datasets).toMatchObject([{ name: 'Swallowed', versions: 1 }]);
  });
});

describe('a transaction over a deadline of a second', () => {
  let data: EmptyDatabase;
  beforeAll(async () => {
    data = await emptyDatabase();
  });
  afterAll(() => data?.giveBack());

  it.each([
    { name: 'goes on where each of its statements is answered in time', sleeps: [0.5, 0.5, 0.5] },
    { name: 'goes on where it migrates', sleeps: [1.6], how: { isPatient: true } },
    { name: 'ends where one statement says nothing for so long', sleeps: [1.6], isCut: true },
  ])('$name', async ({ sleeps, how = {}, isCut = false }) => {
    const options = { ...POSTGRES_OPTIONS, deadlineMs: 1_000 };
    const database = openPostgresDatabase(data.options.databaseUrl, options);
    const work = database.transaction(async (query) => {
      for (const seconds of sleeps) await query(`select pg_sleep(${seconds})`);
      return 'done';
    }, how);
    const end = await work.catch(({ name }: Error) => name);
    expect(end).toBe(isCut ? 'DatabaseUnavailable' : 'done');
    await database.close();
  });
});

describe('a PostgreSQL that is stopped in the middle of its work', () => {
  let server: PostgresServer;
  let data: EmptyDatabase;
  let home: Home;
  beforeAll(async () => {
    server = await startPostgres();
    data = await emptyDatabase();
    home = await homeOver({ ...data.options, databaseUrl: await server.newDatabase() });
  });
  afterAll(async () => {
    await home?.stop();
    await data?.giveBack();
    await server?.end();
  });

  it('is waited for until a deadline, and goes on where it was', async () => {
    await answersWell(home);
    const postmaster = await server.processId();
    const all = [postmaster, ...startedBy(postmaster)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of all) process.kill(pid, name);
    };
    signal('SIGSTOP');
    const answers = await Promise.all([call(home, LIST), call(home, '/healthz')]);
    signal('SIGCONT');
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    await answersWell(home);
  });
});
