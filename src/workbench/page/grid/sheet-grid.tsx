import { defineCustomElements } from '@revolist/revogrid/loader';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { changedCells, looksAlike } from './changed-cells.ts';
import type { Contents, GridProps, Typing } from './grid-props.ts';
import { jumpTo } from './jump-to.ts';
import { listenToGrid } from './listen-to-grid.ts';
import { refreshWhenIdle, showCells, showSheet } from './show-cells.ts';

defineCustomElements();

/** With more changed cells, it is faster to give the grid the whole sheet again. */
const CELLS_ONE_BY_ONE = 400;

/** The grid has its own copy of the sheet. This keeps that copy equal to the page's. */
export function SheetGrid(props: GridProps) {
  const element = useRef<HTMLRevoGridElement>(null);
  const shown = useRef<Contents | null>(null);
  const typing = useRef<Typing>({ keys: null, jumps: 0 }).current;
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    return listenToGrid(grid, latest, typing);
  }, []);

  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const changes = changedCells(shown.current, props.contents);
    if (changes && changes.length <= CELLS_ONE_BY_ONE) {
      showCells(grid, changes, props.contents);
      if (!looksAlike(shown.current, props.contents)) refreshWhenIdle(grid);
    } else showSheet(grid, latest);
    shown.current = props.contents;
  }, [props.contents]);

  // Counted as it is drawn: the address of the cell is to be seen from then on.
  useLayoutEffect(() => {
    typing.jumps += 1;
  }, [props.cell.jumps, props.contents.sheetId]);
  useEffect(() => {
    const grid = element.current;
    if (grid)
      void jumpTo(grid, latest, typing).finally(() => {
        typing.jumps -= 1;
      });
  }, [props.cell.jumps, props.contents.sheetId]);

  return (
    <section class="grid" aria-label={props.label}>
      <style>{outlineOf(props.cell.address)}</style>
      <revo-grid ref={element} />
    </section>
  );
}

/** The grid forgets its focus when a person works elsewhere, but scripts still use the active cell. */
function outlineOf(address: string): string {
  const [first] = address.split(':');
  return `.grid .rgCell[data-address="${first}"] { outline: 2px solid var(--accent); outline-offset: -2px; }`;
}
