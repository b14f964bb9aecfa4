import type { Around, Cell, Grid } from '../../reading/reading.ts';
import { inOurDigits } from '../cells/other-digits.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import { splitPastedText } from './split-text.ts';

/** Prepares the cells for the layouts: splits pasted text into columns, writes ١٢ as 12. */
export function sheetOfGrid(grid: Grid, { thisYear }: Around): SheetCells {
  const split = splitPastedText(grid.cells);
  const asWritten = split?.cells ?? grid.cells;
  const cells = inOurDigits(asWritten);
  return {
    name: grid.sheet,
    thisYear,
    ...(grid.book === undefined ? {} : { book: grid.book }),
    cells,
    asWritten,
    width: widthOf(cells),
    pasted: split !== null,
    lead: split?.lead ?? 0,
    transposed: false,
    headings: [],
    ...(grid.display && !split ? { display: grid.display } : {}),
  };
}

function widthOf(cells: readonly Cell[][]): number {
  let width = 0;
  for (const row of cells) if (row.length > width) width = row.length;
  return width;
}
