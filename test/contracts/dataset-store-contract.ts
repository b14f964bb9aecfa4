import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Dataset } from '../../src/core/dataset/dataset.ts';
import { stationProblems } from '../../src/core/dataset/station.ts';
import { accountStore } from '../../src/service/auth/account-store.ts';
import { type DatasetStore, datasetStore } from '../../src/service/datasets/dataset-store.ts';
import { EVERYTHING } from '../../src/service/datasets/directory-filters.ts';
import type { ListOptions } from '../../src/service/datasets/find-page.ts';
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
      const id = crypto.randomUUID();
      await store.add(owner, { id, dataset: aDataset(changes), idempotency: null }, tick());
      return id;
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
      expect(await store.header(ada, id)).toMatchObject({
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
      const sent = { id: crypto.randomUUID(), dataset: broken, idempotency: aKey('k') };
      await expect(store.add(ada, sent, tick())).rejects.toThrow();
      expect(await names(ada, { mineOnly: true })).toEqual([]);
      const mended = { ...sent, dataset: aDataset({ name: 'Mended' }) };
      expect(await store.add(ada, mended, tick())).toMatchObject({ do: 'added' });
    });

    it('makes one dataset of two requests with one key, even when they arrive together', async () => {
      const ada = await account('Ada');
      const request = () => ({
        id: crypto.randomUUID(),
        dataset: aDataset({ name: 'Once' }),
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
      const first = { id: crypto.randomUUID(), dataset: aDataset(), idempotency: aKey('k', 'a') };
      await store.add(ada, first, tick());
      const other = { ...first, id: crypto.randomUUID(), idempotency: aKey('k', 'b') };
      expect(await store.add(ada, other, tick())).toEqual({
        do: 'refused',
        problem: { kind: 'idempotency-key-reused' },
      });
      await store.remove(ada, first.id);
      expect(await store.add(ada, other, tick())).toMatchObject({ do: 'added' });
    });

    it.each([
      { what: 'a dataset', idempotency: null },
      { what: 'a dataset with a key', idempotency: { key: 'k', bodyHash: 'h' } },
    ])('refuses $what of a removed account, whose token is still good', async ({ idempotency }) => {
      const gone: Owner = { role: 'authenticated', userId: crypto.randomUUID() };
      const sent = { id: crypto.randomUUID(), dataset: aDataset({}), idempotency };
      expect(await store.add(gone, sent, tick())).toEqual({
        do: 'refused',
        problem: { kind: 'token-invalid' },
      });
    });

    it('lets two accounts use the same key', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      for (const owner of [ada, ben]) {
        const sent = { id: crypto.randomUUID(), dataset: aDataset(), idempotency: aKey('k') };
        expect(await store.add(owner, sent, tick())).toMatchObject({ do: 'added' });
      }
    });

    it('shows private datasets to their owner alone, rows and name included', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const id = await add(ada, { name: 'Secret garden', isPublic: false });
      for (const other of [ben, NOBODY]) {
        expect(await store.header(other, id)).toBeNull();
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
      expect(await store.change(ben, id, { name: 'Stolen' }, tick())).toBeNull();
      expect(await store.remove(ben, id)).toBe(false);
      expect(await store.header(ada, id)).toMatchObject({ name: 'Mine' });
      expect(await store.change(ada, id, { description: 'by hand' }, tick())).toMatchObject({
        name: 'Mine',
        description: 'by hand',
        updatedAt: new Date(clock).toISOString(),
      });
      expect(await store.change(ada, id, { description: null }, tick())).toMatchObject({
        description: null,
      });
      expect(await store.remove(ada, id)).toBe(true);
      expect(await store.header(ada, id)).toBeNull();
    });

    it('keeps of a removed dataset that there was one, if anybody could see it', async () => {
      const ada = await account('Ada');
      const ids = {
        shown: await add(ada),
        hidden: await add(ada, { isPublic: false }),
        kept: await add(ada),
        ofAccount: await add(ada),
      };
      await store.remove(ada, ids.shown);
      await store.remove(ada, ids.hidden);
      expect(await store.removedAt(ids.shown)).toEqual(expect.any(Number));
      expect(await store.removedAt(ids.hidden)).toBeNull();
      expect(await store.removedAt(ids.kept)).toBeNull();
      await accountStore(database, RULES).remove(`${ada.userId}@example.org`, NOW);
      expect(await store.removedAt(ids.ofAccount)).toEqual(expect.any(Number));
    });

    it('finds a dataset by the name of its station', async () => {
      const ada = await account('Ada');
      await add(ada, { name: 'Rain since 1931', station: { name: 'Córdoba Observatorio' } });
      expect(await names(NOBODY, { words: ['cordoba'] })).toEqual(['Rain since 1931']);
    });

    it('folds the versions of a title, and follows what happens to the newest one', async () => {
      const ada = await account('Ada');
      const old = await add(ada, { name: 'Creek (2026-01-01)' });
      const middle = await add(ada, { name: 'Creek (2026-02-01)' });
      const hidden = await add(ada, { name: 'creek (2026-03-01)', isPublic: false });
      const mine = async () =>
        (await store.list(ada, { ...ALL, mineOnly: true })).map(({ entry }) => [
          entry.id,
          entry.earlier.map((version) => version.id),
        ]);
      const others = async () =>
        (await store.list(NOBODY, { ...ALL, words: ['creek'] })).map(({ entry }) => entry.id);
      expect(await mine()).toEqual([[hidden, [middle, old]]]);
      expect(await others()).toEqual([middle]);
      expect(await names(ada, { words: ['creek'] })).toEqual(['creek (2026-03-01)']);

      await store.change(ada, hidden, { isPublic: true }, tick());
      expect(await others()).toEqual([hidden]);
      await store.remove(ada, hidden);
      expect(await mine()).toEqual([[middle, [old]]]);
      await store.change(ada, middle, { name: 'Brook' }, tick());
      expect((await mine()).map(([id]) => id)).toEqual([middle, old]);
    });

    it('makes versions of what has one source, and of one title never without its date', async () => {
      const ada = await account('Ada');
      const [harbour, hill] = ['a'.repeat(32), 'b'.repeat(32)];
      const first = await add(ada, { name: 'Data', source: harbour });
      const other = await add(ada, { name: 'Data', source: hill });
      const unkeyed = await add(ada, { name: 'Data' });
      const again = await add(ada, { name: 'Data' });
      const dated = await add(ada, { name: 'Harbour (2026-01-01)' });
      const second = await add(ada, { name: 'Harbour (2026-02-01)', source: harbour });
      const entries = async () =>
        (await store.list(ada, { ...ALL, mineOnly: true })).map(({ entry }) => [
          entry.id,
          ...entry.earlier.map(({ id }) => id),
        ]);
      expect(await entries()).toEqual([[second, first], [dated], [again], [unkeyed], [other]]);
      await store.change(ada, second, { name: 'Quay' }, tick());
      expect((await entries())[0]).toEqual([second, first]);
      await add(await account('Bea'), { name: 'Data', source: harbour });
      expect((await entries())[0]).toEqual([second, first]);
    });

    // What a title ends with says nothing of when it was sent, and many clients send in one millisecond.
    it('tells the versions of a title from the one that came last on', async () => {
      const ada = await account('Ada');
      const dates = ['2026-02-01', '2026-09-01', '2026-05-01'];
      const atOnce = dates.map(() => crypto.randomUUID());
      const at = tick();
      for (const [which, id] of atOnce.entries()) {
        const dataset = aDataset({ name: `Creek (${dates[which]})` });
        await store.add(ada, { id, dataset, idempotency: null }, at);
      }
      const later = [
        await add(ada, { name: 'Creek (2026-03-01)' }),
        await add(ada, { name: 'Creek (2026-01-01)' }),
      ];
      const list = await store.list(ada, { ...ALL, mineOnly: true });
      const told = list.flatMap(({ entry }) => [entry.id, ...entry.earlier.map(({ id }) => id)]);
      expect(told).toEqual([...atOnce, ...later].reverse());
    });

    it('keeps one newest version when many arrive at once', async () => {
      const ada = await account('Ada');
      await Promise.all(
        Array.from({ length: 8 }, () => add(ada, { name: 'Rush', source: 'rush' })),
      );
      const list = await store.list(ada, { ...ALL, mineOnly: true });
      expect(list.map(({ entry }) => entry.earlier.length)).toEqual([7]);
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
      const left = await database.query('select from public.datasets where owner_id = $1::uuid', [
        ada.userId,
      ]);
      expect(left).toEqual([]);
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

    it('shows nobody what a dataset comes from, not even its owner', async () => {
      const ada = await account('Ada');
      await add(ada, { source: 'a-key' });
      for (const caller of [ada, NOBODY])
        for (const column of ['source', '*'])
          await expect(
            asCaller(database, caller, (query) => query(`select ${column} from public.datasets`)),
          ).rejects.toMatchObject({ code: '42501' });
    });

    it('lets nobody write rows into the dataset of another, or in the name of another', async () => {
      const [ada, ben] = [await account('Ada'), await account('Ben')];
      const id = await add(ada);
      const intrusions = [
        [`insert into public.dataset_rows (dataset_id, ord, "Year") values ($1::uuid, 99, 1)`, id],
        ['update public.datasets set owner_id = $1::uuid', ben.userId],
        ['update public.datasets set own_head = true where id = $1::uuid', id],
        ['select public.mark_heads($1::uuid, 7)', ada.userId],
        [`update public.profiles set display_name = 'Mine' where id = $1::uuid`, ada.userId],
      ];
      for (const [statement = '', value] of intrusions)
        await expect(
          asCaller(database, ben, (query) => query(statement, [value])),
        ).rejects.toMatchObject({ code: '42501' });
    });

    it('has every entry right after one statement that changes several versions', async () => {
      const ada = await account('Bulk');
      const versions = [];
      for (const isPublic of [true, true, false])
        versions.push(await add(ada, { name: 'Bulk', source: 'bulk', isPublic }));
      // As an owner on Supabase may write: hidden and placed at once.
      await asCaller(database, ada, (query) =>
        query('update public.datasets set is_public = false, station = $1::text::jsonb', [
          '{"latitude": 1, "longitude": 2}',
        ]),
      );
      const filters = { ...EVERYTHING, account: ada.userId };
      expect((await store.totals(NOBODY, filters)).totals.datasets).toBe(0);
      expect((await store.map(NOBODY, filters)).cells).toEqual([]);
      const [only, ...others] = (await store.map(ada, filters)).cells;
      expect([only?.dataset?.id, others.length]).toEqual([versions.at(-1), 0]);
    });

    it.each(STATIONS)('takes of a station what the program takes: %s', async (facts) => {
      const ada = await account('Ada');
      const id = await add(ada);
      const written = asCaller(database, ada, (query) =>
        query('update public.datasets set station = $1::text::jsonb where id = $2::uuid', [
          facts,
          id,
        ]),
      );
      // Past the program, as an owner can on Supabase.
      if (stationProblems(JSON.parse(facts)).length === 0) await written;
      else await expect(written).rejects.toMatchObject({ code: '23514' });
    });
  });
}

const STATIONS = [
  '{"name":"Grass Valley","latitude":54.3,"longitude":-1.3,"elevation":62,"source":"A. Field","licence":"CC-BY-4.0"}',
  '{}',
  '{"latitude":-90,"longitude":180,"elevation":-500}',
  `{"name":"${'😀'.repeat(200)}"}`,
  ...['"Grass Valley"', '[]', '7'],
  ...['{"lat":54}', '{"constructor":"x"}', '{"name":null}', '{"name":7}', '{"name":{"a":1}}'],
  ...['{"name":""}', '{"name":" \\u00a0\\u2003\\ufeff\\t"}', `{"source":"${'x'.repeat(201)}"}`],
  ...['{"latitude":54.3}', '{"longitude":1}', '{"latitude":91,"longitude":0}'],
  ...['{"latitude":1,"longitude":"2"}', '{"latitude":1,"longitude":null}', '{"elevation":9000.1}'],
];

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

function aKey(key: string, bodyHash = 'hash'): { key: string; bodyHash: string } {
  return { key, bodyHash };
}
