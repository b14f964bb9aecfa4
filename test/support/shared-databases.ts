import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askKeeper } from './ask-keeper.ts';
import type { DatabaseKind } from './keeper/shared-postgres.ts';
import type { PostgresVersion } from './postgres.ts';

/** Address of a database of the caller's own, on the server that all suites of a run share. */
export function sharedDatabase({
  version = 'newest' as PostgresVersion,
  kind = 'migrated' as DatabaseKind,
} = {}): Promise<string> {
  return askKeeper(`/postgres?version=${version}&kind=${kind}`);
}

/** Puts an embedded database with all migrations done where a service looks for it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  await askKeeper(`/embedded?to=${encodeURIComponent(join(folder, 'database'))}`);
}

/** Once nobody uses it any more: what was changed in it is brought back for the next caller. */
export async function giveBackDatabase(folder: string): Promise<void> {
  await askKeeper(`/embedded-back?from=${encodeURIComponent(join(folder, 'database'))}`);
}

/** A data folder of the caller's own, prepared. */
export async function preparedDataFolder(): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
  await prepareDataFolder(folder);
  return {
    folder,
    remove: async () => {
      await giveBackDatabase(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
