import type { DirectoryTotals } from '../../core/dataset/directory.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import { ANYBODY, type Caller, type Owner } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database, How, Query } from '../store/database.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import { type AccountLimits, NO_LIMITS } from './account-limits.ts';
import { type Adding, addDataset, datedStem, type NewDataset, refusedBy } from './add-dataset.ts';

import type { DirectoryFilters } from './directory-filters.ts';
import { findHeader, findRemoval, findRows } from './find-dataset.ts';
import { findPage, type ListOptions, type PlacedEntry } from './find-page.ts';

import type { DatasetHeader } from './schemas.ts';
import { countDirectory, type DirectoryMap, mapDirectory } from './survey-directory.ts';

export type DatasetChange = {
  name?: string;
  description?: string | null;
  isPublic?: boolean;
  station?: StationFacts | null;
  /** Another of the owner's, whose version it becomes; null for none. */
  versionOf?: string | null;
};

export type DatasetStore = {
  add: (owner: Owner, sent: NewDataset, now: number) => Promise<Adding>;
  list: (caller: Caller, options: ListOptions) => Promise<PlacedEntry[]>;
  totals: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryTotals>;
  map: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryMap>;
  header: (caller: Caller, id: string) => Promise<DatasetHeader | null>;
  /** When a public dataset of this id was removed. */
  removedAt: (id: string) => Promise<number | null>;
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

export function datasetStore(
  database: Database,
  limits: AccountLimits = NO_LIMITS,
  ownTurn: Gate = atOnce,
): DatasetStore {
  const read = <Found>(caller: Caller, find: (query: Query) => Promise<Found>, how: How = {}) =>
    asCaller(database, caller, find, how);
  const write = <Done>(owner: Owner, work: (query: Query) => Promise<Done>) =>
    ownTurn(() => asCaller(database, owner, work), { who: owner.userId });
  return {
    add: (owner, sent, now) => {
      const add = (query: Query) => addDataset(query, owner, sent, { limits, now });
      // Its owner's turn has come before its body was read.
      return asCaller(database, owner, add).catch(refusedBy);
    },
    list: (caller, options) => read(caller, (query) => findPage(query, options), costOf(options)),
    totals: (caller, filters) =>
      read(caller, (query) => countDirectory(query, filters), costOf(filters)),
    map: (caller, filters) =>
      read(caller, (query) => mapDirectory(query, filters), costOf(filters)),
    header: (caller, id) => read(caller, (query) => findHeader(query, id)),
    removedAt: (id) => read(ANYBODY, (query) => findRemoval(query, id)),
    rows: (caller, id) => read(caller, (query) => findRows(query, id)),
    ownIds: (owner) => read(owner, (query) => idsOf(query, owner)),
    change: (owner, id, change, now) =>
      write(owner, async (query) => {
        if (change.versionOf !== undefined && !(await isJoined(query, id, change.versionOf)))
          return null;
        await query(CHANGE, [...changeParameters(change), now, id, owner.userId]);
        return findHeader(query, id).then((found) => (found?.mine ? found : null));
      }),
    remove: (owner, id) => write(owner, (query) => removeDataset(query, owner, id)),
  };
}

/** Words are looked for in all texts, which takes a core of the database. */
function costOf({ words }: DirectoryFilters): How {
  return { isDear: words.length > 0 };
}

async function idsOf(query: Query, { userId }: Owner): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from public.datasets where owner_id = $1::uuid order by created_at, id',
    [userId],
  );
  return rows.map(({ id }) => id);
}

async function isJoined(query: Query, id: string, versionOf: string | null): Promise<boolean> {
  const [found] = await query<{ is_joined: boolean }>(
    'select public.join_versions($1::uuid, $2::uuid) as is_joined',
    [id, versionOf],
  );
  return found?.is_joined ?? false;
}

async function removeDataset(query: Query, { userId }: Owner, id: string): Promise<boolean> {
  const gone = await query(
    'delete from public.datasets where id = $1::uuid and owner_id = $2::uuid returning id',
    [id, userId],
  );
  return gone.length > 0;
}

/** A null parameter keeps what is there; a description is cleared by saying so. */
const CHANGE = `update public.datasets set
    name = coalesce($1, name), title_stem = case when $1::text is null then title_stem else $2 end,
    description = case when $3 then $4 else description end,
    is_public = coalesce($5, is_public),
    station = case when $6 then $7::text::jsonb else station end,
    updated_at = to_timestamp($8::float8 / 1000)
  where id = $9::uuid and owner_id = $10::uuid`;

function changeParameters({ name, description, isPublic, station }: DatasetChange): unknown[] {
  return [
    name ?? null,
    name === undefined ? null : datedStem(name),
    description !== undefined,
    description ?? null,
    isPublic ?? null,
    station !== undefined,
    station ? JSON.stringify(station) : null,
  ];
}
