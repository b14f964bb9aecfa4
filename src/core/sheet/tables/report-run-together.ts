import type { Cell } from '../../reading/reading.ts';
import { type Doubts, quoted } from '../cells/doubts.ts';
import { filledWidth, isText, type SheetCells } from '../cells/sheet-cells.ts';

/** "September 60.80" and a cell less than the other rows: the row has slipped, and each value is of the year before. */
export function reportRunTogether(sheet: SheetCells, doubts: Doubts): void {
  const { cells } = sheet;
  const slipped = Array.from(cells.keys()).filter((at) => holdsBoth(cells[at]?.[0]));
  if (slipped.length === 0) return;
  const usual = usualWidth(cells);
  const doubt = { kind: 'reading.value-in-name', severity: 'error' } as const;
  for (const at of slipped)
    if (filledWidth(cells[at] ?? []) === usual - 1)
      doubts.atCell(doubt, sheet, at, 0, quoted(String(cells[at]?.[0])));
}

/** A year alone before the amount is no name: such a row is left out, and is told of. */
const WITH_AMOUNT = /^(?!\d+\s).*\S\s+[-−]?\d+[.,]\d+$/u;

function holdsBoth(cell: Cell | undefined): boolean {
  return isText(cell) && cell.includes(' ') && WITH_AMOUNT.test(cell);
}

const FEWEST_CELLS = 3;

/** Of the rows of a table; a title has a cell or two. */
function usualWidth(cells: readonly (readonly Cell[])[]): number {
  const counts = new Map<number, number>();
  for (const width of cells.map(filledWidth))
    if (width >= FEWEST_CELLS) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return usual;
}
