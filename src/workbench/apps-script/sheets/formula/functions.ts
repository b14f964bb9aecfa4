import { dayNumberOf, wallOfDayNumber } from '../day-number.ts';
import { CellError, isError, type Scalar, type Value } from './values.ts';

export type Clock = { today: number; now: number };
type Call = (args: Value[], clock: Clock) => Value;

export function toNumber(value: Scalar): number {
  if (value === null || value === '') return 0;
  const number = typeof value === 'string' ? Number(value) : Number(value);
  if (Number.isNaN(number)) throw new CellError('#VALUE!');
  return number;
}

export function toText(value: Scalar): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return /^t/i.test(value);
  return toNumber(value) !== 0;
}

const scalars = (args: Value[]) => args.flatMap((arg) => (Array.isArray(arg) ? arg.flat() : [arg]));
/** Text in a range is passed over; text given as an argument must be a number. */
const numbers = (args: Value[]) =>
  args.flatMap((arg) =>
    Array.isArray(arg) ? arg.flat().filter((one) => typeof one === 'number') : [toNumber(arg)],
  );
const first = (arg: Value | undefined): Scalar =>
  Array.isArray(arg) ? (arg[0]?.[0] ?? null) : (arg ?? null);
const number = (arg: Value | undefined) => toNumber(first(arg));
const text = (arg: Value | undefined) => toText(first(arg));

function scaled(round: (value: number) => number): Call {
  return ([value, places]) => {
    const scale = 10 ** number(places);
    const exact = number(value) * scale;
    // 1.005 × 100 is 100.49999999999999 in binary, and 100.5 on the sheet.
    return (Math.sign(exact) * round(Number(Math.abs(exact).toPrecision(15)))) / scale;
  };
}

