import { dateOfDay, dateText, dayNumber, daysInMonth } from '../calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../dataset/columns.ts';
import {
  type DailySeries,
  type DaysOfYear,
  dayPlace,
  PLACES_OF_YEAR,
} from '../sheet/values/monthly-value.ts';
import type { Place } from './finding-at.ts';

/** The days of all elements beside each other: index 0 is 1 January of the first year. */
export type DayLines = {
  /** in days since 1970 */
  firstDay: number;
  length: number;
  /** 0 to 11 for every day */
  months: Uint8Array;
  lines: Partial<Record<Element, DayLine>>;
};

export type DayLine = {
  element: Element;
  /** NaN where there is no value */
  values: Float64Array;
  /** which sheet has a year: a sheet a year is common */
  years: Map<number, { sheet: string; days: DaysOfYear }>;
};

export function dayLines(series: readonly DailySeries[]): DayLines | undefined {
  const years = series.flatMap((one) => Array.from(one.years.keys()));
  if (years.length === 0) return undefined;
  const first = years.reduce((least, year) => Math.min(least, year));
  const last = years.reduce((most, year) => Math.max(most, year));
  const firstDay = firstDayOf(first);
  const length = firstDayOf(last + 1) - firstDay;
  const lines: DayLines['lines'] = {};
  for (const element of ELEMENTS) {
    const own = series.filter((one) => one.element === element);
    if (own.length > 0) lines[element] = lineOf(element, own, { firstDay, length });
  }
  return { firstDay, length, months: monthsOfDays(first, last, length), lines };
}

/** Where a day stands, for the person who goes there. */
export function placeOfDay({ firstDay }: DayLines, line: DayLine, index: number): Place[] {
  const { year, month, day } = dateOfDay(firstDay + index);
  const found = line.years.get(year);
  if (!found) return [];
  const { sheet, days } = found;
  const place = dayPlace(month, day);
  const [rowIndex = 0, columnIndex = 0] = [days.rowIndexes[place], days.columnIndexes[place]];
  return [{ sheet, rowIndex, columnIndex }];
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
    const to = firstDayOf(year + 1) - firstDay;
    years.push({ from, to });
    from = to;
  }
  return years;
}

/** Where the first known day of a span stands; a cell a year is enough to find it. */
export function firstPlaceIn(lines: DayLines, line: DayLine, { from, to }: DaySpan): Place[] {
  for (let index = from; index < to; index++)
    if (!Number.isNaN(line.values[index] as number)) return placeOfDay(lines, line, index);
  return [];
}

function lineOf(
  element: Element,
  series: readonly DailySeries[],
  { firstDay, length }: { firstDay: number; length: number },
): DayLine {
  const values = new Float64Array(length).fill(Number.NaN);
  const years: DayLine['years'] = new Map();
  for (const { sheet, years: own } of series)
    own.forEach((days, year) => {
      if (years.has(year)) return;
      years.set(year, { sheet, days });
      copyYear(days, year, values, firstDayOf(year) - firstDay);
    });
  return { element, values, years };
}

/** A year of the reader has 31 places a month; a line has the days there are. */
function copyYear(days: DaysOfYear, year: number, into: Float64Array, start: number): void {
  let at = start;
  for (let month = 1; month <= 12; month++) {
    const place = dayPlace(month, 1);
    const count = daysInMonth(year, month);
    for (let day = 0; day < count; day++) into[at++] = days.values[place + day] as number;
  }
}

function monthsOfDays(first: number, last: number, length: number): Uint8Array {
  const months = new Uint8Array(length);
  let at = 0;
  for (let year = first; year <= last; year++)
    for (let month = 0; month < PLACES_OF_YEAR / 31; month++) {
      const end = at + daysInMonth(year, month + 1);
      months.fill(month, at, end);
      at = end;
    }
  return months;
}

function firstDayOf(year: number): number {
  return dayNumber({ year, month: 1, day: 1 });
}
