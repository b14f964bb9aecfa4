import * as v from 'valibot';
import { readArea } from '../../core/dataset/area.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { type EntryFilters, NO_FILTERS } from '../../core/dataset/directory.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import type { QueryField } from '../http/problem.ts';
import type { Query } from '../store/database.ts';
import type { DIRECTORY_FILTERS, ListQuery } from './schemas.ts';

export type DirectoryFilters = EntryFilters & {
  /** Each word must be in the title, the description, the station's name or the account's. */
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

/** The values of a statement that is put together, each in the place its text says. */
export class Parameters {
  readonly values: unknown[] = [];
  /** `type` is what PostgreSQL casts it to. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** Of what is narrowed down no more is counted, or looked up by its letters. */
export const MOST_FOUND = 4_000;

/** A word as a record may have it, and the accounts that have it in their name. */
type SoughtWord = { word: string; pattern: string; accounts: string };

/** `ids`: all that can have the words. Where they are many, the first of a list are soon met by looking. */
export type Sought = { words: SoughtWord[]; ids: string | null; isMany: boolean };

export async function seek(query: Query, { words, versionsOf }: DirectoryFilters): Promise<Sought> {
  if (words.length === 0) return { words: [], ids: null, isMany: false };
  const sought = await query<SoughtWord>(WORDS, [JSON.stringify(words.map(asSought))]);
  if (versionsOf !== null) return { words: sought, ids: null, isMany: false };
  // A word that no account has stands in the record. Where there is none such, the first does or names accounts.
  const plain = sought.filter(({ accounts }) => accounts === NOBODY);
  const looked = plain.length > 0 ? plain : sought.slice(0, 1);
  const found = await query<{ id: string }>(LETTERED, [
    JSON.stringify(looked.map(({ word }) => word)),
    looked[0]?.accounts,
    MOST_FOUND + 1,
  ]);
  const isMany = found.length > MOST_FOUND;
  return { words: sought, ids: isMany ? null : `{${found.map(({ id }) => id)}}`, isMany };
}

/** As PostgreSQL writes a list. */
const NOBODY = '{}';

const WORDS = `select word, almanac.pattern_of(word) as pattern, almanac.accounts_named(word)::text as accounts
  from jsonb_array_elements_text($1::text::jsonb) as word`;

const LETTERED = `select id::text as id from almanac.lettered(
    array(select jsonb_array_elements_text($1::text::jsonb)), $2::text::uuid[], $3::int) as id`;

/**
 * The records `d` that answer the filters, or the versions of one. Who may see them is left to row-level security.
 */
export function filtered(
  filters: DirectoryFilters,
  { words, ids }: Sought,
  parameters: Parameters,
): string {
  const { versionsOf, mineOnly, account, fromYear, toYear, elements, completeness, area } = filters;
  const add = parameters.add.bind(parameters);
  const shares = elements.length > 0 ? elements.map((one) => `d.${one}_share`) : [LEAST_SHARE];
  const wanted = [
    ...(versionsOf ? [`d.id = almanac.record_of(${add(versionsOf, 'uuid')})`] : []),
    ...(mineOnly ? ['d.owner_id = (select almanac.caller())'] : []),
    ...(account ? [`d.owner_id = ${add(account, 'uuid')}`] : []),
    ...[fromYear, toYear].flatMap((year) =>
      year === null ? [] : [`${add(year, 'int')} between d.first_year and d.last_year`],
    ),
    ...(elements.length > 0 || completeness !== null
      ? shares.map((share) => `${share} >= ${add(completeness ?? 0, 'int')}`)
      : []),
    ...(area
      ? [
          `d.latitude between ${add(area.south, 'float8')} and ${add(area.north, 'float8')}`,
          area.west <= area.east
            ? `d.longitude between ${add(area.west, 'float8')} and ${add(area.east, 'float8')}`
            : `(d.longitude >= ${add(area.west, 'float8')} or d.longitude <= ${add(area.east, 'float8')})`,
        ]
      : []),
    ...words.map(({ pattern, accounts }) =>
      accounts === NOBODY
        ? `d.words like ${add(pattern, 'text')}`
        : `(d.words like ${add(pattern, 'text')} or d.owner_id = any (${add(accounts, 'text::uuid[]')}))`,
    ),
    ...(ids === null ? [] : [`d.id = any (${add(ids, 'text::uuid[]')})`]),
  ];
  return `from ${sourceOf(filters)} d where ${['true', ...wanted].join(' and ')}`;
}

export function sourceOf({ versionsOf }: DirectoryFilters): string {
  return versionsOf ? 'almanac.versions' : 'almanac.records';
}

const LEAST_SHARE = 'least(d.max_share, d.min_share, d.rain_share)';

/** One or two letters are somewhere in every text, so they must stand where a word begins. */
function asSought(word: string): string {
  const start = /^[a-z\d]{1,2}$/i.test(word) ? ' ' : '';
  return `${start}${word}`;
}
