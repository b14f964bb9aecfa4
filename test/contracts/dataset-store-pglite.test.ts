import { emptyDatabase } from '../support/emptied-database.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

// The run's keeper has made it from nothing, with every migration.
describeDatasetStore('PGlite', async () => {
  const { database, giveBack } = await emptyDatabase();
  return { database, end: giveBack };
});
