import { beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Element } from '../../src/core/dataset/columns.ts';
import type { Dataset, Row } from '../../src/core/dataset/dataset.ts';
import type { Sort } from '../../src/core/dataset/directory.ts';
import { MONTHS } from '../../src/core/dataset/month-values.ts';
import { changeRecord, removeRecord } from '../../src/service/datasets/change-records.ts';
import type { DatasetStore } from '../../src/service/datasets/dataset-store.ts';
import { type DirectoryFilters, EVERYTHING } from '../../src/service/datasets/directory-filters.ts';
import type { Place } from '../../src/service/datasets/find-page.ts';
import { columnsText } from '../../src/service/datasets/rows-text.ts';
import type { Caller } from '../../src/service/http/caller.ts';

type Owner = Extract<Caller, { role: 'authenticated' }>;

export type Opened = {
  store: DatasetStore;
  account: (displayName: string) => Promise<Owner>;
  add: (owner: Owner, changes: Partial<Dataset>) => Promise<string>;
  now: () => number;
};

const NOBODY: Caller = { role: 'anon' };

/** What the Directory finds, in which order, how much of it there is, and where. */
export function describeDirectory(opened: () => Opened): void {
  describe('the Directory', () => {
    describe('finds by filters', () => {
      let ada: Owner;
      beforeAll(async () => {
        ada = await opened().account('Keeper of the filters');
        for (const dataset of STATIONS) await opened().add(ada, dataset);
      });
      const found = async (filters: Partial<DirectoryFilters>, caller: Caller = NOBODY) => {
        const options = { ...EVERYTHING, account: ada.userId, ...filters };
        const list = await opened().store.list(caller, {
          ...options,
          sort: 'name',
          after: null,
          limit: 50,
        });
        return { names: list.map(({ entry }) => entry.name), options };
      };

      test.each(FILTERS)('$why', async ({ filters, names }) => {
        const { names: listed, options } = await found(filters);
        expect(listed).toEqual(names);
        const { totals } = await opened().store.totals(NOBODY, options);
        expect(totals.datasets).toBe(names.length);
        const { cells } = await opened().store.map(NOBODY, options);
        const placed = STATIONS.filter(({ name, station }) => names.includes(name) && station);
        expect(cells.reduce((sum, { datasets }) => sum + datasets, 0)).toBe(placed.length);
        expect(totals.placed).toBe(placed.length);
      });

      it('counts years and values of what is found, and names the account', async () => {
        const filters = { ...EVERYTHING, account: ada.userId, fromYear: 1990, toYear: 1990 };
        expect(await opened().store.totals(NOBODY, filters)).toEqual({
          totals: {
            datasets: 2,
            years: 10 + 91,
            values: 2 * 12 * 10 + 91,
            placed: 2,
            isCapped: false,
          },
          account: { id: ada.userId, name: 'Keeper of the filters' },
        });
      });

      it('counts and maps what is private for its owner alone', async () => {
        const filters = { ...EVERYTHING, account: ada.userId };
        const { totals: all } = await opened().store.totals(ada, filters);
        expect(all.datasets).toBe(STATIONS.length);
        const ben = await opened().account('Ben');
        for (const other of [ben, NOBODY]) {
          const { totals } = await opened().store.totals(other, filters);
          expect(totals.datasets).toBe(
            STATIONS.filter(({ isPublic }) => isPublic !== false).length,
          );
          const { cells } = await opened().store.map(other, filters);
          expect(cells.flatMap(({ dataset }) => dataset?.name ?? [])).not.toContain('Secret');
        }
        const { names } = await found({ mineOnly: true }, ben);
        expect(names).toEqual([]);
      });

      it('names a dataset that is alone in its cell, at its own place', async () => {
        const filters = { ...EVERYTHING, account: ada.userId, fromYear: 1900 };
        const { cells } = await opened().store.map(NOBODY, filters);
        expect(cells).toMatchObject([
          { datasets: 1, latitude: -18.1, longitude: 178.4, dataset: { name: 'Suva' } },
        ]);
        const [{ area } = { area: null }] = cells;
        expect((await found({ area })).names).toEqual(['Suva']);
      });
    });

    it('forgets the account nobody sees a dataset of', async () => {
      const { store, account, add } = opened();
      const shy = await account('Shy');
      await add(shy, { name: 'Hidden', isPublic: false });
      const filters = { ...EVERYTHING, account: shy.userId };
      expect((await store.totals(NOBODY, filters)).account).toBeNull();
      expect((await store.totals(shy, filters)).account).toEqual({ id: shy.userId, name: 'Shy' });
    });

    it('follows a dataset that is renamed, moved, hidden or deleted', async () => {
      const { store, account, add, now } = opened();
      const ada = await account('Ada');
      const id = await add(ada, { name: 'Before', station: { latitude: 10, longitude: 20 } });
      const seen = async () => {
        const filters = { ...EVERYTHING, account: ada.userId };
        const { cells } = await store.map(NOBODY, filters);
        return cells.map(({ latitude, dataset }) => [dataset?.name, latitude]);
      };
      expect(await seen()).toEqual([['Before', 10]]);
      await store.change(ada, (query) => changeRecord(query, id, { name: 'After' }, now()));
      await store.change(ada, (query) =>
        changeRecord(query, id, { station: { latitude: -5, longitude: 20 } }, now()),
      );
      expect(await seen()).toEqual([['After', -5]]);
      await store.change(ada, (query) => changeRecord(query, id, { station: null }, now()));
      expect(await seen()).toEqual([]);
      expect(
        (await store.totals(NOBODY, { ...EVERYTHING, account: ada.userId })).totals,
      ).toMatchObject({ datasets: 1, placed: 0 });
      await store.change(ada, (query) => changeRecord(query, id, { isPublic: false }, now()));
      expect(
        (await store.totals(NOBODY, { ...EVERYTHING, account: ada.userId })).totals.datasets,
      ).toBe(0);
      await store.change(ada, (query) => removeRecord(query, id, now()));
      expect(
        (await store.totals(ada, { ...EVERYTHING, account: ada.userId })).totals.datasets,
      ).toBe(0);
    });

    it('filters the versions of one record too', async () => {
      const { store, account, add } = opened();
      const ada = await account('Ada');
      const mere = { name: 'Mere', source: 'mere' };
      const oldest = await add(ada, { ...mere, rows: years(1950, 1960, ['max']) });
      const newest = await add(ada, { ...mere, rows: years(1950, 1970, ['max']) });
      const options = {
        ...EVERYTHING,
        versionsOf: newest,
        sort: 'newest',
        after: null,
        limit: 9,
      } as const;
      const ids = async (filters: Partial<DirectoryFilters>) =>
        (await store.list(NOBODY, { ...options, ...filters })).map(({ entry }) => entry.id);
      expect(await ids({})).toEqual([newest, oldest]);
      expect(await ids({ toYear: 1965 })).toEqual([newest]);
      expect(await ids({ words: ['mere'] })).toEqual([newest, oldest]);
      expect(await ids({ words: ['moor'] })).toEqual([]);
    });

    it('gathers what is near, so that a crowd is a few marks, and parts them closer by', async () => {
      const { store, account, add } = opened();
      const ada = await account('Crowd');
      const places = Array.from({ length: 12 }, (_, index) => ({
        latitude: 50 + index / 50,
        longitude: 10 + index / 50,
      }));
      for (const [index, station] of places.entries())
        await add(ada, { name: `Crowd ${index}`, station });
      await add(ada, { name: 'Antipode', station: { latitude: -50, longitude: -170 } });
      const map = async (filters: Partial<DirectoryFilters>) => {
        const { cells } = await store.map(NOBODY, {
          ...EVERYTHING,
          account: ada.userId,
          ...filters,
        });
        return cells.map(({ datasets }) => datasets);
      };
      expect(await map({})).toEqual([12, 1]);
      const closer = await map({ area: { west: 9.9, south: 49.9, east: 10.4, north: 50.4 } });
      expect(closer.length).toBeGreaterThan(3);
      expect(closer.reduce((sum, count) => sum + count, 0)).toBe(12);
    });

    it('pages through every entry once and in order, in every sort, while others arrive', async () => {
      const { store, account, now } = opened();
      const ada = await account('Pages');
      const known: Model[] = [];
      const put = async (model: Omit<Model, 'id' | 'arrived'>) => {
        const id = crypto.randomUUID();
        const recordId = id;
        const dataset = { ...model, description: null, isPublic: true };
        const columns = columnsText(dataset.rows);
        await store.add(
          ada,
          { id, recordId, dataset, columns, idempotency: null },
          model.createdAt,
        );
        known.push({ ...model, id, arrived: known.length });
      };
      const start = now();
      for (const [index, model] of modelsOf(start).entries()) if (index < 24) await put(model);
      const later = modelsOf(start).slice(24);
      await fc.assert(
        fc.asyncProperty(WALKS, async ({ sort, filters, limit, arrivals }) => {
          const expected = known.filter((model) => answers(model, filters)).sort(BY[sort]);
          const seen: string[] = [];
          let arriving = arrivals;
          let after: Place | null = null;
          do {
            const options = { ...EVERYTHING, account: ada.userId, ...filters, sort, after, limit };
            const page = await store.list(NOBODY, options);
            seen.push(...page.map(({ entry }) => entry.id));
            after = page.length === limit ? (page.at(-1)?.place ?? null) : null;
            const arrived = arriving > 0 && later.pop();
            if (arrived) await put(arrived);
            arriving -= 1;
          } while (after);
          const old = new Set(expected.map(({ id }) => id));
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => old.has(id))).toEqual(expected.map(({ id }) => id));
          const models = seen.map((id) => known.find((model) => model.id === id) as Model);
          expect(models).toEqual([...models].sort(BY[sort]));
        }),
        { numRuns: 15 },
      );
    });
  });
}

