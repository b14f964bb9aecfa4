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
