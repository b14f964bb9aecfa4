import { ANYBODY } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

export type CatalogueEntry = {
  id: string;
  /** its place among the public newest versions, the oldest first */
  arrived: number;
  updatedAt: number;
};

export type CatalogueStore = {
  /** Every `size`-th dataset, without the first. */
  borders: (size: number) => Promise<number[]>;
  /** So many datasets from `place` on. */
  from: (place: number, limit: number) => Promise<CatalogueEntry[]>;
  /** The newest version of a dataset that anybody may see. */
  newestOf: (id: string) => Promise<string | null>;
};

/** What anybody may see and no newer version replaces. */
const HEADS = 'from public.datasets d where d.public_head and d.is_public';

const BORDERS = `select arrived::float8 as arrived from (
    select d.arrived, row_number() over (order by d.arrived) - 1 as ord ${HEADS}
  ) as numbered
  where ord > 0 and ord % $1::int = 0 order by ord`;

/** The list's own index, walked the other way round: an offset would count what it leaves out. */
const FROM_PLACE = `select d.id, d.arrived::float8 as arrived,
    ${milliseconds('d.updated_at')} as "updatedAt" ${HEADS}
    and d.arrived >= $1::bigint order by d.arrived limit $2::int`;

const NEWEST = `select d.id from public.datasets asked
    join public.datasets d on d.owner_id = asked.owner_id and d.series = asked.series
  where asked.id = $1::uuid and d.public_head and d.is_public`;

export function catalogueStore(database: Database): CatalogueStore {
  const read = <Found>(text: string, values: unknown[]) =>
    asCaller(database, ANYBODY, (query) => query<Found>(text, values));
  return {
    borders: async (size) =>
      (await read<{ arrived: number }>(BORDERS, [size])).map(({ arrived }) => arrived),
    from: (place, limit) => read<CatalogueEntry>(FROM_PLACE, [place, limit]),
    newestOf: async (id) => (await read<{ id: string }>(NEWEST, [id]))[0]?.id ?? null,
  };
}
