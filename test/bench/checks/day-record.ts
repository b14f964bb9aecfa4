import { dateOfDay, daysInMonth } from '../../../src/core/calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import { yearlyValue } from '../../../src/core/dataset/yearly-value.ts';
import type { DayLines } from '../../../src/core/quality/usual/day-lines.ts';
import { cellAddress } from '../../../src/core/reading/cell-address.ts';
import type { MonthlyReading } from '../../../src/core/reading/monthly-reading.ts';
import { type SeenValue, seriesOfValues } from '../../support/series-of-values.ts';

/** One station's days as columns from 1 January of a year on, NaN where nothing stands. */
export type DayRecord = { name: string; firstDay: number } & Record<Element, Float64Array>;

export function dayRecordOf(name: string, { firstDay, length, lines }: DayLines): DayRecord {
  const column = (element: Element) =>
    lines[element]?.values ?? new Float64Array(length).fill(Number.NaN);
  return { name, firstDay, max: column('max'), min: column('min'), rain: column('rain') };
}

export function yearsOfDays({ max, min, rain }: DayRecord): number {
  return Math.max(...[max, min, rain].map(countOf)) / 365.25;
}

function countOf(values: Float64Array): number {
  return values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
}

/** As if read from one sheet with a row a day, the dates in A and the elements in B, C, D. */
export function readingOfDays(record: DayRecord): MonthlyReading {
  const elements = ELEMENTS.filter((element) => countOf(record[element]) > 0);
  const series = seriesOfValues(elements.flatMap((element) => monthsOf(record, element)));
  const days = seriesOfValues(elements.flatMap((element) => daysOf(record, element)));
  return { series, statedYears: [], partial: [], days };
}

export function addressOfDay(element: Element, index: number): string {
  return cellAddress(index + 1, 1 + ELEMENTS.indexOf(element));
}

const SHEET = 'Days';

function daysOf(record: DayRecord, element: Element): SeenValue[] {
  const columnIndex = 1 + ELEMENTS.indexOf(element);
  return Array.from(record[element], (value, index) => {
    const place = { sheet: SHEET, rowIndex: index + 1, columnIndex };
    return { element, ...dateOfDay(record.firstDay + index), value, ...place };
  });
}

const MOST_MISSING = 4;

function monthsOf(record: DayRecord, element: Element): SeenValue[] {
  const months: SeenValue[] = [];
  const values = record[element];
  for (let start = 0; start < values.length; ) {
    const { year, month } = dateOfDay(record.firstDay + start);
    const count = daysInMonth(year, month);
    const known = values.slice(start, start + count).filter((value) => !Number.isNaN(value));
    const allowed = element === 'rain' ? 0 : MOST_MISSING;
    const value = Math.round(yearlyValue(known, element) * 100) / 100;
    const place = { sheet: SHEET, rowIndex: start + 1, columnIndex: 1 + ELEMENTS.indexOf(element) };
    if (count - known.length <= allowed) months.push({ element, year, month, value, ...place });
    start += count;
  }
  return months;
}
