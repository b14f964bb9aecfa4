import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { isAcceptableMetadata, withoutNulls } from './accept-credentials.ts';
import { endSessions } from './ended-sessions.ts';

export type User = {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
  lastSignInAt: number | null;
  emailConfirmedAt: number | null;
};

export type Credentials = { id: string; hash: string; isConfirmed: boolean; isBanned: boolean };

export type NewAccount = {
  id: string;
  email: string;
  /** true where no mail can ask */
  isConfirmed: boolean;
  hash: string;
  metadata: Record<string, unknown>;
};

/** A new password ends every session but the one that changes it; null where none does. */
export type AccountChange = {
  metadata?: Record<string, unknown>;
  password?: { hash: string; keepSessionId: string | null };
};

export const USER = `u.id, u.email, u.raw_user_meta_data::text as metadata,
  ${milliseconds('u.created_at')} as created_at, ${milliseconds('u.updated_at')} as updated_at,
  ${milliseconds('u.last_sign_in_at')} as last_sign_in_at,
  ${milliseconds('u.email_confirmed_at')} as email_confirmed_at`;

/** Without an end, so whose clock it is does not matter. */
export const IS_BANNED = '(banned_until is not null and banned_until > now())';

export type FoundUser = {
  id: string;
  email: string;
  metadata: string;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
  email_confirmed_at: number | null;
};

export async function addAccount(
  query: Query,
  account: NewAccount,
  now: number,
): Promise<User | null> {
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

export async function credentialsOf(query: Query, email: string): Promise<Credentials | null> {
  const [credentials] = await query<Credentials>(
    `select id, encrypted_password as hash, email_confirmed_at is not null as "isConfirmed",
       ${IS_BANNED} as "isBanned"
     from auth.users where email = $1`,
    [email],
  );
  return credentials ?? null;
}

export async function userInSession(
  query: Query,
  sessionId: string,
  userId: string,
): Promise<User | null> {
  const [user] = await query<FoundUser>(
    `select ${USER} from auth.users u join auth.sessions s on s.user_id = u.id
     where s.id = $1::uuid and u.id = $2::uuid and not ${IS_BANNED}`,
    [sessionId, userId],
  );
  return user ? userOf(user) : null;
}

export async function removeUser(query: Query, email: string, now: number): Promise<boolean> {
  const theirs = 'user_id = (select id from auth.users where email = $3)';
  await endSessions(query, { where: theirs, values: [email] }, 'account-removed', now);
  // What the account had published says when it went.
  await query(`select set_config('almanac.now', $1, true)`, [String(now)]);
  const gone = await query('delete from auth.users where email = $1 returning id', [email]);
  return gone.length > 0;
}

export type Changing = 'changed' | 'session-ended' | 'too-large';

/** A change of metadata is added to what is stored; a null takes a field away. */
export async function changeAccount(
  query: Query,
  userId: string,
  { metadata, password }: AccountChange,
  now: number,
): Promise<Changing> {
  // Changes of one account wait here, so that each sees what the one before stored, and which sessions
  // it ended.
  const [user] = await query<{ metadata: string }>(
    `select raw_user_meta_data::text as metadata from auth.users where id = $1::uuid for update`,
    [userId],
  );
  const by = password?.keepSessionId ?? null;
  if (!user || (by !== null && !(await userInSession(query, by, userId)))) return 'session-ended';
  const changed = withoutNulls({ ...JSON.parse(user.metadata), ...metadata });
  if (metadata && !isAcceptableMetadata(changed)) return 'too-large';
  if (metadata)
    await query(
      `update auth.users set raw_user_meta_data = $2::text::jsonb,
         updated_at = to_timestamp($3::float8 / 1000) where id = $1::uuid`,
      [userId, JSON.stringify(changed), now],
    );
  if (password) await setPassword(query, userId, password, now);
  return 'changed';
}

async function setPassword(
  query: Query,
  userId: string,
  { hash, keepSessionId }: NonNullable<AccountChange['password']>,
  now: number,
): Promise<void> {
  await query(
    `update auth.users set encrypted_password = $2, updated_at = to_timestamp($3::float8 / 1000)
     where id = $1::uuid`,
    [userId, hash, now],
  );
  const others = 'user_id = $3::uuid and id is distinct from $4::uuid';
  await endSessions(query, { where: others, values: [userId, keepSessionId] }, 'new-password', now);
  // A person may change the password because somebody reads their mailbox: links mailed before must not undo that.
  await query(
    `delete from auth.mailed_links where user_id = $1::uuid and page = '/reset-password'`,
    [userId],
  );
}

export function userOf(row: FoundUser): User {
  return {
    id: row.id,
    email: row.email,
    metadata: JSON.parse(row.metadata),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
    emailConfirmedAt: row.email_confirmed_at,
  };
}
