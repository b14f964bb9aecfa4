import { randomBytes } from 'node:crypto';
import type { Database, Query } from '../store/database.ts';
import { milliseconds } from '../store/milliseconds.ts';
import { decideRefresh, type RefreshRules } from './decide-refresh.ts';
import { type MailedLinks, mailedLinks, tidyLinks } from './mailed-links.ts';
import {
  type Count,
  countOne,
  forgetTaken,
  giveBack,
  type RateLimit,
  type Taking,
  takeFrom,
} from './rate-limit.ts';
import { isSealed, readRefreshToken, refreshToken, sealingKey } from './refresh-token.ts';

export type User = {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
  lastSignInAt: number | null;
  emailConfirmedAt: number | null;
};

/** What a sign-in or a refresh hands over. */
export type OpenSession = { user: User; sessionId: string; refreshToken: string };

type Refreshing =
  | { do: 'refreshed'; session: OpenSession }
  | { do: 'limited'; retryAfterSeconds: number }
  | { do: 'refused'; why: 'malformed' | 'unknown' | 'not-issued-here' | 'reused' | 'expired' };

type SignOutScope = 'local' | 'global' | 'others';

export type AccountStore = {
  /** Null when the address has an account already. */
  add: (account: NewAccount, now: number) => Promise<User | null>;
  credentials: (email: string) => Promise<Credentials | null>;
  openSession: (userId: string, now: number, origin?: SessionOrigin) => Promise<OpenSession | null>;
  /** The sessions of an account that have not ended, the one used last first. */
  sessions: (userId: string, now: number) => Promise<KnownSession[]>;
  endSession: (userId: string, sessionId: string) => Promise<boolean>;
  refresh: (token: string, now: number) => Promise<Refreshing>;
  /** The account behind a session that has not been signed out. */
  userOf: (sessionId: string, userId: string) => Promise<User | null>;
  change: (userId: string, change: AccountChange, now: number) => Promise<void>;
  signOut: (userId: string, sessionId: string, scope: SignOutScope) => Promise<void>;
  remove: (email: string) => Promise<boolean>;
  links: MailedLinks;
  take: (name: string, limit: RateLimit, now: number) => Promise<Taking>;
  count: (name: string, windowMs: number, now: number) => Promise<Count>;
  giveBack: (name: string) => Promise<void>;
  forget: (name: string) => Promise<void>;
  /** As if nobody had ever guessed at this account. */
  forgetGuesses: (email: string) => Promise<void>;
  /** Deletes what has run out: dead sessions and old counts. */
  tidy: (now: number) => Promise<void>;
};

/** What a request says of the program that asks, and the address it came from. */
export type SessionOrigin = { agent: string | null; address: string | null };

export type KnownSession = SessionOrigin & { id: string; openedAt: number; usedAt: number };

type Credentials = { id: string; hash: string; isConfirmed: boolean };

type NewAccount = {
  id: string;
  email: string;
  /** true where no mail can ask */
  isConfirmed: boolean;
  hash: string;
  metadata: Record<string, unknown>;
};

/** A new password ends every session but the one that changed it. */
export type AccountChange = {
  metadata?: Record<string, unknown>;
  password?: { hash: string; keepSessionId: string | null };
};

type AccountRules = RefreshRules & { refreshLimit: RateLimit; refreshSecret: string };

const USER = `u.id, u.email, u.raw_user_meta_data::text as metadata,
  ${milliseconds('u.created_at')} as created_at, ${milliseconds('u.updated_at')} as updated_at,
  ${milliseconds('u.last_sign_in_at')} as last_sign_in_at,
  ${milliseconds('u.email_confirmed_at')} as email_confirmed_at`;

type FoundUser = {
  id: string;
  email: string;
  metadata: string;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
  email_confirmed_at: number | null;
};

