import type { Area } from '../../core/dataset/area.ts';
import type { Element } from '../../core/dataset/columns.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';
import type { DIRECTORY_FILTERS } from './schemas.ts';

export type DirectoryFilters = {
  /** Each word must be in the name, the description or the account. */
  words: string[];
  mineOnly: boolean;
  versionsOf: string | null;
  /** Only datasets of this account. */
  account: string | null;
  /** Years that must lie within what a dataset covers. */
  fromYear: number | null;
  toYear: number | null;
  /** Every one of them must be there, as full as `completeness` says. */
  elements: Element[];
  /** In percent; of every element of the dataset where none is named. */
  completeness: number | null;
  area: Area | null;
};

export const EVERYTHING: DirectoryFilters = {
  words: [],
  mineOnly: false,
  versionsOf: null,
  account: null,
  fromYear: null,
  toYear: null,
  elements: [],
  completeness: null,
  area: null,
};

type Sent = { [Name in keyof typeof DIRECTORY_FILTERS]?: string | number | undefined };

/** A person types fewer words, and each word costs a comparison an entry. */
const WORDS_AT_MOST = 8;

/** The filters of a query whose single parameters are right, or the name of one that contradicts. */
export function readFilters(query: Sent): DirectoryFilters | string {
  const { search = '', mine, versions_of, account, from_year, to_year } = query;
  const area = query.area === undefined ? null : readArea(String(query.area));
  if (area === undefined) return 'area';
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

function readArea(text: string): Area | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isRight =
    south <= north && [south, north].every(isWithin(90)) && [west, east].every(isWithin(180));
  return isRight ? { west, south, east, north } : undefined;
}

function isWithin(most: number) {
  return (degrees: number) => Math.abs(degrees) <= most;
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
