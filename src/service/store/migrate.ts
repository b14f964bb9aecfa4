import type { Database, Query } from './database.ts';
import { statementsOf } from './statements.ts';

export type Migration = { name: string; script: string };

type MigrationResult =
  | { ok: true; applied: string[] }
  | { ok: false; problem: { kind: 'database-too-new'; found: string } };

/** Any number will do, if nothing else in this database uses it. */
const MIGRATION_LOCK = 7_215_501;

/**
 * Brings the database up to this program's version. Of processes that start together, all wait for the
 * first. A database that a newer program has changed is left alone.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<MigrationResult> {
  const before = await standingOf(database, migrations);
  // Most starts change nothing, and so they succeed on a disk that takes nothing more.
  if (!before.ok || before.missing.length === 0)
    return before.ok ? { ok: true, applied: [] } : before;
  return database.transaction(
    async (query) => {
      // Filling a new table takes as long as there are datasets, and no request waits for this connection.
      await query(`select set_config('statement_timeout', '0', true)`);
      return applyMigrations(query, migrations, now);
    },
    { isPatient: true },
  );
}

/** In the caller's transaction. */
export async function applyMigrations(
  query: Query,
  migrations: readonly Migration[],
  now: number,
): Promise<MigrationResult> {
  await query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
  await query('create schema if not exists almanac');
  await query(
    `create table if not exists almanac.migrations
      (name text primary key, applied_at timestamptz not null)`,
  );
  // Again, for while this one waited another process may have done it.
  const standing = await compare(query, migrations);
  if (!standing.ok) return standing;
  for (const { name, script } of standing.missing) {
    for (const statement of statementsOf(script)) await query(statement);
    await query(
      `insert into almanac.migrations (name, applied_at)
       values ($1, to_timestamp($2::float8 / 1000))`,
      [name, now],
    );
  }
  return { ok: true, applied: standing.missing.map(({ name }) => name) };
}

type Standing =
  | { ok: true; missing: readonly Migration[] }
  | Extract<MigrationResult, { ok: false }>;

async function standingOf(
  { query }: Database,
  migrations: readonly Migration[],
): Promise<Standing> {
  const [found] = await query<{ there: boolean }>(
    `select to_regclass('almanac.migrations') is not null as there`,
  );
  return found?.there ? compare(query, migrations) : { ok: true, missing: migrations };
}

async function compare(query: Query, migrations: readonly Migration[]): Promise<Standing> {
  const done = await query<{ name: string }>('select name from almanac.migrations order by name');
  const unknown = done.find(({ name }) => !migrations.some((known) => known.name === name));
  if (unknown) return { ok: false, problem: { kind: 'database-too-new', found: unknown.name } };
  return {
    ok: true,
    missing: migrations.filter(({ name }) => !done.some((known) => known.name === name)),
  };
}
