import postgres from 'postgres';
import type { DatasetStore } from '../../src/service/datasets/dataset-store.ts';
import { datasetStore } from '../../src/service/datasets/dataset-store.ts';
import { type DirectoryFilters, EVERYTHING } from '../../src/service/datasets/directory-filters.ts';
import type { ListOptions } from '../../src/service/datasets/find-page.ts';
import { readMigrations } from '../../src/service/hosts/node/read-migrations.ts';
import type { Caller } from '../../src/service/http/caller.ts';
import type { Database } from '../../src/service/store/database.ts';
import { migrate } from '../../src/service/store/migrate.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { startPostgres } from '../support/postgres.ts';
import type { BenchRow } from './bench-row.ts';
import { fillDirectory } from './fill-directory.ts';
import { share } from './measure.ts';

const ASKS = 100;
const WARM_UP_ASKS = 10;
const LIMIT_MS = 60;
const OWNER = '00000000-0000-4000-8000-000000000001';
const SIGNED_IN: Caller = { role: 'authenticated', userId: OWNER };
const ANYBODY: Caller = { role: 'anon' };

/** Time in the service and its database for each question about 100,000 datasets, half with a place. */
export async function benchDirectory(): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  const url = await server.newDatabase();
  const database = openPostgresDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await benchOn(database, (script) => sql.unsafe(script).simple());
  } finally {
    await sql.end();
    await database.close();
    await server.end();
  }
}

async function benchOn(
  database: Database,
  run: (script: string) => Promise<unknown>,
): Promise<BenchRow[]> {
  await migrate(database, await readMigrations(), 0);
  await fillDirectory(run, OWNER);
  const store = datasetStore(database);
  const rows: BenchRow[] = [];
  for (const { what, ask } of questions(store)) {
    const times = await timesOf(ask);
    rows.push(
      { what: `${what}, half within`, figure: share(times, 0.5), unit: 'ms' },
      { what: '… 99 of 100 within', figure: share(times, 0.99), unit: 'ms', limit: LIMIT_MS },
    );
  }
  return rows;
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let count = -WARM_UP_ASKS; count < ASKS; count++) {
    const startedAt = performance.now();
    await ask();
    if (count >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}

type Question = { what: string; ask: () => Promise<unknown> };

/** A decade that a tenth of all cover, an element that a third lack, a country. */
const FILTERS: { what: string; filters: Partial<DirectoryFilters> }[] = [
  { what: 'everything', filters: {} },
  { what: 'a span', filters: { fromYear: 1905, toYear: 1990 } },
  { what: 'an element', filters: { elements: ['rain'] } },
  { what: 'completeness', filters: { completeness: 95 } },
  { what: 'an area', filters: { area: { west: 5, south: 47, east: 15, north: 55 } } },
  {
    what: 'all filters',
    filters: {
      fromYear: 1961,
      toYear: 1990,
      elements: ['max', 'rain'],
      completeness: 90,
      area: { west: -10, south: 35, east: 30, north: 60 },
    },
  },
  { what: 'what nobody has', filters: { fromYear: 2, completeness: 100 } },
  { what: 'a word all have', filters: { words: ['monthly'] } },
  { what: 'a rare word', filters: { words: ['ab12'] } },
  { what: 'a rare word and a filter', filters: { words: ['ab12'], elements: ['max'] } },
  { what: 'a word all have and a filter', filters: { words: ['monthly'], elements: ['max'] } },
  { what: 'two words and a span', filters: { words: ['station', 'ab1'], fromYear: 1961 } },
];

function questions(store: DatasetStore): Question[] {
  const page: ListOptions = { ...EVERYTHING, sort: 'newest', after: null, limit: 25 };
  const list = (caller: Caller, options: Partial<ListOptions>) => () =>
    store.list(caller, { ...page, ...options });
  const filtered = FILTERS.flatMap(({ what, filters }) => [
    ...(['newest', 'longest', 'name'] as const).map((sort) => ({
      what: `${what}, ${sort} first`,
      ask: list(ANYBODY, { ...filters, sort }),
    })),
    { what: `${what}, totals`, ask: () => store.totals(ANYBODY, { ...EVERYTHING, ...filters }) },
    { what: `${what}, map`, ask: () => store.map(ANYBODY, { ...EVERYTHING, ...filters }) },
  ]);
  const deep = {
    id: OWNER,
    arrived: 50_000,
    years: 40,
    nameKey: 'station 8',
  };
  return [
    ...filtered,
    ...(['newest', 'longest', 'name'] as const).map((sort) => ({
      what: `a page in the middle, ${sort} first`,
      ask: list(ANYBODY, { sort, after: deep }),
    })),
    { what: 'signed in, first page', ask: list(SIGNED_IN, {}) },
    { what: 'signed in, one’s own', ask: list(SIGNED_IN, { mineOnly: true }) },
    { what: 'an account, by name', ask: list(ANYBODY, { account: OWNER, sort: 'name' }) },
    { what: 'signed in, totals', ask: () => store.totals(SIGNED_IN, EVERYTHING) },
    { what: 'signed in, map', ask: () => store.map(SIGNED_IN, EVERYTHING) },
  ];
}
