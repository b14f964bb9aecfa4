import { isDateFormat } from '../number-format.ts';
import { toBoolean, toNumber } from './arguments.ts';
import type { Formula } from './read-formula.ts';
import { isError, type Scalar } from './values.ts';

/** What the format of a result is computed from. */
export type Read = {
  /** the formats of the cells a reference names, row by row; `''` is automatic */
  formats(reference: string): string[][];
  value(formula: Formula): Scalar;
  day: string;
  dayAndTime: string;
};

type Call = Extract<Formula, { is: 'call' }>;
type Args = Call['args'];
type Arg = Args[number] | undefined;
type Of = (formula: Arg) => string;

/**
 * How an automatic cell shows what its formula gives: as a day where it is one, else as what the
 * formula reads is shown. `''` where nothing follows; of products and shares nothing is known.
 */
export function computedFormat(formula: Formula, read: Read): string {
  const of: Of = (one) => (one ? computedFormat(one, read) : '');
  if (formula.is === 'reference') return firstOf(read.formats(formula.text));
  if (formula.is === 'operator')
    return ofSum(formula.operator, of(formula.left), of(formula.right));
  if (formula.is === 'call') return CALLS[formula.name]?.(formula.args, read, of) ?? '';
  return '';
}

const firstOf = (formats: string[][]) => formats.flat().find((format) => format !== '') ?? '';

/** A day and a number of days are a day; two days have a number of days between them. */
function ofSum(operator: string, left: string, right: string): string {
  if (operator !== '+' && operator !== '-') return '';
  const days = [left, right].filter(isDateFormat);
  if (days.length === 0) return left || right;
  if (days.length === 2) return '';
  return operator === '-' && !isDateFormat(left) ? '' : firstOf([days]);
}

const firstArgument = (args: Args, of: Of) => firstOf([args.map(of)]);
const noDay = (format: string) => (isDateFormat(format) ? '' : format);
const sum = (args: Args, _: Read, of: Of) => noDay(firstArgument(args, of));
const most = (args: Args, _: Read, of: Of) => firstArgument(args, of);
const day = (_: Args, { day }: Read) => day;

const CALLS: Record<string, (args: Args, read: Read, of: Of) => string> = {
  AVERAGE: sum,
  DATE: day,
  EDATE: day,
  EOMONTH: day,
  IF: ([condition, yes, no], { value }, of) =>
    of(condition && toBoolean(value(condition)) ? yes : no),
  IFERROR: insteadOf,
  IFNA: insteadOf,
  INDEX: ([range, row, column], read) => partOf(range, read, [row, column]),
  MAX: most,
  MEDIAN: sum,
  MIN: most,
  NOW: (_, { dayAndTime }) => dayAndTime,
  SUM: sum,
  TODAY: day,
  VLOOKUP: ([, range, column], read) => partOf(range, read, [null, column]),
};

function insteadOf([value, otherwise]: Args, read: Read, of: Of): string {
  try {
    if (value) read.value(value);
    return of(value);
  } catch (error) {
    if (isError(error)) return of(otherwise);
    throw error;
  }
}

/** Of a range the row and the column that are named, or all of them. */
function partOf(range: Arg, read: Read, at: [row: Arg, column: Arg]): string {
  if (range?.is !== 'reference') return '';
  const [row = 0, column = 0] = at.map((one) => (one ? toNumber(read.value(one)) : 0));
  const pick = <T>(all: T[], place: number) => (place > 0 ? all.slice(place - 1, place) : all);
  return firstOf(pick(read.formats(range.text), row).map((formats) => pick(formats, column)));
}
