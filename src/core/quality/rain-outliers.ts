import type { Finding } from '../sheet/reading.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import {
  indexesOfMonth,
  type MonthlySeries,
  monthAt,
  sourcesAt,
  valueAt,
} from './monthly-series.ts';
import { median, medianSpread } from './robust.ts';

/**
 * Rain is skewed, so it is judged by logarithm and by rank, never by distance from a mean: a month
 * must be far out among the wet months of its own calendar month (log scale), and far above
 * everything else its season has seen. (Ranks and percentiles: Durre et al. 2010, section 3.)
 */
const SPREADS = 4;
const TIMES_THE_NEXT = 2;
const LEAST_LOG_SPREAD = 0.25;
const WET_MONTHS_NEEDED = 10;

type Outlier = { index: number; next: number };

export function findRainOutliers({ series }: LinedUpReading): Finding[] {
  const rain = series.find(({ element }) => element === 'rain');
  if (!rain) return [];
  const outliers = rain.sources.flatMap((_, month) =>
    month < 12 ? outliersOf(rain, month + 1) : [],
  );
  const [worst] = [...outliers].sort((a, b) => valueAt(rain, b.index) - valueAt(rain, a.index));
  if (!worst) return [];
  const params = {
    count: outliers.length,
    ...monthAt(rain, worst.index),
    value: valueAt(rain, worst.index),
    next: worst.next,
  };
  const at = sourcesAt(
    rain,
    outliers.map(({ index }) => index),
  );
  return [findingAt('quality.rain-outlier', 'warning', at, params)];
}

function outliersOf(rain: MonthlySeries, month: number): Outlier[] {
  const wet = indexesOfMonth(rain, month).filter((index) => valueAt(rain, index) > 0);
  if (wet.length < WET_MONTHS_NEEDED) return [];
  const logs = wet.map((index) => Math.log(valueAt(rain, index)));
  const centre = median(logs);
  const reach = SPREADS * Math.max(medianSpread(logs, centre), LEAST_LOG_SPREAD);
  return wet
    .filter((index) => Math.log(valueAt(rain, index)) > centre + reach)
    .map((index) => ({ index, next: wettestElse(rain, index) }))
    .filter(({ index, next }) => valueAt(rain, index) > TIMES_THE_NEXT * next);
}

/** The wettest other month of this one's season: the months before and after it, in all years. */
function wettestElse(rain: MonthlySeries, own: number): number {
  let wettest = 0;
  rain.values.forEach((value, index) => {
    const apart = Math.abs((index % 12) - (own % 12));
    if (index !== own && (apart < 2 || apart === 11) && value > wettest) wettest = value;
  });
  return wettest;
}
