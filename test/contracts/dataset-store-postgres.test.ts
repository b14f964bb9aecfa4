import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('the newest PostgreSQL', async () => {
  const server = await startPostgres('newest');
  const database = openPostgresDatabase(await server.newDatabase());
  return {
    database,
    end: async () => {
      await database.close();
      await server.end();
    },
  };
});
