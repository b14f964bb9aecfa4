import type { Area } from '../../core/dataset/area.ts';
import type { DirectoryTotals, MapCell } from '../../core/dataset/directory.ts';
import type { Query } from '../store/database.ts';
import {
  type DirectoryFilters,
  FILTER_PARAMETERS,
  FILTERED,
  filterParameters,
} from './directory-filters.ts';

/** A search compares texts, which a hundred thousand times takes longer than anybody waits. */
const MOST_SEARCHED = 4_000;

function searchedAtMost({ words }: DirectoryFilters): number | null {
  return words.length > 0 ? MOST_SEARCHED : null;
}

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((place) => `$${FILTER_PARAMETERS + place}`);

export async function countDirectory(
  query: Query,
  filters: DirectoryFilters,
): Promise<DirectoryTotals> {
  const most = searchedAtMost(filters);
  const [[totals], [account]] = await Promise.all([
    query<Omit<DirectoryTotals['totals'], 'isCapped'>>(COUNT, [...filterParameters(filters), most]),
    query<{ id: string; name: string | null }>(ACCOUNT, [filters.account]),
  ]);
  if (!totals) throw new Error('Cannot count the Directory: no row came back');
  return {
    totals: { ...totals, isCapped: most !== null && totals.datasets >= most },
    account: account ?? null,
  };
}

/** The drivers do not agree on what a bigint is. */
const COUNT = `select count(*)::float8 as datasets, coalesce(sum(n.row_count), 0)::float8 as years,
    coalesce(sum(n.value_count), 0)::float8 as values, count(n.latitude)::float8 as placed
  from (select d.row_count, d.value_count, d.latitude ${FILTERED} limit ${FIRST}::int) as n`;

/** The policies show a profile where one of its datasets is to be seen. */
const ACCOUNT = `select p.id::text as id, p.display_name as name from public.profiles p
  where p.id = $1::uuid and exists (select from public.datasets d where d.owner_id = p.id)`;

export type DirectoryMap = { cells: MapCell[]; isCapped: boolean };

type FoundCell = Omit<MapCell, 'area' | 'dataset'> & {
  x: number;
  y: number;
  step: number;
  id: string | null;
  name: string | null;
};

/** The finest cells are 8192 columns round the world, 0.044 degrees each; a coarser grid drops bits. */
const FINEST_BITS = 13;
/** Cells that were gathered are gathered again, so that few stations of one country still part. */
const GATHERED_BITS = 8;
/** Marks beside each other: with more of them a finger would touch two on a phone. */
const MOST_COLUMNS = 16;

/** Datasets with a place, gathered so that the map gets some dozens of marks, however many there are. */
export async function mapDirectory(query: Query, filters: DirectoryFilters): Promise<DirectoryMap> {
  const most = searchedAtMost(filters);
  const cells = await query<FoundCell>(MAP, [
    ...filterParameters(filters),
    most,
    bitsToDrop(filters.area),
    MOST_COLUMNS,
  ]);
  const datasets = cells.reduce((sum, cell) => sum + cell.datasets, 0);
  return { cells: cells.map(cellOf), isCapped: most !== null && datasets >= most };
}

const ROUND = 360;
const COLUMNS = 2 ** FINEST_BITS;

/**
 * Gathered in fine cells first, and those again in cells so large that what was found spans at most so
 * many columns of them.
 */
const MAP = `with placed as (
    select d.id, d.name, d.latitude, d.longitude ${FILTERED} and d.latitude is not null
    limit ${FIRST}::int
  ), fine as (
    select least(${COLUMNS - 1}, floor((longitude + 180) / ${ROUND} * ${COLUMNS}))::int >> ${SECOND}::int as x,
      least(${COLUMNS / 2 - 1}, floor((90 - latitude) / ${ROUND} * ${COLUMNS}))::int >> ${SECOND}::int as y,
      count(*) as datasets, sum(latitude) as latitude, sum(longitude) as longitude,
      min(id::text) as id, min(name) as name
    from placed group by 1, 2
  ), grid as (
    select greatest(0, ceil(log(2.0, greatest(
      max(x) - min(x) + 1, 2 * (max(y) - min(y) + 1)) / ${THIRD}::numeric)))::int as shift
    from fine
  ), large as (
    select x >> shift as x, y >> shift as y, ${SECOND}::int + shift as step, sum(datasets) as datasets,
      sum(latitude) as latitude, sum(longitude) as longitude, min(id) as id, min(name) as name
    from fine, grid group by 1, 2, 3
  )
  select x, y, step, datasets::float8 as datasets, (latitude / datasets::float8) as latitude,
    (longitude / datasets::float8) as longitude, case when datasets = 1 then id end as id,
    case when datasets = 1 then name end as name
  from large order by large.datasets desc, y, x`;

/** Fine cells are bits of the world, or of the area that is looked at. */
function bitsToDrop(area: Area | null): number {
  const share = area ? Math.max(acrossOf(area), 2 * (area.north - area.south)) / ROUND : 1;
  const columns = 2 ** (FINEST_BITS - GATHERED_BITS) * Math.min(1, share);
  return Math.max(0, Math.floor(Math.log2(columns)));
}

function acrossOf({ west, east }: Area): number {
  return west <= east ? east - west : east - west + ROUND;
}

function cellOf({ x, y, step, id, name, ...found }: FoundCell): MapCell {
  const size = ROUND / 2 ** (FINEST_BITS - step);
  const [west, north] = [x * size - ROUND / 2, ROUND / 4 - y * size];
  return {
    datasets: found.datasets,
    latitude: rounded(found.latitude),
    longitude: rounded(found.longitude),
    area: {
      west,
      south: Math.max(-ROUND / 4, north - size),
      east: Math.min(west + size, ROUND / 2),
      north,
    },
    dataset: id === null ? null : { id, name: name ?? '' },
  };
}

/** A metre is enough for a mean, and an exact place has no more. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
