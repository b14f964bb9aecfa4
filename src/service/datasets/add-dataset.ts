import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import { coverageOf } from '../../core/dataset/coverage.ts';
import {
  countColumns,
  countRowValues,
  type Dataset,
  type DatasetSummary,
  type Row,
} from '../../core/dataset/dataset.ts';
import { titleStem } from '../../core/dataset/dated-title.ts';
import type { Owner } from '../http/caller.ts';
import { type Query, sqlState } from '../store/database.ts';
import {
  type AccountLimits,
  type OverLimit,
  type QuotaNotice,
  withinLimits,
} from './account-limits.ts';
import { findHeader } from './find-dataset.ts';

export type NewDataset = {
  id: string;
  dataset: Dataset;
  /** Null when the client sent no key. */
  idempotency: { key: string; bodyHash: string } | null;
};

export type Adding =
  | { do: 'added'; summary: DatasetSummary; notice: QuotaNotice | null }
  | { do: 'replayed'; summary: DatasetSummary }
  | {
      do: 'refused';
      problem:
        | { kind: 'idempotency-key-reused' | 'idempotency-key-busy' | 'token-invalid' }
        | OverLimit;
    };

/** Header, rows and key in the caller's transaction: all of them or none. */
export async function addDataset(
  query: Query,
  owner: Owner,
  sent: NewDataset,
  { limits, now }: { limits: AccountLimits; now: number },
): Promise<Adding> {
  if (sent.idempotency) {
    const earlier = await claimKey(query, owner, sent.id, sent.idempotency);
    if (earlier) return earlier;
  }
  // After the key: what was stored before is answered again, however much there is by now.
  const within = await withinLimits(query, owner, sent.dataset.rows.length, { limits, now });
  if (!within.ok) throw new BeyondLimits(within.problem);
  const summary = summaryOf(sent, now);
  // Sent together: the connection keeps their order, and one round trip is saved.
  await Promise.all([
    query(ADD_HEADER, headerParameters(owner, sent.dataset, summary, now)),
    query(ADD_ROWS, [rowsLiteral(sent.id, sent.dataset.rows)]),
  ]);
  return { do: 'added', summary, notice: within.notice };
}

function summaryOf({ id, dataset }: NewDataset, now: number): DatasetSummary {
  return {
    id,
    name: dataset.name,
    rowCount: dataset.rows.length,
    columnCount: countColumns(dataset.rows),
    isPublic: dataset.isPublic,
    createdAt: new Date(now).toISOString(),
  };
}

function headerParameters(
  owner: Owner,
  dataset: Dataset,
  summary: DatasetSummary,
  now: number,
): unknown[] {
  return [
    summary.id,
    owner.userId,
    summary.name,
    datedStem(summary.name),
    dataset.description,
    summary.isPublic,
    summary.rowCount,
    summary.columnCount,
    countRowValues(dataset.rows),
    JSON.stringify(coverageOf(dataset.rows)),
    now,
    dataset.station ? JSON.stringify(dataset.station) : null,
    dataset.source ?? null,
  ];
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
    `insert into public.ingest_keys (owner_id, key, body_hash, dataset_id)
     values ($1::uuid, $2, $3, $4::uuid) on conflict do nothing returning key`,
    [owner.userId, key, bodyHash, id],
  );
  if (claimed.length > 0) return null;
  const [first] = await query<{ body_hash: string; dataset_id: string }>(
    'select body_hash, dataset_id from public.ingest_keys where owner_id = $1::uuid and key = $2',
    [owner.userId, key],
  );
  if (first && first.body_hash !== bodyHash)
    return { do: 'refused', problem: { kind: 'idempotency-key-reused' } };
  const stored = first ? await findHeader(query, first.dataset_id) : null;
  // Gone between the two statements: its dataset was deleted this very moment.
  if (!stored) return { do: 'refused', problem: { kind: 'idempotency-key-busy' } };
  const { id: earlierId, name, rowCount, columnCount, isPublic, createdAt } = stored;
  return {
    do: 'replayed',
    summary: { id: earlierId, name, rowCount, columnCount, isPublic, createdAt },
  };
}

const REFUSALS: Record<string, 'idempotency-key-busy' | 'token-invalid'> = {
  // Lock not available: its twin has not finished in all this time, and whoever asks may ask again.
  '55P03': 'idempotency-key-busy',
  // Foreign key: the account was removed, and its token is good until it expires.
  '23503': 'token-invalid',
};

/** Thrown, so that the key claimed for it is given back with the rest. */
class BeyondLimits extends Error {
  override name = 'BeyondLimits';
  readonly problem: OverLimit;
  constructor(problem: OverLimit) {
    super(`Cannot store more for this account: ${problem.kind}`);
    this.problem = problem;
  }
}

/** What the database refuses for a reason the caller can mend. */
export function refusedBy(error: unknown): Adding {
  if (error instanceof BeyondLimits) return { do: 'refused', problem: error.problem };
  const kind = REFUSALS[sqlState(error) ?? ''];
  if (!kind) throw error;
  return { do: 'refused', problem: { kind } };
}

const ADD_HEADER = `insert into public.datasets (
    id, owner_id, name, title_stem, description, is_public, row_count, column_count,
    value_count, coverage, created_at, updated_at, station, source
  ) values (
    $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb,
    to_timestamp($11::float8 / 1000), to_timestamp($11::float8 / 1000),
    $12::text::jsonb, $13
  )`;

/**
 * PostgreSQL's own text for an array of rows, which costs it a quarter of what JSON does. Every column of the table
 * in its order: the dataset, the row's place in it, the year, the months. Numbers need no quotes; nothing is null.
 */
function rowsLiteral(datasetId: string, rows: readonly Row[]): string {
  const texts = rows.map((row, index) =>
    [datasetId, index + 1, row.Year, ...COLUMN_KEYS.map((key) => row[key] ?? '')].join(','),
  );
  return `{${texts.map((text) => `"(${text})"`).join(',')}}`;
}

/** All rows in one statement and one parameter, whatever their number. */
const ADD_ROWS = `insert into public.dataset_rows
  select sent.* from unnest($1::public.dataset_rows[]) as sent`;

/**
 * A dated title without its day, its case and its spaces: datasets that say no source have this in common
 * where they are versions of one. Null for a title without a day, which alone never makes two of them one.
 */
export function datedStem(name: string): string | null {
  const stem = titleStem(name);
  if (stem === name.trim()) return null;
  return stem.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}
