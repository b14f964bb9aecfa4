import type { Element } from '../../dataset/columns.ts';
import { MISSING_NUMBERS } from './missing-codes.ts';

/** How numbers are spread that nobody has named, or that a weak word names. */
export type Spread = {
  count: number;
  least: number;
  most: number;
  mean: number;
  middle: number;
  whole: boolean;
  /** the share of values that are 0, or blank between other days */
  dry: number;
};

/** `blanks`: dry days are left blank in some books. */
export function spreadOf(all: Iterable<number>, blanks = 0): Spread {
  const numbers = Float64Array.from(all)
    .filter((number) => !MISSING_NUMBERS.has(number))
    .sort();
  const count = numbers.length;
  const zeros = numbers.reduce((some, number) => (number === 0 ? some + 1 : some), 0);
  return {
    count,
    least: numbers[0] ?? NaN,
    most: numbers[count - 1] ?? NaN,
    mean: numbers.reduce((sum, number) => sum + number, 0) / count,
    middle: numbers[Math.floor(count / 2)] ?? NaN,
    whole: numbers.every(Number.isInteger),
    dry: (zeros + blanks) / count,
  };
}

/** Near the equator five years may pass without a dry month. */
const ENOUGH_FOR_A_DRY_ONE = 120;

/** Rain is never below 0, except for a -1 that says "a trace". Whole numbers up to 31 count days. */
export function isLikeRain(spread: Spread, daily: boolean): boolean {
  const { least, most, mean, count, dry, whole } = spread;
  const isEven = least > mean * (count >= ENOUGH_FOR_A_DRY_ONE ? 0.3 : 0.5);
  if (!(least >= 0 || least === -1) || most === 0 || isEven) return false;
  return daily ? dry >= 0.08 : most >= 1 && !(whole && most <= 31);
}

/** "RH" is rain in Dutch tables and elsewhere humidity, which is never 0 for long and never above 110. */
export function isRainNoHumidity(spread: Spread, daily: boolean): boolean {
  const { most, dry } = spread;
  return isLikeRain(spread, daily) && (daily ? dry >= 0.15 : dry > 0 || most > 110);
}

/** Mostly small and now and then large: wind, humidity and sunshine are more even. */
export function isPlainlyRain(spread: Spread, daily: boolean): boolean {
  const { most, middle, dry } = spread;
  const isUneven = daily
    ? dry >= 0.2 && most > 8 * Math.max(middle, 0.5)
    : most > 3 * middle && most > 20;
  return isUneven && isLikeRain(spread, daily);
}

/** Nothing below zero is rain. What is 0 again and again and then much is no temperature, nor is 30.5 beside 141.5. */
export function couldBe(element: Element, numbers: readonly number[], daily: boolean): boolean {
  if (element === 'rain') return !isBelowZero(numbers);
  const spread = spreadOf(numbers);
  if (spread.count < ENOUGH) return true;
  return !isOffScale(numbers, spread) && (spread.dry < 0.1 || !isPlainlyRain(spread, daily));
}

/** True for a column that is neither in °C, in °F nor in kelvins. Tenths of a degree are whole numbers. */
function isOffScale(numbers: readonly number[], { middle, whole, count }: Spread): boolean {
  const [least, most] = middle > COLDEST_K ? [COLDEST_K, HOTTEST_K] : [LEAST_DEGREES, HOTTEST_F];
  const off = numbers.filter((number) => number < least || number > most);
  // A code for what is missing comes again and again.
  return !whole && new Set(off).size * MOST_SLIPS > count;
}

/** No day was ever so cold. */
export const COLDEST_C = -90;
/** °C and °F: in the cold °F are the lower numbers. */
export const LEAST_DEGREES = -100;
/** No day was ever so hot. */
export const HOTTEST_C = 57;
export const HOTTEST_F = 134;
export const COLDEST_K = 180;
export const HOTTEST_K = 335;
/** One value of so many may be a slip. */
const MOST_SLIPS = 75;

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/** Slips are few. If every fourth value is below zero, a column is not rain; -1 alone may be a trace. */
export function isBelowZero(numbers: readonly number[]): boolean {
  const known = numbers.filter((number) => !MISSING_NUMBERS.has(number));
  const below = known.filter((number) => number < 0 && number !== -1);
  const isOften = below.length >= FEWEST_NEGATIVES && below.length * 4 >= known.length;
  return isOften && new Set(below).size > 1;
}

const FEWEST_NEGATIVES = 6;
