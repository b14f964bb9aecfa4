import type { Caller } from '../http/caller.ts';
import type { Database, Query } from './database.ts';

/**
 * A transaction in which the database itself knows who asks: row-level security sees the role and
 * the claims, and both end with the transaction.
 */
export function asCaller<Result>(
  database: Database,
  caller: Caller,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (query) => {
    await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      caller.role,
      JSON.stringify(
        caller.role === 'authenticated' ? { sub: caller.userId, role: caller.role } : {},
      ),
    ]);
    return work(query);
  });
}