/** Accounts and sessions, in SQL as plain as the rest, on whichever PostgreSQL there is. */
export function accountStore(database: Database, rules: AccountRules): AccountStore {
  const { query } = database;
  return {
    add: (account, now) => addAccount(query, account, now),
    credentials: async (email) => {
      const [found] = await query<Credentials>(
        `select id, encrypted_password as hash, email_confirmed_at is not null as "isConfirmed"
         from auth.users where email = $1`,
        [email],
      );
      return found ?? null;
    },
    openSession: (userId, now, origin = UNKNOWN_ORIGIN) =>
      database.transaction((inside) => openSession(inside, { userId, origin }, now, rules)),
    sessions: (userId, now) => knownSessions(query, userId, now - rules.sessionMs),
    endSession: async (userId, sessionId) => {
      const gone = await query(`${SIGN_OUT.local} returning id`, [userId, sessionId]);
      return gone.length > 0;
    },
    refresh: (token, now) => refresh(database, token, now, rules),
    userOf: async (sessionId, userId) => {
      const [found] = await query<FoundUser>(
        `select ${USER} from auth.users u join auth.sessions s on s.user_id = u.id
         where s.id = $1::uuid and u.id = $2::uuid`,
        [sessionId, userId],
      );
      return found ? userOf(found) : null;
    },
    change: (userId, change, now) =>
      database.transaction((inside) => changeAccount(inside, userId, change, now)),
    signOut: async (userId, sessionId, scope) => {
      await query(SIGN_OUT[scope], scope === 'global' ? [userId] : [userId, sessionId]);
    },
    remove: async (email) => {
      const gone = await query('delete from auth.users where email = $1 returning id', [email]);
      return gone.length > 0;
    },
    links: mailedLinks(database, (inside, userId, hash, now) =>
      changeAccount(inside, userId, { password: { hash, keepSessionId: null } }, now),
    ),
    take: (name, limit, now) => takeFrom(query, name, limit, now),
    count: (name, windowMs, now) => countOne(query, name, windowMs, now),
    giveBack: (name) => giveBack(query, name),
    forget: (name) => forgetTaken(query, name),
    forgetGuesses: async (email) => {
      await query(`delete from auth.rate_limits where name = $1 or starts_with(name, $1 || ' ')`, [
        `guesses ${email}`,
      ]);
    },
    tidy: async (now) => {
      await query(
        'delete from auth.sessions where refreshed_at < to_timestamp($1::float8 / 1000)',
        [now - rules.sessionMs - ENDED_SESSION_KEPT_MS],
      );
      await tidyLinks(query, now);
      await query(
        'delete from auth.rate_limits where window_started_at < to_timestamp($1::float8 / 1000)',
        [now - COUNTS_KEPT_MS],
      );
    },
  };
}

/** Kept a while after their end, so that their holder hears "expired" and not "unknown". */
const ENDED_SESSION_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const COUNTS_KEPT_MS = 24 * 60 * 60 * 1000;

const SIGN_OUT: Record<SignOutScope, string> = {
  local: 'delete from auth.sessions where user_id = $1::uuid and id = $2::uuid',
  global: 'delete from auth.sessions where user_id = $1::uuid',
  others: 'delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid',
};

async function addAccount(query: Query, account: NewAccount, now: number): Promise<User | null> {
  const [added] = await query<FoundUser>(
    `insert into auth.users as u
       (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at,
        email_confirmed_at)
     values ($1::uuid, $2, $3, $4::text::jsonb,
       to_timestamp($5::float8 / 1000), to_timestamp($5::float8 / 1000),
       case when $6::boolean then to_timestamp($5::float8 / 1000) end)
     on conflict (email) do nothing returning ${USER}`,
    [
      account.id,
      account.email,
      account.hash,
      JSON.stringify(account.metadata),
      now,
      account.isConfirmed,
    ],
  );
  return added ? userOf(added) : null;
}

const UNKNOWN_ORIGIN: SessionOrigin = { agent: null, address: null };

