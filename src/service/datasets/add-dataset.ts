import { coverageOf } from '../../core/dataset/coverage.ts';
import {
  countColumns,
  countRowValues,
  type Dataset,
  type DatasetSummary,
} from '../../core/dataset/dataset.ts';
import type { Owner } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { type AccountLimits, countWrite, type QuotaNotice } from './account-limits.ts';
import { findDestination } from './find-destination.ts';
import { type Refusal, Refused } from './refused.ts';

export type NewDataset = {
  id: string;
  /** The record it makes, where it belongs to none. */
  recordId: string;
  dataset: Dataset;
  /** Its rows as they are stored. */
  columns: string;
  /** Null when the client sent no key. */
  idempotency: { key: string; bodyHash: string } | null;
};

export type StoredSummary = DatasetSummary & { record: string };

export type Adding =
  | { do: 'added'; summary: StoredSummary; notice: QuotaNotice | null }
  | { do: 'replayed'; summary: StoredSummary }
  | Refusal;

/** Record, version, rows and key in the caller's transaction: all of them or none. */
export async function addDataset(
  query: Query,
  owner: Owner,
  sent: NewDataset,
  { limits, now }: { limits: AccountLimits; now: number },
): Promise<Adding> {
  const { dataset } = sent;
  if (sent.idempotency) {
    const earlier = await claimKey(query, owner, sent.id, sent.idempotency);
    if (earlier) return earlier;
  }
  // After the key: what was stored before is answered again, however much there is by now.
  const notice = await countWrite(query, owner, dataset.rows.length, { limits, now });
  const destination = await findDestination(query, owner, dataset);
  const { name, isPublic } = destination ?? dataset;
  const record = destination?.record ?? sent.recordId;
  const stored = storedParameters(sent, now);
  // Sent together: the connection keeps their order, and round trips are saved.
  await Promise.all([
    destination
      ? query(ADD_TO_RECORD, [record, ...stored])
      : query(ADD_RECORD, [record, ...stored, owner.userId, ...describedIn(dataset)]),
    query(ADD_VERSION, [record, ...stored]),
    query('select almanac.put_rows($1::uuid, $2)', [sent.id, sent.columns]),
    ...(dataset.source && !destination?.isKeyed
      ? [query(KEEP_KEY, [owner.userId, dataset.source, record])]
      : []),
  ]);
  const [id, rowCount, columnCount] = [sent.id, dataset.rows.length, countColumns(dataset.rows)];
  const createdAt = new Date(now).toISOString();
  return {
    do: 'added',
    summary: { id, name, rowCount, columnCount, isPublic, createdAt, record },
    notice,
  };
}

/** A twin under way holds the key until it commits, so whoever comes second waits, then replays. */
async function claimKey(
  query: Query,
  owner: Owner,
  id: string,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<Adding | null> {
  await query(`select set_config('lock_timeout', '10s', true)`);
  const claimed = await query(
    `insert into almanac.ingest_keys (owner_id, key, body_hash, dataset_id)
     values ($1::uuid, $2, $3, $4::uuid) on conflict do nothing returning key`,
    [owner.userId, key, bodyHash, id],
  );
  if (claimed.length > 0) return null;
  const [first] = await query<Earlier>(EARLIER, [owner.userId, key]);
  // Gone between the two statements: its dataset was deleted this very moment.
  if (!first) throw new Refused({ kind: 'idempotency-key-busy' });
  if (first.body_hash !== bodyHash) throw new Refused({ kind: 'idempotency-key-reused' });
  if (!first.mine) throw new Refused({ kind: 'record-transferred' });
  const { name, rowCount, columnCount, isPublic, record } = first;
  const createdAt = new Date(first.created_at).toISOString();
  const summary = { id: first.id, name, rowCount, columnCount, isPublic, createdAt, record };
  return { do: 'replayed', summary };
}

type Earlier = Omit<StoredSummary, 'createdAt'> & {
  body_hash: string;
  created_at: number;
  mine: boolean | null;
};

/** With its dataset a key goes. One whose dataset is there and is not the account's was handed over. */
const EARLIER = `select k.body_hash, k.dataset_id::text as id, d.name, d.row_count as "rowCount",
    d.column_count as "columnCount", d.is_public as "isPublic", d.id::text as record,
    ${milliseconds('d.newest_at')} as created_at, d.owner_id = k.owner_id as mine
  from almanac.ingest_keys k left join almanac.versions d on d.newest = k.dataset_id
  where k.owner_id = $1::uuid and k.key = $2`;

/** What a version and the record whose newest it is have in common, from `$2` on. */
function storedParameters({ id, dataset: { rows } }: NewDataset, now: number): unknown[] {
  const coverage = JSON.stringify(coverageOf(rows));
  return [id, now, rows.length, countColumns(rows), countRowValues(rows), coverage];
}

const STORED = `$2::uuid, to_timestamp($3::float8 / 1000), $4::int, $5::int, $6::int, $7::text::jsonb`;

function describedIn({ name, description, isPublic, station }: Dataset): unknown[] {
  return [name, description, isPublic, station ? JSON.stringify(station) : null];
}

const ADD_RECORD = `insert into almanac.records (
    id, arrived, versions, newest, newest_at, row_count, column_count, value_count, coverage,
    owner_id, name, description, is_public, station, created_at, updated_at
  ) values (
    $1::uuid, nextval('almanac.arrivals'), 1, ${STORED}, $8::uuid, $9, $10, $11, $12::text::jsonb,
    to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000)
  )`;

const ADD_TO_RECORD = `update almanac.records set arrived = nextval('almanac.arrivals'), versions = versions + 1,
    (newest, newest_at, row_count, column_count, value_count, coverage) = (${STORED})
  where id = $1::uuid`;

const ADD_VERSION = `insert into almanac.datasets
    (record_id, arrived, id, created_at, row_count, column_count, value_count, coverage)
  values ($1::uuid, currval('almanac.arrivals'), ${STORED})`;

const KEEP_KEY = `insert into almanac.keys (owner_id, key, record_id) values ($1::uuid, $2, $3::uuid)
  on conflict (owner_id, key) do update set record_id = excluded.record_id, is_transferred = false`;
