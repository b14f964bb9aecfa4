import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { asColor, asHex, keptColor, keptCss } from './color.ts';
import { type Condition, conditions, criteriaType } from './criteria.ts';
import { defineClass, type Make, type Methods } from './define-class.ts';
import { enumName, InterpolationType } from './enums.ts';
import { forget, keep, kept } from './kept.ts';
import { givenValue, keptValue } from './kept-values.ts';
import { newRange } from './makers.ts';
import { ownOf } from './own.ts';
import { rangeState } from './range-cells.ts';

type Api = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Builder = GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder;
/** The published types lack the methods that take colours as objects. */
type WithObjects = Record<
  | 'setBackgroundObject'
  | 'setFontColorObject'
  | 'setGradientMaxpointObject'
  | 'setGradientMinpointObject',
  (color: Color | null) => Builder
> &
  Record<
    `setGradient${'Max' | 'Mid' | 'Min'}pointObjectWithValue`,
    (color: Color, type: unknown, value: string) => Builder
  >;
type BuilderApi = Builder & WithObjects;
type Boolean_ = GoogleAppsScript.Spreadsheet.BooleanCondition & {
  getBackgroundObject(): Color | null;
  getFontColorObject(): Color | null;
};
type Color = GoogleAppsScript.Spreadsheet.Color;
type Look = {
  background: string | null;
  fontColor: string | null;
  bold: boolean | null;
  italic: boolean | null;
  strikethrough: boolean | null;
  underline: boolean | null;
};
/** A colour at the least, the middle or the greatest value, and what that value is. */
type Point = { color: string | null; type: string; value: string };
type Gradient = { min?: Point; mid?: Point; max?: Point };
type Rule = Condition & { ranges: RangeAt[]; look: Look; gradient?: Gradient | null };

