import { NO_DATE } from '../keys/packed-date.ts';

/** Above this share of rows that repeat the one before them they are hours, or parts of a month. */
const MOST_REPEATS = 0.4;
const FEWEST_ROWS = 6;

/** A quick look at the dates alone: nearly every table stands in one row a day and ends here. */
export function mayHaveSeveralRows(packed: Int32Array): boolean {
  let repeats = 0;
  let count = 0;
  for (let index = 0; index < packed.length; index++) {
    const one = packed[index] ?? NO_DATE;
    if (one < 0) continue;
    count++;
    if (one === packed[index - 1]) repeats++;
  }
  return count >= FEWEST_ROWS && repeats > 0;
}

/** A row by its packed date, the name of its element if it has one, and where it holds values. */
export type DatedRow = { packed: number; label: string; columns: readonly number[] };

/**
 * Do most days (or months) have several values of one column, in rows one after the other? A morning's
 * row with the minimum and an evening's with the maximum are one day.
 */
export function hasSeveralRows(rows: Iterable<DatedRow>): boolean {
  let count = 0;
  let repeats = 0;
  let before = NO_DATE;
  const filled = new Set<string>();
  for (const { packed, label, columns } of rows) {
    const places = columns.map((column) => `${column} ${label}`);
    if (packed !== before) filled.clear();
    else if (places.some((place) => filled.has(place))) repeats++;
    for (const place of places) filled.add(place);
    before = packed;
    count++;
  }
  return count >= FEWEST_ROWS && repeats > count * MOST_REPEATS;
}
