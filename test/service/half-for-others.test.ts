import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openPostgresDatabase,
  POSTGRES_OPTIONS,
} from '../../src/service/store/postgres-database.ts';
import { type EmptyDatabase, emptyDatabase } from '../support/empty-database.ts';

const CONNECTIONS = 4;

let data: EmptyDatabase;
beforeAll(async () => {
  data = await emptyDatabase();
});
afterAll(() => data.giveBack());

it('of the connections to the database one caller has half, and another finds room beside', async () => {
  let who = 'ada';
  const database = openPostgresDatabase(data.options.databaseUrl, {
    ...POSTGRES_OPTIONS,
    connections: CONNECTIONS,
    whose: () => who,
  });
  // They would take all connections.
  let over = 0;
  const hers = Array.from({ length: CONNECTIONS }, () =>
    database.query('select pg_sleep(1)').finally(() => over++),
  );
  who = 'ben';
  await database.query('select 1');
  expect(over).toBe(0);
  await Promise.all(hers);
  await database.close();
});
