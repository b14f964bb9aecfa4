import { weekdayOf } from '../../calendar/civil-date.ts';
import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import type { Series } from '../../reading/series.ts';
import { roundTo } from '../figures/robust.ts';
import {
  type DayLines,
  type DaySpan,
  firstPlaceIn,
  yearOfDay,
  yearsOf,
} from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';

/**
 * It never rains on Sunday: the gauge was read on Monday, and Sunday's rain stands there. Weather knows
 * no week, so a weekday with far fewer wet days than the others, followed by one with more, is the
 * observer's. (Viney and Bates 2004, Int. J. Climatol. 24, for Australia's best records.)
 */
export function findDryWeekdays({ dayLines: lines }: LinedUpReading): Finding[] {
  const rain = lines?.lines.rain;
  if (!lines || !rain) return [];
  const years = yearsOf(lines);
  const weeks = years.map((year) => wetDays(lines, rain, year));
  const dryYears = years.flatMap((year, place) => {
    const dry = dryIn(weeks, place);
    return dry ? [{ ...dry, year }] : [];
  });
  const [first] = [...dryYears].sort((a, b) => b.clear - a.clear);
  if (!first) return [];
  const at = dryYears.flatMap(({ year }) => firstPlaceIn(rain, year));
  const params = {
    count: dryYears.length,
    year: yearOfDay(lines, first.year.from),
    weekday: first.weekday,
    wet: roundTo(first.wet * 100, 0),
    otherWet: roundTo(first.usual * 100, 0),
  };
  return [findingAt('quality.weekday-dry', at, params)];
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Known and wet days of each weekday, Monday first. */
type Week = { known: number[]; wet: number[] };

function wetDays({ firstDay }: DayLines, { values }: Series, { from, to }: DaySpan): Week {
  const week: Week = { known: WEEKDAYS.map(() => 0), wet: WEEKDAYS.map(() => 0) };
  let weekday = weekdayOf(firstDay + from) - 1;
  for (let index = from; index < to; index++, weekday = (weekday + 1) % 7) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    week.known[weekday] = (week.known[weekday] as number) + 1;
    if (value > 0) week.wet[weekday] = (week.wet[weekday] as number) + 1;
  }
  return week;
}

/** The year with one before and after it: one alone knows too few Sundays. */
function dryIn(years: readonly Week[], year: number) {
  const near = years.slice(Math.max(0, year - 1), year + 2);
  const sum = (of: 'known' | 'wet', weekday: number) =>
    totalOf(near.map((week) => week[of][weekday] as number));
  const counts = years[year];
  if (!counts || counts.known.every((known) => known === 0)) return undefined;
  const dryWeekdays = WEEKDAYS.flatMap((weekday) => {
    const others = WEEKDAYS.filter((other) => other !== weekday);
    const [known, wet] = [sum('known', weekday), sum('wet', weekday)];
    const usual =
      totalOf(others.map((other) => sum('wet', other))) /
      totalOf(others.map((other) => sum('known', other)));
    const clear = (known * usual - wet) / Math.sqrt(known * usual * (1 - usual));
    const isDry = clear >= SPREADS && wet / known <= SHARE_LEFT * usual;
    // The year itself must show it, not only its neighbours.
    const share = (counts.wet[weekday] as number) / (counts.known[weekday] as number);
    return isDry && share <= SHARE_LEFT * usual
      ? [{ weekday: weekday + 1, wet: wet / known, usual, clear }]
      : [];
  });
  return dryWeekdays.sort((a, b) => b.clear - a.clear)[0];
}

/** Of a binomial count: seven weekdays of a century of years are tried. */
const SPREADS = 4.5;
const SHARE_LEFT = 0.6;
