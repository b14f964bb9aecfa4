import { type Element, ofElement } from '../../dataset/columns.ts';
import { meanOf } from '../../dataset/mean-of.ts';
import { countValues, eachValue, isDaily, isNumber, monthAt } from '../../reading/series.ts';
import { HOTTEST_C, HOTTEST_F } from '../cells/evidence.ts';
import { meanStep } from '../cells/steps-in.ts';
import type { RawSeries } from './raw-series.ts';
import type { Size } from './size-of-values.ts';

// °F and inches that no word names, where nothing else fits all values. What is doubtful stays a question.

/**
 * Too hot for °C of the air or the ground in each year, and no tenths of °C: these are whole, and where the warmest day
 * has 13 °C the days are not within a degree of each other.
 */
export function areSurelyF(
  series: readonly RawSeries[],
  { least, most }: Size,
  isBesideInches = false,
): boolean {
  const warmest = series.find(ofElement('max'));
  if (!warmest || most > HOTTEST_F || least < COLDEST_F) return false;
  if (!series.every(({ saysWarmth }) => saysWarmth)) return false;
  const [maxima, minima] = [numbersIn(series, 'max'), numbersIn(series, 'min')];
  const areFew = maxima.length < (isDaily(warmest) ? 300 : 12);
  // Nobody gives the warmth of a ground in °C and its rain in inches.
  const hottest = isBesideInches ? HOTTEST_C : HOTTEST_GROUND;
  const areHot = areOftenOver(hottest, maxima, isDaily(warmest));
  if (areFew || !areHot || !areOfOneUnit(warmest, maxima, minima)) return false;
  const areTenths = maxima.every(Number.isInteger) && !(isDaily(warmest) && meanStep(maxima) < 10);
  return !areTenths;
}

const COLDEST_F = -128;

function numbersIn(series: readonly RawSeries[], element: Element): number[] {
  return Array.from(series.find(ofElement(element))?.values ?? []).filter(isNumber);
}

/** Not where a sensor that failed wrote 85.0 all the time, and not from a year on. */
function areOftenOver(hottest: number, maxima: readonly number[], daily: boolean): boolean {
  const isHot = (value: number): boolean => value > hottest;
  const hot = maxima.filter(isHot);
  const times = new Map<number, number>();
  for (const value of hot) times.set(value, (times.get(value) ?? 0) + 1);
  const isVaried = Math.max(...times.values()) <= hot.length * MOST_ALIKE;
  return (
    hot.length > maxima.length * OFTEN &&
    isVaried &&
    longestCool(maxima, isHot) <= (daily ? 366 : 12)
  );
}

const HOTTEST_GROUND = 65;
const OFTEN = 0.2;
const MOST_ALIKE = 0.2;

function longestCool(values: readonly number[], isHot: (value: number) => boolean): number {
  let [longest, now] = [0, 0];
  for (const value of values) {
    now = isHot(value) ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** A summer of 28 among summers of 83 is in °C, and so are minima of 3 below maxima of 65. */
function areOfOneUnit(
  warmest: RawSeries,
  maxima: readonly number[],
  minima: readonly number[],
): boolean {
  const gap = minima.length > 0 ? meanOf(maxima) - meanOf(minima) : 0;
  return gap <= WIDEST_GAP_F && farBelowOthers(warmest) < FEW;
}

const WIDEST_GAP_F = 45;
const FEW = 0.01;

/** Which share of the values lies far below what their month usually has. */
function farBelowOthers(series: RawSeries): number {
  const byMonth = Array.from({ length: 12 }, (): number[] => []);
  eachValue(series, (value, index) => byMonth[monthAt(series, index).month - 1]?.push(value));
  const far = byMonth.flatMap((values) => {
    values.sort((one, other) => one - other);
    const usual = values[Math.floor(values.length / 2)] ?? 0;
    return values.filter((value) => value < usual - WIDEST_GAP_F);
  });
  return far.length / countValues(series);
}

/**
 * Half of the amounts are written to hundredths, and none is what millimetres would be: 0.25, 0.51 and 0.76 were inches
 * once, a gauge may count quarters, 8 mm fall on a day of nearly every year, and more than 1 mm on most wet days.
 */
export function areSurelyInches({
  daily,
  most,
  sum,
  count,
  dry,
  hundredths,
  values,
}: Size): boolean {
  const wet = values().filter((value) => value > 0);
  const isAmount = daily
    ? most <= 8 && sum <= wet.length
    : most <= 20 && sum <= count * 8 && dry * 5 < count;
  const isEnough = wet.length >= (daily ? FEWEST_WET_DAYS : 12);
  return (
    isEnough &&
    isAmount &&
    hundredths * 2 >= wet.length &&
    !STEPS_MM.some((step) => goBy(step, wet))
  );
}

const FEWEST_WET_DAYS = 12;
const STEPS_MM = [0.254, 0.25, 0.2] as const;

function goBy(step: number, values: readonly number[]): boolean {
  const isStep = (value: number): boolean =>
    Math.abs(Math.round(value / step) * step - value) < 0.0051;
  return values.filter(isStep).length >= values.length * 0.9;
}
