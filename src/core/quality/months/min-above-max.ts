import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding } from '../../reading/reading.ts';
import { eachValue, valueAt } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import type { Unexplained } from '../figures/robust-regression.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { type MonthlyValue, sourceAt } from '../usual/monthly-series.ts';

type Pair = { max: MonthlyValue; min: MonthlyValue };

export function findMinAboveMax(reading: LinedUpReading): Finding[] {
  const { all, crossed, wide, equal } = sortPairs(reading);
  return [
    ...crossedPairs(reading, crossed, all),
    ...widePairs(wide, all),
    // Both columns hold the same numbers: one element was read, or copied, twice.
    ...(isSystem(equal, all / 2) ? findingOf('quality.min-equals-max', 'error', equal, all) : []),
  ];
}

/** GHCN-M flags a minimum above its maximum as inconsistent (I). */
function crossedPairs(reading: LinedUpReading, crossed: Pair[], all: number): Finding[] {
  if (isSystem(crossed, all * SHARE_OF_A_SYSTEM))
    return findingOf('quality.min-max-swapped', 'error', crossed, all);
  return crossed.flatMap((pair) => {
    const isExchanged = fitsExchanged(reading, pair);
    const kind = isExchanged ? 'quality.min-max-exchanged' : 'quality.min-above-max';
    return findingOf(kind, 'warning', [pair], all);
  });
}

/** Few are told one by one, so that what explains one of them leaves the others to be told. */
function widePairs(wide: Pair[], all: number): Finding[] {
  const told = isSystem(wide, all * SHARE_OF_A_SYSTEM) ? [wide] : wide.map((pair) => [pair]);
  return told.flatMap((pairs) => findingOf('quality.range-too-wide', 'warning', pairs, all));
}

/** Mean daily ranges lie between 1 and 25 °C nearly everywhere; the driest deserts reach 22. */
const WIDEST_RANGE = 30;
/** Slips are few. Where more pairs than this share are crossed, the columns themselves were exchanged. */
const SHARE_OF_A_SYSTEM = 0.1;
const PAIRS_OF_A_SYSTEM = 6;

/** Both values are what their months and years speak for once they change places. */
function fitsExchanged({ series, expectations }: LinedUpReading, { max, min }: Pair): boolean {
  const [anyLine] = series;
  if (!anyLine) return false;
  const index = (max.year - anyLine.firstYear) * 12 + max.month - 1;
  const fits = (stays: MonthlyValue, moved: MonthlyValue, left: Unexplained | undefined) => {
    const away = moved.value - stays.value + (left?.residuals[index] ?? Number.NaN);
    return Math.abs(away) < SPREADS_OF_A_FIT * (left?.spreads[index % 12] ?? 0);
  };
  return fits(max, min, expectations.max?.byTime) && fits(min, max, expectations.min?.byTime);
}

const SPREADS_OF_A_FIT = 3;

function isSystem(pairs: Pair[], most: number): boolean {
  return pairs.length >= PAIRS_OF_A_SYSTEM && pairs.length > most;
}

function findingOf(
  kind: QualityKind,
  severity: Finding['severity'],
  pairs: Pair[],
  of: number,
): Finding[] {
  const [first] = pairs;
  if (!first) return [];
  const { year, month } = first.max;
  const [max, min] = [first.max.value, first.min.value];
  const params = { count: pairs.length, of, range: roundTo(max - min, 2), year, month, max, min };
  return [
    findingAt(
      kind,
      pairs.flatMap((pair) => [pair.max, pair.min]),
      params,
      severity,
    ),
  ];
}

function sortPairs(reading: LinedUpReading) {
  const sorted = { all: 0, crossed: [] as Pair[], wide: [] as Pair[], equal: [] as Pair[] };
  const [maxima, minima] = [seriesOf(reading, 'max'), seriesOf(reading, 'min')];
  if (!maxima || !minima) return sorted;
  eachValue(maxima, (value, index) => {
    const range = value - valueAt(minima, index);
    if (Number.isNaN(range)) return;
    sorted.all++;
    if (range > 0 && range <= WIDEST_RANGE) return;
    const [max, min] = [sourceAt(maxima, index), sourceAt(minima, index)];
    if (max && min) sorted[range < 0 ? 'crossed' : range > 0 ? 'wide' : 'equal'].push({ max, min });
  });
  return sorted;
}
