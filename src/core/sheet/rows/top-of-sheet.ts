import type { Grid, LocaleAndYear, SheetTop } from '../../reading/reading.ts';
import { cellText } from '../cells/sheet-cells.ts';
import { sheetOfGrid } from '../tables/sheet-of-grid.ts';

const ROWS = 40;
const COLUMNS = 120;

/** The cells that a person looks at when they point: those of pasted text as they are split into columns. */
export function topOfSheet(grid: Grid, around: LocaleAndYear): SheetTop {
  const { name, cells, width } = sheetOfGrid(grid, around);
  const rows = cells.slice(0, ROWS).map((row) => row.slice(0, COLUMNS).map(cellText));
  return { sheet: name, width, height: cells.length, rows };
}
