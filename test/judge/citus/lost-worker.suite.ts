import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import postgres from 'postgres';
import {
  type RunningService,
  startService,
} from '../../../src/service/hosts/node/start-service.ts';
import {
  type Answer,
  aPerson,
  CHEAP_PASSWORDS,
  call,
  ingest,
  type Person,
} from '../../service/homes.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { yearsOf } from '../../support/years-of.ts';
import { citusDatabase } from './citus-database.ts';

const CLIENTS = 8;
const UPLOADS_OF_EACH = 25;
const AWAY_MS = 3_000;
const YEARS = 120;

/** Its processes must run on this machine, and be this user's or the user root. */
describe('a worker that is killed while datasets come in', () => {
  let data: Awaited<ReturnType<typeof citusDatabase>>;
  let home: RunningService;
  let folder: string;
  beforeAll(async () => {
    data = await citusDatabase();
    folder = await mkdtemp(join(tmpdir(), 'almanac-citus-'));
    home = await startService({
      port: 0,
      databaseUrl: data.url,
      dataFolder: folder,
      passwordCost: CHEAP_PASSWORDS,
      settings: { uploadsPerMinute: 0, accountRows: 0 },
    });
  });
  afterAll(async () => {
    await home?.stop();
    await data?.end();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'costs nothing that was acknowledged, nothing twice, and no fault',
    async () => {
      const people = await Promise.all(Array.from({ length: CLIENTS }, () => aPerson(home)));
      const refused: Answer[] = [];
      let stored = 0;
      let isAway = false;
      const readAgain: string[] = [];
      const rowsOf = async (id: string, { accessToken: token }: Person) => {
        for (;;) {
          const { status, body } = await call(home, `/functions/v1/datasets/${id}`, { token });
          if (status === 200) return (body.dataset as { rows: unknown[] }).rows;
          readAgain.push(`${status} ${body.code}`);
          await sleep(1000);
        }
      };
      const upload = async (who: number, nth: number) => {
        const person = people[who];
        if (!person) return;
        const key = { 'idempotency-key': `upload-${who}-${nth}` };
        const sent = { name: key['idempotency-key'], rows: yearsOf(1900, YEARS) };
        for (;;) {
          const answer = await ingest(home, person, sent, key);
          if (answer.status === 200) break;
          refused.push(answer);
          if (answer.status !== 503)
            throw new Error(`Cannot upload: ${JSON.stringify(answer.body)}`);
          await sleep(200);
        }
        stored += 1;
      };
      const all = people.map(async (_, who) => {
        for (let nth = 0; nth < UPLOADS_OF_EACH; nth += 1) await upload(who, nth);
      });
      while (stored < (CLIENTS * UPLOADS_OF_EACH) / 4) await sleep(10);
      const [worker] = data.nodes;
      const back = await kill(data.admin, worker?.port ?? 0);
      isAway = true;
      await sleep(AWAY_MS);
      await back();
      await Promise.all(all);

      expect(isAway && refused.length).toBeGreaterThan(0);
      const told = new Map<string, number>();
      for (const { status, body } of refused) {
        const word = `${status} ${body.code}`;
        told.set(word, (told.get(word) ?? 0) + 1);
      }
      process.stdout.write(
        `stored ${stored}, refused ${JSON.stringify(Object.fromEntries(told))}\n`,
      );
      expect(
        [...told.keys()].filter((word) => !/^503 (service-busy|outcome-unknown)$/.test(word)),
      ).toEqual([]);
      for (const person of people) {
        const list = await call(home, '/functions/v1/datasets?mine=true&limit=100', {
          token: person.accessToken,
        });
        const found = list.body.datasets as { id: string; name: string }[];
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
        expect(found).toHaveLength(UPLOADS_OF_EACH);
        for (const { id } of found) expect(await rowsOf(id, person)).toHaveLength(YEARS);
      }
      process.stdout.write(`read again after ${JSON.stringify(readAgain)}\n`);
      // As long as the machine needs; what hangs is ended.
    },
    2 * PATIENCE_MS,
  );

  it('leaves no rows without a version, and no transaction half way', async () => {
    const sql = postgres(data.admin, { onnotice: () => {} });
    try {
      await sql`select recover_prepared_transactions()`;
      const half = await sql<{ result: string }[]>`
        select result from run_command_on_workers(
          'select count(*) from pg_prepared_xacts where database = current_database()')`;
      expect(half.map(({ result }) => result)).toEqual(half.map(() => '0'));
      const ids = await sql<{ id: string }[]>`select dataset_id as id from almanac.dataset_rows`;
      const versions = await sql<{ id: string }[]>`select id from almanac.datasets`;
      expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(versions.map(({ id }) => id)));
    } finally {
      await sql.end();
    }
  });
});

/** All its processes, at once; what comes back starts it again as it was started. */
async function kill(admin: string, port: number): Promise<() => Promise<void>> {
  const at = new URL(admin);
  at.port = String(port);
  const sql = postgres(at.href, { max: 1, onnotice: () => {} });
  const [found] = await sql<{ folder: string; programs: string; pid: string }[]>`
    select current_setting('data_directory') as folder,
      (select setting from pg_config where name = 'BINDIR') as programs,
      split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`;
  await sql.end();
  if (!found) throw new Error('Cannot find the worker');
  const { uid, gid } = await stat(found.folder);
  process.kill(Number(found.pid), 'SIGKILL');
  const args = ['-D', found.folder, '-l', '/dev/null', '-w', 'restart'];
  return async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const starting = spawn(join(found.programs, 'pg_ctl'), args, { uid, gid, stdio: 'ignore' });
      const [code] = await once(starting, 'exit');
      if (code === 0) return;
      await sleep(500);
    }
    throw new Error('Cannot start the worker again');
  };
}