function average(values: number[]): number {
  if (values.length === 0) throw new CellError('#DIV/0!');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** `COUNTIF` and `SUMIF`: `">5"`, `"<>x"`, or the value itself; `*` and `?` stand for any text. */
function fits(criterion: Scalar): (value: Scalar) => boolean {
  const [, operator = '=', operand = ''] =
    toText(criterion).match(/^(<>|<=|>=|<|>|=)?(.*)$/s) ?? [];
  const wanted = operand !== '' && !Number.isNaN(Number(operand)) ? Number(operand) : null;
  const pattern = new RegExp(
    `^${operand
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'is',
  );
  const isSame = (value: Scalar) =>
    wanted === null ? pattern.test(toText(value)) : value === wanted;
  return (value) => {
    if (operator === '=') return isSame(value);
    if (operator === '<>') return !isSame(value);
    if (typeof value !== 'number' || wanted === null) return false;
    if (operator === '<') return value < wanted;
    if (operator === '>') return value > wanted;
    return operator === '<=' ? value <= wanted : value >= wanted;
  };
}

function sumIf([range, criterion, sums = range as Value]: Value[]): number {
  const matches = fits(first(criterion));
  const added = scalars([sums]);
  return scalars([range as Value]).reduce<number>((sum, value, index) => {
    const one = added[index];
    return matches(value) && typeof one === 'number' ? sum + one : sum;
  }, 0);
}

const part =
  (name: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'): Call =>
  ([value]) =>
    wallOfDayNumber(number(value))[name];

/** What the stage calculates. Everything else is refused by name when its cell is read. */
export const FUNCTIONS: Record<string, Call> = {
  ABS: ([value]) => Math.abs(number(value)),
  AND: (args) => scalars(args).every(toBoolean),
  AVERAGE: (args) => average(numbers(args)),
  CONCAT: (args) => args.map(text).join(''),
  CONCATENATE: (args) => scalars(args).map(toText).join(''),
  COUNT: (args) => scalars(args).filter((value) => typeof value === 'number').length,
  COUNTA: (args) => scalars(args).filter((value) => value !== null).length,
  COUNTBLANK: (args) => scalars(args).filter((value) => value === null || value === '').length,
  COUNTIF: ([range, criterion]) => scalars([range as Value]).filter(fits(first(criterion))).length,
  DATE: ([year, month, day]) =>
    dayNumberOf({ year: number(year), month: 1, day: 1 }) +
    monthsOn(number(year), number(month)) +
    number(day) -
    1,
  DAY: part('day'),
  HOUR: part('hour'),
  HYPERLINK: ([url, label]) => (label === undefined ? text(url) : first(label)),
  INT: ([value]) => Math.floor(number(value)),
  ISBLANK: ([value]) => first(value) === null,
  ISNUMBER: ([value]) => typeof first(value) === 'number',
  JOIN: ([delimiter, ...rest]) => scalars(rest).map(toText).join(text(delimiter)),
  LEFT: ([value, count = 1]) => text(value).slice(0, number(count)),
  LEN: ([value]) => text(value).length,
  LOWER: ([value]) => text(value).toLowerCase(),
  MAX: (args) => Math.max(...withZero(numbers(args))),
  MEDIAN: (args) => median(numbers(args)),
  MID: ([value, start, count]) =>
    text(value).slice(number(start) - 1, number(start) - 1 + number(count)),
  MIN: (args) => Math.min(...withZero(numbers(args))),
  MINUTE: part('minute'),
  MOD: ([value, divisor]) => {
    if (number(divisor) === 0) throw new CellError('#DIV/0!');
    return number(value) - number(divisor) * Math.floor(number(value) / number(divisor));
  },
  MONTH: part('month'),
  NOT: ([value]) => !toBoolean(first(value)),
  NOW: (_, { now }) => now,
  OR: (args) => scalars(args).some(toBoolean),
  POWER: ([base, exponent]) => number(base) ** number(exponent),
  PRODUCT: (args) => numbers(args).reduce((product, value) => product * value, 1),
  RIGHT: ([value, count = 1]) => text(value).slice(-number(count) || text(value).length),
  ROUND: scaled((value) => Math.round(value)),
  ROUNDDOWN: scaled(Math.floor),
  ROUNDUP: scaled(Math.ceil),
  SECOND: part('second'),
  SQRT: ([value]) => {
    if (number(value) < 0) throw new CellError('#NUM!');
    return Math.sqrt(number(value));
  },
  SUBSTITUTE: ([value, search, replacement]) =>
    text(value).replaceAll(text(search), text(replacement)),
  SUM: (args) => numbers(args).reduce((sum, value) => sum + value, 0),
  SUMIF: sumIf,
  TODAY: (_, { today }) => today,
  TRIM: ([value]) => text(value).replace(/ +/g, ' ').trim(),
  UPPER: ([value]) => text(value).toUpperCase(),
  YEAR: part('year'),
};

/** Functions whose number is a day, which an automatic cell then shows as one. */
export const DAY_FUNCTIONS = ['DATE', 'TODAY', 'NOW'];

/** Decide which of their arguments are calculated at all. */
type Lazy = (args: (() => Value)[]) => Value;
export const LAZY_FUNCTIONS: Record<string, Lazy> = {
  IF: ([condition, yes, no]) => {
    const branch = toBoolean(first(condition?.() ?? null)) ? yes : no;
    return branch ? branch() : toBooleanOfMissing(branch === yes);
  },
  IFERROR: ([value, otherwise]) => {
    try {
      return first(value?.() ?? null);
    } catch (error) {
      if (isError(error)) return otherwise ? otherwise() : null;
      throw error;
    }
  },
};

/** A branch that is left out gives its condition. */
const toBooleanOfMissing = (isYes: boolean) => isYes;
const withZero = (values: number[]) => (values.length === 0 ? [0] : values);

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return average(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** Days from New Year to the first of a month, which may lie in another year. */
function monthsOn(year: number, month: number): number {
  const day = (at: number) => at / 86_400_000;
  return day(Date.UTC(year, month - 1, 1)) - day(Date.UTC(year, 0, 1));
}
