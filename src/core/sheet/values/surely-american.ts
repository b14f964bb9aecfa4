import { ofElement } from '../../dataset/columns.ts';
import { isDaily, isNumber } from '../../reading/series.ts';
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
  const maxima = Array.from(warmest.values).filter(isNumber);
  const daily = isDaily(warmest);
  // Nobody gives the warmth of a ground in °C and its rain in inches.
  const hottest = isBesideInches ? HOTTEST_C : HOTTEST_GROUND;
  const hot = maxima.filter((value) => value > hottest).length;
  const isEnough = maxima.length >= (daily ? 300 : 12) && hot > maxima.length * OFTEN;
  const areTenths = maxima.every(Number.isInteger) && !(daily && meanStep(maxima) < 10);
  return isEnough && !areTenths && longestCool(maxima, hottest) <= (daily ? 366 : 12);
}

/** °C up to 2000 and °F from then on are two units. */
function longestCool(values: readonly number[], hottest: number): number {
  let [longest, now] = [0, 0];
  for (const value of values) {
    now = value > hottest ? 0 : now + 1;
    longest = Math.max(longest, now);
  }
  return longest;
}

const HOTTEST_GROUND = 65;
const OFTEN = 0.2;
const COLDEST_F = -128;

/**
 * Half of the amounts are written to hundredths, and none is what millimetres would be: 8 mm fall on a day of nearly every
 * year, and more than 1 mm on most wet days.
 */
export function areSurelyInches(size: Size): boolean {
  const { daily, most, sum, count, dry, hundredths } = size;
  const wet = size.values().filter((value) => value > 0).length;
  const isAmount = daily
    ? most <= 8 && sum <= wet
    : most <= 20 && sum <= count * 8 && dry * 5 < count;
  return wet >= FEWEST_WET && isAmount && hundredths * 2 >= wet;
}

const FEWEST_WET = 12;
