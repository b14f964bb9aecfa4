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
  const outliers = wettestOfMonths(rain).flatMap((index, month) => {
    const next = wettestElse(rain, month, index);
    const isAlone = valueAt(rain, index) > TIMES_THE_NEXT * next;
    return isAlone && isFarOut(rain, index) ? [{ index, next }] : [];
  });
  const [worst] = [...outliers].sort((a, b) => valueAt(rain, b.index) - valueAt(rain, a.index));
  return worst ? [told(rain, outliers, worst)] : [];
}

/** Only the wettest January can be far above all Januaries, and so on: one index a month. */
function wettestOfMonths(rain: MonthlySeries): number[] {
  const wettest = Array.from({ length: 12 }, (_, month) => month);
  rain.values.forEach((value, index) => {
    const most = valueAt(rain, wettest[index % 12] ?? 0);
    if (value > most || Number.isNaN(most)) wettest[index % 12] = index;
  });
  return wettest;
}

/** The wettest other month of this one's season: the months before and after it, in all years. */
function wettestElse(rain: MonthlySeries, month: number, own: number): number {
  let wettest = 0;
  for (const one of [month + 11, month, month + 1])
    for (let index = one % 12; index < rain.values.length; index += 12)
      if (index !== own && valueAt(rain, index) > wettest) wettest = valueAt(rain, index);
  return wettest;
}

function isFarOut(rain: MonthlySeries, own: number): boolean {
  const wet = indexesOfMonth(rain, (own % 12) + 1).filter((index) => valueAt(rain, index) > 0);
  if (wet.length < WET_MONTHS_NEEDED) return false;
  const logs = wet.map((index) => Math.log(valueAt(rain, index)));
  const centre = median(logs);
  const reach = SPREADS * Math.max(medianSpread(logs, centre), LEAST_LOG_SPREAD);
  return Math.log(valueAt(rain, own)) > centre + reach;
}

function told(rain: MonthlySeries, outliers: Outlier[], { index, next }: Outlier): Finding {
  const params = {
    count: outliers.length,
    ...monthAt(rain, index),
    value: valueAt(rain, index),
    next,
  };
  const at = sourcesAt(
    rain,
    outliers.map((outlier) => outlier.index),
  );
  return findingAt('quality.rain-outlier', 'warning', at, params);
}
