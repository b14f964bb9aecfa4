import { daysInMonth } from '../../../core/calendar/civil-date.ts';
import { columnKey, type Element } from '../../../core/dataset/columns.ts';
import type { Row } from '../../../core/dataset/dataset.ts';

export type Month = { year: number; month: number; lastDay: number; row: Row };

/** Every month from the first year to the last, year by year, for formats that have a line for each. */
export function* monthsInOrder(rows: readonly Row[]): Generator<Month> {
  for (const row of [...rows].sort((one, other) => one.Year - other.Year))
    for (let month = 1; month <= 12; month += 1)
      yield { year: row.Year, month, lastDay: daysInMonth(row.Year, month), row };
}

export function valueIn({ row, month }: Month, element: Element): number | undefined {
  return row[columnKey(month, element)];
}
