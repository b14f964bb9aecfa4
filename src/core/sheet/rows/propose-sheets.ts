import type { Row } from '../../dataset/dataset.ts';
import type { Grid, ReadOptions } from '../../reading/reading.ts';
import type { Doubts } from '../cells/doubts.ts';

type Proposal = {
  grids: readonly Grid[];
  read: readonly Grid[];
  rows: readonly Row[];
  wishes: ReadOptions;
  doubts: Doubts;
  /** reads one sheet by itself, without checks */
  rowsAlone: (grid: Grid, wishes: ReadOptions) => readonly Row[];
};

/**
 * Proposes other sheets that hold another element or other months: they may be of the same station. Where
 * nothing was read, as in a sheet of notes, it says which sheet can be read.
 */
export function proposeSheets(proposal: Proposal): void {
  const { grids, read } = proposal;
  const others = grids.filter((grid) => !read.includes(grid));
  if (proposal.rows.length > 0) proposeTogether(others, proposal);
  else reportReadable(others, proposal);
}

function reportReadable(others: readonly Grid[], proposal: Proposal): void {
  const readable = others.find((grid) => cellsAlone(grid, proposal).length > 0);
  if (!readable) return;
  const { sheet } = readable;
  const places = [{ sheet, cells: ['A1'] }];
  const params = { found: sheet };
  proposal.doubts.add({
    kind: 'reading.other-sheet-readable',
    severity: 'warning',
    places,
    params,
  });
}

/** What a sheet holds by itself: "1991/01_rain" and so on. */
type Held = { sheet: string; cells: readonly string[] };

function proposeTogether(others: readonly Grid[], proposal: Proposal): void {
  const { read, rows, doubts } = proposal;
  const own = cellsOf(rows);
  const belonging = withoutShared(
    others.map((grid) => ({ sheet: grid.sheet, cells: cellsAlone(grid, proposal) })),
    own,
  );
  const [first] = read;
  if (!first || belonging.length === 0) return;
  const names = [first.sheet, ...belonging.map(({ sheet }) => sheet)];
  doubts.add({
    kind: 'reading.other-sheets-belong',
    severity: 'note',
    places: belonging.map(({ sheet }) => ({ sheet, cells: [] })),
    params: { count: belonging.length, found: names.slice(1).join(', ') },
    choices: {
      wish: 'sheets',
      options: [{ value: JSON.stringify(names) }, { value: JSON.stringify([first.sheet]) }],
    },
  });
}

/** The sheets that hold something, and nothing that the open one or a sheet before them holds. */
function withoutShared(others: readonly Held[], own: readonly string[]): Held[] {
  const held = new Set(own);
  return others.filter(({ cells }) => {
    const isFresh = cells.length > 0 && cells.every((cell) => !held.has(cell));
    if (isFresh) for (const cell of cells) held.add(cell);
    return isFresh;
  });
}

function cellsAlone(grid: Grid, { rowsAlone, wishes }: Proposal): string[] {
  return cellsOf(rowsAlone(grid, wishesOf(grid, wishes)));
}

/** The element and the roles that a person chose for one sheet do not count for another. */
function wishesOf(
  { sheet }: Grid,
  { element: _element, roles: _roles, ...wishes }: ReadOptions,
): ReadOptions {
  return { ...wishes, sheets: [sheet] };
}

function cellsOf(rows: readonly Row[]): string[] {
  const cells = new Set<string>();
  for (const row of rows)
    for (const key of Object.keys(row)) if (key !== 'Year') cells.add(`${row.Year}/${key}`);
  return [...cells];
}
