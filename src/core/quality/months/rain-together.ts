import { meanOf } from '../../dataset/mean-of.ts';
import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { isNumber, placesAt } from '../../reading/series.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { yearsIn } from '../usual/monthly-series.ts';

/**
 * "Pluvio 1" to "Pluvio 12" beside each year are gauges and no months: in a wet year all of them have more. Twelve months
 * differ by chance, so that a year's sum differs little more than they do. From how records look, not from a paper.
 */
export function findRainTogether(reading: LinedUpReading): Finding[] {
  const rain = seriesOf(reading, 'rain');
  if (!rain) return [];
  // A gauge that has ended, or a year that nobody measured, has zeros.
  const years = yearsIn(rain).filter((year) => year.every((amount) => amount > 0));
  const months = Array.from({ length: 12 }, (_, at) => years.map((year) => year[at] as number));
  const means = months.map(meanOf);
  const hasSeason = Math.max(...means) > Math.min(...means) * MOST_APART;
  const ofMonths = totalOf(months.map(varianceOf));
  const ofYears = varianceOf(years.map((year) => totalOf(year)));
  if (years.length < FEWEST_YEARS || hasSeason || !(ofYears > ofMonths * MOST_TOGETHER)) return [];
  return [
    findingAt('quality.rain-together', placesAt(rain, [rain.values.findIndex(isNumber)]), {}),
  ];
}

const FEWEST_YEARS = 5;
const MOST_APART = 4;
/** Twelve if all go together, one if none do. Of 270 records of five years and more the largest had 6.1. */
const MOST_TOGETHER = 6.5;

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}
