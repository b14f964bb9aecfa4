import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { seasonOf, type Wettest, wettestOf } from '../figures/wettest.ts';
import { dateOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { isImpossible } from '../usual/possible-values.ts';

/**
 * A day of rain far above the next wettest of its season, in all years: a decimal mark that slipped,
 * or days that were summed up. (GHCN-D asks for nine times the 95th percentile of wet days, or a gap of
 * 300 mm. Held against the season's next wettest day a smaller one shows, and cloudbursts stay quiet.)
 */
export function findRainDayOutliers({ dayLines: lines }: LinedUpReading): Finding[] {
  const rain = lines?.lines.rain;
  if (!lines || !rain) return [];
  const months = wettestOf(rain.values, lines.months);
  return months
    .flatMap((_, month) => outlierOf(rain, months, month))
    .sort((a, b) => b.value / b.next - a.value / a.next)
    .map(({ index, value, next, usual }) => {
      const params = {
        count: 1,
        date: dateOf(lines, index),
        value,
        next,
        usual: roundTo(usual, 1),
      };
      return findingAt('quality.day-rain-outlier', placesAt(rain, [index]), params);
    });
}

const TIMES_THE_NEXT = 2;
const TIMES_THE_USUAL = 8;
const LEAST_MM = 50;
/** Fewer wet days do not know a season's cloudbursts. */
const WET_DAYS_NEEDED = 100;

function outlierOf(rain: Series, months: readonly Wettest[], month: number) {
  const { season, index, value, next } = seasonOf(rain.values, months, month);
  const wet = totalOf(season.map((month) => month.wet));
  const usual = totalOf(season.map((month) => month.sum)) / wet;
  const isFar = value >= Math.max(LEAST_MM, TIMES_THE_NEXT * next, TIMES_THE_USUAL * usual);
  const isOutlier = wet >= WET_DAYS_NEEDED && isFar && !isImpossible(rain, value);
  return isOutlier ? [{ index, value, next, usual }] : [];
}
