import { dayNumberOf, wallOfDayNumber } from '../day-number.ts';
import {
  CellError,
  cellsOf,
  first,
  isError,
  number,
  numbers,
  toBoolean,
  type Value,
} from './values.ts';

type Call = (args: Value[], today: number) => Value;

const part =
  (name: 'year' | 'month' | 'day'): Call =>
  ([value]) =>
    wallOfDayNumber(number(value))[name];

/** What a keeper of a record types. Everything else is refused by name when its cell is read. */
export const FUNCTIONS: Record<string, Call> = {
  ABS: ([value]) => Math.abs(number(value)),
  AVERAGE: (args) => average(numbers(args)),
  COUNT: (args) => cellsOf(args).filter((value) => typeof value === 'number').length,
  DATE: ([year, month, day]) => monthStart(number(year), number(month)) + number(day) - 1,
  DAY: part('day'),
  INDEX: ([range, row = 0, column = 0]) => cellsAt(range ?? null, number(row), number(column)),
  MAX: (args) => Math.max(...withZero(numbers(args))),
  MEDIAN: (args) => median(numbers(args)),
  MIN: (args) => Math.min(...withZero(numbers(args))),
  MONTH: part('month'),
  ROUND: ([value, places]) => rounded(number(value), number(places)),
  SUM: (args) => numbers(args).reduce((sum, value) => sum + value, 0),
  TODAY: (_, today) => today,
  YEAR: part('year'),
};

/** Decide which of their arguments are calculated at all. */
type Lazy = (args: (() => Value)[]) => Value;
export const LAZY_FUNCTIONS: Record<string, Lazy> = {
  IF: ([condition, yes, no]) => {
    const isYes = toBoolean(first(condition?.() ?? null));
    // A branch that is left out gives its condition.
    return (isYes ? yes : no)?.() ?? isYes;
  },
  IFERROR: ([value, otherwise]) => {
    try {
      return first(value?.() ?? null);
    } catch (error) {
      if (isError(error)) return otherwise?.() ?? null;
      throw error;
    }
  },
};

const withZero = (values: number[]) => (values.length === 0 ? [0] : values);

function average(values: number[]): number {
  if (values.length === 0) throw new CellError('#DIV/0!');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return average(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  // 1.005 × 100 is 100.49999999999999 in binary, and 100.5 on the sheet.
  const exact = Number(Math.abs(value * scale).toPrecision(15));
  return (Math.sign(value) * Math.round(exact)) / scale;
}

/** The number of the first day of a month; a thirteenth month is January of the next year. */
function monthStart(year: number, month: number): number {
  const inYear = (((month - 1) % 12) + 12) % 12;
  return dayNumberOf({ year: year + Math.floor((month - 1) / 12), month: inYear + 1, day: 1 });
}

/** Row or column 0 is all of them. */
function cellsAt(range: Value, row: number, column: number): Value {
  const rows = Array.isArray(range) ? range : [[range]];
  if (row > rows.length || column > (rows[0]?.length ?? 0) || row < 0 || column < 0)
    throw new CellError('#REF!');
  const chosen = row === 0 ? rows : rows.slice(row - 1, row);
  return column === 0 ? chosen : chosen.map((cells) => cells.slice(column - 1, column));
}
