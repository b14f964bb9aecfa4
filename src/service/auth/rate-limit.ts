import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Database, Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

/** So many within a window of time; every process counts in the same place. */
export type RateLimit = { most: number; windowMs: number };

export type Taking = { ok: true } | { ok: false; retryAfterSeconds: number };

type Count = { taken: number; retryAfterSeconds: number };

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
async function countOne(query: Query, name: string, windowMs: number, now: number): Promise<Count> {
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

/** Counts one more under each name, unless `isAllowed` objects to what that makes: a refusal leaves nothing behind. */
export async function takeAll(
  database: Database,
  names: readonly string[],
  { windowMs, now }: { windowMs: number; now: number },
  isAllowed: (taken: Record<string, number>) => boolean,
): Promise<Taking> {
  try {
    await database.transaction(async (query) => {
      const counts = await Promise.all(names.map((name) => countOne(query, name, windowMs, now)));
      const taken = counts.map((count, at) => [names[at], count.taken]);
      if (!isAllowed(Object.fromEntries(taken))) throw new TooMany(counts[0]?.retryAfterSeconds);
    });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { ok: false, retryAfterSeconds: error.retryAfterSeconds };
  }
}

/** Thrown, so that nothing is counted. */
class TooMany extends Error {
  override name = 'TooMany';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds = 1) {
    super('Cannot count: too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const NAMED = 'name in (select jsonb_array_elements_text($1::text::jsonb))';

/** They were counted before anybody knew that they should not have been. */
export async function giveBack(query: Query, names: readonly string[]): Promise<void> {
  const sent = [JSON.stringify(names)];
  await query(`update auth.rate_limits set taken = taken - 1 where ${NAMED}`, sent);
  await query(`delete from auth.rate_limits where taken <= 0 and ${NAMED}`, sent);
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
