import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { aPerson, call, ingest, type Person } from '../service/homes.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { type Program, startService } from '../support/run-service.ts';

const ROWS = Array.from({ length: 60 }, (_, index) => ({
  Year: 1961 + index,
  '01_max': index / 10,
}));

describe('two processes over one PostgreSQL', () => {
  let server: PostgresServer;
  let databaseUrl: string;
  let folder: string;
  /** A start takes a third of a second of processor time: each test takes those that are there. */
  let one: Program;
  let two: Program;
  const running: Program[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.newDatabase();
    folder = await mkdtemp(join(tmpdir(), 'almanac-many-'));
    [one, two] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(running.map(({ end }) => end('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
    await server?.end();
  });

  const start = async (run?: { program: string }) => {
    const started = await startService(
      {
        DATABASE_URL: databaseUrl,
        // Each has a folder of its own: they share the database and the keys, nothing else.
        ALMANAC_DATA_DIR: join(folder, String(running.length)),
        ALMANAC_KEYS_FILE: join(folder, 'keys.json'),
        ALMANAC_SITE_URL: 'https://almanac.example',
        // One account stands for many here.
        ALMANAC_UPLOADS_PER_MINUTE: '0',
      },
      run,
    );
    running.push(started);
    return started;
  };

  it('start at once and make the tables once', async () => {
    const answers = await Promise.all([one, two].map((at) => call(at, '/healthz')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('exchange one session through both, and one live session is left', async () => {
    const { refreshToken } = await aPerson(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => exchange(index % 2 ? one : two, refreshToken)),
    );
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect([
      answers.map(({ status }) => status).every((status) => status === 200),
      tokens.size,
    ]).toEqual([true, 1]);
    expect(await exchange(two, String([...tokens][0]))).toMatchObject({ status: 200 });
  });

  it('take each other’s tokens and show each other’s datasets', async () => {
    const ada = await aPerson(one);
    expect(await push(two, ada, 'Over there')).toMatchObject({ status: 200 });
    expect(await namesOf(one, ada)).toEqual(['Over there']);
  });

  it('make one dataset of one key that reaches both at once', async () => {
    const ada = await aPerson(one);
    const answers = await Promise.all(
      [one, two, one, two].map((at) => push(at, ada, 'Once', 'key')),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await namesOf(two, ada)).toEqual(['Once']);
  });

  it('count wrong passwords together', async () => {
    const { email } = await aPerson(one);
    const guess = (at: Program) =>
      call(at, '/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email, password: 'wrong guess' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await guess(count % 2 ? one : two)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('answer others while one caller sends slowly, and store nothing of a body cut off', async () => {
    const ada = await aPerson(one);
    const slow = connect(one.port, '127.0.0.1');
    slow.write(
      `POST /functions/v1/ingest-dataset HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${ada.accessToken}\r\ncontent-length: 1000\r\n\r\n{"name":"Half","rows":[{"Year"`,
    );
    expect(await push(one, ada, 'Whole')).toMatchObject({ status: 200 });
    slow.destroy();
    expect(await push(one, ada, 'After')).toMatchObject({ status: 200 });
    expect(await namesOf(one, ada)).toEqual(['After', 'Whole']);
  });

  it('lose nothing they answered for, and keep nothing half, when one is killed in the middle', async () => {
    const ada = await aPerson(one);
    const acknowledged: string[] = [];
    const uploads = Array.from({ length: 40 }, async (_, index) => {
      const name = `Upload ${index}`;
      const answer = await push(one, ada, name).catch(() => null);
      if (answer?.status === 200) acknowledged.push(name);
      // The kill falls among uploads under way.
      if (acknowledged.length === 5) one.child.kill('SIGKILL');
    });
    await Promise.all(uploads);
    expect(acknowledged.length).toBeLessThan(40);
    const kept = await namesOf(two, ada);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    const sql = postgres(databaseUrl, { max: 1 });
    const half = await sql`select d.id from almanac.datasets d where not exists
      (select from almanac.dataset_rows r where r.dataset_id = d.id)`;
    await sql.end();
    expect([...half]).toEqual([]);
  });

  it('finish what is under way when told to stop, while the other goes on', async () => {
    one = await start();
    const ada = await aPerson(one);
    const uploads = Array.from({ length: 20 }, (_, index) => push(one, ada, `Upload ${index}`));
    await uploads[0];
    const stopped = one.end('SIGTERM');
    const answers = await Promise.allSettled(uploads);
    const code = await stopped;
    const stored = answers.filter((one) => one.status === 'fulfilled' && one.value.status === 200);
    expect(code).toBe(0);
    expect(await namesOf(two, ada)).toHaveLength(stored.length);
  });

  it('say 503 while the database restarts, and go on by themselves', async () => {
    const ada = await aPerson(two);
    await server.stopServer();
    const away = await push(two, ada, 'Lost');
    expect(away).toMatchObject({ status: 503, body: { code: 'service-busy' } });
    expect(away.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await call(two, '/healthz')).status).toBe(503);
    expect((await call(two, '/functions/v1/datasets')).status).toBe(503);
    await server.startServer();
    expect(await push(two, ada, 'Found again')).toMatchObject({ status: 200 });
    expect(await namesOf(two, ada)).toEqual(['Found again']);
  });

  it('are replaced one after the other by a version with a migration, without a failed upload', async () => {
    const next = join(folder, 'next');
    await cp('dist/service', join(next, 'service'), { recursive: true });
    // Packages are found from the program's folder upwards.
    await symlink(join(process.cwd(), 'node_modules'), join(next, 'node_modules'));
    await writeFile(
      join(next, 'service/migrations/900-wish.sql'),
      'alter table almanac.datasets add column wish text;',
    );
    const newer = join(next, 'service/main.js');
    let fleet = [two, await start()];
    const ada = await aPerson(fleet[0] as Program);
    let going = true;
    let uploaded = 0;
    const failures: unknown[] = [];
    const client = (async () => {
      for (; going; uploaded++) {
        const at = fleet[uploaded % fleet.length] as Program;
        const answer = await push(at, ada, `Upload ${uploaded}`).catch((error: unknown) => error);
        if ((answer as { status?: number }).status !== 200) failures.push(answer);
        // A busy client would only keep the starts waiting.
        await pause(20);
      }
    })();
    for (const old of [...fleet]) {
      const fresh = await start({ program: newer });
      fleet = [...fleet.filter((one) => one !== old), fresh];
      await push(fresh, ada, `Fresh ${fresh.child.pid}`);
      await old.end('SIGTERM');
    }
    going = false;
    await client;
    expect([failures, uploaded > 10]).toEqual([[], true]);
    // Too old for its database now: it says so instead of guessing.
    await expect(start()).rejects.toThrow(/a change this program does not know \(900-wish.sql\)/);
  });
});

function push(at: Program, person: Person, name: string, key?: string) {
  return ingest(at, person, { name, rows: ROWS }, key ? { 'idempotency-key': key } : {});
}

async function namesOf(at: Program, { accessToken }: Person): Promise<string[]> {
  const path = '/functions/v1/datasets?mine=true&limit=100';
  const list = await call(at, path, { token: accessToken });
  return (list.body.datasets as { name: string }[]).map(({ name }) => name);
}

function exchange(at: Program, token: string) {
  const body = { refresh_token: token };
  return call(at, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
}
