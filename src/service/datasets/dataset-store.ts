import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import { coverageOf } from '../../core/dataset/coverage.ts';
import {
  countColumns,
  countValues,
  type Dataset,
  type DatasetSummary,
  type Row,
} from '../../core/dataset/dataset.ts';

import type { Caller } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import { type Database, type Query, sqlState } from '../store/database.ts';
import type { DatasetHeader, DatasetVersion } from './schemas.ts';
import { seriesOf } from './series-of.ts';

type Owner = Extract<Caller, { role: 'authenticated' }>;

export type NewDataset = {
  id: string;
  dataset: Dataset;
  /** Null when the client sent no key. */
  idempotency: { key: string; bodyHash: string } | null;
};

export type Adding =
  | { do: 'added' | 'replayed'; summary: DatasetSummary }
  | { do: 'refused'; problem: { kind: 'idempotency-key-reused' | 'idempotency-key-busy' } };

/** Where a page of the list begins: after this dataset. */
export type Place = { createdAt: number; id: string };

export type ListWishes = {
  /** Every one of them must be found in name, description or account. */
  words: string[];
  mineOnly: boolean;
  versionsOf: string | null;
  after: Place | null;
  limit: number;
};

export type ListEntry = DatasetHeader & { earlier: DatasetVersion[]; moreEarlier: boolean };

export type DatasetChange = { name?: string; description?: string | null; isPublic?: boolean };

export type DatasetStore = {
  add: (owner: Owner, sent: NewDataset, now: number) => Promise<Adding>;
  list: (caller: Caller, wishes: ListWishes) => Promise<ListEntry[]>;
  header: (caller: Caller, id: string) => Promise<DatasetHeader | null>;
  rows: (caller: Caller, id: string) => Promise<Row[]>;
  change: (
    owner: Owner,
    id: string,
    change: DatasetChange,
    now: number,
  ) => Promise<DatasetHeader | null>;
  remove: (owner: Owner, id: string) => Promise<boolean>;
};

/** Earlier versions told with an entry; the rest are asked for with `versions_of`. */
const EARLIER_TOLD = 20;

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const HEADER = `d.id, d.name, d.description, d.is_public, d.row_count, d.column_count,
  d.value_count, d.coverage::text as coverage,
  ${milliseconds('d.created_at')} as created_at, ${milliseconds('d.updated_at')} as updated_at,
  (select p.display_name from public.profiles p where p.id = d.owner_id) as account,
  d.owner_id is not distinct from (select auth.uid()) as mine`;

type FoundHeader = {
  id: string;
  name: string;
  description: string | null;
  is_public: boolean;
  row_count: number;
  column_count: number;
  value_count: number;
  coverage: string;
  created_at: number;
  updated_at: number;
  account: string | null;
  mine: boolean;
};

export function datasetStore(database: Database): DatasetStore {
  return {
    add: (owner, sent, now) =>
      asCaller(database, owner, (query) => add(query, owner, sent, now)).catch(whenBusy),
    list: (caller, wishes) => asCaller(database, caller, (query) => list(query, caller, wishes)),
    header: (caller, id) => asCaller(database, caller, (query) => header(query, id)),
    rows: (caller, id) => asCaller(database, caller, (query) => rows(query, id)),
    change: (owner, id, change, now) =>
      asCaller(database, owner, async (query) => {
        await query(CHANGE, [...changeParameters(change), now, id, owner.userId]);
        return header(query, id).then((found) => (found?.mine ? found : null));
      }),
    remove: (owner, id) =>
      asCaller(database, owner, async (query) => {
        const gone = await query(
          'delete from public.datasets where id = $1::uuid and owner_id = $2::uuid returning id',
          [id, owner.userId],
        );
        return gone.length > 0;
      }),
  };
}

