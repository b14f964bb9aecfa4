import type { Finding } from '../../reading/reading.ts';
import { monthAt, type Series, valueAt } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { seasonOf, type Wettest, wettestOf } from '../figures/wettest.ts';
import type { Anomalies } from '../usual/anomalies.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { calendarMonths, sourcesAt } from '../usual/monthly-series.ts';

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
  const months = wettestOf(rain.values, calendarMonths(rain.values));
  return months
    .flatMap((_, month) => outlierIn(rain, anomalies, months, month) ?? [])
    .sort((a, b) => b.spreads - a.spreads)
    .map((outlier) => findingOf(rain, outlier));
}

/** Only the wettest January can be far above all Januaries and what lies beside them, and so on. */
function outlierIn(
  rain: Series,
  { usual, values }: Anomalies,
  months: readonly Wettest[],
  month: number,
): Outlier | undefined {
  const ofMonth = usual[month];
  const { index, value, next } = seasonOf(rain.values, months, month);
  if (!ofMonth || !(value >= LEAST_MM)) return undefined;
  const spreads = (values[index] as number) / Math.max(ofMonth.spread, LEAST_SPREAD);
  return spreads >= SPREADS && value > TIMES_THE_NEXT * next
    ? { index, next, usual: ofMonth.centre ** 3, spreads }
    : undefined;
}

function findingOf(rain: Series, { index, next, usual }: Outlier): Finding {
  const params = {
    count: 1,
    ...monthAt(rain, index),
    value: valueAt(rain, index),
    next,
    usual: roundTo(usual, 0),
  };
  return findingAt('quality.rain-outlier', sourcesAt(rain, [index]), params);
}
