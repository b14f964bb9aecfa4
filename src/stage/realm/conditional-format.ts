import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { type Condition, conditions, criteriaType } from './criteria.ts';
import { defineClass, type Make, type Methods, ownOf } from './define-class.ts';
import { enumName } from './enums.ts';
import { forget, keep, kept } from './kept.ts';
import { newRange } from './makers.ts';
import { rangeState } from './range-cells.ts';

type Api = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Builder = GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder;
type Boolean_ = GoogleAppsScript.Spreadsheet.BooleanCondition;
type Look = {
  background: string | null;
  fontColor: string | null;
  bold: boolean | null;
  italic: boolean | null;
  strikethrough: boolean | null;
  underline: boolean | null;
};
type Rule = Condition & { ranges: RangeAt[]; look: Look };

const newCondition = defineClass<Boolean_, Rule>('Spreadsheet.BooleanCondition', {
  getBackground() {
    return this.look.background;
  },
  getBold() {
    return this.look.bold as boolean;
  },
  getCriteriaType() {
    return criteriaType(this) as GoogleAppsScript.Spreadsheet.BooleanCriteria;
  },
  getCriteriaValues() {
    return this.values;
  },
  getFontColor() {
    return this.look.fontColor;
  },
  getItalic() {
    return this.look.italic as boolean;
  },
  getStrikethrough() {
    return this.look.strikethrough as boolean;
  },
  getUnderline() {
    return this.look.underline as boolean;
  },
});

const copyOf = ({ criteria, values, ranges, look }: Rule): Rule => ({
  criteria,
  values: [...values],
  ranges: [...ranges],
  look: { ...look },
});
const conditionOf = (rule: Rule) => (rule.criteria === null ? null : newCondition(copyOf(rule)));
const rangesOf = ({ ranges }: Rule) => ranges.map((area) => newRange({ ...area }));

/** What a rule and its builder answer alike. */
const readers: Methods<Api, Rule> = {
  copy() {
    return newBuilder(copyOf(this));
  },
  getBooleanCondition() {
    return conditionOf(this);
  },
  getGradientCondition() {
    return null;
  },
  getRanges() {
    return rangesOf(this);
  },
};

const newRule: Make<Api, Rule> = defineClass<Api, Rule>(
  'Spreadsheet.ConditionalFormatRule',
  readers,
);

/** Each setter keeps one part of the look; they differ by nothing else. */
function set<Part extends keyof Look>(part: Part) {
  return function (this: Rule & { self?: Builder }, value: Look[Part]): Builder {
    this.look[part] = value;
    return this.self as Builder;
  };
}

const newBuilder: Make<Builder, Rule> = defineClass<Builder, Rule>(
  'Spreadsheet.ConditionalFormatRuleBuilder',
  {
    ...readers,
    ...conditions<Builder>(),
    build() {
      return newRule(copyOf(this));
    },
    setBackground: set('background'),
    setBold: set('bold'),
    setFontColor: set('fontColor'),
    setItalic: set('italic'),
    setRanges(ranges) {
      this.ranges = ranges.map(rangeState);
      return this.self;
    },
    setStrikethrough: set('strikethrough'),
    setUnderline: set('underline'),
    withCriteria(criteria, args) {
      this.criteria = enumName(criteria);
      this.values = args;
      return this.self;
    },
  },
);

const PLAIN: Look = {
  background: null,
  fontColor: null,
  bold: null,
  italic: null,
  strikethrough: null,
  underline: null,
};

export function newConditionalFormatRule(): Builder {
  return newBuilder({ criteria: null, values: [], ranges: [], look: { ...PLAIN } });
}

/** The rules of a sheet, in their order. */
export function conditionalFormats(at: SheetAt): Api[] {
  return kept('conditional-format', at).map(({ data }) => newRule(data as Rule));
}

export function setConditionalFormats({ document, sheet }: SheetAt, rules: unknown[]): void {
  const old: KeptItem[] = kept('conditional-format', { document, sheet });
  for (const item of old) forget(item);
  for (const rule of rules) {
    const own = ownOf<Rule>(rule);
    if (!own) throw exception('invalid-argument', { name: 'rules' });
    keep({ document, kind: 'conditional-format', sheet, range: null, data: copyOf(own) });
  }
}
