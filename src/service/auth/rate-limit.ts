import type { Query } from '../store/database.ts';

/** So many within a window of time; every process counts in the same place. */
export type RateLimit = { most: number; windowMs: number };

export type Taking = { ok: true } | { ok: false; retryAfterSeconds: number };

const TAKE = `insert into auth.rate_limits as known (name, window_started_at, taken)
  values ($1, to_timestamp($2::float8 / 1000), 1)
  on conflict (name) do update set
    taken = case when known.window_started_at > to_timestamp($3::float8 / 1000)
      then known.taken + 1 else 1 end,
    window_started_at = case when known.window_started_at > to_timestamp($3::float8 / 1000)
      then known.window_started_at else excluded.window_started_at end
  returning taken, (extract(epoch from window_started_at) * 1000)::float8 as started`;

/** Counts one more under `name`, and says when to come back if that is one too many. */
export async function takeFrom(
  query: Query,
  name: string,
  limit: RateLimit,
  now: number,
): Promise<Taking> {
  const [count] = await query<{ taken: number; started: number }>(TAKE, [
    name,
    now,
    now - limit.windowMs,
  ]);
  if (!count || count.taken <= limit.most) return { ok: true };
  const seconds = Math.ceil((count.started + limit.windowMs - now) / 1000);
  return { ok: false, retryAfterSeconds: Math.max(1, seconds) };
}

export async function forgetTaken(query: Query, name: string): Promise<void> {
  await query('delete from auth.rate_limits where name = $1', [name]);
}
