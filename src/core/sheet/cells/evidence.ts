import type { Element } from '../../dataset/columns.ts';
import { ON_EARTH } from '../../dataset/contract.ts';
import { MISSING_NUMBERS } from './missing-codes.ts';
import { stepsIn } from './steps-in.ts';

/** How numbers are spread that nobody has named, or that a weak word names. */
export type Spread = {
  count: number;
  least: number;
  most: number;
  mean: number;
  middle: number;
  /** how far they lie from their mean, as a rule */
  spread: number;
  whole: boolean;
  /** the share of values that are 0, or blank between other days */
  dry: number;
  /** the share of different numbers that are neither °C, °F nor kelvins; of tenths of a degree none */
  offScale: number;
  /** days of a week, grades, flags, and numbers that count the rows */
  counts: boolean;
};

/** What only numbers with their months show. */
export type InTime = {
  years: number;
  /** the share of all variation that the seasons explain */
  seasonal: number;
  /** the share of all variation by which whole years differ */
  yearly: number;
  /** how much of an unusual month or day is left in the next one: 0 to 1 */
  memory: number;
};

export type Look = Spread & Partial<InTime> & { daily: boolean };
/** What shows it, how much it says for temperatures and for rain, and what of a column has it and what has not. */
type Line = {
  shows: (look: Look) => boolean;
  warmth?: number;
  rain?: number;
  yes: Partial<Look>;
  no: Partial<Look>;
};

/** Whatever else they show, the numbers are not of that kind. */
const AGAINST = -9;
/** So much says that they plainly are. */
const PLAINLY = 1;
const SURELY = 2;

/**
 * What numbers show, and how much it says for temperatures and for rain; it adds up. It only doubts: no sum makes a
 * maximum or rain of a column that no word calls so, and none outvotes a plain word. A test walks the examples.
 */
