import type { Finding } from '../../reading/reading.ts';
import { monthAt, type Series, valueAt } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import type { Anomalies } from '../usual/anomalies.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { sourcesAt } from '../usual/monthly-series.ts';

/**
 * Rain is skewed, so it is judged by its cube root and by rank: a month must be far out for its
 * calendar month, and well above everything else its season has seen. (Ranks: Durre et al. 2010,
 * section 3; both conditions together are what clean records of all climates leave quiet.)
 */
const SPREADS = 3.5;
const TIMES_THE_NEXT = 1.5;
const LEAST_SPREAD = 0.25;
/** In a dry month a single shower is many times the usual. */
const LEAST_MM = 30;

type Outlier = { index: number; next: number; usual: number; spreads: number };

export function findRainOutliers(reading: LinedUpReading): Finding[] {
  const [rain, anomalies] = [seriesOf(reading, 'rain'), reading.anomalies.rain];
  if (!rain || !anomalies) return [];
  return wettestOfMonths(rain)
    .flatMap((index, month) => outlierAt(rain, anomalies, index, month) ?? [])
    .sort((a, b) => b.spreads - a.spreads)
    .map((outlier) => findingOf(rain, outlier));
}

function outlierAt(
  rain: Series,
  { usual, values }: Anomalies,
  index: number,
  month: number,
): Outlier | undefined {
  const ofMonth = usual[month];
  const value = valueAt(rain, index);
  if (!ofMonth || !(value >= LEAST_MM)) return undefined;
  const spreads = (values[index] as number) / Math.max(ofMonth.spread, LEAST_SPREAD);
  const next = wettestElse(rain, month, index);
  return spreads >= SPREADS && value > TIMES_THE_NEXT * next
    ? { index, next, usual: ofMonth.centre ** 3, spreads }
    : undefined;
}

/** Only the wettest January can be far above all Januaries, and so on: one index a month. */
function wettestOfMonths(rain: Series): number[] {
  const wettest = Array.from({ length: 12 }, (_, month) => month);
  for (let index = 0; index < rain.values.length; index++) {
    const most = valueAt(rain, wettest[index % 12] as number);
    if (valueAt(rain, index) > most || Number.isNaN(most)) wettest[index % 12] = index;
  }
  return wettest;
}

/** The wettest other month of this one's season: the months before and after it, in all years. */
function wettestElse(rain: Series, month: number, except: number): number {
  let wettest = 0;
  for (const one of [month + 11, month, month + 1])
    for (let index = one % 12; index < rain.values.length; index += 12)
      if (index !== except && valueAt(rain, index) > wettest) wettest = valueAt(rain, index);
  return wettest;
}

function findingOf(rain: Series, { index, next, usual }: Outlier): Finding {
  const params = {
    count: 1,
    ...monthAt(rain, index),
    value: valueAt(rain, index),
    next,
    usual: roundTo(usual, 0),
  };
  return findingAt('quality.rain-outlier', 'warning', sourcesAt(rain, [index]), params);
}
