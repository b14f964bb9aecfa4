import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Database, Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { decideRefresh, type RefreshRules } from './decide-refresh.ts';
import { type EndedBy, endedSession, endSessions, tidyEndedSessions } from './ended-sessions.ts';
import { type RateLimit, takeFrom } from './rate-limit.ts';
import { isSealed, readRefreshToken, refreshToken, sealingKey } from './refresh-token.ts';
import { type FoundUser, IS_BANNED, USER, type User, userOf } from './user-rows.ts';

/** What a sign-in or a refresh hands over. */
export type OpenSession = { user: User; sessionId: string; refreshToken: string };

export type Refreshing =
  | { do: 'refreshed'; session: OpenSession }
  | { do: 'limited'; retryAfterSeconds: number }
  | {
      do: 'refused';
      why: 'malformed' | 'unknown' | 'not-issued-here' | 'expired' | 'banned' | EndedBy;
    };

export type SignOutScope = 'local' | 'global' | 'others';

export type SessionRules = RefreshRules & { refreshLimit: RateLimit; refreshSecret: string };

/** What a request says of the program that asks, and the address it came from. */
export type SessionOrigin = { agent: string | null; address: string | null };

export type KnownSession = SessionOrigin & { id: string; openedAt: number; usedAt: number };

const UNKNOWN_ORIGIN: SessionOrigin = { agent: null, address: null };

export async function knownSessions(
  query: Query,
  userId: string,
  usedSince: number,
): Promise<KnownSession[]> {
  return query<KnownSession>(
    `select id, user_agent as agent, opened_from as address,
       ${milliseconds('created_at')} as "openedAt", ${milliseconds('refreshed_at')} as "usedAt"
     from auth.sessions
     where user_id = $1::uuid and refreshed_at > to_timestamp($2::float8 / 1000)
     order by refreshed_at desc, id`,
    [userId, usedSince],
  );
}

/** What is known of somebody who signs in. */
export type SigningIn = {
  userId: string;
  /** The stored hash that the password was found right by; left out where none was asked for. */
  passwordHash?: string;
  origin?: SessionOrigin;
};

/** Null where the account is gone, or its password was changed since it was found right. */
export async function openSession(
  query: Query,
  { userId, passwordHash, origin = UNKNOWN_ORIGIN }: SigningIn,
  now: number,
  { refreshSecret }: SessionRules,
): Promise<OpenSession | null> {
  const [user] = await query<FoundUser>(
    `update auth.users as u set last_sign_in_at = to_timestamp($2::float8 / 1000)
     where id = $1::uuid and encrypted_password = coalesce($3, encrypted_password)
     returning ${USER}`,
    [userId, now, passwordHash ?? null],
  );
  if (!user) return null;
  const sessionId = crypto.randomUUID();
  const sessionKey = randomBytes(32).toString('base64url');
  await query(
    `insert into auth.sessions
       (id, user_id, created_at, refreshed_at, refresh_token_hmac_key, refresh_token_counter,
        user_agent, opened_from)
     values ($1::uuid, $2::uuid,
       to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000), $4, 0, $5, $6)`,
    [sessionId, userId, now, sessionKey, origin.agent, origin.address],
  );
  const token = refreshToken(sessionId, 0, sealingKey(sessionKey, refreshSecret));
  return { user: userOf(user), sessionId, refreshToken: token };
}

/** How many that ended; `local` is this one alone. */
export async function signOut(
  query: Query,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
  now: number,
): Promise<number> {
  const values = scope === 'global' ? [userId] : [userId, sessionId];
  return endSessions(query, { where: SIGNED_OUT[scope], values }, 'signed-out', now);
}

const SIGNED_OUT: Record<SignOutScope, string> = {
  local: 'user_id = $3::uuid and id = $4::uuid',
  global: 'user_id = $3::uuid',
  others: 'user_id = $3::uuid and id <> $4::uuid',
};

type FoundSession = FoundUser & {
  session_key: string;
  counter: number;
  refreshed_at: number;
  is_banned: boolean;
};

/** The row lock makes exchanges of one session follow each other, whichever process they reach. */
const LOCK_SESSION = `select ${USER}, ${IS_BANNED} as is_banned, s.refresh_token_hmac_key as session_key,
    s.refresh_token_counter::float8 as counter, ${milliseconds('s.refreshed_at')} as refreshed_at
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = $1::uuid for update of s`;

export async function refresh(
  database: Database,
  token: string,
  now: number,
  rules: SessionRules,
): Promise<Refreshing> {
  const claim = readRefreshToken(token);
  if (!claim) return { do: 'refused', why: 'malformed' };
  const { sessionId } = claim;
  return database.transaction(async (query) => {
    const [row] = await query<FoundSession>(LOCK_SESSION, [sessionId]);
    const ended = row ? null : await endedSession(query, sessionId, now);
    const known = row ?? ended;
    const key = known ? sealingKey(known.session_key, rules.refreshSecret) : null;
    if (!key || !isSealed(claim, key)) return { do: 'refused', why: 'unknown' };
    if (!row) return { do: 'refused', why: ended?.ended_by ?? 'unknown' };
    // Its session lives on: who is let in again need not sign in anew.
    if (row.is_banned) return { do: 'refused', why: 'banned' };
    const taking = await takeFrom(query, `refresh ${sessionId}`, rules.refreshLimit, now);
    if (!taking.ok) return { do: 'limited', retryAfterSeconds: taking.retryAfterSeconds };
    const session = { counter: row.counter, refreshedAt: row.refreshed_at };
    const decision = decideRefresh(session, claim.counter, now, rules).do;
    // The refusal is returned, not thrown: the end of the session must be committed with it.
    if (decision === 'end-reused')
      await endSessions(query, { where: 'id = $3::uuid', values: [sessionId] }, 'reused', now);
    if (decision === 'rotate') await query(ROTATE, [sessionId, now]);
    if (decision !== 'rotate' && decision !== 'give-current')
      return { do: 'refused', why: WHY_REFUSED[decision] };
    const counter = row.counter + (decision === 'rotate' ? 1 : 0);
    const current = refreshToken(sessionId, counter, key);
    return { do: 'refreshed', session: { user: userOf(row), sessionId, refreshToken: current } };
  });
}

const WHY_REFUSED = {
  'refuse-unknown': 'not-issued-here',
  'end-expired': 'expired',
  'end-reused': 'reused',
} as const;

/** Never earlier than it was: by a clock that is behind for a while every session it renews would look long unused. */
const ROTATE = `update auth.sessions
  set refresh_token_counter = refresh_token_counter + 1,
    refreshed_at = greatest(refreshed_at, to_timestamp($2::float8 / 1000))
  where id = $1::uuid`;

/** Kept a while after their end, so that their holder hears "expired" and not "unknown". */
const UNUSED_SESSION_KEPT_MS = 30 * DAY_MS;

export async function tidySessions(
  query: Query,
  now: number,
  { sessionMs }: SessionRules,
): Promise<void> {
  await query('delete from auth.sessions where refreshed_at < to_timestamp($1::float8 / 1000)', [
    now - sessionMs - UNUSED_SESSION_KEPT_MS,
  ]);
  await tidyEndedSessions(query, now);
}
