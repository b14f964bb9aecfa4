import * as v from 'valibot';
import { readArea } from '../../core/dataset/area.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { type EntryFilters, NO_FILTERS } from '../../core/dataset/directory.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
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

/** What the functions of the database take. */
export function writeFilters({ words, ...filters }: DirectoryFilters): string {
  return JSON.stringify({ ...filters, patterns: patternsOf(words) });
}

function textOf(sent: string | number | undefined): string | null {
  return sent === undefined ? null : String(sent);
}

function wordsIn(search: string): string[] {
  return search.replaceAll('\0', ' ').split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST);
}

/** The longest word comes first, because an index finds fewest entries for it. */
function patternsOf(words: string[]): string[] {
  return [...words].sort((one, other) => other.length - one.length).map(patternOf);
}

/** One or two letters are somewhere in every text, so they must stand where a word begins. */
function patternOf(word: string): string {
  const start = /^[a-z\d]{1,2}$/i.test(word) ? ' ' : '';
  return `%${start}${word.replace(/[\\%_]/g, '\\$&')}%`;
}
