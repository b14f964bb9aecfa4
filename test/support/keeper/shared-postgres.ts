import postgres from 'postgres';
import { readMigrations } from '../../../src/service/hosts/node/read-migrations.ts';
import { migrate } from '../../../src/service/store/migrate.ts';
import { openPostgresDatabase } from '../../../src/service/store/postgres-database.ts';
import { type PostgresVersion, startPostgres } from '../postgres.ts';

export type DatabaseKind = 'empty' | 'migrated';
type Open = { newDatabase: (kind: DatabaseKind) => Promise<string>; end: () => Promise<void> };

/** One server, started when somebody asks; each caller gets a database of its own. */
export function sharedPostgres(version: PostgresVersion): Open {
  let starting: Promise<Open> | null = null;
  return {
    newDatabase: async (kind) => {
      starting ??= start(version);
      return (await starting).newDatabase(kind);
    },
    end: async () => (await starting)?.end(),
  };
}

async function start(version: PostgresVersion): Promise<Open> {
  const server = await startPostgres(version);
  const template = await server.newDatabase();
  const database = openPostgresDatabase(template);
  await migrate(database, await readMigrations(), Date.now());
  await database.close();
  const at = (name: string) => new URL(name, template).href;
  // One connection, so that two copies of the template are made one after the other.
  const admin = postgres(at('postgres'), { max: 1, onnotice: () => {} });
  let copies = 0;
  return {
    newDatabase: async (kind) => {
      if (kind === 'empty') return server.newDatabase();
      const name = `copy_${++copies}`;
      await admin.unsafe(`create database ${name} template ${new URL(template).pathname.slice(1)}`);
      return at(name);
    },
    end: async () => {
      await admin.end();
      await server.end();
    },
  };
}
