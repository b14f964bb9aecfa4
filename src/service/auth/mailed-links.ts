import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Database, Query } from '../store/database.ts';

type Times = { since: number; now: number };
type SetPassword = (query: Query, userId: string, hash: string, now: number) => Promise<unknown>;

/** What links in mails open, each once. Only hashes of their tokens are kept. */
export type MailedLinks = {
  addReset: (userId: string, tokenHash: string, now: number) => Promise<void>;
  /** The address whose password it set; null for a token that was used, is too old, or never was. */
  useReset: (tokenHash: string, passwordHash: string, times: Times) => Promise<string | null>;
  addConfirmation: (
    to: { userId: string; email: string },
    tokenHash: string,
    now: number,
  ) => Promise<void>;
  /** Whether it confirmed the address it was mailed to, and that is still the account's. */
  useConfirmation: (tokenHash: string, times: Times) => Promise<boolean>;
};

export function mailedLinks(database: Database, setPassword: SetPassword): MailedLinks {
  const { query } = database;
  return {
    addReset: async (userId, tokenHash, now) => {
      await query(
        `insert into auth.reset_tokens (token_hash, user_id, created_at)
         values ($1, $2::uuid, to_timestamp($3::float8 / 1000))`,
        [tokenHash, userId, now],
      );
    },
    useReset: (tokenHash, hash, { since, now }) =>
      database.transaction(async (inside) => {
        const [used] = await inside<{ user_id: string; is_live: boolean }>(USE_RESET, [
          tokenHash,
          since,
          now,
        ]);
        if (!used?.is_live) return null;
        await setPassword(inside, used.user_id, hash, now);
        // Who opened it reads the mailbox, so the address is confirmed by it too.
        const [user] = await inside<{ email: string }>(CONFIRM_USER, [used.user_id, now]);
        return user?.email ?? null;
      }),
    addConfirmation: async ({ userId, email }, tokenHash, now) => {
      await query(
        `insert into auth.confirmation_tokens (token_hash, user_id, email, created_at)
         values ($1, $2::uuid, $3, to_timestamp($4::float8 / 1000))`,
        [tokenHash, userId, email, now],
      );
    },
    useConfirmation: async (tokenHash, { since, now }) => {
      const confirmed = await query(USE_CONFIRMATION, [tokenHash, since, now]);
      return confirmed.length > 0;
    },
  };
}

/** Not from further ahead than it may live: a clock wrote it that has been put back since. */
const IS_LIVE = `created_at > to_timestamp($2::float8 / 1000)
    and created_at <= to_timestamp((2 * $3::float8 - $2::float8) / 1000)`;

/** The token goes in the same moment as it is used, and every other of the account with the change. */
const USE_RESET = `delete from auth.reset_tokens where token_hash = $1
  returning user_id, ${IS_LIVE} as is_live`;

const CONFIRM_USER = `update auth.users
  set email_confirmed_at = coalesce(email_confirmed_at, to_timestamp($2::float8 / 1000))
  where id = $1::uuid returning email`;

const USE_CONFIRMATION = `with used as (
    delete from auth.confirmation_tokens where token_hash = $1
    returning user_id, email, ${IS_LIVE} as is_live)
  update auth.users u set
    email_confirmed_at = coalesce(u.email_confirmed_at, to_timestamp($3::float8 / 1000)),
    updated_at = to_timestamp($3::float8 / 1000)
  from used where used.is_live and u.id = used.user_id and u.email = used.email
  returning u.id`;

const RESETS_KEPT_MS = DAY_MS;
const CONFIRMATIONS_KEPT_MS = 30 * DAY_MS;

/** Takes away links that have long stopped opening. */
export async function tidyLinks(query: Query, now: number): Promise<void> {
  for (const [table, keptMs] of [
    ['reset_tokens', RESETS_KEPT_MS],
    ['confirmation_tokens', CONFIRMATIONS_KEPT_MS],
  ] as const)
    await query(`delete from auth.${table} where created_at < to_timestamp($1::float8 / 1000)`, [
      now - keptMs,
    ]);
}
