import { firstUnits } from '../../dataset/storable-text.ts';
import type { Cell, Grid, LocaleAndYear } from '../../reading/reading.ts';
import { inOurDigits } from '../cells/other-digits.ts';
import { isText, type SheetCells } from '../cells/sheet-cells.ts';
import { splitPastedText } from './split-text.ts';

/** Prepares the cells for the layouts: splits pasted text into columns, writes ١٢ as 12. */
export function sheetOfGrid(grid: Grid, { thisYear }: LocaleAndYear): SheetCells {
  const split = splitPastedText(grid.cells);
  const cells = inOurDigits(cut(withoutMeta(split ?? grid.cells)));
  return {
    name: grid.sheet,
    thisYear,
    ...(grid.book === undefined ? {} : { book: grid.book }),
    cells,
    width: widthOf(cells),
    pasted: split !== null,
    transposed: false,
    headings: [],
    ...(grid.display && !split ? { display: grid.display } : {}),
  };
}

/** The exchange format's last line over the table tells of sheets and observers: "Sheet=Days" is no title. */
function withoutMeta(cells: Cell[][]): Cell[][] {
  const isOver = cells[0]?.[0] === 'SEF' && cells[META_LINE]?.[0] === 'Meta';
  return isOver ? cells.map((row, index) => (index === META_LINE ? ['Meta'] : row)) : cells;
}

const META_LINE = 11;

/** No title and no name of a column is longer. In what a cell can hold, words would be looked for during seconds. */
const MOST_UNITS = 500;

function cut(cells: Cell[][]): Cell[][] {
  const isLong = (cell: Cell): boolean => isText(cell) && cell.length > MOST_UNITS;
  return cells.map((row) =>
    row.some(isLong)
      ? row.map((cell) => (isText(cell) ? firstUnits(cell, MOST_UNITS) : cell))
      : row,
  );
}

function widthOf(cells: readonly Cell[][]): number {
  let width = 0;
  for (const row of cells) if (row.length > width) width = row.length;
  return width;
}
