import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('PostgreSQL 15', async () => {
  const database = openPostgresDatabase(await sharedDatabase({ version: 15, kind: 'empty' }));
  return { database, end: () => database.close() };
});
