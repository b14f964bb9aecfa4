import type { DirectoryTotals } from '../../core/dataset/directory.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import type { Caller, Owner } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database } from '../store/database.ts';
import { type AccountLimits, NO_LIMITS } from './account-limits.ts';
import { type Adding, addDataset, type NewDataset, refusedBy } from './add-dataset.ts';
import { countDirectory } from './count-directory.ts';
import type { DirectoryFilters } from './directory-filters.ts';
import { findHeader, findRows } from './find-dataset.ts';
import { findPage, type ListWishes, type PlacedEntry } from './find-page.ts';
import { type DirectoryMap, mapDirectory } from './map-directory.ts';
import type { DatasetHeader } from './schemas.ts';
import { seriesOf } from './series-of.ts';

export type DatasetChange = {
  name?: string;
  description?: string | null;
  isPublic?: boolean;
  station?: StationFacts | null;
};

export type DatasetStore = {
  add: (owner: Owner, sent: NewDataset, now: number) => Promise<Adding>;
  list: (caller: Caller, wishes: ListWishes) => Promise<PlacedEntry[]>;
  totals: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryTotals>;
  map: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryMap>;
  header: (caller: Caller, id: string) => Promise<DatasetHeader | null>;
  /** The text of a JSON array; null where there is nothing to be seen, or nothing any more. */
  rows: (caller: Caller, id: string) => Promise<string | null>;
  /** Every dataset of the account, the oldest first. */
  ownIds: (owner: Owner) => Promise<string[]>;
  change: (
    owner: Owner,
    id: string,
    change: DatasetChange,
    now: number,
  ) => Promise<DatasetHeader | null>;
  remove: (owner: Owner, id: string) => Promise<boolean>;
};

export function datasetStore(database: Database, limits: AccountLimits = NO_LIMITS): DatasetStore {
  return {
    add: (owner, sent, now) =>
      asCaller(
        database,
        owner,
        (query) => addDataset(query, owner, sent, { limits, now }),
        'grows',
      ).catch(refusedBy),
    list: (caller, wishes) =>
      asCaller(database, caller, (query) => findPage(query, wishes), 'reads'),
    totals: (caller, filters) =>
      asCaller(database, caller, (query) => countDirectory(query, filters), 'reads'),
    map: (caller, filters) =>
      asCaller(database, caller, (query) => mapDirectory(query, filters), 'reads'),
    header: (caller, id) => asCaller(database, caller, (query) => findHeader(query, id), 'reads'),
    rows: (caller, id) => asCaller(database, caller, (query) => findRows(query, id), 'reads'),
    ownIds: (owner) =>
      asCaller(
        database,
        owner,
        async (query) => {
          const rows = await query<{ id: string }>(OWN_IDS, [owner.userId]);
          return rows.map(({ id }) => id);
        },
        'reads',
      ),
    change: (owner, id, change, now) =>
      asCaller(database, owner, async (query) => {
        await query(CHANGE, [...changeParameters(change), now, id, owner.userId]);
        return findHeader(query, id).then((found) => (found?.mine ? found : null));
      }),
    remove: (owner, id) =>
      asCaller(
        database,
        owner,
        async (query) => {
          const gone = await query(
            'delete from public.datasets where id = $1::uuid and owner_id = $2::uuid returning id',
            [id, owner.userId],
          );
          return gone.length > 0;
        },
        'frees',
      ),
  };
}

const OWN_IDS = 'select id from public.datasets where owner_id = $1::uuid order by created_at, id';

/** A null parameter keeps what is there; a description is cleared by saying so. */
const CHANGE = `update public.datasets set
    name = coalesce($1, name), title_stem = coalesce($2, title_stem),
    description = case when $3 then $4 else description end,
    is_public = coalesce($5, is_public),
    station = case when $6 then $7::text::jsonb else station end,
    updated_at = to_timestamp($8::float8 / 1000)
  where id = $9::uuid and owner_id = $10::uuid`;

function changeParameters({ name, description, isPublic, station }: DatasetChange): unknown[] {
  return [
    name ?? null,
    name === undefined ? null : seriesOf(name),
    description !== undefined,
    description ?? null,
    isPublic ?? null,
    station !== undefined,
    station ? JSON.stringify(station) : null,
  ];
}
