import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { Exception, exception } from '../platform/exception.ts';
import { type Criterion, criterionOf, newFilterCriteriaFrom } from './criteria.ts';
import { defineClass, type Make } from './define-class.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange } from './makers.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Filter;
type Own = KeptItem & { data: Record<string, Criterion> };

const rangeOf = ({ document, sheet, range }: Own): RangeAt => {
  if (!range) throw exception('range-not-found');
  return { document, sheet, ...range };
};

const makeFilter: Make<Api, Own> = defineClass<Api, Own>('Spreadsheet.Filter', {
  getColumnFilterCriteria(columnPosition) {
    const found = this.data[columnPosition];
    return found ? newFilterCriteriaFrom(found) : null;
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
    return this.self;
  },
});

export function filterOf(at: SheetAt): Api | null {
  const [found] = kept('filter', { document: at.document, sheet: at.sheet });
  return found ? makeFilter(found as Own) : null;
}

/** A sheet has one filter at most. */
export function newFilter({ document, sheet, ...range }: RangeAt): Api {
  if (filterOf({ document, sheet }))
    throw new Exception("You can't create a filter in a sheet that already has a filter.");
  return makeFilter(keep({ document, kind: 'filter', sheet, range, data: {} }) as Own);
}

/** Criteria are kept and hide nothing, so nobody may be told which rows they hide. */
export function isFiltered(at: SheetAt): boolean {
  return kept('filter', at).some(({ data }) => Object.keys(data).length > 0);
}
