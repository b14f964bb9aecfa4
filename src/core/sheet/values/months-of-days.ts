import { daysInMonth } from '../../calendar/civil-date.ts';
import { type Series, valueAt } from '../../reading/series.ts';

/** The days of one month: `from` is the index of the first one, `first` that of the first with a value. */
export type Month = {
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