async function knownSessions(
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

async function openSession(
  query: Query,
  { userId, origin }: { userId: string; origin: SessionOrigin },
  now: number,
  { refreshSecret }: AccountRules,
): Promise<OpenSession | null> {
  const [found] = await query<FoundUser>(
    `update auth.users as u set last_sign_in_at = to_timestamp($2::float8 / 1000)
     where id = $1::uuid returning ${USER}`,
    [userId, now],
  );
  if (!found) return null;
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
  return { user: userOf(found), sessionId, refreshToken: token };
}

type FoundSession = FoundUser & { session_key: string; counter: number; refreshed_at: number };

/** The row lock makes exchanges of one session follow each other, whichever process they reach. */
const LOCK_SESSION = `select ${USER}, s.refresh_token_hmac_key as session_key,
    s.refresh_token_counter::float8 as counter, ${milliseconds('s.refreshed_at')} as refreshed_at
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = $1::uuid for update of s`;

async function refresh(
  database: Database,
  token: string,
  now: number,
  rules: AccountRules,
): Promise<Refreshing> {
  const claim = readRefreshToken(token);
  if (!claim) return { do: 'refused', why: 'malformed' };
  const { sessionId } = claim;
  return database.transaction(async (query) => {
    const [found] = await query<FoundSession>(LOCK_SESSION, [sessionId]);
    const key = found ? sealingKey(found.session_key, rules.refreshSecret) : null;
    if (!found || !key || !isSealed(claim, key)) return { do: 'refused', why: 'unknown' };
    const taking = await takeFrom(query, `refresh ${sessionId}`, rules.refreshLimit, now);
    if (!taking.ok) return { do: 'limited', retryAfterSeconds: taking.retryAfterSeconds };
    const session = { counter: found.counter, refreshedAt: found.refreshed_at };
    const decision = decideRefresh(session, claim.counter, now, rules);
    switch (decision.do) {
      case 'refuse-unknown':
        return { do: 'refused', why: 'not-issued-here' };
      case 'end-expired':
        return { do: 'refused', why: 'expired' };
      case 'end-reused':
        // Returned, not thrown: the end of the session must be committed with the refusal.
        await query('delete from auth.sessions where id = $1::uuid', [sessionId]);
        return { do: 'refused', why: 'reused' };
      case 'rotate':
        await query(ROTATE, [sessionId, now]);
    }
    const counter = found.counter + (decision.do === 'rotate' ? 1 : 0);
    const current = refreshToken(sessionId, counter, key);
    return { do: 'refreshed', session: { user: userOf(found), sessionId, refreshToken: current } };
  });
}

const ROTATE = `update auth.sessions
  set refresh_token_counter = refresh_token_counter + 1,
    refreshed_at = to_timestamp($2::float8 / 1000)
  where id = $1::uuid`;

async function changeAccount(
  query: Query,
  userId: string,
  { metadata, password }: AccountChange,
  now: number,
): Promise<void> {
  if (metadata)
    await query(
      `update auth.users set raw_user_meta_data =
           (raw_user_meta_data || $2::text::jsonb)
             - array(select jsonb_array_elements_text($4::text::jsonb)),
         updated_at = to_timestamp($3::float8 / 1000) where id = $1::uuid`,
      [userId, JSON.stringify(metadata), now, JSON.stringify(nullsIn(metadata))],
    );
  if (!password) return;
  await query(
    `update auth.users set encrypted_password = $2, updated_at = to_timestamp($3::float8 / 1000)
     where id = $1::uuid`,
    [userId, password.hash, now],
  );
  await query(
    'delete from auth.sessions where user_id = $1::uuid and id is distinct from $2::uuid',
    [userId, password.keepSessionId],
  );
  // A person may change the password because somebody reads their mailbox: links mailed before must not undo that.
  await query('delete from auth.reset_tokens where user_id = $1::uuid', [userId]);
}

function nullsIn(metadata: Record<string, unknown>): string[] {
  return Object.keys(metadata).filter((key) => metadata[key] === null);
}

function userOf(found: FoundUser): User {
  return {
    id: found.id,
    email: found.email,
    metadata: JSON.parse(found.metadata),
    createdAt: found.created_at,
    updatedAt: found.updated_at,
    lastSignInAt: found.last_sign_in_at,
    emailConfirmedAt: found.email_confirmed_at,
  };
}
