import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { eachValue, placesAt, type Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
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
  const wet = wetDaysOf(rain, lines.months);
  return MONTHS.flatMap((month) => outliersOf(wet, month))
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

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
type WetDay = { index: number; value: number };
/** The wettest days, and how many there were with what sum. */
type WetDays = { wettest: WetDay[]; count: number; sum: number };

/** Of each calendar month. What is impossible is told by its own check. */
function wetDaysOf(rain: Series, months: ArrayLike<number>): WetDays[] {
  const wet = MONTHS.map((): WetDay[] => []);
  eachValue(rain, (value, index) => {
    if (value > 0 && !isImpossible(rain, value))
      wet[months[index] as number]?.push({ index, value });
  });
  return wet.map((days) => ({
    wettest: days.sort((a, b) => b.value - a.value).slice(0, MOST_TOGETHER + 1),
    count: days.length,
    sum: totalOf(days.map(({ value }) => value)),
  }));
}

const TIMES_THE_NEXT = 2;
const TIMES_THE_USUAL = 8;
const LEAST_MM = 50;
/** Fewer wet days do not know a season's cloudbursts. */
const WET_DAYS_NEEDED = 40;
/** So many mistakes of one season may hide each other. */
const MOST_TOGETHER = 6;

/** The wettest of a calendar month and those beside it, down to where the next is so much drier. */
function outliersOf(wet: readonly WetDays[], month: number) {
  const season = [month, month + 11, month + 1].flatMap((near) => wet[near % 12] ?? []);
  const count = totalOf(season.map((days) => days.count));
  if (count < WET_DAYS_NEEDED) return [];
  const usual = totalOf(season.map(({ sum }) => sum)) / count;
  const wettest = season.flatMap((days) => days.wettest).sort((a, b) => b.value - a.value);
  const least = Math.max(LEAST_MM, TIMES_THE_USUAL * usual);
  const at = (rank: number) => wettest[rank]?.value ?? 0;
  let far = 0;
  for (let rank = 1; rank <= MOST_TOGETHER; rank++)
    if (at(rank - 1) >= Math.max(least, TIMES_THE_NEXT * at(rank))) far = rank;
  return wettest
    .slice(0, far)
    .filter((day) => wet[month]?.wettest.includes(day))
    .map((day) => ({ ...day, next: at(far), usual }));
}
