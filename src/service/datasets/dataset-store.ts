import type { Caller, Owner } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database, How, Query } from '../store/database.ts';
import { atOnce, type Gate } from '../store/gate.ts';
import { type AccountLimits, holdAccount, NO_LIMITS } from './account-limits.ts';
import { type Adding, addDataset, type NewDataset } from './add-dataset.ts';
import type { DirectoryFilters } from './directory-filters.ts';
import { findRecord, findRemoval, findRows, findVersion } from './find-dataset.ts';
import { findPage } from './find-page.ts';
import { type Refusal, refusedBy } from './refused.ts';
import { countDirectory, mapDirectory } from './survey-directory.ts';

export type DatasetStore = ReturnType<typeof datasetStore>;

export function datasetStore(
  database: Database,
  limits: AccountLimits = NO_LIMITS,
  ownTurn: Gate = atOnce,
) {
  const read = <Found>(caller: Caller, find: (query: Query) => Promise<Found>, how: How = {}) =>
    asCaller(database, caller, find, how);
  const write = <Done>(owner: Owner, work: (query: Query) => Promise<Done>) =>
    asCaller(database, owner, work).catch(refusedBy);
  const byId =
    <Found>(find: (query: Query, id: string) => Promise<Found>) =>
    (caller: Caller, id: string) =>
      read(caller, (query) => find(query, id));
  const bySearch =
    <Wish extends DirectoryFilters, Found>(find: (query: Query, wish: Wish) => Promise<Found>) =>
    (caller: Caller, wish: Wish) =>
      read(caller, (query) => find(query, wish), costOf(wish));
  return {
    // Its owner's turn has come before its body was read.
    add: (owner: Owner, sent: NewDataset, now: number): Promise<Adding> =>
      write(owner, (query) => addDataset(query, owner, sent, { limits, now })),
    list: bySearch(findPage),
    totals: bySearch(countDirectory),
    map: bySearch(mapDirectory),
    /** The version of this id. */
    version: byId(findVersion),
    /** The newest version of the record that the id leads to. */
    record: byId(findRecord),
    /** When what the caller could see under this id was removed. */
    removal: byId(findRemoval),
    /** The text of a JSON array; null where there is nothing to be seen, or nothing any more. */
    rows: byId(findRows),
    /** Every version of the account, the oldest first. */
    ownIds: (owner: Owner) => read(owner, (query) => idsOf(query, owner)),
    read: <Found>(caller: Caller, find: (query: Query) => Promise<Found>) => read(caller, find),
    /** Something of the account's, when its turn comes. `link`: the offer that it accepts, with what is the giver's. */
    change: <Done>(
      owner: Owner,
      work: (query: Query) => Promise<Done>,
      link?: string,
    ): Promise<Done | Refusal> =>
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
