import { dayNumber, daysInMonth } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { meanOf } from '../dataset/mean-of.ts';
import { totalOf } from '../dataset/total-of.ts';
import type { KeptStation, KeptValue } from '../reading/kept-series.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import { carriesMonth } from '../sheet/values/days-to-months.ts';

/** `mean` is half the sum of a day's maximum and minimum, or of a month's. */
export type Quantity = Element | 'mean';
export type DayValue = { day: number; value: number };

/** What a month has of a quantity. */
export type Figures = {
  /** the mean, or for rain the total; null where too many days are missing (WMO-No. 1203) */
  value: number | null;
  /** days without a value; null where the record has months */
  missing: number | null;
  /** none where the month carries no value, or an amount of several days hides when it fell */
  days: readonly DayValue[];
};
export type MonthFigures = Record<Quantity, Figures>;
export type FiguresOf = (year: number, month: number) => MonthFigures;

type Kept = KeptValue | undefined;
/** A value for each day of a month, or the one of the month; none where there is no such element. */
type Month = { days: readonly Kept[] } | { whole: Kept } | null;

/** Looks months of a station up. */
export function figuresIn({ series }: KeptStation): FiguresOf {
  const kept = new Map(
    series.map(({ element, granularity, values }) => [
      element,
      { granularity, at: new Map(values.map((value) => [value.at, value])) },
    ]),
  );
  const monthOf = (element: Element, year: number, month: number): Month => {
    const own = kept.get(element);
    if (!own) return null;
    if (own.granularity === 'month') return { whole: own.at.get(year * 12 + month - 1) };
    const first = dayNumber({ year, month, day: 1 });
    const days = Array.from({ length: daysInMonth(year, month) }, (_, at) =>
      own.at.get(first + at),
    );
    return { days };
  };
  return (year, month) => {
    const max = monthOf('max', year, month);
    const min = monthOf('min', year, month);
    const rain = monthOf('rain', year, month);
    return {
      max: figuresOf(max),
      min: figuresOf(min),
      rain: rain && 'days' in rain ? totalFigures(rain.days) : figuresOf(rain),
      mean: figuresOfMean(max, min),
    };
  };
}

function figuresOf(month: Month): Figures {
  if (month && 'days' in month) return meanFigures(month.days.map(numberIn));
  return monthly(month ? numberIn(month.whole) : null);
}

function monthly(value: number | null): Figures {
  return { value, missing: null, days: [] };
}

function numberIn(kept: Kept): number | null {
  return kept?.value ?? null;
}

/** Of the days, where both are kept by day; else of the two months. */
function figuresOfMean(max: Month, min: Month): Figures {
  if (max && min && 'days' in max && 'days' in min)
    return meanFigures(max.days.map((kept, at) => halfSum(numberIn(kept), numberIn(min.days[at]))));
  const mean = halfSum(figuresOf(max).value, figuresOf(min).value);
  return monthly(mean === null ? null : roundHalfUp(mean, 2));
}

function halfSum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : (one + other) / 2;
}

function meanFigures(values: readonly (number | null)[]): Figures {
  const days = values.flatMap((value, at) => (value === null ? [] : [{ day: at + 1, value }]));
  const missing = values.length - days.length;
  if (days.length === 0 || !carriesMonth('max', { missing, longest: longestGap(values) }))
    return { value: null, missing, days: [] };
  const mean = meanOf(days.map(({ value }) => value));
  return { value: roundHalfUp(mean, 2), missing, days };
}

function longestGap(values: readonly (number | null)[]): number {
  let [longest, inARow] = [0, 0];
  for (const value of values) {
    inARow = value === null ? inARow + 1 : 0;
    longest = Math.max(longest, inARow);
  }
  return longest;
}

/** An amount of three days stands for the two before it as well; where these lie in another month there is no total. */
function totalFigures(values: readonly Kept[]): Figures {
  const fell = values.flatMap((kept, at) =>
    kept && kept.value !== null ? [{ day: at + 1, value: kept.value, over: kept.days ?? 1 }] : [],
  );
  const covered = new Set(
    fell.flatMap(({ day, over }) => Array.from({ length: over }, (_, back) => day - back)),
  );
  const missing = values.filter((_, at) => !covered.has(at + 1)).length;
  if (missing > 0 || [...covered].some((day) => day < 1)) return { value: null, missing, days: [] };
  const total = roundHalfUp(totalOf(fell.map(({ value }) => value)), 2);
  const isDaily = fell.every(({ over }) => over === 1);
  return { value: total, missing, days: isDaily ? fell : [] };
}
