import { placesOf } from '../../files/a1.ts';
import { gridRow } from './frozen-rows.ts';
import type { Latest, Typing } from './grid-props.ts';
import { nextFrame } from './next-frame.ts';
import { ROW_HEADER_PX } from './show-cells.ts';

/** Shows the cell that the page has gone to, and gives it the grid's focus. */
export async function jumpTo(
  grid: HTMLRevoGridElement,
  latest: Latest,
  typing: Typing,
): Promise<void> {
  const {
    cell,
    contents: { frozenRows },
  } = latest.current;
  const places = placesOf(cell.address);
  if (!places) return;
  const { first, last } = places;
  await grid.componentOnReady();
  // The grid forgets its focus when it takes new columns, one frame after it was given them.
  await nextFrame();
  const x = first.column - 1;
  const { row: y, rowType } = gridRow(first.row - 1, frozenRows);
  const { row: lastY } = gridRow(last.row - 1, frozenRows);
  // Two rows and a column of context, so that the cell does not stick to the edge.
  await grid.scrollToColumnIndex(endsAt(grid, x) <= grid.clientWidth ? 0 : Math.max(0, x - 1));
  if (rowType === 'rgRow') await grid.scrollToRow(Math.max(0, y - 2));
  // A jump into the middle of a text would end it there, and give its other half to the cell that is jumped to.
  while (!typing.keys?.stand()) await nextFrame();
  // Meanwhile a script or the person may have gone elsewhere.
  if (latest.current.cell !== cell) return;
  // A person who has only opened the page moves through it by Tab, and the grid would take that key.
  if (!cell.shown) return grid.clearFocus();
  await grid.setCellsFocus(
    { x, y },
    { x: last.column - 1, y: Math.max(y, lastY) },
    'rgCol',
    rowType,
  );
  await takeKeys(grid, cell.address, () => latest.current.cell === cell);
}

/** Half a second. A row that is hidden is never drawn. */
const MOST_FRAMES = 30;

/**
 * The grid itself gives the focus only to a cell that it had drawn before, and that was not active. Elsewhere the keys
 * would stay with the button in the sidebar, and what is typed would be lost.
 */
async function takeKeys(
  grid: HTMLRevoGridElement,
  address: string,
  isStill: () => boolean,
): Promise<void> {
  const [first] = address.split(':');
  for (let frames = 0; frames < MOST_FRAMES && isStill(); frames++) {
    const drawn = grid.querySelector<HTMLElement>(`.rgCell[data-address="${first}"]`);
    if (drawn) return hasKeys(grid) ? undefined : drawn.focus({ preventScroll: true });
    await nextFrame();
  }
}

/** Keys go to the grid already, or to a field in which a person types. */
function hasKeys(grid: HTMLRevoGridElement): boolean {
  const { activeElement } = document;
  return grid.contains(activeElement) || !!activeElement?.matches('input, textarea, select');
}

/** Where a column ends while nothing is scrolled sideways. */
function endsAt(grid: HTMLRevoGridElement, column: number): number {
  return grid.columns
    .slice(0, column + 1)
    .reduce((end, shown) => end + ('size' in shown ? (shown.size ?? 0) : 0), ROW_HEADER_PX);
}
