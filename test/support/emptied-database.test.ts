import { expect, it } from '@jest/globals';
import { startService } from '../../src/service/hosts/node/start-service.ts';
import { aPerson, CHEAP_PASSWORDS, call } from '../service/homes.ts';
import { emptyDatabase } from './emptied-database.ts';

it('a database that was given back comes back without a row and without its keys', async () => {
  const first = await emptyDatabase();
  const service = await startService({ port: 0, ...first.options, passwordCost: CHEAP_PASSWORDS });
  const { accessToken: token } = await aPerson(service);
  const body = { name: 'Left', is_public: true, rows: [{ Year: 1961, '01_max': 7.25 }] };
  await call(service, '/functions/v1/ingest-dataset', { method: 'POST', token, body });
  expect(await filledTables(first.database)).toEqual(
    expect.arrayContaining(['auth.users', 'auth.key_ring', 'public.dataset_rows']),
  );
  await service.stop();
  await first.giveBack();

  const next = await emptyDatabase();
  expect(next.options.dataFolder).toBe(first.options.dataFolder);
  expect(await filledTables(next.database)).toEqual(['almanac.migrations']);
  const again = await startService({ port: 0, ...next.options, passwordCost: CHEAP_PASSWORDS });
  expect((await call(again, '/auth/v1/user', { token })).status).toBe(403);
  await again.stop();

  // As after a suite that failed: what it holds is nobody else's.
  const other = await emptyDatabase();
  expect(other.options.dataFolder).not.toBe(next.options.dataFolder);
  await other.giveBack();
});

type Asked = Awaited<ReturnType<typeof emptyDatabase>>['database'];

async function filledTables({ query }: Asked): Promise<string[]> {
  const names = await query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const filled: string[] = [];
  for (const { name } of names)
    if ((await query(`select from ${name} limit 1`)).length > 0) filled.push(name);
  return filled;
}