export const EVIDENCE: readonly Line[] = [
  {
    shows: ({ counts }) => counts,
    ...{ warmth: AGAINST, rain: AGAINST },
    ...{ yes: { counts: true }, no: { counts: false } },
  },
  // Numbers that stay high or low for years are levels or prices.
  {
    shows: ({ daily, memory = 0 }) => daily && memory > 0.97,
    ...{ warmth: AGAINST, rain: AGAINST },
    ...{ yes: { daily: true, memory: 0.99 }, no: { daily: true, memory: 0.9 } },
  },
  {
    shows: ({ daily, memory = 0, years = 0 }) => !daily && memory > 0.9 && years >= 5,
    ...{ warmth: AGAINST, rain: AGAINST },
    ...{ yes: { memory: 0.95, years: 5 }, no: { memory: 0.95, years: 4 } },
  },
  {
    shows: ({ yearly = 0, years = 0 }) => yearly > 0.5 && years >= 5,
    ...{ warmth: AGAINST, rain: AGAINST },
    ...{ yes: { yearly: 0.6, years: 5 }, no: { yearly: 0.4, years: 30 } },
  },
  {
    shows: ({ offScale }) => offScale * 75 > 1,
    warmth: AGAINST,
    ...{ yes: { offScale: 0.02 }, no: { offScale: 0.01 } },
  },
  // Shares and indices hardly vary.
  {
    shows: ({ least, most, mean }) => most - least < (Math.abs(mean) < 5 ? 3 : 1.5),
    warmth: AGAINST,
    ...{ yes: { least: 28.9, most: 30.3, mean: 29.6 }, no: { least: 28, most: 30.3, mean: 29.6 } },
  },
  // Near the equator, without seasons, temperatures vary little.
  {
    shows: ({ years = 0, seasonal = 1, spread }) => years >= 3 && seasonal < 0.1 && spread > 4,
    warmth: AGAINST,
    ...{ yes: { years: 3, seasonal: 0, spread: 5 }, no: { years: 3, seasonal: 0, spread: 3 } },
  },
  // A river is mostly low and now and then high. No temperatures above 0 are so.
  {
    shows: ({ least, most, mean, count }) =>
      least >= 0 && count >= 300 && mean - least < (most - least) * 0.2,
    warmth: AGAINST,
    ...{ yes: { least: 0, most: 900, mean: 80, count: 300 } },
    no: { least: 0, most: 30, mean: 12, count: 300 },
  },
  {
    shows: ({ seasonal = 0, most, least }) => seasonal >= 0.3 && most - least >= 3,
    warmth: 0.5,
    ...{ yes: { seasonal: 0.3, most: 20, least: 5 }, no: { seasonal: 0.2, most: 20, least: 5 } },
  },
  {
    shows: ({ least, mean, seasonal = 0 }) => least < 0 || mean > 8 || seasonal > 0.5,
    warmth: 0.5,
    ...{ yes: { least: -3, mean: 4 }, no: { least: 1, mean: 4 } },
  },
  // -1 says "a trace".
  {
    shows: ({ least }) => least < 0 && least !== -1,
    rain: AGAINST,
    ...{ yes: { least: -0.1 }, no: { least: -1 } },
  },
  // Near the equator five years may pass without a dry month.
  {
    shows: ({ least, mean, count }) => least > mean * (count >= 120 ? 0.3 : 0.5),
    rain: AGAINST,
    ...{ yes: { least: 40, mean: 60, count: 60 }, no: { least: 25, mean: 60, count: 60 } },
  },
  {
    shows: ({ daily, dry }) => daily && dry < 0.08,
    rain: AGAINST,
    ...{ yes: { daily: true, dry: 0.05 }, no: { daily: false, dry: 0.05 } },
  },
  {
    shows: ({ daily, most }) => most < (daily ? Number.MIN_VALUE : 1),
    rain: AGAINST,
    ...{ yes: { most: 0.9 }, no: { daily: true, most: 0.9 } },
  },
  // Whole numbers up to 31 count days.
  {
    shows: ({ daily, whole, most }) => !daily && whole && most <= 31,
    rain: AGAINST,
    ...{ yes: { whole: true, most: 31 }, no: { whole: true, most: 32 } },
  },
  // Mostly small and now and then large: wind, humidity and sunshine are more even.
  {
    shows: ({ daily, dry, most, middle }) =>
      daily && dry >= 0.2 && most > 8 * Math.max(middle, 0.5),
    rain: 2,
    ...{ yes: { daily: true, dry: 0.6, most: 40, middle: 0 } },
    no: { daily: true, dry: 0.6, most: 3, middle: 0 },
  },
  {
    shows: ({ daily, spread, mean }) => !daily && spread > 0.4 * mean,
    rain: 1,
    ...{ yes: { spread: 30, mean: 60 }, no: { spread: 20, mean: 60 } },
  },
  {
    shows: ({ daily, most, middle }) => !daily && most > 3 * middle && most > 20,
    rain: 1,
    ...{ yes: { most: 200, middle: 50 }, no: { most: 100, middle: 50 } },
  },
];

function weigh(look: Look): { warmth: number; rain: number } {
  const shown = EVIDENCE.filter(({ shows }) => shows(look));
  return {
    warmth: shown.reduce((sum, { warmth = 0 }) => sum + warmth, 0),
    rain: shown.reduce((sum, { rain = 0 }) => sum + rain, 0),
  };
}

/** `blanks`: dry days are left blank in some books. */
export function spreadOf(all: Iterable<number>, blanks = 0): Spread {
  const inOrder = Float64Array.from(all).filter((number) => !MISSING_NUMBERS.has(number));
  const numbers = inOrder.slice().sort();
  const count = numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / count;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const middle = numbers[Math.floor(count / 2)] ?? NaN;
  const zeros = numbers.filter((number) => number === 0).length;
  const whole = numbers.every(Number.isInteger);
  return {
    count,
    least: numbers[0] ?? NaN,
    most: numbers[count - 1] ?? NaN,
    mean,
    middle,
    spread: Math.sqrt(squares / count),
    whole,
    dry: (zeros + blanks) / count,
    offScale: shareOffScale(numbers, middle, whole),
    counts: whole && areCounts(Array.from(inOrder)),
  };
}

