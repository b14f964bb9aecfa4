import { eachValue, monthAt, type Series } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { type Quantity, roundHalfUp } from '../cells/units.ts';

/** What numbers under unknown words could be, as far as the numbers show. */
type CouldBe = Record<Quantity, boolean>;

/** Fewer values do not show what they are. */
const ENOUGH = 24;
const ENOUGH_YEARS = 3;

/**
 * Passengers, prices, births and water levels are neither temperature nor rain. A warm month is followed by
 * a cold one now and then, and a wet one by a dry one. Numbers that stay high or low for years are levels
 * or counts.
 */
function couldBe(look: Look): CouldBe {
  if (look.count < ENOUGH) return { temperature: true, rain: true };
  if (look.counts || goesOn(look)) return { temperature: false, rain: false };
  return { temperature: isLikeWarmth(look), rain: isLikeRain(look) };
}

/**
 * The range of the values if they can be neither temperature nor rain. `isDoubted`: the words speak of
 * something else, so values that only may be ours count as others, too.
 */
export function unlike(
  series: Series,
  isDoubted: boolean,
): { least: number; most: number } | undefined {
  const look = lookAt(withoutCodes(series));
  const { temperature, rain } = couldBe(look);
  const isOurs = temperature || rain;
  if (isOurs && (!isDoubted || look.count < ENOUGH || isPlainlyOurs(look))) return undefined;
  const { least, most } = look;
  return { least: roundHalfUp(least, 2), most: roundHalfUp(most, 2) };
}

type Look = {
  count: number;
  least: number;
  most: number;
  mean: number;
  spread: number;
  years: number;
  daily: boolean;
  whole: boolean;
  /** the share of values that are 0, or blank between other days */
  dry: number;
  /** the share of all variation that the seasons explain */
  seasonal: number;
  /** how much of an unusual month or day is left in the next one: 0 to 1 */
  memory: number;
  /** the share of all variation by which whole years differ */
  yearly: number;
  /** days of a week, grades, flags, and numbers that count the rows */
  counts: boolean;
};

/** Temperatures go with the seasons. Rain is mostly little and now and then much. */
function isPlainlyOurs(look: Look): boolean {
  const { least, most, mean, spread, seasonal, daily, dry } = look;
  const comesRound = seasonal >= 0.3 && most - least >= 3;
  const isWarmth = isLikeWarmth(look) && comesRound && (least < 0 || mean > 8 || seasonal > 0.5);
  const isUneven = daily ? dry >= 0.2 && most > 8 * mean : spread > 0.4 * mean;
  return isWarmth || (isLikeRain(look) && isUneven);
}

function withoutCodes(series: Series): Series {
  const values = series.values.map((value) => (MISSING_NUMBERS.has(value) ? Number.NaN : value));
  return { ...series, values };
}

function lookAt(series: Series): Look {
  const values: number[] = [];
  eachValue(series, (value) => values.push(value));
  const count = values.length;
  const mean = sumOf(values) / count;
  const all = sumOf(values.map((value) => (value - mean) ** 2));
  const unusual = withoutSeasons(series);
  const left = sumOf([...unusual].map((value) => (Number.isNaN(value) ? 0 : value ** 2)));
  return {
    count,
    least: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    most: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
    mean,
    spread: Math.sqrt(all / count),
    years: series.lastYear - series.firstYear + 1,
    daily: series.granularity === 'day',
    whole: values.every(Number.isInteger),
    dry: (values.filter((value) => value === 0).length + blanksIn(series)) / count,
    seasonal: all > 0 ? 1 - left / all : 0,
    memory: memoryOf(unusual),
    yearly: all > 0 ? yearlyPart(series, mean) / all : 0,
    counts: isOfCounts(values),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Dry days are left blank in some books. */
function blanksIn(series: Series): number {
  const held: number[] = [];
  eachValue(series, (_, index) => held.push(index));
  return (held[held.length - 1] ?? 0) - (held[0] ?? 0) + 1 - held.length;
}

/** Each value less the mean of its calendar month. */
function withoutSeasons(series: Series): Float64Array {
  const sums = new Float64Array(13);
  const counts = new Float64Array(13);
  eachValue(series, (value, index) => {
    const { month } = monthAt(series, index);
    sums[month] = (sums[month] ?? 0) + value;
    counts[month] = (counts[month] ?? 0) + 1;
  });
  return series.values.map((value, index) => {
    if (Number.isNaN(value)) return value;
    const { month } = monthAt(series, index);
    return value - (sums[month] ?? 0) / (counts[month] ?? 1);
  });
}

/** The variation that would be left if each value were the mean of its year. */
function yearlyPart(series: Series, mean: number): number {
  const years = new Map<number, number[]>();
  eachValue(series, (value, index) => {
    const { year } = monthAt(series, index);
    const values = years.get(year);
    if (values) values.push(value);
    else years.set(year, [value]);
  });
  return sumOf(
    [...years.values()].map(
      (values) => values.length * (sumOf(values) / values.length - mean) ** 2,
    ),
  );
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

/** Eighths of the sky, codes, an index: they begin at 0 or 1, and most are not 0, as dry days are. */
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
  const steps = values.filter((value, at) => at > 0 && value === (values[at - 1] ?? 0) + 1);
  return steps.length > values.length * 0.95 || isOfCodes(values);
}

/** In the tropics a whole year may be warm, and each day is nearly as warm as the day before. */
const LONGEST_MEMORY = { month: 0.9, day: 0.97 };

const MOST_YEARLY = 0.5;
/** A dry spell or a warm one may last for three years. */
const ENOUGH_FOR_A_TREND = 5;

function goesOn({ memory, daily, years, yearly }: Look): boolean {
  if (daily && memory > LONGEST_MEMORY.day) return true;
  const isLong = years >= ENOUGH_FOR_A_TREND;
  return isLong && (yearly > MOST_YEARLY || (!daily && memory > LONGEST_MEMORY.month));
}

/** °C and °F, kelvins, and tenths of a degree. */
function isLikeWarmth(look: Look): boolean {
  const { least, most, mean, spread, whole, seasonal, years, count } = look;
  const isOnAScale =
    (least >= -100 && most <= 134) ||
    (least > 180 && most < 335) ||
    (whole && least >= -900 && most <= 570);
  // Shares and indices hardly vary.
  const isSteady = most - least < 1.5 || (most - least < 3 && Math.abs(mean) < 5);
  // Near the equator, without seasons, temperatures vary little.
  const isAimless = years >= ENOUGH_YEARS && seasonal < 0.1 && spread > 4;
  // A river is mostly low and now and then high. No temperatures above 0 are so.
  const isLow = least >= 0 && count >= MANY_VALUES && mean - least < (most - least) * 0.2;
  return isOnAScale && !isSteady && !isAimless && !isLow;
}

/** Near the equator five years may pass without a dry month. */
const ENOUGH_FOR_A_DRY_ONE = 120;

/** Rain is never below 0, and now little, now much. Whole numbers up to 31 count days. */
function isLikeRain({ least, most, mean, count, daily, dry, whole }: Look): boolean {
  if (least < 0 || most === 0) return false;
  const isEven = least > mean * (count >= ENOUGH_FOR_A_DRY_ONE ? 0.3 : 0.5);
  if (daily) return dry >= 0.08 && !isEven;
  return !isEven && most >= 1 && !(whole && most <= 31);
}
