import { COLUMN_KEYS, type ColumnKey, ELEMENTS } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import type { MonthlyValue } from './monthly-value.ts';

/** A row a year, oldest first, keys in calendar order; a year without a value has no row. */
export function rowsOf(values: readonly MonthlyValue[]): Row[] {
  const years = new Map<number, number[]>();
  for (const { year, month, element, value } of values) {
    const slots: number[] = years.get(year) ?? new Array(COLUMN_KEYS.length);
    if (!years.has(year)) years.set(year, slots);
    slots[(month - 1) * ELEMENTS.length + ELEMENTS.indexOf(element)] = value;
  }
  return [...years].sort(([a], [b]) => a - b).map(([year, slots]) => rowOf(year, slots));
}

function rowOf(year: number, slots: readonly (number | undefined)[]): Row {
  const row: Row = { Year: year };
  for (let slot = 0; slot < COLUMN_KEYS.length; slot++) {
    const value = slots[slot];
    if (value !== undefined) row[COLUMN_KEYS[slot] as ColumnKey] = value;
  }
  return row;
}
