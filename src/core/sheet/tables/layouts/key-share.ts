import type { Cell } from '../../../reading/reading.ts';
import { isEmpty } from '../../cells/sheet-cells.ts';
import type { Table } from '../../headers/table.ts';
import { isDayCell } from '../../keys/key-cell.ts';
import { dateIn, isUnderYear, type Keys } from '../../keys/keys.ts';
import { NO_DATE } from '../../keys/packed-date.ts';

/** The share of the first rows whose year or date can be read. A header over prose has 0. */
export function keyShare({ sheet, sampled }: Table, keys: Keys): number {
  const good = sampled.map((row) => keysRead(row, keys, sheet.thisYear));
  // Data stand right below a header. Below a title that sounds like a header stand other titles.
  const near = good.slice(0, 3).some(Boolean);
  return (good.filter(Boolean).length / Math.max(1, good.length)) * (near ? 1 : 0.5);
}

/** True if the year, month or date of this row can be read. */
export function keysRead(row: readonly Cell[], keys: Keys, thisYear: number): boolean {
  if (keys.date !== undefined) return dateIn(row, keys) !== NO_DATE;
  const year =
    keys.year === undefined ||
    isUnderYear(row, keys) ||
    keys.years?.fits(row[keys.year] ?? null, thisYear, true);
  const month =
    keys.month === undefined ||
    !Number.isNaN(keys.months?.read(row[keys.month])) ||
    (keys.day !== undefined && isEmpty(row[keys.month]));
  return Boolean(year) && month && (keys.day === undefined || isDayCell(row[keys.day] ?? null));
}
