import type { Cell } from '../../../reading/reading.ts';
import { isEmpty } from '../../cells/sheet-cells.ts';
import type { Table } from '../../headers/table.ts';
import { isDayCell } from '../../keys/key-cell.ts';
import { isUnderYear, type Keys } from '../../keys/keys.ts';
import { NO_DATE } from '../../keys/packed-date.ts';

/** The share of the first rows whose keys can be read: a header over prose has none. */
export function keyShare(table: Table, keys: Keys, thisYear: number): number {
  if (table.sample.length === 0) return 0;
  const good = table.sample.filter((rowIndex) =>
    keysRead(table.sheet.cells[rowIndex] ?? [], keys, thisYear),
  );
  // A header has its data right below it; a title that sounds like one has more titles.
  const near = good.some((rowIndex) => table.sample.indexOf(rowIndex) < 3);
  return (good.length / table.sample.length) * (near ? 1 : 0.5);
}

/** Can the keys of this row be read, as those of data can? */
export function keysRead(row: readonly Cell[], keys: Keys, thisYear: number): boolean {
  if (keys.date !== undefined) return keys.dates?.read(row[keys.date]) !== NO_DATE;
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