const STATIONS: (Partial<Dataset> & { name: string })[] = [
  {
    name: 'Åland',
    rows: years(1990, 1999, ['max', 'min']),
    station: { latitude: 60.1, longitude: 19.9 },
  },
  // A value a year: 8 of 100 months.
  {
    name: 'Suva',
    rows: Array.from({ length: 91 }, (_, index) => ({ Year: 1900 + index, '01_rain': 3 })),
    station: { latitude: -18.1, longitude: 178.4 },
  },
  { name: 'Bare', rows: years(2001, 2001, ['max']) },
  { name: 'Empty years', rows: [{ Year: 1950 }, { Year: 1960 }] },
  {
    name: 'Apia',
    rows: years(2000, 2009, ['max', 'rain']).slice(0, 9),
    station: { latitude: -13.8, longitude: -171.8 },
  },
  {
    name: 'Secret',
    rows: years(1890, 2020, ['max', 'min', 'rain']),
    isPublic: false,
    station: { latitude: 0, longitude: 0 },
  },
];

const FILTERS: { why: string; filters: Partial<DirectoryFilters>; names: string[] }[] = [
  {
    why: 'everything public, by name without its accents',
    filters: {},
    names: ['Åland', 'Apia', 'Bare', 'Empty years', 'Suva'],
  },
  {
    why: 'a first year must lie within the record, which may begin or end with it',
    filters: { fromYear: 1990 },
    names: ['Åland', 'Suva'],
  },
  {
    why: 'so must a last year',
    filters: { toYear: 2001 },
    names: ['Apia', 'Bare'],
  },
  {
    why: 'both years must be covered by one record',
    filters: { fromYear: 1950, toYear: 1960 },
    names: ['Empty years', 'Suva'],
  },
  { why: 'an element', filters: { elements: ['rain'] }, names: ['Apia', 'Suva'] },
  { why: 'two elements are both there', filters: { elements: ['max', 'rain'] }, names: ['Apia'] },
  {
    why: 'completeness without an element is that of each it has; no values are never complete',
    filters: { completeness: 100 },
    names: ['Åland', 'Apia', 'Bare'],
  },
  {
    why: 'completeness is of a hundred months, rounded down',
    filters: { completeness: 8 },
    names: ['Åland', 'Apia', 'Bare', 'Suva'],
  },
  {
    why: 'and 8 of 100 are not 9',
    filters: { elements: ['rain'], completeness: 9 },
    names: ['Apia'],
  },
  {
    why: 'completeness of the elements named',
    filters: { elements: ['max'], completeness: 100 },
    names: ['Åland', 'Apia', 'Bare'],
  },
  {
    why: 'an area',
    filters: { area: { west: 10, south: 50, east: 30, north: 70 } },
    names: ['Åland'],
  },
  {
    why: 'an area across the date line',
    filters: { area: { west: 170, south: -30, east: -160, north: 0 } },
    names: ['Apia', 'Suva'],
  },
  {
    why: 'words and filters together',
    filters: { words: ['a'], elements: ['max'] },
    names: ['Åland', 'Apia'],
  },
  { why: 'nothing', filters: { fromYear: 1800 }, names: [] },
];