async function add(query: Query, owner: Owner, sent: NewDataset, now: number): Promise<Adding> {
  if (sent.idempotency) {
    const earlier = await claimKey(query, owner, sent.id, sent.idempotency);
    if (earlier) return earlier;
  }
  const summary = summaryOf(sent, now);
  // Sent together: the connection keeps their order, and a way to the database and back is saved.
  await Promise.all([
    query(ADD_HEADER, headerParameters(owner, sent.dataset, summary, now)),
    query(ADD_ROWS, [sent.id, JSON.stringify(sent.dataset.rows)]),
  ]);
  return { do: 'added', summary };
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
    seriesOf(summary.name),
    dataset.description,
    summary.isPublic,
    summary.rowCount,
    summary.columnCount,
    countValues(dataset.rows),
    JSON.stringify(coverageOf(dataset.rows)),
    now,
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
  const stored = first ? await header(query, first.dataset_id) : null;
  // Gone between the two statements: its dataset was deleted this very moment.
  if (!stored) return { do: 'refused', problem: { kind: 'idempotency-key-busy' } };
  const { id: earlierId, name, rowCount, columnCount, isPublic, createdAt } = stored;
  return {
    do: 'replayed',
    summary: { id: earlierId, name, rowCount, columnCount, isPublic, createdAt },
  };
}

const LOCK_NOT_AVAILABLE = '55P03';

function whenBusy(error: unknown): Adding {
  if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
  return { do: 'refused', problem: { kind: 'idempotency-key-busy' } };
}

const ADD_HEADER = `insert into public.datasets (
    id, owner_id, name, title_stem, description, is_public, row_count, column_count,
    value_count, coverage, created_at, updated_at
  ) values (
    $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb,
    to_timestamp($11::float8 / 1000), to_timestamp($11::float8 / 1000)
  )`;

const QUOTED_KEYS = COLUMN_KEYS.map((key) => `"${key}"`);

/**
 * All rows in one statement and one parameter, whatever their number. Measured: `json` is half again
 * as fast as `jsonb` here, and as fast as 37 arrays once those have been written out.
 */
export const ADD_ROWS = `insert into public.dataset_rows (dataset_id, ord, "Year", ${QUOTED_KEYS.join(', ')})
  select $1::uuid, sent.ord, sent."Year", ${QUOTED_KEYS.map((key) => `sent.${key}`).join(', ')}
  from rows from (
    json_to_recordset($2::text::json)
      as ("Year" int, ${QUOTED_KEYS.map((key) => `${key} float8`).join(', ')})
  ) with ordinality as sent ("Year", ${QUOTED_KEYS.join(', ')}, ord)`;

/** A null parameter keeps what is there; a description is cleared by saying so. */
const CHANGE = `update public.datasets set
    name = coalesce($1, name), title_stem = coalesce($2, title_stem),
    description = case when $3 then $4 else description end,
    is_public = coalesce($5, is_public), updated_at = to_timestamp($6::float8 / 1000)
  where id = $7::uuid and owner_id = $8::uuid`;

function changeParameters({ name, description, isPublic }: DatasetChange): unknown[] {
  return [
    name ?? null,
    name === undefined ? null : seriesOf(name),
    description !== undefined,
    description ?? null,
    isPublic ?? null,
  ];
}

async function header(query: Query, id: string): Promise<DatasetHeader | null> {
  const found = `select ${HEADER} from public.datasets d where d.id = $1::uuid`;
  const [first] = await query<FoundHeader>(found, [id]);
  return first ? headerOf(first) : null;
}

function headerOf(found: FoundHeader): DatasetHeader {
  return {
    id: found.id,
    name: found.name,
    rowCount: found.row_count,
    columnCount: found.column_count,
    isPublic: found.is_public,
    createdAt: new Date(found.created_at).toISOString(),
    description: found.description,
    account: found.account,
    mine: found.mine,
    updatedAt: new Date(found.updated_at).toISOString(),
    valueCount: found.value_count,
    coverage: JSON.parse(found.coverage),
  };
}

const ROWS = `select "Year", ${QUOTED_KEYS.join(', ')}
  from public.dataset_rows where dataset_id = $1::uuid order by ord`;

async function rows(query: Query, id: string): Promise<Row[]> {
  return (await query<Record<string, number | null>>(ROWS, [id])).map(withoutGaps);
}

function withoutGaps(found: Record<string, number | null>): Row {
  const row: Record<string, number> = {};
  for (const key in found) {
    const value = found[key];
    if (value !== null && value !== undefined) row[key] = value;
  }
  return row as Row;
}

