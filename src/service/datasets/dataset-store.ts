import type { DirectoryTotals } from '../../core/dataset/directory.ts';
import type { Caller, Owner } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database, How, Query } from '../store/database.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import { type AccountLimits, holdAccount, NO_LIMITS } from './account-limits.ts';
import { type Adding, addDataset, type NewDataset } from './add-dataset.ts';
import type { DirectoryFilters } from './directory-filters.ts';
import { findRecord, findRemoval, findRows, findVersion, type Removal } from './find-dataset.ts';
import { findPage, type ListOptions, type PlacedEntry } from './find-page.ts';
import { type Refusal, refusedBy } from './refused.ts';
import type { DatasetHeader } from './schemas.ts';
import { countDirectory, type DirectoryMap, mapDirectory } from './survey-directory.ts';

export type DatasetStore = {
  add: (owner: Owner, sent: NewDataset, now: number) => Promise<Adding>;
  list: (caller: Caller, options: ListOptions) => Promise<PlacedEntry[]>;
  totals: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryTotals>;
  map: (caller: Caller, filters: DirectoryFilters) => Promise<DirectoryMap>;
  /** The version of this id. */
  version: (caller: Caller, id: string) => Promise<DatasetHeader | null>;
  /** The newest version of the record that the id leads to. */
  record: (caller: Caller, id: string) => Promise<DatasetHeader | null>;
  /** When what the caller could see under this id was removed. */
  removal: (caller: Caller, id: string) => Promise<Removal | null>;
  /** The text of a JSON array; null where there is nothing to be seen, or nothing any more. */
  rows: (caller: Caller, id: string) => Promise<string | null>;
  /** Every version of the account, the oldest first. */
  ownIds: (owner: Owner) => Promise<string[]>;
  read: <Found>(caller: Caller, find: (query: Query) => Promise<Found>) => Promise<Found>;
  /** Something of the account's, when its turn comes. `link`: the offer that it accepts, with what is the giver's. */
  change: <Done>(
    owner: Owner,
    work: (query: Query) => Promise<Done>,
    link?: string,
  ) => Promise<Done | Refusal>;
};

export function datasetStore(
  database: Database,
  limits: AccountLimits = NO_LIMITS,
  ownTurn: Gate = atOnce,
): DatasetStore {
  const read = <Found>(caller: Caller, find: (query: Query) => Promise<Found>, how: How = {}) =>
    asCaller(database, caller, find, how);
  const write = <Done>(owner: Owner, work: (query: Query) => Promise<Done>) =>
    asCaller(database, owner, work).catch(refusedBy);
  return {
    // Its owner's turn has come before its body was read.
    add: (owner, sent, now) =>
      write(owner, (query) => addDataset(query, owner, sent, { limits, now })),
    list: (caller, options) => read(caller, (query) => findPage(query, options), costOf(options)),
    totals: (caller, filters) =>
      read(caller, (query) => countDirectory(query, filters), costOf(filters)),
    map: (caller, filters) =>
      read(caller, (query) => mapDirectory(query, filters), costOf(filters)),
    version: (caller, id) => read(caller, (query) => findVersion(query, id)),
    record: (caller, id) => read(caller, (query) => findRecord(query, id)),
    removal: (caller, id) => read(caller, (query) => findRemoval(query, id)),
    rows: (caller, id) => read(caller, (query) => findRows(query, id)),
    ownIds: (owner) => read(owner, (query) => idsOf(query, owner)),
    read,
    change: (owner, work, link) =>
      ownTurn(
        () =>
          write(owner, async (query) => {
            await holdAccount(query, owner, link);
            return work(query);
          }),
        { who: owner.userId },
      ),
  };
}

/** Words are looked for in all texts, which takes a core of the database. */
function costOf({ words }: DirectoryFilters): How {
  return { isDear: words.length > 0 };
}

async function idsOf(query: Query, { userId }: Owner): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select d.id from almanac.datasets d join almanac.records r on r.id = d.record_id
     where r.owner_id = $1::uuid order by d.arrived`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
