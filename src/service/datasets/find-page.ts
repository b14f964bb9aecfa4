import type { Sort } from '../../core/dataset/directory.ts';
import { UUID } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import {
  type DirectoryFilters,
  FILTER_PARAMETERS,
  FILTERED,
  filterParameters,
} from './directory-filters.ts';
import { type FoundHeader, HEADER, headerOf } from './find-dataset.ts';
import type { DatasetHeader, DatasetVersion } from './schemas.ts';

export type ListOptions = DirectoryFilters & { sort: Sort; after: Place | null; limit: number };

export type ListEntry = DatasetHeader & { earlier: DatasetVersion[]; moreEarlier: boolean };

/** A page of the list begins after this dataset. Each sort needs what it sorts by. */
export type Place = { id: string; arrived: number; years: number; nameKey: string };

/** `place` is where a page that ends with this entry goes on. */
export type PlacedEntry = { entry: ListEntry; place: Place };

/** Earlier versions listed with an entry. A client asks for the rest with `versions_of`. */
const EARLIER_LISTED = 20;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST = Number.MAX_SAFE_INTEGER;

type Sorted = {
  order: string;
  /** what follows a place */
  after: string;
  /** the values of that; before all datasets where there is no place */
  parameters: (place: Place | null) => unknown[];
};

const [LIMIT, FIRST, SECOND] = [1, 2, 3].map((next) => `$${FILTER_PARAMETERS + next}`);

const SORTED: Record<Sort, Sorted> = {
  newest: {
    order: 'd.arrived desc',
    after: `d.arrived < ${FIRST}::bigint`,
    parameters: (place) => [place?.arrived ?? LAST],
  },
  longest: {
    order: 'd.years desc, d.arrived desc',
    after: `(d.years, d.arrived) < (${FIRST}::int, ${SECOND}::bigint)`,
    parameters: (place) => [place?.years ?? 100_000, place?.arrived ?? LAST],
  },
  name: {
    order: 'd.name_key, d.id',
    after: `(d.name_key, d.id) > (${FIRST}::text, ${SECOND}::uuid)`,
    parameters: (place) => [place?.nameKey ?? '', place?.id ?? FIRST_ID],
  },
};

/** What a page is made of. Not all there is: nobody may read the source. */
const LISTED = [
  ...['id', 'name', 'description', 'is_public', 'row_count', 'column_count', 'value_count'],
  ...['coverage', 'station', 'created_at', 'updated_at', 'owner_id', 'series', 'arrived', 'years'],
  'name_key',
]
  .map((column) => `d.${column}`)
  .join(', ');

type Found = FoundHeader & {
  earlier: string | null;
  arrived: number;
  years: number;
  name_key: string;
};

/** One page of the datasets that the caller may see. */
export async function findPage(query: Query, options: ListOptions): Promise<PlacedEntry[]> {
  const { sort, after, limit, ...filters } = options;
  const { order, after: follows, parameters } = SORTED[sort];
  const rows = await query<Found>(
    `select ${HEADER}, d.arrived::float8 as arrived, d.years, d.name_key, ${filters.versionsOf ? 'null' : EARLIER} as earlier
    from (
      select ${LISTED} ${FILTERED} and ${follows} order by ${order} limit ${LIMIT}::int
    ) as d order by ${order}`,
    [...filterParameters(filters), limit, ...parameters(after)],
  );
  return rows.map((entry) => ({ entry: entryOf(entry), place: placeOf(entry) }));
}

function entryOf(row: Found): ListEntry {
  const earlier = (JSON.parse(row.earlier ?? '[]') as FoundVersion[]).map(versionOf);
  return {
    ...headerOf(row),
    earlier: earlier.slice(0, EARLIER_LISTED),
    moreEarlier: earlier.length > EARLIER_LISTED,
  };
}

function placeOf({ id, arrived, years, name_key: nameKey }: Found): Place {
  return { id, arrived, years, nameKey };
}

const EARLIER = `(
    select json_agg(e) from (
      select v.id, v.name, v.is_public, ${milliseconds('v.created_at')} as created_at
      from public.datasets v
      where v.owner_id = d.owner_id and v.series = d.series
        and v.arrived < d.arrived
      order by v.arrived desc limit ${EARLIER_LISTED + 1}
    ) as e)::text`;

type FoundVersion = { id: string; name: string; is_public: boolean; created_at: number };

function versionOf(version: FoundVersion): DatasetVersion {
  return {
    id: version.id,
    name: version.name,
    isPublic: version.is_public,
    createdAt: new Date(version.created_at).toISOString(),
  };
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