function shareOffScale(numbers: Float64Array, middle: number, whole: boolean): number {
  const areTenths = whole && numbers.every((one) => one >= COLDEST_C * 10 && one <= HOTTEST_C * 10);
  if (areTenths) return 0;
  const [least, most] = middle > COLDEST_K ? [COLDEST_K, HOTTEST_K] : [LEAST_DEGREES, HOTTEST_F];
  // A code for what is missing comes again and again.
  const off = new Set(numbers.filter((number) => number < least || number > most));
  return off.size / numbers.length;
}

/** Codes and eighths of the sky have few different values from 0 or 1 on. Dry days are mostly 0. */
function areCounts(values: readonly number[]): boolean {
  const single = stepsIn(values).filter((step) => step === 1);
  if (values.length > 1 && single.length > values.length * 0.95) return true;
  const kinds = new Set(values);
  if (values.length <= MANY_VALUES || kinds.size > FEW_KINDS) return false;
  const least = Math.min(...kinds);
  const zeros = values.filter((value) => value === 0).length;
  return (least === 0 || least === 1) && zeros * 2 <= values.length;
}

const FEW_KINDS = 12;
const MANY_VALUES = 300;

export function isLikeRain(spread: Spread, daily: boolean): boolean {
  return weigh({ ...spread, daily }).rain >= 0;
}

function isPlainlyRain(spread: Spread, daily: boolean): boolean {
  return weigh({ ...spread, daily }).rain >= SURELY;
}

/** "RH" is rain in Dutch tables and elsewhere humidity, which is never 0 for long and never above 110. */
export function isRainNoHumidity(spread: Spread, daily: boolean): boolean {
  const { most, dry } = spread;
  return isLikeRain(spread, daily) && (daily ? dry >= 0.15 : dry > 0 || most > 110);
}

/** Nothing below zero is rain. What is 0 again and again and then much is no temperature, nor is 30.5 beside 141.5. */
export function couldBe(element: Element, numbers: readonly number[], daily: boolean): boolean {
  if (element === 'rain') return !isBelowZero(numbers);
  const spread = spreadOf(numbers);
  if (spread.count < ENOUGH) return true;
  return spread.offScale * 75 <= 1 && (spread.dry < 0.1 || !isPlainlyRain(spread, daily));
}

/**
 * Passengers, prices, births and water levels are neither temperature nor rain. `isDoubted`: the words speak of
 * something else, so values that only may be ours count as others, too.
 */
export function areUnlikeOurs(look: Look, isDoubted: boolean): boolean {
  if (look.count < ENOUGH) return false;
  const { warmth, rain } = weigh(look);
  return Math.max(warmth, rain) < (isDoubted ? PLAINLY : 0);
}

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/** No day was ever so cold. */
export const COLDEST_C = ON_EARTH.day.temperature.low;
/** °C and °F: in the cold °F are the lower numbers. */
const LEAST_DEGREES = -100;
/** No day was ever so hot. */
export const HOTTEST_C = ON_EARTH.day.temperature.high;
export const HOTTEST_F = 134;
export const COLDEST_K = 180;
const HOTTEST_K = 335;

/** Slips are few. If every fourth value is below zero, a column is not rain; -1 alone may be a trace. */
export function isBelowZero(numbers: readonly number[]): boolean {
  const known = numbers.filter((number) => !MISSING_NUMBERS.has(number));
  const below = known.filter((number) => number < 0 && number !== -1);
  const isOften = below.length >= FEWEST_NEGATIVES && below.length * 4 >= known.length;
  return isOften && new Set(below).size > 1;
}

const FEWEST_NEGATIVES = 6;
