import { twoDigits } from '../calendar/civil-date.ts';
import type { DailySeries, DaysOfYear } from '../sheet/values/monthly-value.ts';
import type { Place } from './finding-at.ts';

/** A day as it is told to a person: when, what, where. */
export type Day = Place & { year: number; month: number; day: number; value: number };

function dayAt(series: DailySeries, year: number, days: DaysOfYear, place: number): Day {
  return {
    year,
    month: Math.floor(place / 31) + 1,
    day: (place % 31) + 1,
    value: days.values[place] as number,
    sheet: series.sheet,
    rowIndex: days.rowIndexes[place] as number,
    columnIndex: days.columnIndexes[place] as number,
  };
}

/** Every day of a series that passes; written as loops, because a century has 36,500 of them. */
export function daysWhere(
  series: DailySeries,
  passes: (value: number, place: number, year: number) => boolean,
): Day[] {
  const found: Day[] = [];
  series.years.forEach((days, year) => {
    const { values } = days;
    for (let place = 0; place < values.length; place++)
      if (passes(values[place] as number, place, year))
        found.push(dayAt(series, year, days, place));
  });
  return found;
}

/** The date as it is written everywhere: `1961-07-05`. */
export function isoDay({ year, month, day }: Day): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}
