import { COLUMN_KEYS, type ColumnKey } from '../../dataset/columns.ts';
import type { Row } from '../../dataset/dataset.ts';
import type { YearSlots } from './year-slots.ts';

/** A row a year, keys in calendar order, without the keys that have no value. */
export function rowsOf(years: readonly YearSlots[]): Row[] {
  return years.map(({ year, values }) => {
    // A copy has all its keys at once; adding 36 of them one by one is most of making a row.
    const row: Row = values.some(Number.isNaN) ? { Year: year } : { ...FULL, Year: year };
    for (let slot = 0; slot < values.length; slot++) {
      const value = values[slot] as number;
      if (!Number.isNaN(value)) row[COLUMN_KEYS[slot] as ColumnKey] = value;
    }
    return row;
  });
}

/** Parsed, because engines keep an object of parsed keys as a shape and one of added keys as a map. */
const FULL: Row = JSON.parse(`{"Year":0,${COLUMN_KEYS.map((key) => `"${key}":0.5`)}}`);
