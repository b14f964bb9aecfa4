import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import postgres from 'postgres';
import { OWN_TURN } from '../../src/service/hosts/node/open-service.ts';
import { startService } from '../../src/service/hosts/node/start-service.ts';
import { type Database, DatabaseUnavailable } from '../../src/service/store/database.ts';
import {
  openPostgresDatabase,
  POSTGRES_OPTIONS,
} from '../../src/service/store/postgres-database.ts';
import {
  type Answer,
  aPerson,
  CHEAP_PASSWORDS,
  call,
  ingest,
  type Person,
} from '../service/homes.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';
import { PATIENCE_MS, PATIENT_DATABASE } from '../support/patience.ts';

const ROWS = [{ Year: 1961, '01_max': 7.2 }];
const LOG: string[] = [];

let home: Awaited<ReturnType<typeof startService>>;
let sql: postgres.Sql;
let data: EmptyDatabase;
let databaseUrl: string;
let ada: Person;

beforeAll(async () => {
  data = await emptyDatabase();
  databaseUrl = data.options.databaseUrl;
  home = await startService({
    port: 0,
    ...data.options,
    passwordCost: CHEAP_PASSWORDS,
    log: (event, details) => LOG.push(JSON.stringify({ event, ...details })),
    settings: {
      databaseConnections: 3,
      // One account stands for a crowd here.
      uploadsPerMinute: 0,
    },
    // Two hundred callers in a queue take their time on a busy machine.
    databaseLimits: PATIENT_DATABASE,
  });
  sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  ada = await aPerson(home);
});
afterAll(async () => {
  await sql?.end();
  await home?.stop();
  await data?.giveBack();
});

const push = (name: string) => ingest(home, ada, { name, rows: ROWS });

it.each([
  { what: 'the disk is full', state: '53100', status: 503, code: 'disk-full' },
  { what: 'the server is out of connections', state: '53300', status: 503, code: 'service-busy' },
  { what: 'something nobody thought of happens', state: 'XX000', status: 500, code: 'unexpected' },
  {
    what: 'one of several servers is lost in a commit',
    state: 'XX000',
    when: 'constraint trigger fail after insert on almanac.dataset_rows deferrable initially deferred',
    status: 503,
    code: 'outcome-unknown',
  },
])(
  'says so and stores nothing when $what, and goes on afterwards',
  async ({ state, when = 'trigger fail before insert on almanac.dataset_rows', status, code }) => {
    await sql
      .unsafe(`
    create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'secret row content' using errcode = '${state}'; end $$;
    create ${when} for each row execute function fail();`)
      .simple();
    LOG.length = 0;
    const refused = await push('Refused');
    expect(refused).toMatchObject({ status, body: { code, error: expect.stringMatching(/\.$/) } });
    expect(JSON.stringify(refused.body)).not.toContain('secret');
    expect(LOG.join('\n')).not.toContain('secret row content');
    expect(LOG.join('\n')).toContain(refused.headers.get('x-request-id'));
    await sql.unsafe('drop trigger fail on almanac.dataset_rows; drop function fail()').simple();
    expect((await push(`After ${state}`)).status).toBe(200);
    const [count] = await sql`select count(*)::int from almanac.records where name = 'Refused'`;
    expect(count).toEqual({ count: 0 });
  },
);

it('makes callers wait while every connection is busy, and serves them all when it is over', async () => {
  const held = sql.reserve();
  const blocker = await held;
  await blocker.unsafe('begin; lock table almanac.datasets in access exclusive mode').simple();
  const waiting = Array.from({ length: 12 }, (_, index) => push(`Patient ${index}`));
  await blocker.unsafe('commit').simple();
  blocker.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('turns the last callers away with a time to come back, while all others wait for their turn', async () => {
  const blocker = await sql.reserve();
  await blocker.unsafe('begin; lock table almanac.datasets in access exclusive mode').simple();
  const refused: Answer[] = [];
  const places = OWN_TURN.ofOne + OWN_TURN.waiting;
  const asked = Array.from({ length: places + 27 }, async (_, index) => {
    const answer = await push(`Crowd ${index}`);
    if (answer.status !== 200) refused.push(answer);
    return answer.status;
  });
  while (refused.length < 27) await pause(10);
  await blocker.unsafe('commit').simple();
  blocker.release();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(places);
  for (const { status, headers, body } of refused) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'service-busy' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it.each([
  { what: 'no connection came free in time', waitMs: 50, statementTimeoutMs: PATIENCE_MS },
  { what: 'a statement took all its time', waitMs: PATIENCE_MS, statementTimeoutMs: 50 },
])('does not let a caller wait for ever: $what', async ({ waitMs, statementTimeoutMs }) => {
  const limits = { ...POSTGRES_OPTIONS, connections: 1, waitMs, statementTimeoutMs };
  const database = openPostgresDatabase(databaseUrl, limits);
  const asked = await Promise.allSettled([
    database.query('select pg_sleep(0.3)'),
    database.query('select pg_sleep(0.3)'),
  ]);
  expect(asked[1]).toMatchObject({
    status: 'rejected',
    reason: { name: 'DatabaseUnavailable' },
  });
  await untilAnswered(database);
  await database.close();
});

it('goes on where the server does not even tell of its types in time', async () => {
  const blocker = await sql.reserve();
  await blocker.unsafe('begin; lock table pg_catalog.pg_type in access exclusive mode').simple();
  const limits = { ...POSTGRES_OPTIONS, connections: 1, statementTimeoutMs: 200 };
  const database = openPostgresDatabase(databaseUrl, limits);
  const asked = database.query('select 1 as one').catch((error: unknown) => error);
  await pause(1000);
  await blocker.unsafe('rollback').simple();
  blocker.release();
  await asked;
  await untilAnswered(database);
  await database.close();
});

it('turns callers away when the queue is full, rather than take more than it can hold', async () => {
  const small = { ...POSTGRES_OPTIONS, connections: 1, waiting: 1, waitMs: PATIENCE_MS };
  const database = openPostgresDatabase(databaseUrl, small);
  const asked = await Promise.allSettled(
    Array.from({ length: 4 }, () => database.query('select pg_sleep(0.05)')),
  );
  expect(asked.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(asked[3]).toMatchObject({ reason: { name: 'DatabaseUnavailable' } });
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await database.close();
});

it('holds no more connections after a storm of refusals than before it', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      call(home, `/functions/v1/datasets/${crypto.randomUUID()}?${index}`),
    ),
  );
  const [count] = await sql<{ open: number; stuck: number }[]>`select count(*)::int as open,
      count(*) filter (where state like 'idle in transaction%')::int as stuck
    from pg_stat_activity
    where application_name = 'almanac' and datname = current_database()`;
  expect(count?.open).toBeLessThanOrEqual(3);
  expect(count?.stuck).toBe(0);
});

/** A limit of some milliseconds may turn the next question away too, where the machine is busy. */
async function untilAnswered(database: Database): Promise<void> {
  for (;;) {
    const answered = await database.query('select 1 as one').catch((error: unknown) => error);
    if (!(answered instanceof DatabaseUnavailable)) return expect(answered).toEqual([{ one: 1 }]);
    await pause(10);
  }
}
