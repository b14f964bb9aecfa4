import { chmodSync, chownSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { readMigrations } from '../../../src/service/hosts/node/read-migrations.ts';
import { migrate } from '../../../src/service/store/migrate.ts';
import { openPostgresDatabase } from '../../../src/service/store/postgres-database.ts';
import { makeFiles, type PostgresVersion, startPostgres } from '../postgres.ts';

export type DatabaseKind = 'empty' | 'migrated';
type Open = { newDatabase: (kind: DatabaseKind) => Promise<string>; end: () => Promise<void> };
type Shared = Open & { copyFilesTo: (dataFolder: string) => Promise<void> };

/** One server, started when somebody asks; each caller gets a database of its own. */
export function sharedPostgres(version: PostgresVersion, home: string): Shared {
  let starting: Promise<Open> | null = null;
  let making: Promise<void> | null = null;
  const files = join(home, `postgres-${version}`);
  const copyFilesTo = async (dataFolder: string) => {
    making ??= makeFiles(version, files);
    await making;
    copyWithOwner(files, dataFolder);
  };
  return {
    copyFilesTo,
    newDatabase: async (kind) => {
      starting ??= start(version, copyFilesTo);
      return (await starting).newDatabase(kind);
    },
    end: async () => (await starting)?.end(),
  };
}

/**
 * Where we are root, the files are those of another account, and `cpSync` makes them ours. Of Node 24 it also opens the
 * folders to everybody, and PostgreSQL starts in none that is open.
 */
function copyWithOwner(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of ['', ...readdirSync(to, { recursive: true }).map(String)]) {
    const { mode, uid, gid } = statSync(join(from, name));
    chmodSync(join(to, name), mode);
    if (uid !== process.getuid?.()) chownSync(join(to, name), uid, gid);
  }
}

async function start(
  version: PostgresVersion,
  newFiles: (dataFolder: string) => Promise<void>,
): Promise<Open> {
  const server = await startPostgres(version, { newFiles });
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
