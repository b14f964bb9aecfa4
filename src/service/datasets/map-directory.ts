import type { Area } from '../../core/dataset/area.ts';
import type { MapCell } from '../../core/dataset/directory.ts';
import type { Query } from '../store/database.ts';
import { searchedAtMost } from './count-directory.ts';
import { type DirectoryFilters, writeFilters } from './directory-filters.ts';

export type DirectoryMap = { cells: MapCell[]; isCapped: boolean };

type FoundCell = Omit<MapCell, 'area' | 'dataset'> & {
  x: number;
  y: number;
  step: number;
  id: string | null;
  name: string | null;
};

/** The database has the world in so many columns, and drops bits for fewer of them. */
const FINEST_BITS = 13;
/** Cells that were gathered are gathered again, so that few stations of one country still part. */
const GATHERED_BITS = 8;
/** Marks beside each other: with more of them a finger would touch two on a phone. */
const MOST_COLUMNS = 16;

/** Datasets with a place, gathered so that the map gets some dozens of marks, however many there are. */
export async function mapDirectory(query: Query, filters: DirectoryFilters): Promise<DirectoryMap> {
  const most = searchedAtMost(filters);
  const cells = await query<FoundCell>(MAP, [
    writeFilters(filters),
    most,
    bitsToDrop(filters.area),
    MOST_COLUMNS,
  ]);
  const datasets = cells.reduce((sum, cell) => sum + cell.datasets, 0);
  return { cells: cells.map(cellOf), isCapped: most !== null && datasets >= most };
}

const MAP = `select x, y, step, datasets::float8 as datasets, latitude, longitude, id::text as id, name
  from public.map_directory($1::text::jsonb, $2::int, $3::int, $4::int)`;

/** Fine cells are bits of the world, or of the area that is looked at. */
function bitsToDrop(area: Area | null): number {
  const share = area ? Math.max(acrossOf(area), 2 * (area.north - area.south)) / ROUND : 1;
  const columns = 2 ** (FINEST_BITS - GATHERED_BITS) * Math.min(1, share);
  return Math.max(0, Math.floor(Math.log2(columns)));
}

function acrossOf({ west, east }: Area): number {
  return west <= east ? east - west : east - west + ROUND;
}

const ROUND = 360;

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
