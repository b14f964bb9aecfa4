import type { Grid } from '../../reading/reading.ts';
import type { Doubts } from './doubts.ts';
import { CALCULATING } from './missing-codes.ts';
import { isText } from './sheet-cells.ts';

/**
 * Reports cells that show "Loading...", as IMPORTRANGE does for a moment. Sent now, such a value would
 * be a gap, and such a date would lose its row.
 */
export function reportCalculating(grids: readonly Grid[], doubts: Doubts): void {
  const doubt = { kind: 'reading.still-calculating', severity: 'error' } as const;
  for (const { sheet, cells } of grids)
    cells.forEach((row, rowIndex) => {
      row.forEach((cell, columnIndex) => {
        if (isText(cell) && CALCULATING.test(cell))
          doubts.atPlace(doubt, { sheet, rowIndex, columnIndex }, cell);
      });
    });
}
