import type { Database, Query } from '../store/database.ts';

/** What an operator sees of an account in a list. */
export type ListedAccount = {
  email: string;
  id: string;
  since: string;
  signed_in: string | null;
  records: number;
  rows: number;
  is_suspended: boolean;
};

const LIST = `select u.email, u.id::text as id, to_char(u.created_at, 'YYYY-MM-DD') as since,
    to_char(u.last_sign_in_at, 'YYYY-MM-DD') as signed_in,
    (select count(*) from almanac.records r where r.owner_id = u.id)::int as records,
    coalesce((select row_count from almanac.usage s where s.owner_id = u.id), 0)::float8 as rows,
    coalesce(u.banned_until > now(), false) as is_suspended
  from auth.users u order by u.created_at, u.email`;

export function listAccounts({ query }: Database): Promise<ListedAccount[]> {
  return query<ListedAccount>(LIST);
}

/** Nobody signs in, and what its tokens would publish is refused. False where there is no such account. */
export async function suspendAccount({ query }: Database, email: string): Promise<boolean> {
  return (await query(setBan(`'infinity'`), [email])).length > 0;
}

export async function restoreAccount({ query }: Database, email: string): Promise<boolean> {
  return (await query(setBan('null'), [email])).length > 0;
}

function setBan(until: string): string {
  return `update auth.users set banned_until = ${until} where email = $1 returning id`;
}

export type OwnedRecord = {
  record: string;
  name: string;
  email: string;
  id: string;
};

const OWNER = `select r.id::text as record, r.name, u.email, u.id::text as id
  from almanac.records r join auth.users u on u.id = r.owner_id
  where r.id = almanac.record_of($1::uuid)`;

/** Of a record, whichever of its addresses is given. */
export async function ownerOfRecord(query: Query, id: string): Promise<OwnedRecord | null> {
  const [found] = await query<OwnedRecord>(OWNER, [id]);
  return found ?? null;
}

/** Its owner alone sees it from now on; null shows it again as its owner had set it. Null where it is not there. */
export function hideRecord(
  database: Database,
  id: string,
  { reason, now }: { reason: string | null; now: number },
): Promise<OwnedRecord | null> {
  return database.transaction(async (query) => {
    const found = await ownerOfRecord(query, id);
    if (!found) return null;
    await query(HIDE, [found.record, reason, now]);
    // It stays with its owner until it is shown again.
    await query('delete from almanac.offered where record_id = $1::uuid', [found.record]);
    return found;
  });
}

const HIDE = `update almanac.records set hidden_reason = $2,
    hidden_at = case when $2::text is null then null else to_timestamp($3::float8 / 1000) end,
    updated_at = greatest(to_timestamp($3::float8 / 1000), updated_at + interval '1 millisecond')
  where id = $1::uuid`;

/** All that an account has. */
export async function hideAllOf(
  { query }: Database,
  email: string,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  await query(
    `update almanac.records set hidden_reason = $2, hidden_at = to_timestamp($3::float8 / 1000)
     where hidden_at is null and owner_id = (select id from auth.users where email = $1)`,
    [email, reason, now],
  );
}

/** As by its owner, but that nothing can be sent under its keys again. */
export function removeRecordByOperator(
  database: Database,
  id: string,
  now: number,
): Promise<OwnedRecord | null> {
  return database.transaction(async (query) => {
    const found = await ownerOfRecord(query, id);
    if (!found) return null;
    await query(`select set_config('almanac.now', $1, true)`, [String(now)]);
    await query('delete from almanac.datasets where record_id = $1::uuid', [found.record]);
    await query(
      `update almanac.removed set by_operator = true where id = $1::uuid or record_id = $1::uuid`,
      [found.record],
    );
    return found;
  });
}
