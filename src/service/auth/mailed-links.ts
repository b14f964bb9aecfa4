import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Database, Query } from '../store/database.ts';

/** The page of the site that a mailed link opens. */
export type LinkedPage = '/reset-password' | '/confirm-email';

type Mailed = { page: LinkedPage; tokenHash: string };
type Mailbox = { userId: string; email: string };
type Times = { since: number; now: number };

/** What links in mails open, each once. Only hashes of their tokens are kept. */
export function mailedLinks({ query, transaction }: Database) {
  return {
    add: async ({ page, tokenHash }: Mailed, { userId, email }: Mailbox, now: number) => {
      await query(ADD, [tokenHash, page, userId, email, now]);
    },
    /**
     * Confirms the address it was mailed to, if that is still the account's, for who opened it reads the mailbox; and does
     * `work` with it. Null for one that was used, is too old, or never was.
     */
    use: (
      { page, tokenHash }: Mailed,
      { since, now }: Times,
      work: (query: Query, userId: string) => Promise<unknown> = async () => {},
    ): Promise<string | null> =>
      transaction(async (inside) => {
        const [used] = await inside<Mailbox>(USE, [tokenHash, page, since, now]);
        if (used) await work(inside, used.userId);
        return used?.email ?? null;
      }),
  };
}

const ADD = `insert into auth.mailed_links (token_hash, page, user_id, email, created_at)
  values ($1, $2, $3::uuid, $4, to_timestamp($5::float8 / 1000))`;

/** Not from further ahead than it may live: a clock wrote it that has been put back since. */
const USE = `with used as (
    delete from auth.mailed_links where token_hash = $1 and page = $2
    returning user_id, email, created_at > to_timestamp($3::float8 / 1000)
      and created_at <= to_timestamp((2 * $4::float8 - $3::float8) / 1000) as is_live)
  update auth.users u set
    email_confirmed_at = coalesce(u.email_confirmed_at, to_timestamp($4::float8 / 1000)),
    updated_at = to_timestamp($4::float8 / 1000)
  from used where used.is_live and u.id = used.user_id and u.email = used.email
  returning u.id::text as "userId", u.email`;

const KEPT_MS = 30 * DAY_MS;

/** Takes away links that have long stopped opening. */
export async function tidyLinks(query: Query, now: number): Promise<void> {
  await query('delete from auth.mailed_links where created_at < to_timestamp($1::float8 / 1000)', [
    now - KEPT_MS,
  ]);
}
