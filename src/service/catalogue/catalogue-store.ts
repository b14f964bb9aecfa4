import { ANYBODY } from '../http/caller.ts';
import { asCaller } from '../store/as-caller.ts';
import type { Database } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';

/** Where a dataset stands among the public newest versions, the oldest first. */
export type CataloguePlace = { createdAt: number; id: string };
export type CatalogueEntry = CataloguePlace & { updatedAt: number };

export type CatalogueStore = {
  /** Every `size`-th dataset, without the first. */
  borders: (size: number) => Promise<CataloguePlace[]>;
  /** So many datasets from `place` on; without the one at it where `after` is true. */
  from: (place: CataloguePlace, limit: number, after: boolean) => Promise<CatalogueEntry[]>;
  /** The newest version of a dataset that anybody may see. */
  newestOf: (id: string) => Promise<string | null>;
};

/** What anybody may see and no newer version replaces. */
const HEADS = 'from public.datasets d where d.public_head and d.is_public';
const CREATED = milliseconds('d.created_at');

const BORDERS = `select created_at, id from (
    select d.id, ${CREATED} as created_at, row_number() over (order by d.created_at, d.id) - 1 as ord ${HEADS}
  ) as numbered
  where ord > 0 and ord % $1::int = 0 order by ord`;

/** The list's own index, walked the other way round: an offset would count what it leaves out. */
function fromPlace(comparison: '>=' | '>'): string {
  return `select d.id, ${CREATED} as created_at, ${milliseconds('d.updated_at')} as updated_at ${HEADS}
    and (d.created_at, d.id) ${comparison} (to_timestamp($1::float8 / 1000), $2::uuid)
    order by d.created_at, d.id limit $3::int`;
}

const NEWEST = `select d.id from public.datasets asked
    join public.datasets d on d.owner_id = asked.owner_id and d.series = asked.series
  where asked.id = $1::uuid and d.public_head and d.is_public`;

type FoundPlace = { id: string; created_at: number };

export function catalogueStore(database: Database): CatalogueStore {
  const read = <Found>(text: string, values: unknown[]) =>
    asCaller(database, ANYBODY, (query) => query<Found>(text, values));
  return {
    borders: async (size) => (await read<FoundPlace>(BORDERS, [size])).map(placeOf),
    from: async ({ createdAt, id }, limit, after) => {
      const places = await read<FoundPlace & { updated_at: number }>(
        fromPlace(after ? '>' : '>='),
        [createdAt, id, limit],
      );
      return places.map((place) => ({ ...placeOf(place), updatedAt: place.updated_at }));
    },
    newestOf: async (id) => (await read<{ id: string }>(NEWEST, [id]))[0]?.id ?? null,
  };
}

function placeOf({ id, created_at }: FoundPlace): CataloguePlace {
  return { createdAt: created_at, id };
}
