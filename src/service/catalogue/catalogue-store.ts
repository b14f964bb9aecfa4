import { ANYBODY } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

export type CatalogueEntry = {
  /** the id of a record */
  id: string;
  /** its place among the public ones, the oldest first */
  arrived: number;
  updatedAt: number;
};

export type CatalogueStore = ReturnType<typeof catalogueStore>;

const BORDERS = `select arrived::float8 as arrived from (
    select d.arrived, row_number() over (order by d.arrived) - 1 as ord
    from almanac.records d where d.is_shown
  ) as numbered
  where ord > 0 and ord % $1::int = 0 order by ord`;

/** The list's own index, walked the other way round: an offset would count what it leaves out. */
const FROM_PLACE = `select d.id, d.arrived::float8 as arrived,
    ${milliseconds('greatest(d.updated_at, d.newest_at)')} as "updatedAt"
  from almanac.records d where d.is_shown and d.arrived >= $1::bigint order by d.arrived limit $2::int`;

export function catalogueStore(database: Database) {
  const read = <Found>(text: string, values: unknown[]) =>
    asCaller(database, ANYBODY, (query) => query<Found>(text, values));
  return {
    /** Every `size`-th record, without the first. */
    borders: async (size: number) =>
      (await read<{ arrived: number }>(BORDERS, [size])).map(({ arrived }) => arrived),
    /** So many records from `place` on. */
    from: (place: number, limit: number) => read<CatalogueEntry>(FROM_PLACE, [place, limit]),
  };
}
