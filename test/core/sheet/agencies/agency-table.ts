import { dayNumber, daysInMonth } from '../../../../src/core/calendar/civil-date.ts';
import { columnKey, ELEMENTS, type Element } from '../../../../src/core/dataset/columns.ts';
import type { Row } from '../../../../src/core/dataset/dataset.ts';
import type { ReadOptions } from '../../../../src/core/reading/reading.ts';
import { type DayOfStation, type Month, roundTo } from '../../../support/invented-station.ts';

/** An invented station, kept the way some agency or people keep theirs, and what it says. */
export type AgencyTable = {
  /** whose habit, and what is odd about it */
  name: string;
  files: AgencyFile[];
  locale?: string;
  wishes?: ReadOptions;
  expected: Row[];
  /** half of what one digit of the source is worth after conversion; printed values stay exact */
  tolerance?: number;
};

export type AgencyFile = { name: string; text: string; latin1?: boolean };

/** What cannot be read without an answer, or must not be read at all. */
export type RefusedTable = Omit<AgencyTable, 'expected'> & {
  /** the wish that answers it; left out where nothing does */
  asks?: keyof ReadOptions;
  /** what the refusal or the question is */
  kind?: string;
};

export type Value = Pick<Month, 'year' | 'month'> & { [element in Element]?: number | undefined };

/** The rows that values make, with years without any left out. */
export function rowsOf(values: readonly Value[], elements: readonly Element[] = ELEMENTS): Row[] {
  const rows = new Map<number, Row>();
  for (const one of values)
    for (const element of elements) {
      const value = one[element];
      if (value === undefined) continue;
      const row = rows.get(one.year) ?? { Year: one.year };
      row[columnKey(one.month, element)] = value;
      rows.set(one.year, row);
    }
  return Array.from(rows.values()).sort((a, b) => a.Year - b.Year);
}

/** Means of the days' temperatures and sums of their rain; a month of rain needs all its days. */
export function monthsOfDays(days: readonly DayOfStation[]): Value[] {
  const groups = new Map<string, DayOfStation[]>();
  for (const day of days) {
    const key = `${day.year}-${day.month}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return Array.from(groups.values()).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { year, month } = first;
    const mean = (element: Element) => roundTo(sum(group, element) / group.length + 1e-9, 2);
    const isWhole = group.length === daysInMonth(year, month);
    const rain = isWhole ? roundTo(sum(group, 'rain') + 1e-9, 2) : undefined;
    return [{ year, month, max: mean('max'), min: mean('min'), rain }];
  });
}

function sum(days: DayOfStation[], element: Element): number {
  return days.reduce((all, day) => all + day[element], 0);
}

export function fahrenheit(celsius: number): number {
  return roundTo(celsius * 1.8 + 32, 1);
}

export function celsius(degreesFahrenheit: number): number {
  return ((degreesFahrenheit - 32) * 5) / 9;
}

export function inches(millimetres: number): number {
  return roundTo(millimetres / 25.4, 2);
}

/** Fields at the right of columns so wide. */
export function columns(width: number, ...fields: (string | number)[]): string {
  return fields.map((field) => String(field).padStart(width)).join('');
}

export function decimalComma(value: number | string): string {
  return String(value).replace('.', ',');
}

export function two(number: number): string {
  return String(number).padStart(2, '0');
}

type Day = Pick<DayOfStation, 'year' | 'month' | 'day'>;

export function isoDay({ year, month, day }: Day): string {
  return `${year}-${two(month)}-${two(day)}`;
}

/** 1 is the first of January. */
export function dayOfYear({ year, month, day }: Day): number {
  return dayNumber({ year, month, day }) - dayNumber({ year, month: 1, day: 0 });
}

export function digitDay({ year, month, day }: Day): string {
  return `${year}${two(month)}${two(day)}`;
}

export const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, at) => at + 1);

/** A line a month with its days across, as registers of many services have them. */
export function acrossDays(
  days: readonly DayOfStation[],
  line: (first: DayOfStation, own: DayOfStation[]) => string,
): string {
  const groups = new Map<number, DayOfStation[]>();
  for (const day of days) {
    const key = day.year * 100 + day.month;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return Array.from(groups.values(), (own) => line(own[0] as DayOfStation, own)).join('\n');
}

/** A line a year with its twelve months, and what a country likes to add. */
export function yearLines(
  months: readonly Month[],
  line: (year: number, months: Month[]) => string,
): string[] {
  const years = [...new Set(months.map(({ year }) => year))];
  return years.map((year) =>
    line(
      year,
      months.filter((month) => month.year === year),
    ),
  );
}

export function mean(values: number[]): number {
  return roundTo(total(values) / values.length, 1);
}

export function total(values: number[]): number {
  return roundTo(
    values.reduce((all, value) => all + value, 0),
    1,
  );
}

export const ENGLISH_MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
