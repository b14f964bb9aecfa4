import { NO_STYLE, readDateCell } from './date-style.ts';
import { monthIn } from './key-cell.ts';
import type { Keys } from './keys.ts';
import { numberInCell } from './read-number.ts';
import type { Cell } from './reading.ts';
import type { Table } from './table.ts';

/** A climate normal is the same in every year; what differs from one January to the next was measured. */
export function differsByYear({ sheet, sample }: Table, keys: Keys, column: number): boolean {
  const known = new Map<number, number>();
  return sample.some((rowIndex) => {
    const row = sheet.cells[rowIndex] ?? [];
    const month = monthOf(row, keys);
    const value = numberInCell(row[column]);
    if (Number.isNaN(month) || Number.isNaN(value)) return false;
    const before = known.get(month) ?? value;
    known.set(month, value);
    return before !== value;
  });
}

/** 0 where the months stand across. */
function monthOf(row: readonly Cell[], keys: Keys): number {
  if (keys.granularity === 'year') return 0;
  if (keys.month !== undefined) return monthIn(row[keys.month]);
  if (keys.date === undefined) return Number.NaN;
  const packed = readDateCell(row[keys.date], keys.dateStyle ?? NO_STYLE);
  return packed < 0 ? Number.NaN : Math.floor(packed / 100) % 100;
}