async function list(query: Query, caller: Caller, wishes: ListWishes): Promise<ListEntry[]> {
  const viewer = caller.role === 'authenticated' ? caller.userId : null;
  if (viewer === null && wishes.mineOnly) return [];
  const { after, limit } = wishes;
  const place = [after?.createdAt ?? null, after?.id ?? null, limit];
  const found = await query<FoundHeader & { earlier: string | null }>(
    ...pageOf(viewer, wishes, place),
  );
  return found.map((entry) => {
    const earlier = (JSON.parse(entry.earlier ?? '[]') as FoundVersion[]).map(versionOf);
    return {
      ...headerOf(entry),
      earlier: earlier.slice(0, EARLIER_TOLD),
      moreEarlier: earlier.length > EARLIER_TOLD,
    };
  });
}

function pageOf(
  viewer: string | null,
  { words, mineOnly, versionsOf }: ListWishes,
  place: unknown[],
): [text: string, values: unknown[]] {
  if (versionsOf) return [versionsPage, [...place, versionsOf]];
  if (words.length > 0) return [searchPage, [...place, mineOnly, patternsOf(words)]];
  if (viewer === null) return [publicPage, place];
  return [mineOnly ? ownPage : visiblePage, [...place, viewer]];
}

/** The longest word first: it is the one an index finds fewest entries for. */
function patternsOf(words: string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return JSON.stringify(longestFirst.map(patternOf));
}

/** One or two letters are in every text somewhere: they are looked for where a word begins. */
function patternOf(word: string): string {
  const start = /^[a-z\d]{1,2}$/i.test(word) ? ' ' : '';
  return `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Without a place to begin after, the page begins at the end of time: one shape, one plan. */
const PLACE = `coalesce(to_timestamp($1::float8 / 1000), 'infinity'),
  coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
const BEFORE = `(d.created_at, d.id) < (${PLACE})`;
const NEWEST = 'order by d.created_at desc, d.id desc limit $3::int';

/** Headers of the datasets `chosen` names, with their earlier versions folded in. */
function page(chosen: string, unfolded = false): string {
  const earlier = `(
    select json_agg(e) from (
      select v.id, v.name, v.is_public, ${milliseconds('v.created_at')} as created_at
      from public.datasets v
      where v.owner_id = d.owner_id and v.title_stem = d.title_stem
        and (v.created_at, v.id) < (d.created_at, d.id)
      order by v.created_at desc, v.id desc limit ${EARLIER_TOLD + 1}
    ) as e)::text`;
  return `with chosen as materialized (${chosen})
    select ${HEADER}, ${unfolded ? 'null::text' : earlier} as earlier
    from chosen join public.datasets d on d.id = chosen.id
    order by d.created_at desc, d.id desc`;
}

const publicPage = page(`select d.id from public.datasets d
  where d.public_head and d.is_public and ${BEFORE} ${NEWEST}`);

const ownPage = page(`select d.id from public.datasets d
  where d.own_head and d.owner_id = $4::uuid and ${BEFORE} ${NEWEST}`);

/** Two walks along an index, newest first, instead of one over everything. */
const visiblePage = page(`select d.id from (
    (select d.id, d.created_at from public.datasets d
      where d.public_head and d.is_public and (d.own_head or d.owner_id <> $4::uuid) and ${BEFORE}
      ${NEWEST})
    union all
    (select d.id, d.created_at from public.datasets d
      where d.own_head and d.owner_id = $4::uuid and not d.public_head and ${BEFORE} ${NEWEST})
  ) as d ${NEWEST}`);

const searchPage = page(`select s.id from public.search_datasets(
    array(select jsonb_array_elements_text($5::text::jsonb)), $4::boolean,
    ${PLACE}, $3::int
  ) as s`);

const versionsPage = page(
  `select d.id from public.datasets d, public.datasets one
    where one.id = $4::uuid and d.owner_id = one.owner_id and d.title_stem = one.title_stem
      and ${BEFORE} ${NEWEST}`,
  true,
);

type FoundVersion = { id: string; name: string; is_public: boolean; created_at: number };

function versionOf(found: FoundVersion): DatasetVersion {
  return {
    id: found.id,
    name: found.name,
    isPublic: found.is_public,
    createdAt: new Date(found.created_at).toISOString(),
  };
}
