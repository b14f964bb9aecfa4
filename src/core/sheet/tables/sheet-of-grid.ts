import type { Cell, Grid, LocaleAndYear } from '../../reading/reading.ts';
import { inOurDigits } from '../cells/other-digits.ts';
import { isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { withNamesApart } from './names-apart.ts';
import { withPairsApart } from './pairs-apart.ts';
import { withPointsNamed } from './points.ts';
import { MOST_TITLES, splitPastedText } from './split-text.ts';

/** Prepares the cells for the layouts: splits pasted text into columns, writes ١٢ as 12. */
export function sheetOfGrid(grid: Grid, { thisYear }: LocaleAndYear): SheetCells {
  const split = splitPastedText(grid.cells);
  const asWritten = split?.cells ?? grid.cells;
  const named = withPointsNamed(withNamesApart(withoutColumnNumbers(inOurDigits(asWritten))));
  const { cells, homes } = withPairsApart(named);
  return {
    name: grid.sheet,
    thisYear,
    ...(grid.book === undefined ? {} : { book: grid.book }),
    cells,
    ...(homes && { homes }),
    asWritten,
    width: widthOf(cells),
    pasted: split !== null,
    lead: split?.lead ?? 0,
    transposed: false,
    headings: [],
    ...(grid.display && !split ? { display: grid.display } : {}),
  };
}

/** "0, 1, 2, 3" above titles and a header of words: a program counted the columns. The row stays, and says nothing. */
function withoutColumnNumbers(cells: Cell[][]): Cell[][] {
  const [first = []] = cells;
  if (!countsColumns(first)) return cells;
  const others = cells.slice(1);
  const below = others.slice(0, MOST_TITLES).findIndex(saysKeys);
  const isCounted = below >= 0 && !others.slice(0, below).some(holdsNumbers);
  return isCounted ? [[], ...others] : cells;
}

const FEWEST_COLUMNS = 4;

function countsColumns([corner, ...others]: readonly Cell[]): boolean {
  const begins = isEmpty(corner) || corner === 0 || corner === 1;
  const from = corner === 1 ? 2 : 1;
  return (
    begins && others.length >= FEWEST_COLUMNS && others.every((cell, at) => cell === at + from)
  );
}

/** A row of the table that the counting row heads: another table begins below it. */
function holdsNumbers(row: readonly Cell[]): boolean {
  return row.filter((cell) => typeof cell === 'number').length > 1;
}

/** "Year, Month": nothing above it is the header. */
function saysKeys(row: readonly Cell[]): boolean {
  const keys = new Set(row.map((cell) => (isText(cell) ? headerMeaning(cell).key : undefined)));
  return keys.has('year') && keys.has('month');
}

function widthOf(cells: readonly Cell[][]): number {
  let width = 0;
  for (const row of cells) if (row.length > width) width = row.length;
  return width;
}
