import { openEmbeddedDatabase } from '../../src/service/store/embedded/embedded-database.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('PGlite', async () => {
  const database = await openEmbeddedDatabase();
  return { database, end: () => database.close() };
});
