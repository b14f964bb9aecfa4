import { monthIn } from './key-cell.ts';
import type { Keys } from './keys.ts';
import { NO_DATE } from './read-date.ts';
import { numberInCell } from './read-number.ts';
import type { Cell } from './reading.ts';
import type { Table } from './table.ts';

/** A climate normal is the same in every year; what differs from one January to the next was measured. */
export function differsByYear(table: Table, keys: Keys, column: number): boolean {
  return compare(table, keys, column).different > 0;
}

const FEWEST_EQUAL = 6;

export function sameEachYear(table: Table, keys: Keys, column: number): boolean {
  const { equal, different } = compare(table, keys, column);
  return equal >= FEWEST_EQUAL && different === 0;
}

/** Each month of a year with the same month of the year before. */
function compare({ sheet, sample }: Table, keys: Keys, column: number) {
  const known = new Map<number, number>();
  const found = { equal: 0, different: 0 };
  for (const rowIndex of sample) {
    const row = sheet.cells[rowIndex] ?? [];
    const month = monthOf(row, keys);
    const value = numberInCell(row[column]);
    if (Number.isNaN(month) || Number.isNaN(value)) continue;
    const before = known.get(month);
    if (before !== undefined) found[before === value ? 'equal' : 'different']++;
    known.set(month, value);
  }
  return found;
}

/** 0 where the months stand across. */
function monthOf(row: readonly Cell[], keys: Keys): number {
  if (keys.granularity === 'year') return 0;
  if (keys.month !== undefined) return monthIn(row[keys.month]);
  if (keys.date === undefined) return Number.NaN;
  const packed = keys.dates?.read(row[keys.date]) ?? NO_DATE;
  return packed < 0 ? Number.NaN : Math.floor(packed / 100) % 100;
}
