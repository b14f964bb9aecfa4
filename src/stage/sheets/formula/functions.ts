import { dayNumberOf, wallOfDayNumber } from '../day-number.ts';
import { displayText, localeMarks } from '../number-format.ts';
import {
  type Call,
  cellsOf,
  first,
  number,
  numbers,
  scalars,
  text,
  toBoolean,
  toText,
} from './arguments.ts';
import { average } from './average.ts';
import { CRITERIA_FUNCTIONS } from './criteria-functions.ts';
import { LOOKUP_FUNCTIONS } from './lookup-functions.ts';
import { CellError, isError, type Value } from './values.ts';

function scaled(round: (value: number) => number): Call {
  return ([value, places]) => {
    const scale = 10 ** number(places);
    const exact = number(value) * scale;
    // 1.005 × 100 is 100.49999999999999 in binary, and 100.5 on the sheet.
    return (Math.sign(exact) * round(Number(Math.abs(exact).toPrecision(15)))) / scale;
  };
}

const part =
  (name: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'): Call =>
  ([value]) =>
    wallOfDayNumber(number(value))[name];

/** What the stage calculates. Everything else is refused by name when its cell is read. */
export const FUNCTIONS: Record<string, Call> = {
  ...CRITERIA_FUNCTIONS,
  ...LOOKUP_FUNCTIONS,
  ABS: ([value]) => Math.abs(number(value)),
  AND: (args) => scalars(args).every(toBoolean),
  AVERAGE: (args) => average(numbers(args)),
  CONCAT: (args) => args.map(text).join(''),
  CONCATENATE: (args) => scalars(args).map(toText).join(''),
  COUNT: (args) => cellsOf(args).filter((value) => typeof value === 'number').length,
  COUNTA: (args) => cellsOf(args).filter((value) => value !== null).length,
  COUNTBLANK: (args) => cellsOf(args).filter((value) => value === null || value === '').length,
  DATE: ([year, month, day]) => monthStart(number(year), number(month)) + number(day) - 1,
  DAY: part('day'),
  DAYS: ([end, start]) => number(end) - number(start),
  EDATE: ([from, months]) => monthsLater(number(from), number(months)),
  EOMONTH: ([from, months]) => {
    const { year, month } = wallOfDayNumber(number(from));
    return monthStart(year, month + Math.trunc(number(months)) + 1) - 1;
  },
  FIND: ([search, within, start = 1]) => placeOf(text(search), text(within), number(start)),
  HOUR: part('hour'),
  // A picture in a cell is no value; what else stands on the sheet can be read.
  IMAGE: () => '',
  HYPERLINK: ([url, label]) => (label === undefined ? text(url) : first(label)),
  INT: ([value]) => Math.floor(number(value)),
  ISBLANK: ([value]) => first(value) === null,
  ISNUMBER: ([value]) => typeof first(value) === 'number',
  ISTEXT: ([value]) => typeof first(value) === 'string',
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
  REPT: ([value, times]) => text(value).repeat(Math.max(0, number(times))),
  RIGHT: ([value, count = 1]) => text(value).slice(-number(count) || text(value).length),
  ROUND: scaled((value) => Math.round(value)),
  ROUNDDOWN: scaled(Math.floor),
  ROUNDUP: scaled(Math.ceil),
  SEARCH: ([search, within, start = 1]) =>
    placeOf(text(search).toLowerCase(), text(within).toLowerCase(), number(start)),
  SECOND: part('second'),
  SQRT: ([value]) => {
    if (number(value) < 0) throw new CellError('#NUM!');
    return Math.sqrt(number(value));
  },
  SUBSTITUTE: ([value, search, replacement]) =>
    text(value).replaceAll(text(search), text(replacement)),
  SUM: (args) => numbers(args).reduce((sum, value) => sum + value, 0),
  TEXT: ([value, format], { locale }) =>
    displayText(first(value), text(format), localeMarks(locale)),
  TODAY: (_, { today }) => today,
  TRIM: ([value]) => text(value).replace(/ +/g, ' ').trim(),
  UPPER: ([value]) => text(value).toUpperCase(),
  VALUE: ([value]) => number(value),
  // Sunday is the first day of the week; with 2 Monday is, and with 3 Monday is day 0.
  WEEKDAY: ([value, kind = 1]) => {
    const { weekday } = wallOfDayNumber(number(value));
    if (number(kind) === 1) return weekday + 1;
    return ((weekday + 6) % 7) + (number(kind) === 2 ? 1 : 0);
  },
  YEAR: part('year'),
};

/** Decide which of their arguments are calculated at all. */
type Lazy = (args: (() => Value)[]) => Value;
export const LAZY_FUNCTIONS: Record<string, Lazy> = {
  IF: ([condition, yes, no]) => {
    const branch = toBoolean(first(condition?.() ?? null)) ? yes : no;
    return branch ? branch() : toBooleanOfMissing(branch === yes);
  },
  IFERROR: ([value, otherwise]) => insteadOf(() => true, value, otherwise),
  IFNA: ([value, otherwise]) => insteadOf((error) => error.message === '#N/A', value, otherwise),
  IFS: (args) => {
    for (let at = 0; at < args.length; at += 2)
      if (toBoolean(first(args[at]?.() ?? null))) return args[at + 1]?.() ?? null;
    throw new CellError('#N/A');
  },
  NA: () => {
    throw new CellError('#N/A');
  },
  // An argument that is an error throws while it is calculated, so the function tries to calculate it.
  ISERROR: ([value]) =>
    insteadOf(
      () => true,
      () => value?.() === undefined,
      () => true,
    ),
};

/** The value, or what stands in for it where it is an error of that kind. */
function insteadOf(
  isMeant: (error: CellError) => boolean,
  value: (() => Value) | undefined,
  otherwise: (() => Value) | undefined,
): Value {
  try {
    return first(value?.() ?? null);
  } catch (error) {
    if (isError(error) && isMeant(error)) return otherwise?.() ?? null;
    throw error;
  }
}

/** A branch that is left out gives its condition. */
const toBooleanOfMissing = (isYes: boolean) => isYes;
const withZero = (values: number[]) => (values.length === 0 ? [0] : values);

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return average(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** The number of the first day of a month; a thirteenth month is January of the next year. */
function monthStart(year: number, month: number): number {
  const inYear = (((month - 1) % 12) + 12) % 12;
  return dayNumberOf({ year: year + Math.floor((month - 1) / 12), month: inYear + 1, day: 1 });
}

/** The same day of a later month, or the last one where the month is shorter. */
function monthsLater(from: number, months: number): number {
  const { year, month, day } = wallOfDayNumber(from);
  const start = monthStart(year, month + Math.trunc(months));
  const length = monthStart(year, month + Math.trunc(months) + 1) - start;
  return start + Math.min(day, length) - 1;
}

function placeOf(search: string, within: string, start: number): number {
  const place = within.indexOf(search, start - 1);
  if (place === -1) throw new CellError('#VALUE!');
  return place + 1;
}
