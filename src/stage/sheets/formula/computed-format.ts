import { isDateFormat } from '../number-format.ts';
import type { Formula } from './read-formula.ts';

/** The formats of the cells a reference names; `''` is automatic. */
type FormatsOf = (reference: string) => string[];

/** Show their result as what they read is shown. */
const LIKE_ARGUMENTS = /^(AVERAGE|IF|IFERROR|MAX|MEDIAN|MIN|SUM)$/;
const NO_DAY = /^(AVERAGE|MEDIAN|SUM)$/;

/**
 * How an automatic cell shows what its formula gives: as a day where it is one, else as what the
 * formula reads is shown. `''` where nothing follows; of products and shares nothing is known.
 */
export function computedFormat(formula: Formula, formatsOf: FormatsOf, day: string): string {
  const of = (one: Formula | null) => (one ? computedFormat(one, formatsOf, day) : '');
  if (formula.is === 'reference') return firstOf(formatsOf(formula.text));
  if (formula.is === 'operator')
    return ofSum(formula.operator, of(formula.left), of(formula.right));
  if (formula.is !== 'call') return '';
  if (/^(DATE|TODAY)$/.test(formula.name)) return day;
  if (!LIKE_ARGUMENTS.test(formula.name)) return '';
  const read = formula.name === 'IF' ? formula.args.slice(1) : formula.args;
  const format = firstOf(read.map(of));
  return NO_DAY.test(formula.name) && isDateFormat(format) ? '' : format;
}

const firstOf = (formats: string[]) => formats.find((format) => format !== '') ?? '';

/** A day and a number of days are a day; two days have a number of days between them. */
function ofSum(operator: string, left: string, right: string): string {
  if (operator !== '+' && operator !== '-') return '';
  const days = [left, right].filter(isDateFormat);
  if (days.length === 0) return left || right;
  if (days.length === 2) return '';
  return operator === '-' && !isDateFormat(left) ? '' : firstOf(days);
}
