import type { Element } from './columns.ts';
import { completeYears } from './complete-years.ts';
import type { Row } from './dataset.ts';

/** How a record changes: Sen's slope, and the range it lies in with 95 % confidence. */
export type Trend = {
  perDecade: number;
  least: number;
  most: number;
  firstYear: number;
  lastYear: number;
  /** complete years it was made of */
  years: number;
};

/** Shorter records say more of single years than of a change. */
const FEWEST_YEARS = 30;
/** Of the years in between, so that two short ends do not make a line. */
const FEWEST_SHARE = 0.7;
/** Every pair of years is a slope: a thousand years are half a million. */
const MOST_YEARS = 1_000;
const CONFIDENCE_95 = 1.96;
const DECADE = 10;

/** Null where the record does not carry it. Theil and Sen's estimate: a few wrong years do not bend it. */
export function trendOf(rows: readonly Row[], element: Element): Trend | null {
  const years = completeYears(rows, element);
  const [first, last] = [years[0], years[years.length - 1]];
  if (!first || !last || years.length < FEWEST_YEARS || years.length > MOST_YEARS) return null;
  if (years.length < FEWEST_SHARE * (last.year - first.year + 1)) return null;
  const slopes = slopesBetween(years);
  if (!slopes.every(Number.isFinite)) return null;
  const reach = CONFIDENCE_95 * Math.sqrt(kendallVariance(years.length));
  const at = (rank: number) => slopes[Math.max(0, Math.min(slopes.length - 1, rank))] ?? 0;
  return {
    perDecade: middleOf(slopes) * DECADE,
    least: at(Math.floor((slopes.length - reach) / 2)) * DECADE,
    most: at(Math.ceil((slopes.length + reach) / 2)) * DECADE,
    firstYear: first.year,
    lastYear: last.year,
    years: years.length,
  };
}

function slopesBetween(years: readonly { year: number; value: number }[]): Float64Array {
  const slopes = new Float64Array((years.length * (years.length - 1)) / 2);
  let at = 0;
  years.forEach((one, index) => {
    for (const other of years.slice(index + 1)) {
      slopes[at] = (other.value - one.value) / (other.year - one.year);
      at += 1;
    }
  });
  return slopes.sort();
}

/** The variance of Kendall's S for that many years without ties. */
function kendallVariance(count: number): number {
  return (count * (count - 1) * (2 * count + 5)) / 18;
}

function middleOf(sorted: Float64Array): number {
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2;
}
