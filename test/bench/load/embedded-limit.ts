import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetStore } from '../../../src/service/datasets/dataset-store.ts';
import { readMigrations } from '../../../src/service/hosts/node/read-migrations.ts';
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../../src/service/store/embedded/embedded-database.ts';
import { migrate } from '../../../src/service/store/migrate.ts';
import type { BenchRow } from '../bench-row.ts';
import { medianOf } from '../measure.ts';
import { fullRows } from '../service-process.ts';

const YEARS = 120;
const ROUNDS = 40;

/**
 * Why the embedded home takes no more: one connection stores one upload after the other. The same is
 * stored without a disk, which tells the waiting for it from the work of the database.
 */
export async function benchEmbeddedLimit(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const onDisk = await openEmbeddedDatabase(folder);
  const inMemory = await openEmbeddedDatabase();
  try {
    const stores = [await storeIn(onDisk), await storeIn(inMemory)];
    const before = onDisk.syncs();
    const times = stores.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, store] of stores.entries()) {
        const startedAt = performance.now();
        await store();
        times[index]?.push(performance.now() - startedAt);
      }
    const [disk = 0, memory = 0] = times.map(medianOf);
    return [
      { what: 'embedded: one upload alone, on disk', figure: disk, unit: 'ms' },
      { what: '… the same without a disk', figure: memory, unit: 'ms' },
      { what: '… so one after the other at most', figure: 1000 / disk, unit: '/s' },
      { what: '… syncs an upload', figure: (onDisk.syncs() - before) / ROUNDS, unit: '', least: 1 },
    ];
  } finally {
    await Promise.all([onDisk.close(), inMemory.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the service does for an upload once it is read, by an account that is there. */
async function storeIn(database: EmbeddedDatabase): Promise<() => Promise<void>> {
  await migrate(database, await readMigrations(), Date.now());
  const userId = crypto.randomUUID();
  await database.query(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
     values ($1::uuid, 'bench@example.org', 'none', '{}', now(), now())`,
    [userId],
  );
  const store = datasetStore(database);
  const rows = fullRows(YEARS).map((row) => ({ ...row, Year: row.Year ?? 1 }));
  return async () => {
    const id = crypto.randomUUID();
    const dataset = { name: `Station ${id}`, description: null, isPublic: true, rows };
    await store.add(
      { role: 'authenticated', userId },
      { id, dataset, idempotency: null },
      Date.now(),
    );
  };
}
