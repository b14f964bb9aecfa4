import type { Grid } from '../reading.ts';
import type { Doubts } from './doubts.ts';
import { CALCULATING_TEXTS } from './missing-codes.ts';

/** With what stands around it; longer texts are not looked at. */
const LONGEST = 20;

/**
 * A value that is on its way (an IMPORTRANGE, say) would be sent as a gap, wherever in the table it
 * stands: a date that is not there yet takes its row along. A moment later it is there.
 */
export function tellCalculating(grids: readonly Grid[], doubts: Doubts): void {
  const doubt = { kind: 'reading.still-calculating', severity: 'error' } as const;
  for (const { sheet, cells } of grids)
    cells.forEach((row, rowIndex) => {
      row.forEach((cell, columnIndex) => {
        if (typeof cell === 'string' && cell.length <= LONGEST && isCalculating(cell))
          doubts.atPlace(doubt, { sheet, rowIndex, columnIndex }, cell);
      });
    });
}

function isCalculating(text: string): boolean {
  return CALCULATING_TEXTS.has(text.trim().toLowerCase());
}
