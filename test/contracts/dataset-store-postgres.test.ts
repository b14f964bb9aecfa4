import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { casesOf } from '../support/every-case.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

/** The oldest that is served, which knows least, and the newest, at which `test/service` runs. */
const VERSIONS = [15, 'newest'] as const;

for (const version of casesOf(VERSIONS, (one) => one === 15))
  describeDatasetStore(`PostgreSQL ${version}`, async () => {
    const database = openPostgresDatabase(await sharedDatabase({ version, kind: 'empty' }));
    return { database, end: () => database.close() };
  });
