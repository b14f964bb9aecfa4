import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('the newest PostgreSQL', async () => {
  const database = openPostgresDatabase(await sharedDatabase({ kind: 'empty' }));
  return { database, end: () => database.close() };
});
