import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from './shared-databases.ts';

export type EmptyDatabase = {
  /** What a service over it is started with; its keys lie in the folder. */
  options: { databaseUrl: string; dataFolder: string };
  database: Database;
  /** Once no service uses it any more. */
  giveBack: () => Promise<void>;
};

/** A database without a row, and a folder of its own for the keys. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const databaseUrl = await sharedDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
  const database = openPostgresDatabase(databaseUrl);
  return {
    options: { databaseUrl, dataFolder },
    database,
    giveBack: async () => {
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
