import { eachValue, isDaily, monthAt, type Series } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import {
  COLDEST_C,
  COLDEST_K,
  HOTTEST_C,
  HOTTEST_F,
  HOTTEST_K,
  isLikeRain,
  isPlainlyRain,
  LEAST_DEGREES,
  type Spread,
  spreadOf,
} from '../cells/rain-like.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { roundHalfUp } from '../cells/units.ts';

/** Fewer values do not show what they are. */
const ENOUGH = 24;
const ENOUGH_YEARS = 3;

/**
 * Passengers, prices, births and water levels are neither temperature nor rain. A warm month is followed by
 * a cold one now and then, and a wet one by a dry one. Numbers that stay high or low for years are levels
 * or counts.
 */
function couldBeOurs(look: Look): boolean {
  if (look.count < ENOUGH) return true;
  if (look.counts || remembers(look)) return false;
  return isLikeWarmth(look) || isLikeRain(look, look.daily);
}

/**
 * The range of the values if they can be neither temperature nor rain. `isDoubted`: the words speak of
 * something else, so values that only may be ours count as others, too.
 */
export function rangeIfUnlike(
  series: Series,
  isDoubted: boolean,
): { least: number; most: number } | undefined {
  const look = lookAt(withoutCodes(series));
  if (couldBeOurs(look) && (!isDoubted || look.count < ENOUGH || isPlainlyOurs(look)))
    return undefined;
  const { least, most } = look;
  return { least: roundHalfUp(least, 2), most: roundHalfUp(most, 2) };
}

type Look = Spread & {
  spread: number;
  years: number;
  daily: boolean;
  /** the share of all variation that the seasons explain */
  seasonal: number;
  /** the share of all variation by which whole years differ */
  yearly: number;
  /** how much of an unusual month or day is left in the next one: 0 to 1 */
  memory: number;
  /** days of a week, grades, flags, and numbers that count the rows */
  counts: boolean;
};

/** Temperatures go with the seasons. */
function isPlainlyOurs(look: Look): boolean {
  const { least, most, mean, spread, seasonal, daily } = look;
  const comesRound = seasonal >= 0.3 && most - least >= 3;
  const isWarmth = isLikeWarmth(look) && comesRound && (least < 0 || mean > 8 || seasonal > 0.5);
  // Months of rain in a mild climate are less uneven than days.
  const isRain = daily
    ? isPlainlyRain(look, daily)
    : isLikeRain(look, daily) && spread > 0.4 * mean;
  return isWarmth || isRain;
}

function withoutCodes(series: Series): Series {
  const values = series.values.map((value) => (MISSING_NUMBERS.has(value) ? NaN : value));
  return { ...series, values };
}

function lookAt(series: Series): Look {
  const values: number[] = [];
  const indexes: number[] = [];
  eachValue(series, (value, index) => {
    values.push(value);
    indexes.push(index);
  });
  const { firstYear, lastYear } = series;
  const blanks = (indexes[indexes.length - 1] ?? 0) - (indexes[0] ?? 0) + 1 - values.length;
  const all = squaresOf(lessMeans(series, () => 0));
  const unusual = lessMeans(series, ({ month }) => month);
  return {
    ...spreadOf(values, blanks),
    spread: Math.sqrt(all / values.length),
    years: lastYear - firstYear + 1,
    daily: isDaily(series),
    seasonal: 1 - squaresOf(unusual) / all,
    yearly: 1 - squaresOf(lessMeans(series, ({ year }) => year)) / all,
    memory: memoryOf(unusual),
    counts: isOfCounts(values),
  };
}

/** Each value less the mean of its group, such as all Januaries. */
function lessMeans(
  series: Series,
  groupOf: (date: { year: number; month: number }) => number,
): Float64Array {
  const groups = new Map<number, { sum: number; count: number }>();
  const left = Float64Array.from(series.values);
  const ofGroup = (index: number) => {
    const key = groupOf(monthAt(series, index));
    const group = groups.get(key) ?? { sum: 0, count: 0 };
    groups.set(key, group);
    return group;
  };
  eachValue(series, (value, index) => {
    const group = ofGroup(index);
    group.sum += value;
    group.count++;
  });
  eachValue(series, (value, index) => {
    const { sum, count } = ofGroup(index);
    left[index] = value - sum / count;
  });
  return left;
}

function squaresOf(values: Float64Array): number {
  return values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value ** 2), 0);
}

/** 1 if each value is as unusual as the one before it, 0 if that says nothing of it. */
function memoryOf(unusual: Float64Array): number {
  let [together, alone] = [0, 0];
  for (let index = 1; index < unusual.length; index++) {
    const [before = 0, value = 0] = [unusual[index - 1], unusual[index]];
    if (Number.isNaN(before + value)) continue;
    together += before * value;
    alone += (before ** 2 + value ** 2) / 2;
  }
  return alone > 0 ? together / alone : 0;
}

/** Codes and eighths of the sky have few different values from 0 or 1 on. Dry days are mostly 0. */
const FEW_KINDS = 12;
const MANY_VALUES = 300;

function isOfCodes(values: readonly number[]): boolean {
  if (values.length <= MANY_VALUES) return false;
  const kinds = new Set(values);
  if (kinds.size > FEW_KINDS) return false;
  const least = Math.min(...kinds);
  const zeros = values.filter((value) => value === 0).length;
  return (least === 0 || least === 1) && zeros * 2 <= values.length;
}

function isOfCounts(values: readonly number[]): boolean {
  if (!values.every(Number.isInteger)) return false;
  const steps = stepsIn(values).filter((step) => step === 1);
  return steps.length > values.length * 0.95 || isOfCodes(values);
}

/** In the tropics a whole year may be warm, and each day is nearly as warm as the day before. */
const LONGEST_MEMORY = { month: 0.9, day: 0.97 };

const MOST_YEARLY = 0.5;
/** A dry spell or a warm one may last for three years. */
const ENOUGH_FOR_A_TREND = 5;

function remembers({ memory, daily, years, yearly }: Look): boolean {
  if (daily && memory > LONGEST_MEMORY.day) return true;
  const isLong = years >= ENOUGH_FOR_A_TREND;
  return isLong && (yearly > MOST_YEARLY || (!daily && memory > LONGEST_MEMORY.month));
}

/** °C and °F, kelvins, and tenths of a degree. */
function isLikeWarmth(look: Look): boolean {
  const { least, most, mean, spread, whole, seasonal, years, count } = look;
  const isOnAScale =
    (least >= LEAST_DEGREES && most <= HOTTEST_F) ||
    (least > COLDEST_K && most < HOTTEST_K) ||
    (whole && least >= COLDEST_C * 10 && most <= HOTTEST_C * 10);
  // Shares and indices hardly vary.
  const isSteady = most - least < 1.5 || (most - least < 3 && Math.abs(mean) < 5);
  // Near the equator, without seasons, temperatures vary little.
  const isAimless = years >= ENOUGH_YEARS && seasonal < 0.1 && spread > 4;
  // A river is mostly low and now and then high. No temperatures above 0 are so.
  const isLow = least >= 0 && count >= MANY_VALUES && mean - least < (most - least) * 0.2;
  return isOnAScale && !isSteady && !isAimless && !isLow;
}
