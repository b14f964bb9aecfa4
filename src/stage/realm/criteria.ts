import { exception } from '../platform/exception.ts';
import { defineClass, type Make, type Methods } from './define-class.ts';
import { BooleanCriteria, enumName } from './enums.ts';
import { givenValue, isRelativeDate, type KeptValue, keptValue } from './kept-values.ts';
import { ownOf } from './own.ts';

type Api = GoogleAppsScript.Spreadsheet.FilterCriteria;
type Builder = GoogleAppsScript.Spreadsheet.FilterCriteriaBuilder;

/** A condition on a cell, as filters and conditional formats name it. */
export type Condition = { criteria: string | null; values: KeptValue[] };
export type Criterion = Condition & { hidden: string[]; visible: string[] };

type Kind = keyof typeof BooleanCriteria;

/** Each `when…` keeps its criterion and its values; they differ by nothing else. */
function when<Api_>(criteria: Kind) {
  return function (this: Condition & { self?: Api_ }, ...values: unknown[]): Api_ {
    this.criteria = criteria;
    this.values = values.map(keptValue);
    return this.self as Api_;
  };
}

/** `TODAY` in place of a date makes another criterion of it. */
function whenDate<Api_>(criteria: Kind, relative: Kind) {
  return function (this: Condition & { self?: Api_ }, date: unknown): Api_ {
    this.criteria = isRelativeDate(date) ? relative : criteria;
    this.values = [keptValue(date)];
    return this.self as Api_;
  };
}

/** The conditions that filters and conditional formats share. */
export function conditions<Api_>() {
  return {
    whenCellEmpty: when<Api_>('CELL_EMPTY'),
    whenCellNotEmpty: when<Api_>('CELL_NOT_EMPTY'),
    whenDateAfter: whenDate<Api_>('DATE_AFTER', 'DATE_AFTER_RELATIVE'),
    whenDateBefore: whenDate<Api_>('DATE_BEFORE', 'DATE_BEFORE_RELATIVE'),
    whenDateEqualTo: whenDate<Api_>('DATE_EQUAL_TO', 'DATE_EQUAL_TO_RELATIVE'),
    whenFormulaSatisfied: when<Api_>('CUSTOM_FORMULA'),
    whenNumberBetween: when<Api_>('NUMBER_BETWEEN'),
    whenNumberEqualTo: when<Api_>('NUMBER_EQUAL_TO'),
    whenNumberGreaterThan: when<Api_>('NUMBER_GREATER_THAN'),
    whenNumberGreaterThanOrEqualTo: when<Api_>('NUMBER_GREATER_THAN_OR_EQUAL_TO'),
    whenNumberLessThan: when<Api_>('NUMBER_LESS_THAN'),
    whenNumberLessThanOrEqualTo: when<Api_>('NUMBER_LESS_THAN_OR_EQUAL_TO'),
    whenNumberNotBetween: when<Api_>('NUMBER_NOT_BETWEEN'),
    whenNumberNotEqualTo: when<Api_>('NUMBER_NOT_EQUAL_TO'),
    whenTextContains: when<Api_>('TEXT_CONTAINS'),
    whenTextDoesNotContain: when<Api_>('TEXT_DOES_NOT_CONTAIN'),
    whenTextEndsWith: when<Api_>('TEXT_ENDS_WITH'),
    whenTextEqualTo: when<Api_>('TEXT_EQUAL_TO'),
    whenTextStartsWith: when<Api_>('TEXT_STARTS_WITH'),
  };
}

/** Null before there is one, whatever the types say. */
export const criteriaType = ({ criteria }: Condition) =>
  (criteria === null
    ? null
    : BooleanCriteria[
        criteria as keyof typeof BooleanCriteria
      ]) as GoogleAppsScript.Spreadsheet.BooleanCriteria;

const copyOf = ({ criteria, values, hidden, visible }: Criterion): Criterion => ({
  criteria,
  values: [...values],
  hidden: [...hidden],
  visible: [...visible],
});

/** What criteria and their builder answer alike. */
const readers = (): Methods<Api, Criterion> => ({
  copy() {
    return newBuilder(copyOf(this));
  },
  getCriteriaType() {
    return criteriaType(this);
  },
  getCriteriaValues() {
    return this.values.map(givenValue);
  },
  getHiddenValues() {
    return this.hidden;
  },
  getVisibleValues() {
    return this.visible;
  },
});

const newCriteria: Make<Api, Criterion> = defineClass<Api, Criterion>(
  'Spreadsheet.FilterCriteria',
  readers,
);

const newBuilder: Make<Builder, Criterion> = defineClass<Builder, Criterion>(
  'Spreadsheet.FilterCriteriaBuilder',
  () => ({
    ...readers(),
    ...conditions<Builder>(),
    build() {
      return newCriteria(copyOf(this));
    },
    setHiddenValues(values) {
      this.hidden = values;
      return this.self;
    },
    setVisibleValues(values) {
      this.visible = values;
      return this.self;
    },
    withCriteria(criteria, args) {
      this.criteria = enumName(criteria);
      this.values = args.map(keptValue);
      return this.self;
    },
  }),
);

export function newFilterCriteria(): Builder {
  return newBuilder({ criteria: null, values: [], hidden: [], visible: [] });
}

export function newFilterCriteriaFrom(criterion: Criterion): Api {
  return newCriteria(copyOf(criterion));
}

export function criterionOf(criteria: unknown): Criterion {
  const own = ownOf<Criterion>(criteria);
  if (!own) throw exception('invalid-argument', { name: 'filterCriteria' });
  return copyOf(own);
}
