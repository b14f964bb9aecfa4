import type { Caller } from '../http/caller.ts';
import type { Database, How, Query } from './database.ts';

/**
 * A transaction in which the database knows who asks. Row-level security sees the role and the claims,
 * and both end with the transaction.
 */
export function asCaller<Result>(
  database: Database,
  caller: Caller,
  work: (query: Query) => Promise<Result>,
  how: How = {},
): Promise<Result> {
  return database.transaction(async (query) => {
    // Not awaited, because the connection keeps the order, and the first statement of `work` follows.
    const known = query(BECOME, [...claimsOf(caller), how.isDear ? DEAR_TIMEOUT : null]);
    const [result] = await Promise.all([work(query), known]);
    return result;
  }, how);
}

/** A plan for whatever filters there may be would use no index, so each statement is planned for its own. */
const BECOME = `select set_config('role', $1, true), set_config('almanac.account', $2, true),
  set_config('plan_cache_mode', 'force_custom_plan', true),
  set_config('statement_timeout', coalesce($3, current_setting('statement_timeout')), true)`;

/** Of what takes a core of the database, as a search: whoever would wait longer asks for less. */
const DEAR_TIMEOUT = '2s';

function claimsOf(caller: Caller): [role: string, account: string] {
  return caller.role === 'authenticated'
    ? ['almanac_account', caller.userId]
    : ['almanac_visitor', ''];
}
