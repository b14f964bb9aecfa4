import { COLUMN_KEYS, type ColumnKey, ELEMENTS, ofElement } from '../../dataset/columns.ts';
import type { Row } from '../../dataset/dataset.ts';
import { isNumber, type Series, valueAt } from '../../reading/series.ts';

/** One row a year, keys in calendar order. Months without a value have no key, such years no row. */
export function rowsOf(record: readonly Series[]): Row[] {
  const inOrder = ELEMENTS.map((element) => record.find(ofElement(element)));
  const [{ firstYear, lastYear } = { firstYear: 1, lastYear: 0 }] = record;
  const rows: Row[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    const row = rowOf(year, inOrder, (year - firstYear) * 12);
    if (row) rows.push(row);
  }
  return rows;
}

function rowOf(
  year: number,
  inOrder: readonly (Series | undefined)[],
  january: number,
): Row | null {
  const values = valuesOf(inOrder, january);
  const count = values.reduce((some, value) => (Number.isNaN(value) ? some : some + 1), 0);
  if (count === 0) return null;
  // A full row is copied, because adding 36 keys one by one takes most of the time.
  const row: Row = count < values.length ? { Year: year } : { ...FULL, Year: year };
  for (let slot = 0; slot < values.length; slot++) {
    const value = values[slot] as number;
    if (isNumber(value)) row[COLUMN_KEYS[slot] as ColumnKey] = value;
  }
  return row;
}

/** In the order of `COLUMN_KEYS`. */
function valuesOf(inOrder: readonly (Series | undefined)[], january: number): number[] {
  const values: number[] = [];
  for (let index = january; index < january + 12; index++)
    for (const series of inOrder) values.push(series ? valueAt(series, index) : NaN);
  return values;
}

/** Parsed from JSON, because engines store such an object faster than one whose keys were added. */
const FULL: Row = JSON.parse(`{"Year":0,${COLUMN_KEYS.map((key) => `"${key}":0.5`)}}`);
