import type { Sort } from '../../core/dataset/directory.ts';
import { UUID } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { type DirectoryFilters, filtered, Parameters, seek } from './directory-filters.ts';
import { type FoundHeader, HEADER, headerOf } from './find-dataset.ts';
import type { DatasetHeader } from './schemas.ts';

export type ListOptions = DirectoryFilters & { sort: Sort; after: Place | null; limit: number };

/** A page of the list begins after this entry. Each sort needs what it sorts by. */
export type Place = { id: string; arrived: number; years: number; nameKey: string };

/** `place` is where a page that ends with this entry goes on. */
export type PlacedEntry = { entry: DatasetHeader; place: Place };

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What each sort looks at, and what follows a place in it; `id` is the column that tells entries apart. */
type Sorted = {
  order: (id: string) => string;
  after: (place: Place, id: string, to: Parameters) => string;
};

const SORTED: Record<Sort, Sorted> = {
  newest: {
    order: () => 'd.arrived desc',
    after: ({ arrived }, _id, to) => `d.arrived < ${to.add(arrived, 'bigint')}`,
  },
  longest: {
    order: () => 'd.years desc, d.arrived desc',
    after: ({ years, arrived }, _id, to) =>
      `(d.years, d.arrived) < (${to.add(years, 'int')}, ${to.add(arrived, 'bigint')})`,
  },
  name: {
    order: (id) => `d.name_key, ${id}`,
    after: (place, id, to) =>
      `(d.name_key, ${id}) > (${to.add(place.nameKey, 'text')}, ${to.add(place.id, 'uuid')})`,
  },
};

type Found = FoundHeader & Omit<Place, 'id'> & { place: string };

/** One page of the records that the caller may see, or of the versions of one. */
export async function findPage(query: Query, options: ListOptions): Promise<PlacedEntry[]> {
  const { sort, after, limit, ...filters } = options;
  const id = filters.versionsOf ? 'd.newest' : 'd.id';
  const order = SORTED[sort].order(id);
  const parameters = new Parameters();
  const sought = await seek(query, filters);
  // Row-level security keeps it from the planner that a word is common, and it would sort all that have it.
  if (sought.isMany) await query(`select set_config('enable_sort', 'off', true)`);
  const rows = await query<Found>(
    `select ${HEADER}, ${id}::text as place, d.arrived::float8 as arrived, d.years, d.name_key as "nameKey"
    from (
      select d.* ${filtered(filters, sought, parameters)}
        ${after ? `and ${SORTED[sort].after(after, id, parameters)}` : ''}
      order by ${order} limit ${parameters.add(limit, 'int')}
    ) as d order by ${order}`,
    parameters.values,
  );
  return rows.map(({ place, arrived, years, nameKey, ...entry }) => ({
    entry: headerOf(entry),
    place: { id: place, arrived, years, nameKey },
  }));
}

/** What a client sends back to go on, which means nothing to it. */
export function writePlace(sort: Sort, { id, arrived, years, nameKey }: Place): string {
  if (sort === 'longest') return `${years}_${arrived}`;
  return sort === 'name' ? `${id}_${nameKey}` : String(arrived);
}

/** Undefined if the place is of another sort, or is none of ours. */
export function readPlace(sort: Sort, text: string): Place | undefined {
  const parts = SHAPES[sort].exec(text)?.groups;
  if (!parts) return undefined;
  const { id = FIRST_ID, arrived = '0', years = '0', nameKey = '' } = parts;
  if (!UUID.test(id)) return undefined;
  return { id, arrived: Number(arrived), years: Number(years), nameKey };
}

const ARRIVED = '(?<arrived>\\d{1,15})';
const SHAPES: Record<Sort, RegExp> = {
  newest: new RegExp(`^${ARRIVED}$`),
  longest: new RegExp(`^(?<years>\\d{1,5})_${ARRIVED}$`),
  name: /^(?<id>[^_]{36})_(?<nameKey>[^\0]*)$/s,
};