type Model = {
  id: string;
  name: string;
  arrived: number;
  createdAt: number;
  rows: Row[];
  rank: [number, number];
};

/** In their order; those with one rank differ by nothing that a sort looks at. */
const WORDS = [['abbey', 'Ábbey'], ['Beck'], ['creek 2'], ['Creek 10'], ['Zeal', 'ZÉAL']];

/** Some at one moment, some of one length, in an order that no sort has. */
function modelsOf(start: number): Omit<Model, 'id' | 'arrived'>[] {
  const all = WORDS.flatMap((names, word) =>
    names.flatMap((name) =>
      [1, 2, 11, 100].map((number) => ({
        name: `${name} ${number}`,
        rank: [word, number] as [number, number],
      })),
    ),
  );
  const mixed = all.map((one, index) => ({ one, place: (index * 17) % all.length }));
  return mixed
    .sort((one, other) => one.place - other.place)
    .map(({ one }, index) => ({
      ...one,
      createdAt: start + ((index * 7) % all.length),
      rows: years(1950 + (index % 3), 1960 + (index % 5), index % 2 ? ['max'] : ['rain']),
    }));
}

/** Whatever the clock said of them. */
const newest = (one: Model, other: Model) => other.arrived - one.arrived;

const BY: Record<Sort, (one: Model, other: Model) => number> = {
  newest,
  longest: (one, other) => other.rows.length - one.rows.length || newest(one, other),
  name: (one, other) =>
    one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1] || (one.id < other.id ? -1 : 1),
};

type Walk = {
  sort: Sort;
  filters: { fromYear: number | null; elements: Element[] };
  limit: number;
  arrivals: number;
};

const WALKS: fc.Arbitrary<Walk> = fc.record({
  sort: fc.constantFrom('newest', 'longest', 'name'),
  filters: fc.record({
    fromYear: fc.constantFrom(null, 1950, 1951),
    elements: fc.constantFrom<Element[]>([], ['max'], ['rain']),
  }),
  limit: fc.integer({ min: 1, max: 7 }),
  arrivals: fc.integer({ min: 0, max: 1 }),
});

function answers({ rows }: Model, { fromYear, elements }: Walk['filters']): boolean {
  const isCovered = fromYear === null || (rows[0]?.Year ?? 0) <= fromYear;
  return isCovered && elements.every((element) => rows.some((row) => `01_${element}` in row));
}

/** Every month of every year has a value. */
function years(first: number, last: number, elements: Element[]): Row[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    Year: first + index,
    ...Object.fromEntries(
      elements.flatMap((element) =>
        MONTHS.map((month) => [`${String(month).padStart(2, '0')}_${element}`, 1]),
      ),
    ),
  }));
}
