import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCreatorId } from '../../src/core/dataset/creator.ts';
import type { Dataset } from '../../src/core/dataset/dataset.ts';
import { accountStore } from '../../src/service/auth/account-store.ts';
import {
  changeRecord,
  removeRecord,
  removeVersion,
} from '../../src/service/datasets/change-records.ts';
import { type DatasetStore, datasetStore } from '../../src/service/datasets/dataset-store.ts';
import { EVERYTHING } from '../../src/service/datasets/directory-filters.ts';
import type { ListOptions } from '../../src/service/datasets/find-page.ts';
import { columnsText } from '../../src/service/datasets/rows-text.ts';
import { readMigrations } from '../../src/service/hosts/node/read-migrations.ts';
import type { Caller } from '../../src/service/http/caller.ts';
import { asCaller } from '../../src/service/store/as-caller.ts';
import type { Database } from '../../src/service/store/database.ts';
import { migrate } from '../../src/service/store/migrate.ts';
import { describeDirectory } from './directory-contract.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const HOUR_MS = 3_600_000;
const ALL: ListOptions = { ...EVERYTHING, sort: 'newest', after: null, limit: 50 };
const NOBODY: Caller = { role: 'anon' };
type Owner = Extract<Caller, { role: 'authenticated' }>;

/** Every PostgreSQL we run on owes all of this. */
export function describeDatasetStore(
  name: string,
  open: () => Promise<{ database: Database; end: () => Promise<void> }>,
): void {
  describe(`datasets on ${name}`, () => {
    let database: Database;
    let end: () => Promise<void>;
    let store: DatasetStore;
    let clock = NOW;

    beforeAll(async () => {
      ({ database, end } = await open());
      await migrate(database, await readMigrations(), NOW);
      store = datasetStore(database);
      // A database made from nothing takes its time where everything else runs as well.
    });
    afterAll(() => end());

    const tick = () => (clock += HOUR_MS);
    const add = async (owner: Owner, changes: Partial<Dataset> = {}) => {
      const sent = aSending(aDataset(changes));
      await store.add(owner, sent, tick());
      return sent.id;
    };
    const names = async (caller: Caller, options: Partial<ListOptions> = {}) =>
      (await store.list(caller, { ...ALL, ...options })).map(({ entry }) => entry.name);

    async function account(displayName: string): Promise<Owner> {
      const id = crypto.randomUUID();
      const accounts = accountStore(database, RULES);
      const metadata = { display_name: displayName };
      const email = `${id}@example.org`;
      await accounts.add({ id, email, isConfirmed: true, hash: 'none', metadata }, NOW);
      return { role: 'authenticated', userId: id };
    }

    it('gives back every value as it was sent, in the order of the rows', async () => {
      const ada = await account('Ada');
      const rows = [
        { Year: 1962, '01_max': 0.1, '12_rain': 1e-300 },
        { Year: 1961 },
        { Year: 1962, '07_min': -12.345678901234567, '02_rain': 0 },
        { Year: 1963, '01_max': 1e21, '02_rain': Number.MAX_VALUE, '03_rain': 5e-324 },
      ];
      const id = await add(ada, { rows });
      expect(JSON.parse((await store.rows(ada, id)) ?? 'null')).toEqual(rows);
      expect(await store.version(ada, id)).toMatchObject({
        account: 'Ada',
        mine: true,
        rowCount: 4,
        columnCount: 6,
        valueCount: 7,
        coverage: { firstYear: 1961, lastYear: 1963 },
        createdAt: new Date(clock).toISOString(),
      });
    });

    it('stores the header, the rows and the key together or not at all', async () => {
      const ada = await account('Ada');
      const broken = aDataset({ name: 'Broken', rows: [{ Year: 2 ** 40 }] });
      const sent = { ...aSending(broken), idempotency: aKey('k') };
      await expect(store.add(ada, sent, tick())).rejects.toThrow();
      expect(await names(ada, { mineOnly: true })).toEqual([]);
      const mended = { ...sent, dataset: aDataset({ name: 'Mended' }) };
      expect(await store.add(ada, mended, tick())).toMatchObject({ do: 'added' });
    });

    it('makes one dataset of two requests with one key, even when they arrive together', async () => {
      const ada = await account('Ada');
      const request = () => ({
        ...aSending(aDataset({ name: 'Once' })),
        idempotency: aKey('same'),
      });
      const both = await Promise.all([
        store.add(ada, request(), tick()),
        store.add(ada, request(), clock),
      ]);
      expect(both.map((adding) => adding.do).sort()).toEqual(['added', 'replayed']);
      expect(await names(ada, { mineOnly: true })).toEqual(['Once']);
    });

    it('refuses a key that was used for another dataset, and forgets it with its dataset', async () => {
      const ada = await account('Ada');
      const first = { ...aSending(aDataset()), idempotency: aKey('k', 'a') };
      await store.add(ada, first, tick());
      const other = { ...aSending(aDataset()), idempotency: aKey('k', 'b') };
      expect(await store.add(ada, other, tick())).toEqual({
        do: 'refused',
        problem: { kind: 'idempotency-key-reused' },
      });
      await store.change(ada, (query) => removeVersion(query, first.id, tick()));
      expect(await store.add(ada, other, tick())).toMatchObject({ do: 'added' });
    });

    it.each([
      { what: 'a dataset', idempotency: null },
      { what: 'a dataset with a key', idempotency: { key: 'k', bodyHash: 'h' } },
    ])('refuses $what of a removed account, whose token is still good', async ({ idempotency }) => {
      const gone: Owner = { role: 'authenticated', userId: crypto.randomUUID() };
      const sent = { ...aSending(aDataset()), idempotency };
      expect(await store.add(gone, sent, tick())).toEqual({
        do: 'refused',
        problem: { kind: 'token-invalid' },
      });
    });

    it('lets two accounts use the same key', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      for (const owner of [ada, ben]) {
        const sent = { ...aSending(aDataset()), idempotency: aKey('k') };
        expect(await store.add(owner, sent, tick())).toMatchObject({ do: 'added' });
      }
    });

    it('shows private datasets to their owner alone, rows and name included', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const id = await add(ada, { name: 'Secret garden', isPublic: false });
      for (const other of [ben, NOBODY]) {
        expect(await store.version(other, id)).toBeNull();
        expect(await store.rows(other, id)).toBeNull();
        expect(await names(other)).not.toContain('Secret garden');
        expect(await names(other, { words: ['secret'] })).toEqual([]);
        expect(await names(other, { versionsOf: id })).toEqual([]);
      }
      expect(await names(ada, { words: ['secret'] })).toEqual(['Secret garden']);
    });

    it('lets nobody but the owner change or delete', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const id = await add(ada, { name: 'Mine' });
      const notTheirs = { do: 'refused', problem: { kind: 'record-not-found' } };
      expect(
        await store.change(ben, (query) => changeRecord(query, id, { name: 'Stolen' }, tick())),
      ).toEqual(notTheirs);
      expect(await store.change(ben, (query) => removeRecord(query, id, tick()))).toEqual(
        notTheirs,
      );
      expect(await store.version(ada, id)).toMatchObject({ name: 'Mine' });
      expect(
        await store.change(ada, (query) =>
          changeRecord(query, id, { description: 'by hand' }, tick()),
        ),
      ).toMatchObject({
        name: 'Mine',
        description: 'by hand',
        updatedAt: new Date(clock).toISOString(),
      });
      expect(
        await store.change(ada, (query) => changeRecord(query, id, { description: null }, tick())),
      ).toMatchObject({
        description: null,
      });
      expect(await store.change(ada, (query) => removeRecord(query, id, tick()))).toBe(1);
      expect(await store.version(ada, id)).toBeNull();
    });

    it('tells when something was removed to whoever could see it, and of an account that went what was public', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const ids = {
        shown: await add(ada),
        hidden: await add(ada, { isPublic: false }),
        kept: await add(ada),
        ofAccount: await add(ada),
        hiddenOfAccount: await add(ada, { isPublic: false }),
      };
      for (const id of [ids.shown, ids.hidden])
        await store.change(ada, (query) => removeRecord(query, id, tick()));
      for (const caller of [ben, NOBODY])
        expect(await store.removal(caller, ids.shown)).toEqual({
          at: clock - HOUR_MS,
          record: null,
        });
      expect(await store.removal(ada, ids.hidden)).toEqual({ at: clock, record: null });
      expect(await store.removal(ben, ids.hidden)).toBeNull();
      expect(await store.removal(ada, ids.kept)).toBeNull();
      await accountStore(database, RULES).remove(`${ada.userId}@example.org`, tick());
      expect(await store.removal(NOBODY, ids.ofAccount)).toMatchObject({ record: null });
      for (const id of [ids.hidden, ids.hiddenOfAccount])
        expect(await store.removal(ada, id)).toBeNull();
      const left = await database.query(
        'select from almanac.removed where not was_public and owner_id is null',
      );
      expect(left).toEqual([]);
    });

    it('finds a dataset by the name of its station', async () => {
      const ada = await account('Ada');
      await add(ada, { name: 'Rain since 1931', station: { name: 'Córdoba Observatorio' } });
      expect(await names(NOBODY, { words: ['cordoba'] })).toEqual(['Rain since 1931']);
    });

    it('keeps the versions of one key as one record, and of one title never', async () => {
      const ada = await account('Ada');
      const [harbour, hill] = ['a'.repeat(32), 'b'.repeat(32)];
      const first = await add(ada, { name: 'Data', source: harbour });
      const other = await add(ada, { name: 'Data', source: hill });
      const unkeyed = await add(ada, { name: 'Data' });
      const again = await add(ada, { name: 'Data' });
      const second = await add(ada, { name: 'Harbour', source: harbour, isPublic: true });
      const entries = async () => {
        const listed = await store.list(ada, { ...ALL, mineOnly: true });
        return listed.map(({ entry }) => [entry.id, entry.name, entry.versions]);
      };
      const rest = [
        [again, 'Data', 1],
        [unkeyed, 'Data', 1],
        [other, 'Data', 1],
      ];
      expect(await entries()).toEqual([[second, 'Data', 2], ...rest]);
      await store.change(ada, (query) => changeRecord(query, first, { name: 'Quay' }, tick()));
      await add(await account('Bea'), { name: 'Data', source: harbour });
      expect(await entries()).toEqual([[second, 'Quay', 2], ...rest]);
      await store.change(ada, (query) => removeVersion(query, second, tick()));
      // It stands where its newest version came in.
      expect(await entries()).toEqual([...rest, [first, 'Quay', 1]]);
    });

    it('makes one record of many that arrive at once', async () => {
      const ada = await account('Ada');
      await Promise.all(
        Array.from({ length: 8 }, () => add(ada, { name: 'Rush', source: 'rush' })),
      );
      const list = await store.list(ada, { ...ALL, mineOnly: true });
      expect(list.map(({ entry }) => entry.versions)).toEqual([8]);
    });

    it.each([
      { what: 'a part of a word', words: ['illfa'], finds: true },
      { what: 'two letters that begin a word', words: ['th'], finds: true },
      { what: 'two letters that no word begins with', words: ['qx'], finds: false },
      { what: 'any case', words: ['HILLFARM'], finds: true },
      { what: 'without the accents', words: ['cordoba'], finds: true },
      { what: 'with accents the name has not', words: ['híllfarm'], finds: true },
      { what: 'the description', words: ['thermometer'], finds: true },
      { what: 'the account', words: ['zuñiga'], finds: true },
      { what: 'two words in two places', words: ['hillfarm', 'zuniga'], finds: true },
      { what: 'one word is there and one is not', words: ['hillfarm', 'nowhere'], finds: false },
      { what: 'a percent sign is no pattern', words: ['hill%farm'], finds: false },
      { what: 'a quote ends nothing', words: ["'; drop table datasets; --"], finds: false },
    ])('searches: $what', async ({ words, finds }) => {
      const owner = await account('Zuñiga');
      await add(owner, { name: 'Hillfarm Córdoba', description: 'Thermometer in the shade' });
      expect((await names(NOBODY, { words })).length > 0).toBe(finds);
    });

    describeDirectory(() => ({ store, account, now: () => clock, add }));

    it('finds a dataset by the new name of its account', async () => {
      const ada = await account('Ada Before');
      await add(ada, { name: 'Renamed later' });
      const metadata = { display_name: 'Ada Afterwards' };
      await accountStore(database, RULES).change(ada.userId, { metadata }, NOW);
      expect(await names(NOBODY, { words: ['afterwards'] })).toEqual(['Renamed later']);
    });

    it('removes everything of an account with the account', async () => {
      const ada = await account('Gone');
      for (const name of ['a', 'b', 'b']) await add(ada, { name });
      expect(await accountStore(database, RULES).remove(`${ada.userId}@example.org`, NOW)).toBe(
        true,
      );
      const left = await database.query('select from almanac.records where owner_id = $1::uuid', [
        ada.userId,
      ]);
      expect(left).toEqual([]);
    });

    it('keeps rows of no version that is gone, whatever took it along', async () => {
      const ada = await account('Ada');
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) ids.push(await add(ada, { source: 'rows' }));
      ids.push(await add(ada, { name: 'Alone' }));
      const kept = async () => {
        const found = await database.query<{ id: string }>(
          `select dataset_id::text as id from almanac.dataset_rows
           where dataset_id::text = any (string_to_array($1, ','))`,
          [ids.join(',')],
        );
        return found.length;
      };
      await store.change(ada, (query) => removeVersion(query, ids[0] ?? '', tick()));
      expect(await kept()).toBe(4);
      await store.change(ada, (query) => removeRecord(query, ids[1] ?? '', tick()));
      expect(await kept()).toBe(1);
      await accountStore(database, RULES).remove(`${ada.userId}@example.org`, tick());
      expect(await kept()).toBe(0);
    });

    it.each([
      { what: 'a column that is cut', columns: 'Year:1961,1962\n01_max:7.2' },
      { what: 'a value that is none', columns: 'Year:1961\n01_max:7.2.3' },
      { what: 'a column of no name', columns: 'Year:1961\nmax:7.2' },
      { what: 'no years', columns: '01_max:7.2' },
      { what: 'nothing', columns: null },
    ])('gives no half of a dataset that is damaged: $what', async ({ columns }) => {
      const ada = await account('Ada');
      const id = await add(ada);
      await database.query(
        columns === null
          ? 'delete from almanac.dataset_rows where dataset_id = $1::uuid'
          : 'update almanac.dataset_rows set columns = $2 where dataset_id = $1::uuid',
        [id, ...(columns === null ? [] : [columns])],
      );
      await expect(store.rows(ada, id)).rejects.toThrow();
    });

    it('gives whoever counts by hand a line for each value', async () => {
      const id = await add(await account('Ada'), {
        rows: [{ Year: 1961, '01_max': 7.2 }, { Year: 1961 }, { Year: 1962, '12_rain': 0 }],
      });
      const lines = await database.query(
        `select ord::int, year, key, value from almanac.values_of_datasets
         where dataset_id = $1::uuid order by ord`,
        [id],
      );
      expect(lines).toEqual([
        { ord: 1, year: 1961, key: '01_max', value: 7.2 },
        { ord: 3, year: 1962, key: '12_rain', value: 0 },
      ]);
    });

    it('lets the roles of requests reach no account, no session and no key', async () => {
      const ada = await account('Ada');
      const tables = ['users', 'sessions', 'signing_keys', 'key_ring', 'rate_limits'];
      for (const caller of [ada, NOBODY])
        for (const table of tables)
          await expect(
            asCaller(database, caller, (query) => query(`select * from auth.${table}`)),
          ).rejects.toMatchObject({ code: '42501' });
    });

    it('lets the roles of requests reach nothing but what is theirs or public', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const id = await add(ada, { source: 'a-key', isPublic: false });
      const record = (await store.version(ada, id))?.record;
      for (const table of ['records', 'datasets', 'keys', 'usage', 'offers', 'ingest_keys']) {
        const seen = await asCaller(database, ben, (query) =>
          query<{ row: string }>(`select t::text as row from almanac.${table} t`),
        );
        const theirs = seen.filter(({ row }) =>
          [id, record, ada.userId].some((one) => row.includes(`${one}`)),
        );
        expect(theirs).toEqual([]);
      }
      for (const table of ['dataset_rows', 'record_words', 'values_of_datasets', 'migrations'])
        for (const caller of [ada, NOBODY])
          await expect(
            asCaller(database, caller, (query) => query(`select * from almanac.${table}`)),
          ).rejects.toMatchObject({ code: '42501' });
      const intrusions = [
        [`select almanac.put_rows($1::uuid, 'Year:1')`, id],
        ['update almanac.records set owner_id = $1::uuid', ben.userId],
        ['update almanac.records set hidden_at = null where id = $1::uuid', record],
        ['delete from almanac.removed where id = $1::uuid', id],
        ['delete from almanac.records where id = $1::uuid', record],
        ['update almanac.datasets set record_id = $1::uuid', record],
        [`select almanac.part_version($1::uuid, gen_random_uuid(), now())`, id],
        [`update almanac.profiles set display_name = 'Mine' where id = $1::uuid`, ada.userId],
        ['insert into almanac.joined select $1::uuid, id from almanac.records', id],
      ];
      for (const [statement = '', value] of intrusions)
        await expect(
          asCaller(database, ben, (query) => query(statement, [value])),
        ).rejects.toMatchObject({ code: '42501' });
      await asCaller(database, ben, (query) => query('delete from almanac.datasets'));
      expect(await store.rows(ada, id)).not.toBeNull();
      const hidden = await add(ada);
      await database.query(
        `update almanac.records set hidden_at = now(), hidden_reason = 'x' where newest = $1::uuid`,
        [hidden],
      );
      for (const unseen of [id, hidden])
        expect(
          await asCaller(database, ben, (query) =>
            query('select almanac.rows_of($1::uuid) as rows', [unseen]),
          ),
        ).toEqual([{ rows: null }]);
    });

    it.each([
      `created_at = 'infinity'`,
      `newest_at = '-infinity'`,
      `updated_at = '10000-01-01'`,
      'row_count = -2000000',
      'value_count = 999',
      'column_count = 38',
      'versions = 0',
      `description = repeat('x', 5000000)`,
      `name = ''`,
      `station = '{"creator_kind": "firm"}'`,
      `station = '{"creator_id": "Ada Field"}'`,
      `station = '{"creator_id": "https://orcid.org/0000-0002-1825-0098"}'`,
      `station = '{"creator_id": "https://ror.org/05dxps054"}'`,
    ])('takes nothing past the program that a list could not show: %s', async (change) => {
      const id = await add(await account('Ada'));
      await expect(
        database.query(`update almanac.records set ${change} where newest = $1::uuid`, [id]),
      ).rejects.toMatchObject({ code: '23514' });
      if (!/^(created_at|row_count)/.test(change)) return;
      await expect(
        database.query(`update almanac.datasets set ${change} where id = $1::uuid`, [id]),
      ).rejects.toMatchObject({ code: '23514' });
    });

    it.each([
      { creator_kind: 'person', creator_id: 'https://orcid.org/0000-0002-1825-0097' },
      { creator_kind: 'person', creator_id: 'https://orcid.org/0000-0002-1694-233X' },
      { creator_kind: 'institution', creator_id: 'https://ror.org/05dxps055' },
    ])('takes who keeps a record, with the check digits of $creator_id', async (station) => {
      expect(readCreatorId(station.creator_id)?.kind).toBe(station.creator_kind);
      const id = await add(await account('Ada'));
      await database.query(
        `update almanac.records set station = $2::text::jsonb where newest = $1::uuid`,
        [id, JSON.stringify(station)],
      );
    });
  });
}

const RULES = {
  sessionMs: 1,
  reuseMs: 1,
  refreshLimit: { most: 1, windowMs: 1 },
  refreshSecret: 'secret',
};

function aDataset(changes: Partial<Dataset> = {}): Dataset {
  const rows = [{ Year: 1961, '01_max': 7.2 }];
  return { name: 'Hill farm', description: null, isPublic: true, rows, ...changes };
}

function aSending(dataset: Dataset) {
  return {
    id: crypto.randomUUID(),
    recordId: crypto.randomUUID(),
    dataset,
    columns: columnsText(dataset.rows),
    idempotency: null,
  };
}

function aKey(key: string, bodyHash = 'hash'): { key: string; bodyHash: string } {
  return { key, bodyHash };
}
