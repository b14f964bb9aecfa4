import { NO_DATE } from './read-date.ts';

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

/** Do most days (or months) stand in several rows, one after the other? `rows` are packed dates. */
export function hasSeveralRows(rows: Iterable<{ packed: number; label: string }>): boolean {
  let count = 0;
  let repeats = 0;
  let before = NO_DATE;
  const labels = new Set<string>();
  for (const { packed, label } of rows) {
    if (packed !== before) labels.clear();
    else if (labels.has(label)) repeats++;
    labels.add(label);
    before = packed;
    count++;
  }
  return count >= FEWEST_ROWS && repeats > count * MOST_REPEATS;
}
