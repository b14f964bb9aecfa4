import type { Caller } from '../http/caller.ts';
import type { Database, Purpose, Query } from './database.ts';

/**
 * A transaction in which the database itself knows who asks: row-level security sees the role and
 * the claims, and both end with the transaction.
 */
export function asCaller<Result>(
  database: Database,
  caller: Caller,
  work: (query: Query) => Promise<Result>,
  purpose: Purpose = 'keeps',
): Promise<Result> {
  return database.transaction(async (query) => {
    // Not waited for: the connection keeps the order, and work's first statement follows at once.
    const known = query(BECOME, [caller.role, JSON.stringify(claimsOf(caller))]);
    const [result] = await Promise.all([work(query), known]);
    return result;
  }, purpose);
}

const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;

function claimsOf(caller: Caller): Record<string, string> {
  return caller.role === 'authenticated' ? { sub: caller.userId, role: caller.role } : {};
}
