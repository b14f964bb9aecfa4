import { type DailySeries, PLACES_OF_YEAR } from '../sheet/monthly-value.ts';
import type { Finding } from '../sheet/reading.ts';
import { type Day, dayAt, isoDay } from './day-series.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';

/** GHCN-D calls the same value on 20 days in a row a streak; zero rain is a dry spell. */
const DAYS_OF_A_STREAK = 20;

export function findDayStreaks({ days }: LinedUpReading): Finding[] {
  const found = days.flatMap((series) => streaksOf(series).map((streak) => ({ series, streak })));
  const [longest] = [...found].sort((a, b) => b.streak.length - a.streak.length);
  const [first] = longest?.streak ?? [];
  if (!longest || !first) return [];
  const { element } = longest.series;
  const params = { count: longest.streak.length, element, date: isoDay(first), value: first.value };
  const at = found.flatMap(({ streak }) => streak);
  return [findingAt('quality.day-streak', 'warning', at, params)];
}

function streaksOf(series: DailySeries): Day[][] {
  const streaks: Day[][] = [];
  const years = Array.from(series.years).sort(([a], [b]) => a - b);
  let value = Number.NaN;
  let length = 0;
  let start = 0;
  const finish = (end: number) => {
    if (length >= DAYS_OF_A_STREAK && !(value === 0 && series.element === 'rain'))
      streaks.push(daysBetween(series, start, end));
  };
  let here = 0;
  for (const [year, { values }] of years)
    for (let place = 0; place < values.length; place++) {
      const next = values[place] as number;
      // A month's places after its last day hold nothing, and break no streak.
      if (Number.isNaN(next)) continue;
      here = year * PLACES_OF_YEAR + place;
      if (next === value) length++;
      else {
        finish(here);
        [value, length, start] = [next, 1, here];
      }
    }
  finish(here + 1);
  return streaks;
}

/** From `start` up to but without `end`, both counted as year × places + place. */
function daysBetween(series: DailySeries, start: number, end: number): Day[] {
  const found: Day[] = [];
  for (let index = start; index < end; index++) {
    const year = Math.floor(index / PLACES_OF_YEAR);
    const days = series.years.get(year);
    const day = days && dayAt(series, year, days, index % PLACES_OF_YEAR);
    if (day && !Number.isNaN(day.value)) found.push(day);
  }
  return found;
}
