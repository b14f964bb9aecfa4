import { MINUTE_MS } from '../../core/calendar/civil-date.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { Refused } from './refused.ts';

/** What one account may store; 0 is no limit. */
export type AccountLimits = { uploadsPerMinute: number; accountRows: number };

/** Where its operator says nothing. */
export const USUAL_LIMITS: AccountLimits = { uploadsPerMinute: 60, accountRows: 2_000_000 };
export const NO_LIMITS: AccountLimits = { uploadsPerMinute: 0, accountRows: 0 };

/** How full it is after this upload, where that is worth saying. */
export type QuotaNotice = { kind: 'quota-near'; limit: number; found: number };

/** From here on each answer says how much is left. */
const NEARLY_FULL = 0.8;

/**
 * Until all is committed nobody else writes for this account; what writes for it begins with this, or with an upload.
 * With a link the giver is held too, both in one order.
 */
export async function holdAccount(
  query: Query,
  { userId }: { userId: string },
  link?: string,
): Promise<void> {
  const [[held]] = await Promise.all([
    query<{ is_suspended: boolean }>('select almanac.is_suspended()'),
    link === undefined ? query(HOLD, [userId]) : query('select almanac.hold_offer($1)', [link]),
  ]);
  if (held?.is_suspended) throw new Refused({ kind: 'token-invalid' });
}

const HOLD = 'select from almanac.usage where owner_id = $1::uuid for update';

/** Counts in what is about to be stored or changed, and refuses what is beyond the account's limits. */
export async function countWrite(
  query: Query,
  account: { userId: string },
  rows: number,
  { limits, now }: { limits: AccountLimits; now: number },
): Promise<QuotaNotice | null> {
  const [used] = await query<Used>(COUNT, [account.userId, rows, now, MINUTE_MS]);
  if (!used) throw new Error('Cannot count what is written: no row came back');
  if (used.is_suspended) throw new Refused({ kind: 'token-invalid' });
  const { uploadsPerMinute, accountRows: limit } = limits;
  if (uploadsPerMinute > 0 && used.taken > uploadsPerMinute) {
    const seconds = Math.max(1, Math.ceil((used.since + MINUTE_MS - now) / 1000));
    throw new Refused({ kind: 'too-many-requests', seconds });
  }
  if (rows === 0 || limit === 0) return null;
  if (used.rows > limit)
    throw new Refused({ kind: 'quota-reached', limit, found: used.rows - rows });
  return used.rows >= NEARLY_FULL * limit ? { kind: 'quota-near', limit, found: used.rows } : null;
}

/** What the account has stored. */
export async function rowsUsed(query: Query, userId: string): Promise<number> {
  const [used] = await query<{ rows: number }>(
    'select row_count::float8 as rows from almanac.usage where owner_id = $1::uuid',
    [userId],
  );
  return used?.rows ?? 0;
}

type Used = { rows: number; taken: number; since: number; is_suspended: boolean };

/** A window that a clock left behind, or ahead when it was put back, is over. */
const IS_OVER = `u.window_started_at > excluded.window_started_at
  or u.window_started_at <= excluded.window_started_at - $4::float8 * interval '1 millisecond'`;

const COUNT = `insert into almanac.usage as u (owner_id, row_count, window_started_at, taken)
  values ($1::uuid, $2::bigint, to_timestamp($3::float8 / 1000), 1)
  on conflict (owner_id) do update set row_count = u.row_count + excluded.row_count,
    taken = case when ${IS_OVER} then 1 else u.taken + 1 end,
    window_started_at = case when ${IS_OVER} then excluded.window_started_at else u.window_started_at end
  returning almanac.is_suspended(), row_count::float8 as rows, taken, ${milliseconds('window_started_at')} as since`;
