import { chownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { aPerson, CHEAP_PASSWORDS, call, ingest, type Person } from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { yearsOf } from '../support/years-of.ts';

const disk = mountSmallDisk(48);
const onSmallDisk = disk ? it : it.skip;
const ROWS = yearsOf(1, 3000);

let server: PostgresServer;
let home: Awaited<ReturnType<typeof startService>>;
let sql: postgres.Sql;
let ada: Person;

beforeAll(async () => {
  if (!disk) return;
  server = await startPostgres();
  const { uid, gid } = statSync(server.dataFolder);
  chownSync(disk.folder, uid, gid);
  const elsewhere = await server.newDatabase();
  const admin = postgres(elsewhere, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create tablespace small location '${disk.folder}'`);
  await admin.unsafe('create database on_small_disk tablespace small');
  await admin.end();
  const databaseUrl = new URL('on_small_disk', elsewhere).href;
  sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  home = await startService({
    port: 0,
    databaseUrl,
    passwordCost: CHEAP_PASSWORDS,
    // Elsewhere, so that only the database is full.
    dataFolder: join(dirname(server.dataFolder), 'keys'),
  });
  ada = await aPerson(home);
});

afterAll(async () => {
  await sql?.end();
  await home?.stop();
  await server?.end();
  disk?.unmount();
});

onSmallDisk(
  'a database whose disk is full refuses uploads, shows what it has, and goes on when there is room',
  async () => {
    expect((await push()).status).toBe(200);
    await disk?.fill(2);
    let stored = 1;
    let refused = await push();
    for (; refused.status === 200 && stored < 50; refused = await push()) stored++;
    expect(refused).toMatchObject({ status: 503, body: { code: 'disk-full' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const list = await call(home, '/functions/v1/datasets', { token: ada.accessToken });
    const [newest] = list.body.datasets as { id: string }[];
    expect(list.status).toBe(200);
    const read = await call(home, `/functions/v1/datasets/${newest?.id}`, {
      token: ada.accessToken,
    });
    expect((read.body.dataset as { rows: unknown[] }).rows).toHaveLength(ROWS.length);
    const [kept] = await sql`select (select count(*)::int from almanac.datasets) as datasets,
      (select count(*)::int from almanac.dataset_rows) as rows`;
    expect(kept).toEqual({ datasets: stored, rows: stored });

    disk?.makeRoom();
    expect((await push()).status).toBe(200);
  },
);

function push() {
  return ingest(home, ada, { name: 'Large', rows: ROWS });
}
