import { dateOfDay, dateText, daysInMonth } from '../../calendar/civil-date.ts';
import type { Element } from '../../dataset/columns.ts';
import type { Place } from '../../reading/cell-address.ts';
import { isNumber, placesAt, type Series, startOf } from '../../reading/series.ts';

/** The days of all elements beside each other: index 0 is 1 January of the first year. */
export type DayLines = {
  /** in days since 1970 */
  firstDay: number;
  length: number;
  /** 0 to 11 for every day */
  months: Uint8Array;
  lines: Partial<Record<Element, Series>>;
};

export function dayLines(series: readonly Series[]): DayLines | undefined {
  const [first] = series;
  if (!first) return undefined;
  const lines: DayLines['lines'] = {};
  for (const line of series) lines[line.element] = line;
  return { firstDay: first.start, length: first.values.length, months: monthsOfDays(first), lines };
}

/** The date as it is written everywhere: `1961-07-05`. */
export function dateOf({ firstDay }: DayLines, index: number): string {
  return dateText(dateOfDay(firstDay + index));
}

export function yearOfDay({ firstDay }: DayLines, index: number): number {
  return dateOfDay(firstDay + index).year;
}

/** Days by their indexes; `to` is the first one after them. */
export type DaySpan = { from: number; to: number };

/** The years of the lines, each from its 1 January to its 31 December. */
export function yearsOf({ firstDay, length }: DayLines): DaySpan[] {
  const years: DaySpan[] = [];
  for (let year = dateOfDay(firstDay).year, from = 0; from < length; year++) {
    const to = startOf('day', year + 1) - firstDay;
    years.push({ from, to });
    from = to;
  }
  return years;
}

/** Where the first known day of a span stands; a cell a year is enough to find it. */
export function firstPlaceIn(line: Series, { from, to }: DaySpan): Place[] {
  for (let index = from; index < to; index++)
    if (isNumber(line.values[index] as number)) return placesAt(line, [index]);
  return [];
}

function monthsOfDays({ firstYear, lastYear, values }: Series): Uint8Array {
  const months = new Uint8Array(values.length);
  let at = 0;
  for (let year = firstYear; year <= lastYear; year++)
    for (let month = 0; month < 12; month++) {
      const end = at + daysInMonth(year, month + 1);
      months.fill(month, at, end);
      at = end;
    }
  return months;
}
