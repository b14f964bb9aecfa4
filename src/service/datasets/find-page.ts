import type { Sort } from '../../core/dataset/directory.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/milliseconds.ts';
import { type DirectoryFilters, writeFilters } from './directory-filters.ts';
import { type FoundHeader, HEADER, headerOf } from './find-dataset.ts';
import type { Place } from './list-place.ts';
import type { DatasetHeader, DatasetVersion } from './schemas.ts';

export type ListWishes = DirectoryFilters & { sort: Sort; after: Place | null; limit: number };

export type ListEntry = DatasetHeader & { earlier: DatasetVersion[]; moreEarlier: boolean };

/** `place` is where a page that ends with this entry goes on. */
export type PlacedEntry = { entry: ListEntry; place: Place };

/** Earlier versions listed with an entry. A client asks for the rest with `versions_of`. */
const EARLIER_LISTED = 20;

type Found = FoundHeader & { earlier: string | null; years: number; name_key: string };

/** One page of the datasets that the caller may see. */
export async function findPage(query: Query, wishes: ListWishes): Promise<PlacedEntry[]> {
  const { sort, after, limit, ...filters } = wishes;
  const rows = await query<Found>(filters.versionsOf ? UNFOLDED : FOLDED, [
    writeFilters(filters),
    sort,
    JSON.stringify(after),
    limit,
  ]);
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

function placeOf({ id, created_at: createdAt, years, name_key: nameKey }: Found): Place {
  return { id, createdAt, years, nameKey };
}

const EARLIER = `(
    select json_agg(e) from (
      select v.id, v.name, v.is_public, ${milliseconds('v.created_at')} as created_at
      from public.datasets v
      where v.owner_id = d.owner_id and v.title_stem = d.title_stem
        and (v.created_at, v.id) < (d.created_at, d.id)
      order by v.created_at desc, v.id desc limit ${EARLIER_LISTED + 1}
    ) as e)::text`;

/** The function finds and sorts; the headers are read under the policies. */
function page(earlier: string): string {
  return `with chosen as materialized (
      select * from public.list_directory($1::text::jsonb, $2, nullif($3::text::jsonb, 'null'), $4::int)
        with ordinality as chosen (id, years, name_key, nr)
    )
    select ${HEADER}, ${earlier} as earlier, chosen.years, chosen.name_key
    from chosen join public.datasets d on d.id = chosen.id
    order by chosen.nr`;
}

const FOLDED = page(EARLIER);
const UNFOLDED = page('null::text');

type FoundVersion = { id: string; name: string; is_public: boolean; created_at: number };

function versionOf(version: FoundVersion): DatasetVersion {
  return {
    id: version.id,
    name: version.name,
    isPublic: version.is_public,
    createdAt: new Date(version.created_at).toISOString(),
  };
}
