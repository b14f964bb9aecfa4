import { exception } from '../platform/exception.ts';
import { defineClass, type Make, type Methods } from './define-class.ts';
import { defineEnum, enumName } from './enums.ts';
import { givenValue, type KeptValue, keptValue } from './kept-values.ts';
import { ownOf } from './own.ts';

type Api = GoogleAppsScript.Spreadsheet.DataValidation;
type BuilderApi = GoogleAppsScript.Spreadsheet.DataValidationBuilder;
type Rule = {
  criteria: string | null;
  values: KeptValue[];
  allowInvalid: boolean;
  help: string | null;
};

type RelativeKind = `DATE_${'AFTER' | 'BEFORE' | 'EQUAL_TO'}_RELATIVE`;

export const ValidationCriteria = defineEnum<
  typeof GoogleAppsScript.Spreadsheet.DataValidationCriteria & Record<RelativeKind, number>
>(
  'DATE_AFTER',
  'DATE_BEFORE',
  'DATE_BETWEEN',
  'DATE_EQUAL_TO',
  'DATE_IS_VALID_DATE',
  'DATE_NOT_BETWEEN',
  'DATE_ON_OR_AFTER',
  'DATE_ON_OR_BEFORE',
  'NUMBER_BETWEEN',
  'NUMBER_EQUAL_TO',
  'NUMBER_GREATER_THAN',
  'NUMBER_GREATER_THAN_OR_EQUAL_TO',
  'NUMBER_LESS_THAN',
  'NUMBER_LESS_THAN_OR_EQUAL_TO',
  'NUMBER_NOT_BETWEEN',
  'NUMBER_NOT_EQUAL_TO',
  'TEXT_CONTAINS',
  'TEXT_DOES_NOT_CONTAIN',
  'TEXT_EQUAL_TO',
  'TEXT_IS_VALID_EMAIL',
  'TEXT_IS_VALID_URL',
  'VALUE_IN_LIST',
  'VALUE_IN_RANGE',
  'CUSTOM_FORMULA',
  'CHECKBOX',
  // A person sets these in the dialogue; the published types leave them out.
  'DATE_AFTER_RELATIVE',
  'DATE_BEFORE_RELATIVE',
  'DATE_EQUAL_TO_RELATIVE',
);

/** What a rule and its builder answer alike. */
const readers = (): Methods<Api, Rule> => ({
  copy() {
    return newBuilder(copyOf(this));
  },
  getAllowInvalid() {
    return this.allowInvalid;
  },
  getCriteriaType() {
    // Null before there is one, whatever the types say.
    return (ValidationCriteria[this.criteria as keyof typeof ValidationCriteria] ??
      null) as GoogleAppsScript.Spreadsheet.DataValidationCriteria;
  },
  getCriteriaValues() {
    return this.values.map(givenValue);
  },
  getHelpText() {
    return this.help as string;
  },
});

const newRule = defineClass<Api, Rule>('Spreadsheet.DataValidation', readers);

function copyOf({ criteria, values, allowInvalid, help }: Rule): Rule {
  return { criteria, values, allowInvalid, help };
}

/** Each `require…` keeps its criterion and its values; they differ by nothing else. */
function require(criteria: keyof typeof ValidationCriteria) {
  return function (this: Rule & { self?: BuilderApi }, ...values: unknown[]): BuilderApi {
    this.criteria = criteria;
    this.values = values.map(keptValue);
    return this.self as BuilderApi;
  };
}

const newBuilder: Make<BuilderApi, Rule> = defineClass<BuilderApi, Rule>(
  'Spreadsheet.DataValidationBuilder',
  () => ({
    ...readers(),
    build() {
      return newRule(copyOf(this));
    },
    requireCheckbox: require('CHECKBOX'),
    requireDate: require('DATE_IS_VALID_DATE'),
    requireDateAfter: require('DATE_AFTER'),
    requireDateBefore: require('DATE_BEFORE'),
    requireDateBetween: require('DATE_BETWEEN'),
    requireDateEqualTo: require('DATE_EQUAL_TO'),
    requireDateNotBetween: require('DATE_NOT_BETWEEN'),
    requireDateOnOrAfter: require('DATE_ON_OR_AFTER'),
    requireDateOnOrBefore: require('DATE_ON_OR_BEFORE'),
    requireFormulaSatisfied: require('CUSTOM_FORMULA'),
    requireNumberBetween: require('NUMBER_BETWEEN'),
    requireNumberEqualTo: require('NUMBER_EQUAL_TO'),
    requireNumberGreaterThan: require('NUMBER_GREATER_THAN'),
    requireNumberGreaterThanOrEqualTo: require('NUMBER_GREATER_THAN_OR_EQUAL_TO'),
    requireNumberLessThan: require('NUMBER_LESS_THAN'),
    requireNumberLessThanOrEqualTo: require('NUMBER_LESS_THAN_OR_EQUAL_TO'),
    requireNumberNotBetween: require('NUMBER_NOT_BETWEEN'),
    requireNumberNotEqualTo: require('NUMBER_NOT_EQUAL_TO'),
    requireTextContains: require('TEXT_CONTAINS'),
    requireTextDoesNotContain: require('TEXT_DOES_NOT_CONTAIN'),
    requireTextEqualTo: require('TEXT_EQUAL_TO'),
    requireTextIsEmail: require('TEXT_IS_VALID_EMAIL'),
    requireTextIsUrl: require('TEXT_IS_VALID_URL'),
    requireValueInList(values, showDropdown = true) {
      this.criteria = 'VALUE_IN_LIST';
      this.values = [values.map(String), keptValue(showDropdown)];
      return this.self;
    },
    requireValueInRange(range, showDropdown = true) {
      this.criteria = 'VALUE_IN_RANGE';
      this.values = [keptValue(range), keptValue(showDropdown)];
      return this.self;
    },
    setAllowInvalid(allowInvalidData) {
      this.allowInvalid = allowInvalidData;
      return this.self;
    },
    setHelpText(helpText) {
      this.help = helpText;
      return this.self;
    },
    withCriteria(criteria, args) {
      this.criteria = enumName(criteria);
      this.values = args.map(keptValue);
      return this.self;
    },
  }),
);

export function newDataValidation(): BuilderApi {
  return newBuilder({ criteria: null, values: [], allowInvalid: true, help: null });
}

const MOST_ITEMS = 500;

/** A rule lies with its cell as text; the sheet enforces those that reject. */
export function readRule(rule: Api | Rule): string {
  const own = copyOf(ownOf<Rule>(rule) ?? (rule as Rule));
  const [items] = own.criteria === 'VALUE_IN_LIST' ? own.values : [];
  if (Array.isArray(items) && items.length > MOST_ITEMS)
    throw exception('too-many-items', { limit: MOST_ITEMS });
  return JSON.stringify(own);
}

export function storedRule(text: unknown): Api | null {
  return typeof text === 'string' ? newRule(JSON.parse(text) as Rule) : null;
}
