import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import { type DayLines, dateOf } from '../usual/day-lines.ts';
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
  const months = rainOfMonths(lines, rain);
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
      return findingAt('quality.day-rain-outlier', 'warning', placesAt(rain, [index]), params);
    });
}

const TIMES_THE_NEXT = 2;
const TIMES_THE_USUAL = 8;
const LEAST_MM = 50;
/** Fewer wet days do not know a season's cloudbursts. */
const WET_DAYS_NEEDED = 100;

/** The two wettest days of a calendar month by their indexes, and its wet days. */
type RainOfMonth = { first: number; second: number; wet: number; sum: number };

function rainOfMonths({ months }: DayLines, { values }: Series): RainOfMonth[] {
  const byMonth = Array.from({ length: 12 }, () => ({ first: -1, second: -1, wet: 0, sum: 0 }));
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    const ofMonth = byMonth[months[index] as number];
    if (!(value > 0) || !ofMonth) continue;
    ofMonth.wet++;
    ofMonth.sum += value;
    if (value > (values[ofMonth.first] ?? 0)) {
      ofMonth.second = ofMonth.first;
      ofMonth.first = index;
    } else if (value > (values[ofMonth.second] ?? 0)) ofMonth.second = index;
  }
  return byMonth;
}

function outlierOf(rain: Series, months: readonly RainOfMonth[], month: number) {
  const here = months[month];
  const [before, after] = [months[(month + 11) % 12], months[(month + 1) % 12]];
  if (!here || !before || !after) return [];
  const wet = here.wet + before.wet + after.wet;
  const usual = (here.sum + before.sum + after.sum) / wet;
  const at = (index: number) => rain.values[index] ?? 0;
  const next = Math.max(at(here.second), at(before.first), at(after.first));
  const [index, value] = [here.first, at(here.first)];
  const isFar = value >= Math.max(LEAST_MM, TIMES_THE_NEXT * next, TIMES_THE_USUAL * usual);
  const isOutlier = wet >= WET_DAYS_NEEDED && isFar && !isImpossible(rain, value);
  return isOutlier ? [{ index, value, next, usual }] : [];
}
