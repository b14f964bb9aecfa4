import type { Cell } from './reading.ts';

/** Cuts blank rows at the end: formulas and checkboxes may fill thousands of them below a table. */
export function withoutTrailingBlankRows(rows: Cell[][]): Cell[][] {
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.every((cell) => cell === null || cell === '')) end -= 1;
  return rows.slice(0, end);
}
