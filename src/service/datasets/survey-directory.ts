import type { Area } from '../../core/dataset/area.ts';
import {
  type DirectoryTotals,
  type EntryFilters,
  type MapCell,
  NO_FILTERS,
} from '../../core/dataset/directory.ts';
import type { Query } from '../store/database.ts';
import {
  type DirectoryFilters,
  filtered,
  MOST_FOUND,
  Parameters,
  seek,
  sourceOf,
} from './directory-filters.ts';

/** What is surveyed: all that there is, or of what is narrowed down at most so many, which is said. */
async function surveyed(
  query: Query,
  filters: DirectoryFilters,
  { columns, only = 'true' }: { columns: string; only?: string },
) {
  const parameters = new Parameters();
  const sought = await seek(query, filters);
  const { mineOnly, versionsOf, ...narrowing } = filters;
  const isNarrowed = Object.entries(narrowing).some(
    ([name, wish]) => String(wish ?? '') !== String(NO_FILTERS[name as keyof EntryFilters] ?? ''),
  );
  const most = isNarrowed ? ` limit ${MOST_FOUND}` : '';
  return {
    text: `select ${columns} ${filtered(filters, sought, parameters)} and ${only}${most}`,
    parameters,
    isCapped: (datasets: number) => isNarrowed && datasets >= MOST_FOUND,
  };
}

export async function countDirectory(
  query: Query,
  filters: DirectoryFilters,
): Promise<DirectoryTotals> {
  const columns = 'd.row_count, d.value_count, d.latitude';
  const { text, parameters, isCapped } = await surveyed(query, filters, { columns });
  const [[totals], [account]] = await Promise.all([
    query<Omit<DirectoryTotals['totals'], 'isCapped'>>(counted(text), parameters.values),
    query<{ id: string; name: string | null }>(ACCOUNT, [filters.account]),
  ]);
  if (!totals) throw new Error('Cannot count the Directory: no row came back');
  return {
    totals: { ...totals, isCapped: isCapped(totals.datasets) },
    account: account ?? null,
  };
}

/** The drivers do not agree on what a bigint is. */
function counted(text: string): string {
  return `select count(*)::float8 as datasets, coalesce(sum(n.row_count), 0)::float8 as years,
    coalesce(sum(n.value_count), 0)::float8 as values, count(n.latitude)::float8 as placed
  from (${text}) as n`;
}

/** The policies show a profile where one of its records is to be seen. */
const ACCOUNT = `select p.id::text as id, p.display_name as name from almanac.profiles p
  where p.id = $1::uuid and exists (select from almanac.records d where d.owner_id = p.id)`;

export type DirectoryMap = { cells: MapCell[]; isCapped: boolean };

type FoundCell = Omit<MapCell, 'area' | 'dataset'> & {
  x: number;
  y: number;
  step: number;
  id: string | null;
  record: string | null;
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
  const columns = 'd.arrived, d.latitude, d.longitude';
  const { text, parameters, isCapped } = await surveyed(query, filters, {
    columns,
    only: 'd.latitude is not null',
  });
  const bits = parameters.add(bitsToDrop(filters.area), 'int');
  const cells = await query<FoundCell>(
    mapped(text, {
      bits,
      columns: parameters.add(MOST_COLUMNS, 'numeric'),
      from: sourceOf(filters),
    }),
    parameters.values,
  );
  const datasets = cells.reduce((sum, cell) => sum + cell.datasets, 0);
  return { cells: cells.map(cellOf), isCapped: isCapped(datasets) };
}

const ROUND = 360;
const COLUMNS = 2 ** FINEST_BITS;

type Mapping = { bits: string; columns: string; from: string };

/**
 * Gathered in fine cells first, and those again in cells so large that what was found spans at most so
 * many columns of them.
 */
function mapped(text: string, { bits, columns, from }: Mapping): string {
  return `with placed as (${text}), fine as (
    select least(${COLUMNS - 1}, floor((longitude + 180) / ${ROUND} * ${COLUMNS}))::int >> ${bits} as x,
      least(${COLUMNS / 2 - 1}, floor((90 - latitude) / ${ROUND} * ${COLUMNS}))::int >> ${bits} as y,
      count(*) as datasets, sum(latitude) as latitude, sum(longitude) as longitude, min(arrived) as arrived
    from placed group by 1, 2
  ), grid as (
    select greatest(0, ceil(log(2.0, greatest(
      max(x) - min(x) + 1, 2 * (max(y) - min(y) + 1)) / ${columns})))::int as shift
    from fine
  ), large as (
    select x >> shift as x, y >> shift as y, ${bits} + shift as step, sum(datasets) as datasets,
      sum(latitude) as latitude, sum(longitude) as longitude, min(arrived) as arrived
    from fine, grid group by 1, 2, 3
  )
  select x, y, step, datasets::float8 as datasets, large.latitude / datasets::float8 as latitude,
    large.longitude / datasets::float8 as longitude, d.newest::text as id, d.id::text as record, d.name
  from large left join ${from} d on d.arrived = large.arrived and datasets = 1
  order by large.datasets desc, y, x`;
}

/** Fine cells are bits of the world, or of the area that is looked at. */
function bitsToDrop(area: Area | null): number {
  const share = area ? Math.max(acrossOf(area), 2 * (area.north - area.south)) / ROUND : 1;
  const columns = 2 ** (FINEST_BITS - GATHERED_BITS) * Math.min(1, share);
  return Math.max(0, Math.floor(Math.log2(columns)));
}

function acrossOf({ west, east }: Area): number {
  return west <= east ? east - west : east - west + ROUND;
}

function cellOf({ x, y, step, id, record, name, ...found }: FoundCell): MapCell {
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
    dataset: id === null || record === null ? null : { id, record, name: name ?? '' },
  };
}

/** A metre is enough for a mean, and an exact place has no more. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
