import * as v from 'valibot';
import { readArea } from '../../core/dataset/area.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { type EntryFilters, NO_FILTERS } from '../../core/dataset/directory.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import type { QueryField } from '../http/problem.ts';
import type { DIRECTORY_FILTERS, ListQuery } from './schemas.ts';

export type DirectoryFilters = EntryFilters & {
  /** Each word must be in the name, the description or the account. */
  words: string[];
  mineOnly: boolean;
};

export const EVERYTHING: DirectoryFilters = { ...NO_FILTERS, words: [], mineOnly: false };

type Sent = { [Name in keyof typeof DIRECTORY_FILTERS]?: string | number | undefined };

/** A person types fewer words, and each word costs a comparison an entry. */
const WORDS_AT_MOST = 8;
/** Of one word: more letters find nothing more, and each is compared at every place of a text. */
const LETTERS_AT_MOST = 40;

/** The filters of a query whose single parameters are right, or the name of one that contradicts. */
export function readFilters(query: Sent): DirectoryFilters | QueryField {
  const { search = '', mine, versions_of, account, from_year, to_year } = query;
  const area = query.area === undefined ? null : readArea(String(query.area));
  if (query.area !== undefined && area === null) return 'area';
  const [fromYear, toYear] = [
    Number(from_year ?? YEAR_BOUNDS.first),
    Number(to_year ?? YEAR_BOUNDS.last),
  ];
  if (fromYear > toYear) return 'to_year';
  return {
    words: wordsIn(String(search)),
    mineOnly: mine === 'true',
    versionsOf: textOf(versions_of),
    account: textOf(account),
    fromYear: from_year === undefined ? null : fromYear,
    toYear: to_year === undefined ? null : toYear,
    elements: (textOf(query.elements)?.split(',') ?? []) as Element[],
    completeness: query.completeness === undefined ? null : Number(query.completeness),
    area,
  };
}

/** The name of the first parameter whose value is not as its schema says. */
export function unreadableField([issue]: [
  v.InferIssue<typeof ListQuery>,
  ...unknown[],
]): QueryField {
  return v.getDotPath<typeof ListQuery>(issue) ?? 'search';
}

function textOf(sent: string | number | undefined): string | null {
  return sent === undefined ? null : String(sent);
}

function wordsIn(search: string): string[] {
  const words = search.normalize('NFC').replaceAll('\0', ' ').split(/\s+/).filter(Boolean);
  return words.slice(0, WORDS_AT_MOST).map((word) => firstCharacters(word, LETTERS_AT_MOST));
}

/**
 * Datasets `d` that answer the filters: the newest version of each series, or all versions of one. A
 * parameter that is null asks for nothing. Who may see a dataset is left to row-level security.
 */
export const FILTERED = `from public.datasets d
    left join public.profiles p on p.id = d.owner_id and $1::text is not null
  where ($1::text is null or (d.search_text || coalesce(p.search_text, '')) like all (
      array(select public.searchable(word) from jsonb_array_elements_text($1::text::jsonb) as word)))
    and case when $2::uuid is null
      then (d.own_head and d.owner_id = (select auth.uid()))
        or (d.public_head and d.owner_id is distinct from (select auth.uid()) and not $3::boolean)
      else (d.owner_id, d.series) = (
          select one.owner_id, one.series from public.datasets one where one.id = $2::uuid)
        and (d.owner_id = (select auth.uid()) or not $3::boolean)
      end
    and ($4::uuid is null or d.owner_id = $4)
    and ($5::int is null or $5 between d.first_year and d.last_year)
    and ($6::int is null or $6 between d.first_year and d.last_year)
    and ($7::int is null or d.max_share >= $7)
    and ($8::int is null or d.min_share >= $8)
    and ($9::int is null or d.rain_share >= $9)
    and ($10::int is null or least(d.max_share, d.min_share, d.rain_share) >= $10)
    and ($11::float8 is null or d.latitude between $11 and $12)
    and ($13::float8 is null or case when $13 <= $14::float8
      then d.longitude between $13 and $14
      else d.longitude >= $13 or d.longitude <= $14 end)`;

/** What else a statement takes counts on from here. */
export const FILTER_PARAMETERS = 14;

export function filterParameters(filters: DirectoryFilters): unknown[] {
  const { words, versionsOf, mineOnly, account, fromYear, toYear, elements, area } = filters;
  const { completeness } = filters;
  const shareOf = (element: Element) => (elements.includes(element) ? (completeness ?? 0) : null);
  return [
    words.length > 0 ? JSON.stringify(words.map(patternOf)) : null,
    ...[versionsOf, mineOnly, account, fromYear, toYear],
    ...[shareOf('max'), shareOf('min'), shareOf('rain')],
    elements.length > 0 ? null : completeness,
    ...(area ? [area.south, area.north, area.west, area.east] : [null, null, null, null]),
  ];
}

/** One or two letters are somewhere in every text, so they must stand where a word begins. */
function patternOf(word: string): string {
  const start = /^[a-z\d]{1,2}$/i.test(word) ? ' ' : '';
  return `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`;
}
