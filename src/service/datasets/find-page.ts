import type { Caller } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/milliseconds.ts';
import { type FoundHeader, HEADER, headerOf } from './find-dataset.ts';
import type { DatasetHeader, DatasetVersion } from './schemas.ts';

/** A page of the list begins after this dataset. */
export type Place = { createdAt: number; id: string };

export type ListWishes = {
  /** Each word must be in the name, the description or the account. */
  words: string[];
  mineOnly: boolean;
  versionsOf: string | null;
  after: Place | null;
  limit: number;
};

export type ListEntry = DatasetHeader & { earlier: DatasetVersion[]; moreEarlier: boolean };

/** Earlier versions listed with an entry. A client asks for the rest with `versions_of`. */
const EARLIER_TOLD = 20;

/** One page of the datasets that the caller may see, the newest first. */
export async function findPage(
  query: Query,
  caller: Caller,
  wishes: ListWishes,
): Promise<ListEntry[]> {
  const viewer = caller.role === 'authenticated' ? caller.userId : null;
  if (viewer === null && wishes.mineOnly) return [];
  const { after, limit } = wishes;
  const place = [after?.createdAt ?? null, after?.id ?? null, limit];
  const found = await query<FoundHeader & { earlier: string | null }>(
    ...pageOf(viewer, wishes, place),
  );
  return found.map((entry) => {
    const earlier = (JSON.parse(entry.earlier ?? '[]') as FoundVersion[]).map(versionOf);
    return {
      ...headerOf(entry),
      earlier: earlier.slice(0, EARLIER_TOLD),
      moreEarlier: earlier.length > EARLIER_TOLD,
    };
  });
}

function pageOf(
  viewer: string | null,
  { words, mineOnly, versionsOf }: ListWishes,
  place: unknown[],
): [text: string, values: unknown[]] {
  if (versionsOf)
    return [versionsPage, [...place, versionsOf, patternsOf(words), mineOnly, viewer]];
  if (words.length > 0) return [searchPage, [...place, mineOnly, patternsOf(words)]];
  if (viewer === null) return [publicPage, place];
  return [mineOnly ? ownPage : visiblePage, [...place, viewer]];
}

/** The longest word comes first, because an index finds fewest entries for it. */
function patternsOf(words: string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return JSON.stringify(longestFirst.map(patternOf));
}

/** One or two letters are somewhere in every text, so they must stand where a word begins. */
function patternOf(word: string): string {
  const start = /^[a-z\d]{1,2}$/i.test(word) ? ' ' : '';
  return `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The first page begins at the end of time, so that every page has the same query and the same plan. */
const PLACE = `coalesce(to_timestamp($1::float8 / 1000), 'infinity'),
  coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
const BEFORE = `(d.created_at, d.id) < (${PLACE})`;
const NEWEST = 'order by d.created_at desc, d.id desc limit $3::int';

/** Headers of the datasets `chosen` names, with their earlier versions folded in. */
function page(chosen: string, unfolded = false): string {
  const earlier = `(
    select json_agg(e) from (
      select v.id, v.name, v.is_public, ${milliseconds('v.created_at')} as created_at
      from public.datasets v
      where v.owner_id = d.owner_id and v.title_stem = d.title_stem
        and (v.created_at, v.id) < (d.created_at, d.id)
      order by v.created_at desc, v.id desc limit ${EARLIER_TOLD + 1}
    ) as e)::text`;
  return `with chosen as materialized (${chosen})
    select ${HEADER}, ${unfolded ? 'null::text' : earlier} as earlier
    from chosen join public.datasets d on d.id = chosen.id
    order by d.created_at desc, d.id desc`;
}

const publicPage = page(`select d.id from public.datasets d
  where d.public_head and d.is_public and ${BEFORE} ${NEWEST}`);

const ownPage = page(`select d.id from public.datasets d
  where d.own_head and d.owner_id = $4::uuid and ${BEFORE} ${NEWEST}`);

/** Two walks along an index, the newest first, instead of one walk over everything. */
const visiblePage = page(`select d.id from (
    (select d.id, d.created_at from public.datasets d
      where d.public_head and d.is_public and (d.own_head or d.owner_id <> $4::uuid) and ${BEFORE}
      ${NEWEST})
    union all
    (select d.id, d.created_at from public.datasets d
      where d.own_head and d.owner_id = $4::uuid and not d.public_head and ${BEFORE} ${NEWEST})
  ) as d ${NEWEST}`);

const searchPage = page(`select s.id from public.search_datasets(
    array(select jsonb_array_elements_text($5::text::jsonb)), $4::boolean,
    ${PLACE}, $3::int
  ) as s`);

const versionsPage = page(
  `select d.id from public.datasets d, public.datasets one
    where one.id = $4::uuid and d.owner_id = one.owner_id and d.title_stem = one.title_stem
      and d.search_text like all (
        array(select public.searchable(p) from jsonb_array_elements_text($5::text::jsonb) as p)
      )
      and (not $6::boolean or d.owner_id = $7::uuid)
      and ${BEFORE} ${NEWEST}`,
  true,
);

type FoundVersion = { id: string; name: string; is_public: boolean; created_at: number };

function versionOf(found: FoundVersion): DatasetVersion {
  return {
    id: found.id,
    name: found.name,
    isPublic: found.is_public,
    createdAt: new Date(found.created_at).toISOString(),
  };
}
