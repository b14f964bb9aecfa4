import postgres from 'postgres';
import { type DatasetStore, datasetStore } from '../../src/service/datasets/dataset-store.ts';
import type { Query } from '../../src/service/store/database.ts';

export type DatabaseTime = { ms: number; scans: string[] };
export type TimeInDatabase = (
  work: (store: DatasetStore) => Promise<unknown>,
) => Promise<DatabaseTime>;

/**
 * The service's own statements, as the service sends them, on a connection on which PostgreSQL says
 * of each how long it took and how it went about it (auto_explain), inside functions too.
 */
export async function openTimedStore(
  url: string,
): Promise<{ time: TimeInDatabase; end: () => Promise<void> }> {
  const told: string[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = '' }) => told.push(message),
  });
  await sql.unsafe(TELL_EVERYTHING).simple();
  const query: Query = async (text, values = []) => [
    ...((await sql.unsafe(text, [...values] as never[], { prepare: true })) as never),
  ];
  const store = datasetStore({
    query,
    transaction: async (work) => {
      await sql`begin`;
      try {
        return await work(query);
      } finally {
        await sql`commit`;
      }
    },
    run: async (script) => void (await sql.unsafe(script).simple()),
    isAnswering: async () => true,
    close: () => sql.end(),
  });
  const time: TimeInDatabase = async (work) => {
    told.length = 0;
    await work(store);
    return readPlans(told);
  };
  return { time, end: () => sql.end() };
}

const TELL_EVERYTHING = `load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on;
  set client_min_messages = log;`;

/** The slowest is the outermost: a statement's time holds that of the functions it calls. */
function readPlans(told: readonly string[]): DatabaseTime {
  const durations = told.map((plan) => Number(/duration: ([\d.]+) ms/.exec(plan)?.[1] ?? 0));
  const scans = told.flatMap((plan) =>
    [
      ...plan.matchAll(/(?:Scan(?: Backward)? using|Bitmap Index Scan on|(Seq) Scan on) (\w+)/g),
    ].map(([, whole, name]) => (whole ? `all of ${name}` : `${name}`)),
  );
  return { ms: Math.max(0, ...durations), scans: [...new Set(scans)] };
}
