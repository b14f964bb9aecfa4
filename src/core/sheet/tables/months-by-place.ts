import { sampleCells, type Table } from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import { hasQuartersAcross } from '../keys/quarters.ts';
import type { Asked, Fit } from './layout.ts';
import { sumsUp } from './layouts/month-headers.ts';
import { monthsAcross } from './layouts/months-across.ts';

const MONTHS = 12;
/** A column of years without a header stands at the left, or behind a station's number and name. */
const MOST_BEFORE = 3;

/** Reads rows of a year and twelve numbers without any header as January to December. */
export function monthsByPlace(table: Table, asked: Asked): Fit | null {
  const year = yearColumn(table);
  if (year === undefined || hasQuartersAcross(table.sheet.cells)) return null;
  const right = table.columns.filter(
    ({ index }) => index > year && sampleCells(table, index).length > 0,
  );
  const surplus = right.length - MONTHS;
  if (surplus !== 0 && !(surplus === 1 && sumsUp(table, right, 1))) return null;
  const columns = table.columns.map((column) => {
    const month = right.indexOf(column) + 1;
    if (column.index === year)
      return { ...column, meaning: { ...column.meaning, key: 'year' as const } };
    return {
      ...column,
      meaning: { ...column.meaning, ...(month >= 1 && month <= MONTHS ? { month } : {}) },
    };
  });
  return monthsAcross({ ...table, columns }, asked);
}

/** Each column is looked at alone. Beside a column of years "7.60" could be July 1960. */
function yearColumn(table: Table): number | undefined {
  return table.columns
    .slice(0, MOST_BEFORE)
    .map((column) => findKeys(table, [column])?.year)
    .find((index) => index !== undefined);
}
