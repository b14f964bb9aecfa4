import type { Finding } from '../sheet/reading.ts';
import { isImpossible } from './bounds.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import {
  indexesOfMonth,
  type MonthlySeries,
  monthAt,
  sourcesAt,
  valueAt,
} from './monthly-series.ts';
import type { QualityKind } from './quality-kinds.ts';
import { biweight, median, roundTo, type Usual } from './robust.ts';

type Outlier = { series: MonthlySeries; index: number; usual: Usual; distance: number };

/** GHCN-M: five biweight standard deviations from the biweight mean of that calendar month (O). */
const SPREADS = 5;
/** Near the equator a month's spread is some tenths; half a degree keeps El Niño out of the list. */
const LEAST_SPREAD = 0.5;
/** Fewer years do not say what is usual. */
const YEARS_NEEDED = 10;

export function findTemperatureOutliers({ series }: LinedUpReading): Finding[] {
  const found = series.filter(({ element }) => element !== 'rain').flatMap(outliersOf);
  const kinds = ['quality.outlier-sign', 'quality.outlier-decimal', 'quality.outlier'] as const;
  return kinds.flatMap((kind) =>
    told(
      kind,
      found.filter((outlier) => kindOf(outlier) === kind),
    ),
  );
}

function outliersOf(series: MonthlySeries): Outlier[] {
  const months = MONTHS.map((month) => indexesOfMonth(series, month)).filter(
    (indexes) => indexes.length >= YEARS_NEEDED,
  );
  const usuals = months.map((indexes) => biweight(indexes.map((index) => valueAt(series, index))));
  // Thirty Julys may look calmer than they are; they borrow from the other months.
  const leastSpread = Math.max(LEAST_SPREAD, 0.8 * median(usuals.map(({ spread }) => spread)));
  return months.flatMap((indexes, month) => {
    const { centre, spread } = usuals[month] as Usual;
    const usual = { centre, spread: Math.max(spread, leastSpread) };
    return indexes
      .filter((index) => {
        const value = valueAt(series, index);
        // What no place on Earth has had is an error of its own.
        return distance(value, usual) >= SPREADS && !isImpossible(series.element, value);
      })
      .map((index) => ({
        series,
        index,
        usual,
        distance: distance(valueAt(series, index), usual),
      }));
  });
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function distance(value: number, { centre, spread }: Usual): number {
  return Math.abs(value - centre) / spread;
}

/**
 * A lost minus and a slipped decimal mark are the commonest slips, and easy to name. Around zero
 * every value would fit with either, and nothing is named.
 */
function kindOf({ series, index, usual }: Outlier) {
  const value = valueAt(series, index);
  const isAroundZero = Math.abs(usual.centre) < SPREADS * usual.spread;
  const fits = (other: number) => !isAroundZero && distance(other, usual) < SPREADS / 2;
  if (fits(-value)) return 'quality.outlier-sign';
  return fits(value / 10) || fits(value * 10) ? 'quality.outlier-decimal' : 'quality.outlier';
}

function told(kind: QualityKind, outliers: Outlier[]): Finding[] {
  const [worst] = [...outliers].sort((a, b) => b.distance - a.distance);
  if (!worst) return [];
  const { centre, spread } = worst.usual;
  const reach = 2.5 * spread;
  const params = {
    count: outliers.length,
    element: worst.series.element,
    ...monthAt(worst.series, worst.index),
    value: valueAt(worst.series, worst.index),
    low: roundTo(centre - reach, 1),
    high: roundTo(centre + reach, 1),
  };
  const at = outliers.flatMap(({ series, index }) => sourcesAt(series, [index]));
  return [findingAt(kind, 'warning', at, params)];
}
