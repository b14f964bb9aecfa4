import type { Cell } from '../../reading/reading.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { numberInCell } from '../cells/read-number.ts';
import type { Table } from '../headers/table.ts';
import { dateIn, type Keys } from '../keys/keys.ts';
import { monthOf } from '../keys/packed-date.ts';

/** So many months that repeat the year before are normals. */
const FEWEST_EQUAL = 6;

/** True for the same value in each January. Zeros do not count: in the desert years without rain are alike, too. */
export function sameEachYear({ sampled }: Table, keys: Keys, column: number): boolean {
  const known = new Map<number, number>();
  let times = 0;
  for (const row of sampled) {
    const month = monthIn(row, keys);
    const value = numberInCell(row[column]);
    if (Number.isNaN(month) || Number.isNaN(value) || MISSING_NUMBERS.has(value)) continue;
    if ((known.get(month) ?? value) !== value) return false;
    if (known.has(month) && value !== 0) times++;
    known.set(month, value);
  }
  return times >= FEWEST_EQUAL;
}

/** 0 if the months stand across: then each row is a year. */
function monthIn(row: readonly Cell[], keys: Keys): number {
  if (keys.granularity === 'year') return 0;
  if (keys.month !== undefined) return keys.months?.read(row[keys.month]) ?? NaN;
  return keys.date === undefined ? NaN : monthOf(dateIn(row, keys));
}
