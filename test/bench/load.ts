import { startPostgres } from '../support/postgres.ts';
import type { BenchOptions, BenchRow } from './bench-row.ts';
import { benchSessions } from './load/sessions.ts';

/** So short by default, because the machine may be busy with other things; ten minutes are the real one. */
const SECONDS = 60;

/** Two processes over one PostgreSQL under two thousand people: `npm run bench -- load --seconds 600`. */
export async function benchLoad({ seconds }: BenchOptions): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  try {
    return await benchSessions(await server.newDatabase(), seconds ?? SECONDS);
  } finally {
    await server.end();
  }
}
