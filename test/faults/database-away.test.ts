import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { aPerson, ingest } from '../service/homes.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { type RunningProgram, runService } from '../support/run-service.ts';

const CALLERS = 8;
const OUTAGES = TAKES_EVERY_CASE ? 4 : 2;
const BODY = { name: 'Under load', rows: [{ Year: 1961, '01_max': 7.2 }] };

let server: PostgresServer;
let service: RunningProgram;
let url: string;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.newDatabase();
  service = await runService({ DATABASE_URL: url, ALMANAC_UPLOADS_PER_MINUTE: '0' });
});
afterAll(async () => {
  await service?.stop();
  await server?.end();
});

// The built program, because only there is the driver mended.
it('a process outlives a database that goes away under load, again and again', async () => {
  const ada = await aPerson(service);
  const statuses = new Set<number>();
  let stored = 0;
  let refused = 0;
  let isOver = false;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      const { status } = await ingest(service, ada, BODY);
      statuses.add(status);
      if (status === 200) {
        stored++;
        continue;
      }
      refused++;
      await pause(20);
    }
  });
  for (let outage = 0; outage < OUTAGES; outage++) {
    await pause(300);
    await server.stopServer();
    const refusedBefore = refused;
    while (refused === refusedBefore) await pause(20);
    await server.startServer();
    const storedBefore = stored;
    while (stored === storedBefore) await pause(20);
  }
  isOver = true;
  await Promise.all(callers);
  expect([...statuses].sort()).toEqual([200, 503]);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [found] = await sql`select (select count(*)::int from almanac.datasets) as datasets,
    (select count(*)::int from pg_stat_activity where application_name = 'almanac'
      and state like 'idle in transaction%') as stuck`;
  await sql.end();
  // What was committed when the answer was lost is stored too.
  expect(found?.stuck).toBe(0);
  expect(found?.datasets).toBeGreaterThanOrEqual(stored);
});
