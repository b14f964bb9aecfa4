import { MINUTE_MS } from '../../core/calendar/civil-date.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

/** What one account may store; 0 is no limit. */
export type AccountLimits = { uploadsPerMinute: number; accountRows: number };

export const NO_LIMITS: AccountLimits = { uploadsPerMinute: 0, accountRows: 0 };

export type OverLimit =
  | { kind: 'too-many-requests'; seconds: number }
  | { kind: 'quota-reached'; limit: number; found: number };

/** How full it is after this upload, where that is worth saying. */
export type QuotaNotice = { kind: 'quota-near'; limit: number; found: number };

export type WithinLimits =
  | { ok: true; notice: QuotaNotice | null }
  | { ok: false; problem: OverLimit };

/** From here on each answer says how much is left. */
const NEARLY_FULL = 0.8;

/** Both are counted from what is stored, because a counter beside it could go wrong. */
const USED = `select
    coalesce((select u.row_count from public.account_usage u where u.owner_id = $1::uuid), 0)::float8 as rows,
    count(*)::int as uploads,
    ${milliseconds('min(created_at)')} as oldest
  from public.datasets
  where owner_id = $1::uuid and created_at > to_timestamp($2::float8 / 1000)
    and created_at <= to_timestamp($3::float8 / 1000)`;

/** Whether so many rows more are within what the account may store, just now and in all. */
export async function withinLimits(
  query: Query,
  account: { userId: string },
  rows: number,
  { limits, now }: { limits: AccountLimits; now: number },
): Promise<WithinLimits> {
  if (limits.uploadsPerMinute === 0 && limits.accountRows === 0) return { ok: true, notice: null };
  const [used = { rows: 0, uploads: 0, oldest: now }] = await query<Used>(USED, [
    account.userId,
    now - MINUTE_MS,
    now,
  ]);
  return judge(used, rows, { limits, now });
}

type Used = { rows: number; uploads: number; oldest: number | null };

function judge(
  used: Used,
  rows: number,
  { limits, now }: { limits: AccountLimits; now: number },
): WithinLimits {
  const { uploadsPerMinute, accountRows: limit } = limits;
  if (uploadsPerMinute > 0 && used.uploads >= uploadsPerMinute) {
    const seconds = Math.ceil(((used.oldest ?? now) + MINUTE_MS - now) / 1000);
    return { ok: false, problem: { kind: 'too-many-requests', seconds: Math.max(1, seconds) } };
  }
  const found = used.rows + rows;
  if (limit > 0 && found > limit)
    return { ok: false, problem: { kind: 'quota-reached', limit, found: used.rows } };
  const isNear = limit > 0 && found >= NEARLY_FULL * limit;
  return { ok: true, notice: isNear ? { kind: 'quota-near', limit, found } : null };
}
