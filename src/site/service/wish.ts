import { readArea, writeArea } from '../../core/dataset/area.ts';
import { ELEMENTS } from '../../core/dataset/columns.ts';
import { type EntryFilters, NO_FILTERS, SORTS, type Sort } from '../../core/dataset/directory.ts';
import { YEAR_BOUNDS } from '../../core/dataset/read-ingest-body.ts';

/** What a person looks for in the Directory. */
export type Wish = EntryFilters & { search: string; mine: boolean; sort: Sort };

export const ANYTHING: Wish = { ...NO_FILTERS, search: '', mine: false, sort: 'newest' };

/** What stands in the address of the page, as a service takes it too. What is no wish is passed over. */
export function readWish(params: URLSearchParams): Wish {
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'newest';
  const first = wholeIn(params.get('from_year'), YEAR_BOUNDS.first, YEAR_BOUNDS.last);
  const last = wholeIn(params.get('to_year'), YEAR_BOUNDS.first, YEAR_BOUNDS.last);
  const asked = (params.get('elements') ?? '').split(',');
  return {
    ...ANYTHING,
    search: params.get('search') ?? '',
    mine: params.has('mine'),
    ...inOrder(first, last),
    elements: ELEMENTS.filter((element) => asked.includes(element)),
    completeness: wholeIn(params.get('completeness'), 1, 100),
    area: readArea(params.get('area') ?? ''),
    sort,
  };
}

/** The years of a span, whichever was typed first. */
export function inOrder(first: number | null, last: number | null) {
  const isTurned = first !== null && last !== null && first > last;
  return isTurned ? { fromYear: last, toYear: first } : { fromYear: first, toYear: last };
}

/** Everything but who is meant, which a page says in ways of its own. */
export function writeFilters(wish: Wish, query: URLSearchParams): void {
  if (wish.search) query.set('search', wish.search);
  if (wish.fromYear !== null) query.set('from_year', String(wish.fromYear));
  if (wish.toYear !== null) query.set('to_year', String(wish.toYear));
  if (wish.elements.length > 0) query.set('elements', wish.elements.join(','));
  if (wish.completeness !== null) query.set('completeness', String(wish.completeness));
  if (wish.area) query.set('area', writeArea(wish.area));
}

/** Filters that the panel has fields for. */
export function countFilters({ fromYear, toYear, elements, completeness, area }: Wish): number {
  const asked = [fromYear ?? toYear, elements[0] ?? null, completeness, area];
  return asked.filter((filter) => filter !== null).length;
}

export function withoutFilters(wish: Wish): Wish {
  const { fromYear, toYear, elements, completeness, area } = NO_FILTERS;
  return { ...wish, fromYear, toYear, elements, completeness, area };
}

function wholeIn(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
