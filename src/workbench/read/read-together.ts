import { readSheets } from '../../core/sheet/read-sheets.ts';
import type { Around, Grid, Reading, Wishes } from '../../core/sheet/reading.ts';

/**
 * A person who names several files in one call means them together. In a spreadsheet the reader only
 * proposes to read sheets together, because sheets are there for many reasons.
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
