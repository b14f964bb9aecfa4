import { openPgliteDatabase } from '../../src/service/store/pglite-database.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('PGlite', async () => {
  const database = await openPgliteDatabase();
  return { database, end: () => database.close() };
});
