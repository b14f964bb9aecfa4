import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { datasetStore } from '../../src/service/datasets/dataset-store.ts';
import { columnsText } from '../../src/service/datasets/rows-text.ts';
import { readMigrations } from '../../src/service/hosts/node/read-migrations.ts';
import type { Owner } from '../../src/service/http/caller.ts';
import type { Database } from '../../src/service/store/database.ts';
import { dumpedLines, loadLines } from '../../src/service/store/dump.ts';
import { type Migration, migrate } from '../../src/service/store/migrate.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { startService } from '../support/built-service.ts';
import { sharedDatabase } from '../support/shared-databases.ts';

const NOW = Date.UTC(2026, 10, 28);
const ADA: Owner = { role: 'authenticated', userId: '11111111-1111-4111-8111-111111111111' };
const ID = '22222222-2222-4222-8222-222222222222';
const ONCE = { key: 'once', bodyHash: 'hash' };
const ROWS = [{ Year: 1961, '01_max': 7.2 }];

/** As the next one may be: it adds to a table that is full, and fills what it added. */
const SECOND: Migration = {
  name: '900-pretended.sql',
  script: `
    alter table almanac.datasets add column pretended text;
    alter table almanac.ingest_keys add column pretended text;
    update almanac.datasets set pretended = upper(coverage ->> 'firstYear');
    create table almanac.pretended (id uuid primary key references almanac.datasets (id));
    alter table almanac.pretended enable row level security;
    insert into almanac.pretended select id from almanac.datasets;`,
};

describe('a database that 1.0.0 has stored in', () => {
  let url: string;
  let database: Database;
  let first: Migration[];

  beforeEach(async () => {
    url = await sharedDatabase({ kind: 'empty' });
    database = openPostgresDatabase(url);
    first = await readMigrations();
    await migrate(database, first, NOW);
    await database.query(
      `insert into auth.users
         (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
       values ($1::uuid, 'ada@example.org', 'none', '{"display_name": "Ada"}', now(), now())`,
      [ADA.userId],
    );
    const dataset = { name: 'Hill', description: null, isPublic: true, rows: ROWS };
    await datasetStore(database).add(
      ADA,
      { id: ID, recordId: ID, dataset, columns: columnsText(ROWS), idempotency: ONCE },
      NOW,
    );
  });
  afterEach(() => database.close());

  const kept = async () => {
    const store = datasetStore(database);
    const header = await store.version(ADA, ID);
    return [header?.name, header?.account, JSON.parse((await store.rows(ADA, ID)) ?? '[]')];
  };
  const filled = () =>
    database.query('select d.pretended from almanac.datasets d join almanac.pretended using (id)');

  it('holds what the program brings, and is at its version', async () => {
    expect(first.map(({ name }) => name)).toEqual(['000-sign-in.own.sql', '001-records.sql']);
    expect(await migrate(database, first, NOW)).toEqual({ ok: true, applied: [] });
    expect(await kept()).toEqual(['Hill', 'Ada', ROWS]);
  });

  it('takes the second migration once, with all that is stored, however many start together', async () => {
    const both = [...first, SECOND];
    const starts = await Promise.all([1, 2, 3].map(() => migrate(database, both, NOW)));
    expect(starts.flatMap((start) => (start.ok ? start.applied : []))).toEqual([SECOND.name]);
    expect(await migrate(database, both, NOW)).toEqual({ ok: true, applied: [] });
    expect(await kept()).toEqual(['Hill', 'Ada', ROWS]);
    expect(await filled()).toEqual([{ pretended: '1961' }]);
  });

  it('is loaded from its dump by the next version, which then does to it what is new', async () => {
    const lines = await dumped(database);
    const empty = openPostgresDatabase(await sharedDatabase({ kind: 'empty' }));
    const both = [...first, SECOND];
    const loading = loadedInto(empty, lines, both);
    await expect(loading).resolves.toMatchObject({ isPlatform: false });
    await database.close();
    database = empty;
    expect(await migrate(database, both, NOW)).toEqual({ ok: true, applied: [] });
    expect(await kept()).toEqual(['Hill', 'Ada', ROWS]);
    expect(await filled()).toEqual([{ pretended: '1961' }]);
  });

  it('is not loaded over tables that are newer than its dump, nor by a program that is older', async () => {
    const lines = await dumped(database);
    const both = [...first, SECOND];
    const empty = openPostgresDatabase(await sharedDatabase({ kind: 'empty' }));
    await migrate(empty, both, NOW);
    await expect(loadedInto(empty, lines, both)).rejects.toMatchObject({ kind: 'database-ahead' });
    await empty.close();
    await migrate(database, both, NOW);
    const newer = await dumped(database);
    const another = openPostgresDatabase(await sharedDatabase({ kind: 'empty' }));
    await expect(loadedInto(another, newer, first)).rejects.toMatchObject({ kind: 'dump-too-new' });
    expect(await another.query(`select to_regclass('almanac.migrations') as made`)).toEqual([
      { made: null },
    ]);
    await another.close();
  });

  it('is as before where a migration fails half way, and takes it once it is mended', async () => {
    const broken = { ...SECOND, script: `${SECOND.script} select 1 / 0;` };
    await expect(migrate(database, [...first, broken], NOW)).rejects.toMatchObject({
      code: '22012',
    });
    expect(await migrate(database, first, NOW)).toEqual({ ok: true, applied: [] });
    expect(await migrate(database, [...first, SECOND], NOW)).toMatchObject({
      applied: [SECOND.name],
    });
    expect(await filled()).toEqual([{ pretended: '1961' }]);
  });

  it('is refused in a sentence and left alone once a later program has changed it', async () => {
    await migrate(database, [...first, SECOND], NOW);
    expect(await migrate(database, first, NOW)).toEqual({
      ok: false,
      problem: { kind: 'database-too-new', found: SECOND.name },
    });
    const starting = startService({ port: 0, databaseUrl: url });
    await expect(starting).rejects.toThrow(/900-pretended\.sql.*made by another version/);
    expect(await kept()).toEqual(['Hill', 'Ada', ROWS]);
  });
});

async function dumped(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await database.transaction(async (query) => {
    for await (const line of dumpedLines(query, { withSessions: false })) lines.push(line);
  });
  return lines;
}

async function* oneByOne(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

function loadedInto(database: Database, lines: string[], migrations: Migration[]) {
  return database.transaction((query) =>
    loadLines(query, oneByOne(lines), { migrations, now: NOW }),
  );
}
