import { startPostgres } from '../support/postgres.ts';
import type { BenchOptions, BenchRow } from './bench-row.ts';
import { benchRivals } from './load/rivals.ts';
import { benchSessions } from './load/sessions.ts';

/** So short by default, because the machine may be busy with other things; ten minutes are the real one. */
const SECONDS = 60;
const OF_RIVALS = 0.5;

/**
 * Two processes over one PostgreSQL under two thousand people, then the same uploads by 16 callers
 * given by turns to the service, its embedded home and parse-server: `npm run bench -- load --seconds 600`.
 */
export async function benchLoad({ seconds }: BenchOptions): Promise<BenchRow[]> {
  const server = await startPostgres('newest', { durable: true });
  try {
    const wanted = seconds ?? SECONDS;
    const sessions = await benchSessions(await server.newDatabase(), wanted);
    const rivals = await benchRivals(
      { service: await server.newDatabase(), rival: await server.newDatabase() },
      Math.min(wanted * OF_RIVALS, 120),
    );
    return [...sessions, ...rivals];
  } finally {
    await server.end();
  }
}
