import { daysInMonth } from '../../calendar/civil-date.ts';
import type { Element } from '../../dataset/columns.ts';
import type { PartialMonth } from '../../reading/monthly-reading.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { emptySeries, NO_CELL, placeAt, type Series, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { roundHalfUp } from '../cells/units.ts';
import type { RawSeries } from './raw-series.ts';

/** How many days of a month a mean may lack, in all and in a row. */
type Allowed = { missing: number; inARow: number };

/**
 * "standard": WMO-No. 1203 (2017), no mean with 11 or more days missing or 5 or more in a row.
 * "strict": more than 5, or more than 3 in a row (NOAA GSOM, USCRN, ISTI). Sums want every day.
 */
const MEANS: Record<NonNullable<ReadOptions['missingDays']>, Allowed> = {
  standard: { missing: 10, inARow: 4 },
  strict: { missing: 5, inARow: 3 },
  any: { missing: 30, inARow: 30 },
};
const EVERY_DAY: Allowed = { missing: 0, inARow: 0 };

/** Means of daily temperatures and sums of daily rain. Months that lack days are reported. */
export function daysToMonths(
  days: RawSeries,
  partial: PartialMonth[],
  { wishes, doubts }: { wishes: ReadOptions; doubts: Doubts },
): Series {
  const months = monthsOf(days);
  const series = emptySeries({ ...days, granularity: 'month' }, days);
  for (const month of months) {
    const kind = gapIn(days, month, wishes);
    const used = kind === undefined || kind === 'reading.months-with-missing-days';
    if (used) putMonth(series, days, month);
    if (kind) reportPartial({ days, month, kind, used }, partial, doubts);
  }
  return series;
}

/** What a month lacks; undefined if it has every day. */
function gapIn(
  { element, unsafe }: RawSeries,
  { year, month, missing, longest }: Month,
  { missingDays = 'standard' }: ReadOptions,
): ReadingKind | undefined {
  if (unsafe.has(year * 12 + month - 1)) return 'reading.rain-across-months';
  if (missing === 0) return undefined;
  return carriesMonth(element, { missing, longest }, missingDays)
    ? 'reading.months-with-missing-days'
    : 'reading.months-left-out';
}

/** Whether days make a month although some of them are missing. */
export function carriesMonth(
  element: Element,
  { missing, longest }: Pick<Month, 'missing' | 'longest'>,
  missingDays: NonNullable<ReadOptions['missingDays']> = 'standard',
): boolean {
  const isSum = element === 'rain' && missingDays !== 'any';
  const allowed = isSum ? EVERY_DAY : MEANS[missingDays];
  return missing <= allowed.missing && longest <= allowed.inARow;
}

/** A month's value gets the cell of its first day with a value. */
function putMonth(into: Series, days: Series, { year, month, sum, present, first }: Month): void {
  const index = year * 12 + month - 1 - into.start;
  into.values[index] = roundHalfUp(days.element === 'rain' ? sum : sum / present, 2);
  into.cells[index] = days.cells[first] ?? NO_CELL;
}

type Gap = { days: RawSeries; month: Month; kind: ReadingKind; used: boolean };

function reportPartial(
  { days, month: { year, month, first }, kind, used }: Gap,
  partial: PartialMonth[],
  doubts: Doubts,
): void {
  const { element } = days;
  partial.push({ element, year, month, used });
  const severity = used ? 'note' : 'warning';
  doubts.atPlace({ kind, severity, params: { element } }, placeAt(days, first));
}

/** The days of one month: `from` is the index of the first one, `first` that of the first with a value. */
type Month = {
  year: number;
  month: number;
  sum: number;
  present: number;
  missing: number;
  longest: number;
  from: number;
  first: number;
};

/** All months that have at least one value. */
export function monthsOf(days: Series): Month[] {
  const months: Month[] = [];
  let first = 0;
  for (let year = days.firstYear; year <= days.lastYear; year++)
    for (let month = 1; month <= 12; month++) {
      const count = daysInMonth(year, month);
      const counted = countDays(days, first, count);
      if (counted.present > 0) months.push({ year, month, from: first, ...counted });
      first += count;
    }
  return months;
}

function countDays(days: Series, from: number, count: number) {
  const counted = { sum: 0, present: 0, missing: 0, longest: 0, first: -1 };
  let inARow = 0;
  for (let index = from; index < from + count; index++) {
    const value = valueAt(days, index);
    inARow = Number.isNaN(value) ? inARow + 1 : 0;
    if (inARow > counted.longest) counted.longest = inARow;
    if (inARow > 0) continue;
    if (counted.present++ === 0) counted.first = index;
    counted.sum += value;
  }
  return { ...counted, missing: count - counted.present };
}
