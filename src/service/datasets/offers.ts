import { DAY_MS } from '../../core/calendar/civil-date.ts';
import type { Owner } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { type AccountLimits, rowsUsed } from './account-limits.ts';
import { Refused } from './refused.ts';

/** How long a link hands records over. */
export const OFFER_DAYS = 14;

type NewOffer = { id: string; tokenHash: string; records: readonly string[] | 'all' };

type OwnOffer = {
  id: string;
  createdAt: number;
  expiresAt: number;
  records: { record: string; name: string }[];
};

/** One record of an offer, as whoever opens its link sees it. */
type OpenedRecord = {
  record: string;
  name: string;
  versions: number;
  rows: number;
  keys: string[];
  /** the receiver's own record under one of the keys */
  sameKey: string | null;
};

type Opened = { from: string | null; expiresAt: number; records: OpenedRecord[] };

/** What becomes of records whose key the receiver has too: one with theirs, or beside it. */
type SameKey = Readonly<Record<string, 'join' | 'apart'>>;

/** Offers some of the account's records, or all it has now; says how many, and until when. */
export async function offerRecords(
  query: Query,
  { userId }: Owner,
  { id, tokenHash, records }: NewOffer,
  now: number,
): Promise<{ records: number; expiresAt: number }> {
  const found = await query<{ record: string; is_hidden: boolean }>(OFFERABLE, [
    userId,
    records === 'all' ? null : `{${records.join(',')}}`,
  ]);
  const isWhole =
    records === 'all' || records.every((one) => found.some(({ record }) => one === record));
  if (!isWhole || found.length === 0) throw new Refused({ kind: 'record-not-found' });
  if (found.some((one) => one.is_hidden)) throw new Refused({ kind: 'record-hidden' });
  const expiresAt = now + OFFER_DAYS * DAY_MS;
  await query('delete from almanac.offers where expires_at <= to_timestamp($1::float8 / 1000)', [
    now,
  ]);
  await query(ADD_OFFER, [id, userId, tokenHash, now, expiresAt]);
  await query(ADD_OFFERED, [id, `{${found.map(({ record }) => record).join(',')}}`]);
  return { records: found.length, expiresAt };
}

const OFFERABLE = `select r.id::text as record, r.hidden_at is not null as is_hidden from almanac.records r
  where r.owner_id = $1::uuid and case when $2::text is null then r.hidden_at is null
    else r.id = any ($2::text::uuid[]) end`;

const ADD_OFFER = `insert into almanac.offers (id, owner_id, token_hash, created_at, expires_at)
  values ($1::uuid, $2::uuid, $3, to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000))`;

const ADD_OFFERED = `insert into almanac.offered (offer_id, record_id)
  select $1::uuid, unnest($2::text::uuid[])`;

/** Offers of the account that stand. */
export async function ownOffers(query: Query, now: number): Promise<OwnOffer[]> {
  const rows = await query<Omit<OwnOffer, 'records'> & { records: string }>(OWN, [now]);
  return rows.map((row) => ({ ...row, records: JSON.parse(row.records) }));
}

const OWN = `select o.id::text as id, ${milliseconds('o.created_at')} as "createdAt",
    ${milliseconds('o.expires_at')} as "expiresAt",
    json_agg(json_build_object('record', r.id, 'name', r.name) order by r.name, r.id)::text as records
  from almanac.offers o join almanac.offered f on f.offer_id = o.id
    join almanac.records r on r.id = f.record_id
  where o.owner_id = (select almanac.caller()) and o.expires_at > to_timestamp($1::float8 / 1000)
  group by o.id order by o.created_at desc, o.id`;

export async function openOffer(query: Query, tokenHash: string, now: number): Promise<Opened> {
  const lines = await query<OfferLine>(OPEN, [tokenHash, now]);
  const [first] = lines;
  // Where all of it was taken out since, there is nothing to be had.
  if (!first) throw new Refused({ kind: 'offer-not-found' });
  const { from, expiresAt } = first;
  const records = lines.map(({ record, name, versions, rows, keys, sameKey }) => ({
    ...{ record, name, versions, rows, sameKey },
    keys: JSON.parse(keys) as string[],
  }));
  return { from, expiresAt, records };
}

type OfferLine = Omit<OpenedRecord, 'keys'> & Omit<Opened, 'records'> & { keys: string };

const OPEN = `select giver_name as from, ${milliseconds('expires_at')} as "expiresAt", record::text as record, name,
    versions, row_count::float8 as rows, to_json(keys)::text as keys, same_key::text as "sameKey"
  from almanac.open_offer($1, to_timestamp($2::float8 / 1000))`;

/** All of it or nothing. Where the receiver has a key of it, they are asked first. */
export async function acceptOffer(
  query: Query,
  { userId }: Owner,
  { tokenHash, sameKey }: { tokenHash: string; sameKey: SameKey },
  { limits, now }: { limits: AccountLimits; now: number },
): Promise<{ record: string; keys: string[] }[]> {
  const { records } = await openOffer(query, tokenHash, now);
  const [own] = await query(OWN_OFFER, [tokenHash]);
  if (own) throw new Refused({ kind: 'offer-own' });
  if (records.some((one) => one.sameKey !== null && !sameKey[one.record]))
    throw new Refused({ kind: 'offer-key-here' });
  await refuseBeyondQuota(query, userId, records, limits);
  const taken: string[] = [];
  for (const { record, sameKey: here } of records) {
    const joinsTo = sameKey[record] === 'join' ? here : null;
    const [found] = await query<{ id: string }>(TAKE, [tokenHash, record, joinsTo, now]);
    if (found) taken.push(found.id);
  }
  await query(CLOSE, [tokenHash]);
  const keys = await query<{ record: string; keys: string }>(KEYS, [
    userId,
    `{${taken.join(',')}}`,
  ]);
  return keys.map((one) => ({ record: one.record, keys: JSON.parse(one.keys) as string[] }));
}

async function refuseBeyondQuota(
  query: Query,
  userId: string,
  records: readonly OpenedRecord[],
  { accountRows: limit }: AccountLimits,
): Promise<void> {
  if (limit === 0) return;
  const found = await rowsUsed(query, userId);
  const more = records.reduce((sum, { rows }) => sum + rows, 0);
  if (found + more > limit) throw new Refused({ kind: 'offer-beyond-quota', limit, found, more });
}

/** Row-level security shows offers to their owner alone. */
const OWN_OFFER = 'select from almanac.offers where token_hash = $1';

const TAKE = `select almanac.take_offered($1, $2::uuid, $3::uuid, to_timestamp($4::float8 / 1000))::text as id`;

const CLOSE = 'select almanac.close_offer($1)';

const KEYS = `select r.id::text as record, coalesce(json_agg(k.key order by k.key) filter (where k.key is not null),
    '[]')::text as keys
  from almanac.records r left join almanac.keys k
    on k.record_id = r.id and k.owner_id = r.owner_id and not k.is_transferred
  where r.owner_id = $1::uuid and r.id = any ($2::text::uuid[]) group by r.id`;

/** Whoever opens it may say no; then it leads nowhere any more. */
export async function refuseOffer(query: Query, tokenHash: string, now: number): Promise<void> {
  await openOffer(query, tokenHash, now);
  await query(CLOSE, [tokenHash]);
}

export async function withdrawOffer(query: Query, id: string | null): Promise<void> {
  const gone = await query('delete from almanac.offers where id = $1::uuid returning id', [id]);
  if (gone.length === 0) throw new Refused({ kind: 'offer-not-found' });
}
