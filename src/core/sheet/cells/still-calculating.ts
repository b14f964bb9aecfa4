import type { Grid } from '../../reading/reading.ts';
import type { Doubts } from './doubts.ts';
import { CALCULATING_TEXTS } from './missing-codes.ts';
import { isText } from './sheet-cells.ts';

/** Longer texts cannot be "Loading...". */
const LONGEST = 20;

/**
 * Reports cells that show "Loading...", as IMPORTRANGE does for a moment. Sent now, such a value would
 * be a gap, and such a date would lose its row.
 */
export function reportCalculating(grids: readonly Grid[], doubts: Doubts): void {
  const doubt = { kind: 'reading.still-calculating', severity: 'error' } as const;
  for (const { sheet, cells } of grids)
    cells.forEach((row, rowIndex) => {
      row.forEach((cell, columnIndex) => {
        if (isText(cell) && cell.length <= LONGEST && isCalculating(cell))
          doubts.atPlace(doubt, { sheet, rowIndex, columnIndex }, cell);
      });
    });
}

function isCalculating(text: string): boolean {
  return CALCULATING_TEXTS.has(text.trim().toLowerCase());
}
