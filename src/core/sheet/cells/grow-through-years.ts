import { totalOf } from '../../dataset/total-of.ts';
import { isNumber } from '../../reading/series.ts';

/**
 * True for what has fallen so far: month by month the values go down in one month of the year, and in no other. There
 * the sum begins again, and nowhere does it rain so.
 */
export function growThroughYears(months: ArrayLike<number>): boolean {
  const grown: number[] = [];
  const falls = Array.from({ length: 12 }, () => 0);
  let before = Number.NaN;
  for (let at = 0; at < months.length; at++) {
    const value = months[at] as number;
    if (value < before) falls[at % 12] = (falls[at % 12] ?? 0) + 1;
    // Nothing follows nothing in any desert.
    else if (before > 0 && value >= before) grown.push(value - before);
    if (isNumber(value)) before = value;
  }
  const down = totalOf(falls);
  const inOthers = down - Math.max(...falls);
  if (grown.length < FEWEST_GROWN || inOthers > grown.length * MOST_SLIPS) return false;
  return areAmounts(grown) && !areRepeated(months);
}

const FEWEST_GROWN = 9;
const MOST_SLIPS = 0.02;

/** False for the steps of 9, 18, 27, which somebody made up, and where hardly a month has any rain. */
export function areAmounts(amounts: readonly number[]): boolean {
  const times = new Map<number, number>();
  for (const amount of amounts.filter((one) => one > 0))
    times.set(amount, (times.get(amount) ?? 0) + 1);
  const rising = [...times.values()];
  const most = Math.max(...rising);
  const all = totalOf(rising);
  return all >= FEWEST_RAINS && all * 9 >= amounts.length && most * 2 <= all;
}

const FEWEST_RAINS = 3;

/** True for normals, and for a year that somebody copied. */
function areRepeated(months: ArrayLike<number>): boolean {
  const later = Array.from(months).slice(12);
  return (
    later.length > 0 && later.every((value, at) => value === months[at] || Number.isNaN(value))
  );
}
