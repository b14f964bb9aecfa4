import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { describeDatasetStore } from './dataset-store-contract.ts';

describeDatasetStore('PostgreSQL 15', async () => {
  const server = await startPostgres(15);
  const database = openPostgresDatabase(await server.newDatabase());
  return {
    database,
    end: async () => {
      await database.close();
      await server.end();
    },
  };
});
