import { readSheets } from '../../core/sheet/read-sheets.ts';
import type { Around, Grid, Reading, Wishes } from '../../core/sheet/reading.ts';

/**
 * Several files named in one call were meant together: what the reader only proposes in a
 * spreadsheet, where sheets have many reasons to be there, is taken here without a question.
 */
export function readTogether(grids: Grid[], wishes: Wishes, around: Around): Reading {
  const reading = readSheets(grids, wishes, around);
  if (wishes.sheets) return reading;
  const sheets = proposedSheets(reading);
  return sheets ? readSheets(grids, { ...wishes, sheets }, around) : reading;
}

function proposedSheets({ findings }: Reading): string[] | undefined {
  const proposal = findings.find(({ choices }) => choices?.wish === 'sheets')?.choices;
  const [together] = proposal?.options ?? [];
  return together ? (JSON.parse(together.value) as string[]) : undefined;
}
