import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

/** So many within a window of time; every process counts in the same place. */
export type RateLimit = { most: number; windowMs: number };

export type Taking = { ok: true } | { ok: false; retryAfterSeconds: number };

export type Count = { taken: number; retryAfterSeconds: number };

/**
 * A window that begins in the future was begun by a clock that has been put back since; clocks of
 * several processes differ by less than it lasts.
 */
const IN_WINDOW = `known.window_started_at > to_timestamp($3::float8 / 1000)
  and known.window_started_at <= to_timestamp($4::float8 / 1000)`;

const TAKE = `insert into auth.rate_limits as known (name, window_started_at, taken)
  values ($1, to_timestamp($2::float8 / 1000), 1)
  on conflict (name) do update set
    taken = case when ${IN_WINDOW} then known.taken + 1 else 1 end,
    window_started_at = case when ${IN_WINDOW} then known.window_started_at
      else excluded.window_started_at end
  returning taken, ${milliseconds('window_started_at')} as started`;

/** Counts one more under `name`, and says when to come back if that is one too many. */
export async function takeFrom(
  query: Query,
  name: string,
  limit: RateLimit,
  now: number,
): Promise<Taking> {
  const { taken, retryAfterSeconds } = await countOne(query, name, limit.windowMs, now);
  return taken <= limit.most ? { ok: true } : { ok: false, retryAfterSeconds };
}

/** How many there are under `name` with this one, and when its window is over. */
export async function countOne(
  query: Query,
  name: string,
  windowMs: number,
  now: number,
): Promise<Count> {
  const [found] = await query<{ taken: number; started: number }>(TAKE, [
    name,
    now,
    now - windowMs,
    now + windowMs,
  ]);
  const { taken = 1, started = now } = found ?? {};
  const seconds = Math.ceil((started + windowMs - now) / 1000);
  return { taken, retryAfterSeconds: Math.min(Math.max(1, seconds), Math.ceil(windowMs / 1000)) };
}

/** It was counted before anybody knew that it should not have been. */
export async function giveBack(query: Query, name: string): Promise<void> {
  await query('update auth.rate_limits set taken = greatest(taken - 1, 0) where name = $1', [name]);
}

export async function forgetTaken(query: Query, name: string): Promise<void> {
  await query('delete from auth.rate_limits where name = $1', [name]);
}

/** As if nobody had ever guessed at this account, from whatever address. */
export async function forgetGuesses(query: Query, email: string): Promise<void> {
  await query(`delete from auth.rate_limits where name = $1 or starts_with(name, $1 || ' ')`, [
    `guesses ${email}`,
  ]);
}

const COUNTS_KEPT_MS = DAY_MS;

export async function tidyCounts(query: Query, now: number): Promise<void> {
  await query(
    'delete from auth.rate_limits where window_started_at < to_timestamp($1::float8 / 1000)',
    [now - COUNTS_KEPT_MS],
  );
}
