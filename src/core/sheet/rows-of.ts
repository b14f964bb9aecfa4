import { COLUMN_KEYS, type ColumnKey } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import type { YearSlots } from './year-slots.ts';

/** A row a year, keys in calendar order, without the keys that have no value. */
export function rowsOf(years: readonly YearSlots[]): Row[] {
  return years.map(({ year, values }) => {
    const row: Row = { Year: year };
    for (let slot = 0; slot < values.length; slot++) {
      const value = values[slot] ?? Number.NaN;
      if (!Number.isNaN(value)) row[COLUMN_KEYS[slot] as ColumnKey] = value;
    }
    return row;
  });
}
