import type { Cell } from '../../reading/reading.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { numberInCell } from '../cells/read-number.ts';
import type { Table } from '../headers/table.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { monthOf } from '../keys/packed-date.ts';

/** Months that repeat the year before are normals: a few beside single years, or three such years alone. */
const FEWEST_EQUAL = 6;
const EQUAL_YEARS = 24;

export function sameEachYear(table: Table, keys: Keys, column: number): boolean {
  return areNormals(table, keys, [column], FEWEST_EQUAL);
}

/** Zeros do not count: in the desert years without rain are alike, too. */
function areNormals(
  table: Table,
  keys: Keys,
  columns: readonly number[],
  fewest = EQUAL_YEARS,
): boolean {
  const compared = columns.map((column) => compare(table, keys, column));
  const times = compared.reduce((sum, { equal, zeros }) => sum + equal - zeros, 0);
  return times >= fewest && compared.every(({ different }) => different === 0);
}

/** Compares each month with the same month of the year before. */
function compare({ sampled }: Table, keys: Keys, column: number) {
  const known = new Map<number, number>();
  const compared = {
    equal: 0,
    zeros: 0,
    different: 0,
    change: 0,
    least: Infinity,
    most: -Infinity,
  };
  for (const row of sampled) {
    const month = monthIn(row, keys);
    const value = numberInCell(row[column]);
    if (Number.isNaN(month) || Number.isNaN(value) || MISSING_NUMBERS.has(value)) continue;
    const before = known.get(month);
    if (before !== undefined) {
      compared[before === value ? 'equal' : 'different']++;
      if (value === 0) compared.zeros++;
      compared.change += Math.abs(value - before);
    }
    compared.least = Math.min(compared.least, value);
    compared.most = Math.max(compared.most, value);
    known.set(month, value);
  }
  return compared;
}

/** 0 if the months stand across: then each row is a year. */
function monthIn(row: readonly Cell[], keys: Keys): number {
  if (keys.granularity === 'year') return 0;
  if (keys.month !== undefined) return keys.months?.read(row[keys.month]) ?? NaN;
  return keys.date === undefined ? NaN : monthOf(dateIn(row, keys));
}
