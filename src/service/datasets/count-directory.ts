import type { DirectoryTotals } from '../../core/dataset/directory.ts';
import type { Query } from '../store/database.ts';
import { type DirectoryFilters, writeFilters } from './directory-filters.ts';

/** A search compares texts, which a hundred thousand times takes longer than anybody waits. */
const MOST_SEARCHED = 4_000;

export function searchedAtMost({ words }: DirectoryFilters): number | null {
  return words.length > 0 ? MOST_SEARCHED : null;
}

export async function countDirectory(
  query: Query,
  filters: DirectoryFilters,
): Promise<DirectoryTotals> {
  const most = searchedAtMost(filters);
  const [[totals], [account]] = await Promise.all([
    query<Omit<DirectoryTotals['totals'], 'isCapped'>>(COUNT, [writeFilters(filters), most]),
    query<{ id: string; name: string | null }>(ACCOUNT, [filters.account]),
  ]);
  if (!totals) throw new Error('Cannot count the Directory: no row came back');
  return {
    totals: { ...totals, isCapped: most !== null && totals.datasets >= most },
    account: account ?? null,
  };
}

/** The drivers do not agree on what a bigint is. */
const COUNT = `select datasets::float8 as datasets, years::float8 as years,
    value_count::float8 as values, placed::float8 as placed
  from public.count_directory($1::text::jsonb, $2::int)`;

/** The policies show a profile where one of its datasets is to be seen. */
const ACCOUNT = `select p.id::text as id, p.display_name as name from public.profiles p
  where p.id = $1::uuid and exists (select from public.datasets d where d.owner_id = p.id)`;
