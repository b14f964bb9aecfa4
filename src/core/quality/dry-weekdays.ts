import { weekdayOf } from '../calendar/civil-date.ts';
import type { Finding } from '../sheet/reading.ts';
import { type DayLine, type DayLines, placeOfDay, yearOfDay, yearStarts } from './day-lines.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { roundTo } from './robust.ts';

/**
 * It never rains on Sunday: the gauge was read on Monday, and Sunday's rain stands there. Weather knows
 * no week, so a weekday with far fewer wet days than the others, followed by one with more, is the
 * observer's. (Viney and Bates 2004, Int. J. Climatol. 24, for Australia's best records.)
 */
export function findDryWeekdays({ dayLines: lines }: LinedUpReading): Finding[] {
  const rain = lines?.lines.rain;
  if (!lines || !rain) return [];
  const starts = yearStarts(lines);
  const years = starts
    .slice(0, -1)
    .map((from, year) => wetDays(lines, rain, from, starts[year + 1] as number));
  const found = years.flatMap((_, year) => {
    const dry = dryIn(years, year);
    return dry ? [{ ...dry, year }] : [];
  });
  const [first] = [...found].sort((a, b) => b.clear - a.clear);
  if (!first) return [];
  const at = found.flatMap(({ year }) =>
    firstPlaceOf(lines, rain, starts[year] as number, starts[year + 1] as number),
  );
  const params = {
    count: found.length,
    year: yearOfDay(lines, starts[first.year] as number),
    weekday: first.weekday,
    wet: roundTo(first.wet * 100, 0),
    otherWet: roundTo(first.usual * 100, 0),
  };
  return [findingAt('quality.weekday-dry', 'warning', at, params)];
}

/** Known and wet days of each weekday, Monday first. */
type Week = { known: number[]; wet: number[] };

function wetDays({ firstDay }: DayLines, { values }: DayLine, from: number, to: number): Week {
  const week: Week = { known: [0, 0, 0, 0, 0, 0, 0], wet: [0, 0, 0, 0, 0, 0, 0] };
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
    near.reduce((all, week) => all + (week[of][weekday] as number), 0);
  const own = years[year];
  if (!own || own.known.every((known) => known === 0)) return undefined;
  const found = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const others = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday);
    const [known, wet] = [sum('known', weekday), sum('wet', weekday)];
    const usual =
      others.reduce((all, one) => all + sum('wet', one), 0) /
      others.reduce((all, one) => all + sum('known', one), 0);
    const clear = (known * usual - wet) / Math.sqrt(known * usual * (1 - usual));
    const isDry = clear >= SPREADS && wet / known <= SHARE_LEFT * usual;
    // The year itself must show it, not only its neighbours.
    const ownShare = (own.wet[weekday] as number) / (own.known[weekday] as number);
    return isDry && ownShare <= SHARE_LEFT * usual
      ? [{ weekday: weekday + 1, wet: wet / known, usual, clear }]
      : [];
  });
  return found.sort((a, b) => b.clear - a.clear)[0];
}

/** Of a binomial count: seven weekdays of a century of years are tried. */
const SPREADS = 4.5;
const SHARE_LEFT = 0.6;

function firstPlaceOf(lines: DayLines, rain: DayLine, from: number, to: number) {
  for (let index = from; index < to; index++)
    if (!Number.isNaN(rain.values[index] as number)) return placeOfDay(lines, rain, index);
  return [];
}
