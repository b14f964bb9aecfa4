import type { Cell } from '../reading.ts';

/** Whole-column formulas and checkboxes reach thousands of rows below the table. */
export function withoutTrailingBlankRows(rows: Cell[][]): Cell[][] {
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.every((cell) => cell === null || cell === '')) end -= 1;
  return rows.slice(0, end);
}
