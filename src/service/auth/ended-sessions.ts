import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Query } from '../store/database.ts';

/** What ended a session before its time. */
export type EndedBy = 'signed-out' | 'new-password' | 'account-removed' | 'reused';

const REASON_KEPT_MS = DAY_MS;

/** Ends the sessions of `where`, whose values begin at $3, and keeps for whoever holds one what ended it. */
export async function endSessions(
  query: Query,
  { where, values }: { where: string; values: (string | null)[] },
  by: EndedBy,
  now: number,
): Promise<number> {
  const ended = await query(
    `with ended as (
       delete from auth.sessions where ${where} returning id, refresh_token_hmac_key)
     insert into auth.ended_sessions (id, refresh_token_hmac_key, ended_by, ended_at)
     select id, refresh_token_hmac_key, $1, to_timestamp($2::float8 / 1000) from ended
     returning id`,
    [by, now, ...values],
  );
  return ended.length;
}

export type EndedSession = { session_key: string; ended_by: EndedBy };

export async function endedSession(
  query: Query,
  sessionId: string,
  now: number,
): Promise<EndedSession | null> {
  const [ended] = await query<EndedSession>(
    `select refresh_token_hmac_key as session_key, ended_by from auth.ended_sessions
     where id = $1::uuid and ended_at > to_timestamp($2::float8 / 1000)`,
    [sessionId, now - REASON_KEPT_MS],
  );
  return ended ?? null;
}

export async function tidyEndedSessions(query: Query, now: number): Promise<void> {
  await query('delete from auth.ended_sessions where ended_at < to_timestamp($1::float8 / 1000)', [
    now - REASON_KEPT_MS,
  ]);
}
