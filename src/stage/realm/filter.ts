import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { type Criterion, criterionOf, newFilterCriteriaFrom } from './criteria.ts';
import { defineClass, type Make } from './define-class.ts';
import { SortOrder } from './enums.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange } from './makers.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Filter;
type Sorted = { column: number; ascending: boolean };
type Own = KeptItem & { data: Record<string, Criterion> & { sorted?: Sorted } };

const rangeOf = ({ document, sheet, range }: Own): RangeAt => {
  if (!range) throw exception('range-not-found');
  return { document, sheet, ...range };
};

type SpecApi = GoogleAppsScript.Spreadsheet.SortSpec;

/** How a column of a filter is sorted; one that is not says so by failing, as on the platform. */
const newSortSpec = defineClass<SpecApi, { sorted: Sorted | null }>('Spreadsheet.SortSpec', () => ({
  getBackgroundColor() {
    return null;
  },
  getDimensionIndex() {
    return this.sorted?.column ?? null;
  },
  getForegroundColor() {
    return null;
  },
  getSortOrder() {
    if (!this.sorted)
      throw exception('property-error', { what: 'getSortOrder', on: 'SpreadsheetApp.SortSpec' });
    return SortOrder[this.sorted.ascending ? 'ASCENDING' : 'DESCENDING'];
  },
  isAscending() {
    return this.sorted?.ascending ?? false;
  },
}));

type FilterApi = Api & { getColumnSortSpec(columnPosition: number): SpecApi };

const makeFilter: Make<FilterApi, Own> = defineClass<FilterApi, Own>('Spreadsheet.Filter', () => ({
  getColumnFilterCriteria(columnPosition) {
    const known = this.data[columnPosition];
    return known ? newFilterCriteriaFrom(known) : null;
  },
  getColumnSortSpec(columnPosition: number) {
    const { sorted } = this.data;
    const isSorted = sorted?.column === columnPosition;
    return newSortSpec({ sorted: isSorted ? sorted : null });
  },
  getRange() {
    return newRange(rangeOf(this));
  },
  remove() {
    forget(this);
  },
  removeColumnFilterCriteria(columnPosition) {
    delete this.data[columnPosition];
    update(this);
    return this.self;
  },
  setColumnFilterCriteria(columnPosition, filterCriteria) {
    if (filterCriteria === null) return this.self.removeColumnFilterCriteria(columnPosition);
    this.data[columnPosition] = criterionOf(filterCriteria);
    update(this);
    return this.self;
  },
  sort(columnPosition, ascending) {
    // The first row of a filter is its header and stays.
    const { row, rows, ...rest } = rangeOf(this);
    if (rows > 1)
      ask('range.sort', { ...rest, row: row + 1, rows: rows - 1 }, [
        { column: columnPosition, ascending },
      ]);
    this.data.sorted = { column: columnPosition, ascending };
    update(this);
    return this.self;
  },
}));

export function filterOf(at: SheetAt): Api | null {
  const [known] = kept('filter', { document: at.document, sheet: at.sheet });
  return known ? makeFilter(known as Own) : null;
}

/** A sheet has one filter at most. */
export function newFilter({ document, sheet, ...range }: RangeAt): Api {
  if (filterOf({ document, sheet })) throw exception('filter-taken');
  return makeFilter(keep({ document, kind: 'filter', sheet, range, data: {} }) as Own);
}

/** Criteria are kept but hide no rows here, so questions about hidden rows are refused. */
export function isFiltered(at: SheetAt): boolean {
  return kept('filter', at).some(({ data }) => Object.keys(data).some((key) => key !== 'sorted'));
}
