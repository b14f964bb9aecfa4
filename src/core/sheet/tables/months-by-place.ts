import { headerText } from '../cells/sheet-cells.ts';
import { type Column, sampleCells, type Table } from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import type { Asked, Fit } from './layout.ts';
import { sumsUp } from './layouts/month-headers.ts';
import { monthsAcross } from './layouts/months-across.ts';

const MONTHS = 12;
/** A column of years without a header stands at the left, or behind a station's number and name. */
const MOST_BEFORE = 3;

/** Reads rows of a year and twelve numbers without any header as January to December. */
export function monthsByPlace(table: Table, asked: Asked): Fit | null {
  const year = yearColumn(table);
  if (year === undefined) return null;
  const right = table.columns.filter(
    ({ index }) => index > year && sampleCells(table, index).length > 0,
  );
  if (areNumberedNames(table, right)) return null;
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

/** "Community 1, Community 2, …" above the numbers: a row says what they are, and no months. */
function areNumberedNames({ sheet: { cells }, sample }: Table, right: readonly Column[]): boolean {
  const above = cells.slice(0, (sample[0] ?? 0) + 1);
  return above.some((row) => {
    const names = right.map(({ index }) => headerText(row[index]));
    const words = new Set(names.map((name) => name.replace(/[^\p{L}]*\d+$/u, '')));
    const [word = ''] = words;
    return words.size === 1 && /\p{L}/u.test(word) && !names.includes(word);
  });
}

/** Each column is looked at alone. Beside a column of years "7.60" could be July 1960. */
function yearColumn(table: Table): number | undefined {
  return table.columns
    .slice(0, MOST_BEFORE)
    .map((column) => findKeys(table, [column])?.year)
    .find((index) => index !== undefined);
}