const newCondition = defineClass<Boolean_, Rule>('Spreadsheet.BooleanCondition', () => ({
  getBackground() {
    return this.look.background && asHex(this.look.background);
  },
  getBackgroundObject() {
    return this.look.background ? asColor(this.look.background) : null;
  },
  getBold() {
    return this.look.bold as boolean;
  },
  getCriteriaType() {
    return criteriaType(this) as GoogleAppsScript.Spreadsheet.BooleanCriteria;
  },
  getCriteriaValues() {
    return this.values.map(givenValue);
  },
  getFontColor() {
    return this.look.fontColor && asHex(this.look.fontColor);
  },
  getFontColorObject() {
    return this.look.fontColor ? asColor(this.look.fontColor) : null;
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
  toString() {
    return 'ConditionalFormatBooleanCondition';
  },
}));

type GradientApi = GoogleAppsScript.Spreadsheet.GradientCondition & {
  getMaxColorObject(): Color | null;
  getMidColorObject(): Color | null;
  getMinColorObject(): Color | null;
};
type Where = keyof Gradient;

/** Each end of a gradient answers alike; they differ by nothing else. */
const pointColor = (where: Where) =>
  function (this: { gradient: Gradient }): string {
    const kept = this.gradient[where]?.color;
    return kept ? asHex(kept) : '';
  };
const pointColorObject = (where: Where) =>
  function (this: { gradient: Gradient }): Color | null {
    const kept = this.gradient[where]?.color;
    return kept ? asColor(kept) : null;
  };
const pointType = (where: Where) =>
  function (this: { gradient: Gradient }) {
    const type = this.gradient[where]?.type;
    return (InterpolationType[type as keyof typeof InterpolationType] ??
      null) as GoogleAppsScript.Spreadsheet.InterpolationType | null;
  };
const pointValue = (where: Where) =>
  function (this: { gradient: Gradient }): string {
    return this.gradient[where]?.value ?? '';
  };

const newGradient = defineClass<GradientApi, { gradient: Gradient }>(
  'Spreadsheet.GradientCondition',
  () => ({
    getMaxColor: pointColor('max'),
    getMaxColorObject: pointColorObject('max'),
    getMaxType: pointType('max'),
    getMaxValue: pointValue('max'),
    getMidColor: pointColor('mid'),
    getMidColorObject: pointColorObject('mid'),
    getMidType: pointType('mid'),
    getMidValue: pointValue('mid'),
    getMinColor: pointColor('min'),
    getMinColorObject: pointColorObject('min'),
    getMinType: pointType('min'),
    getMinValue: pointValue('min'),
    toString() {
      return 'ConditionalFormatGradientCondition';
    },
  }),
);

const copyOf = ({ criteria, values, ranges, look, gradient }: Rule): Rule => ({
  criteria,
  values: [...values],
  ranges: [...ranges],
  look: { ...look },
  gradient: gradient ? { ...gradient } : null,
});
const conditionOf = (rule: Rule) => (rule.criteria === null ? null : newCondition(copyOf(rule)));
const rangesOf = ({ ranges }: Rule) => ranges.map((area) => newRange({ ...area }));

/** What a rule and its builder answer alike. */
const readers = (): Methods<Api, Rule> => ({
  copy() {
    return newBuilder(copyOf(this));
  },
  getBooleanCondition() {
    return conditionOf(this);
  },
  getGradientCondition() {
    return this.gradient ? newGradient({ gradient: this.gradient }) : null;
  },
  getRanges() {
    return rangesOf(this);
  },
});

const newRule: Make<Api, Rule> = defineClass<Api, Rule>(
  'Spreadsheet.ConditionalFormatRule',
  readers,
);

/** Each setter keeps one part of the look; they differ by nothing else. */
function set<Part extends keyof Look>(part: Part) {
  return function (this: Rule & { self?: BuilderApi }, value: Look[Part]): BuilderApi {
    this.look[part] = value;
    return this.self as BuilderApi;
  };
}

/** A gradient takes the place of a condition. */
function point(rule: Rule & { self?: BuilderApi }, where: Where, given: Point): BuilderApi {
  rule.criteria = null;
  rule.values = [];
  rule.gradient = { ...rule.gradient, [where]: given };
  return rule.self as BuilderApi;
}
const outermost = (where: 'min' | 'max', color: string | null): Point => ({
  color,
  type: where.toUpperCase(),
  value: '',
});
const pointWith = (color: string | null, type: unknown, value: unknown): Point => ({
  color,
  type: enumName(type),
  value: String(value),
});

const newBuilder: Make<BuilderApi, Rule> = defineClass<BuilderApi, Rule>(
  'Spreadsheet.ConditionalFormatRuleBuilder',
  () => ({
    ...readers(),
    ...conditions<BuilderApi>(),
    build() {
      return newRule(copyOf(this));
    },
    setBackground(color) {
      this.look.background = keptCss(color);
      return this.self;
    },
    setBackgroundObject(color) {
      this.look.background = keptColor(color);
      return this.self;
    },
    setBold: set('bold'),
    setFontColor(color) {
      this.look.fontColor = keptCss(color);
      return this.self;
    },
    setFontColorObject(color) {
      this.look.fontColor = keptColor(color);
      return this.self;
    },
    setGradientMaxpoint(color) {
      return point(this, 'max', outermost('max', keptCss(color)));
    },
    setGradientMaxpointObject(color) {
      return point(this, 'max', outermost('max', keptColor(color)));
    },
    setGradientMaxpointObjectWithValue(color, type, value) {
      return point(this, 'max', pointWith(keptColor(color), type, value));
    },
    setGradientMaxpointWithValue(color: string, type: unknown, value: string) {
      return point(this, 'max', pointWith(keptCss(color), type, value));
    },
    setGradientMidpointObjectWithValue(color, type, value) {
      return point(this, 'mid', pointWith(keptColor(color), type, value));
    },
    setGradientMidpointWithValue(color: string, type: unknown, value: string) {
      return point(this, 'mid', pointWith(keptCss(color), type, value));
    },
    setGradientMinpoint(color) {
      return point(this, 'min', outermost('min', keptCss(color)));
    },
    setGradientMinpointObject(color) {
      return point(this, 'min', outermost('min', keptColor(color)));
    },
    setGradientMinpointObjectWithValue(color, type, value) {
      return point(this, 'min', pointWith(keptColor(color), type, value));
    },
    setGradientMinpointWithValue(color: string, type: unknown, value: string) {
      return point(this, 'min', pointWith(keptCss(color), type, value));
    },
    setItalic: set('italic'),
    setRanges(ranges) {
      this.ranges = ranges.map(rangeState);
      return this.self;
    },
    setStrikethrough: set('strikethrough'),
    setUnderline: set('underline'),
    withCriteria(criteria, args) {
      this.criteria = enumName(criteria);
      this.values = args.map(keptValue);
      return this.self;
    },
  }),
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

/** All of them or none: where one is refused, those before stay. */
export function setConditionalFormats({ document, sheet }: SheetAt, rules: unknown[]): void {
  const old: KeptItem[] = kept('conditional-format', { document, sheet });
  const added: KeptItem[] = [];
  try {
    for (const rule of rules) {
      const own = ownOf<Rule>(rule);
      if (!own) throw exception('invalid-argument', { name: 'rules' });
      const data = copyOf(own);
      added.push(keep({ document, kind: 'conditional-format', sheet, range: null, data }));
    }
  } catch (error) {
    for (const item of added) forget(item);
    throw error;
  }
  for (const item of old) forget(item);
}
