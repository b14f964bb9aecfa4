import type { ColumnRegular, DataType, DimensionRows } from '@revolist/revogrid';
import { defineCustomElements } from '@revolist/revogrid/loader';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { columnLetters } from '../../../core/reading/cell-address.ts';
import { addressOf, type Place, placesOf } from '../../files/a1.ts';
import type { TypedText } from '../../host/stage-port.ts';
import type { PageState } from '../state/page-state.ts';
import { columnWidths, fitsOver } from './column-widths.ts';
import { gridRow, sheetRow } from './frozen-rows.ts';
import { type KeysInTurn, keepKeysInTurn } from './keys-in-turn.ts';

defineCustomElements();

type Contents = NonNullable<PageState['contents']>;

type SheetGridProps = {
  label: string;
  contents: Contents;
  cell: PageState['cell'];
  enter: (texts: TypedText[]) => void;
  paste: (at: Place, text: string) => void;
  choose: (address: string) => void;
};

/** What is typed goes on while a jump waits, and waits while a jump is made. */
type Typing = { keys: KeysInTurn | null; jumps: number };

/** Empty cells beside and below the table, so that a person can go on typing. */
const SPARE_ROWS = 40;
const SPARE_COLUMNS = 4;
const FEWEST_COLUMNS = 18;
const ROW_HEADER_PX = 48;
/** With more changed cells, it is faster to give the grid the whole sheet again. */
const CELLS_ONE_BY_ONE = 400;

/** The grid has its own copy of the sheet. This keeps that copy equal to the page's. */
export function SheetGrid(props: SheetGridProps) {
  const element = useRef<HTMLRevoGridElement>(null);
  const shown = useRef<Contents | null>(null);
  const typing = useRef<Typing>({ keys: null, jumps: 0 }).current;
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    return listen(grid, latest, typing);
  }, []);

  useEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const changes = changedCells(shown.current, props.contents);
    if (changes && changes.length <= CELLS_ONE_BY_ONE) {
      showChanged(grid, changes, props.contents);
      if (!looksAlike(shown.current, props.contents)) refreshWhenIdle(grid);
    } else showWhole(grid, latest);
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

type ChangedCell = { row: number; column: number; text: string };

function showChanged(
  grid: HTMLRevoGridElement,
  changes: readonly ChangedCell[],
  { frozenRows }: Contents,
): void {
  for (const { row, column, text } of changes)
    void grid.setDataAt({
      ...gridRow(row, frozenRows),
      col: column,
      val: text,
      colType: 'rgCol',
    });
}

function showWhole(grid: HTMLRevoGridElement, latest: { current: SheetGridProps }): void {
  const { display, frozenRows } = latest.current.contents;
  const columns = widthOf(display);
  const widths = columnWidths(display, columns);
  grid.rowHeaders = { size: ROW_HEADER_PX } as never;
  grid.range = true;
  grid.resize = true;
  grid.filter = false;
  grid.applyOnClose = true;
  grid.canMoveColumns = false;
  grid.exporting = false;
  grid.columns = widths.map(
    (size, column): ColumnRegular => ({
      prop: column,
      name: columnLetters(column),
      size,
      sortable: false,
      cellProperties: ({ type, rowIndex }) => {
        const { contents } = latest.current;
        return look(contents, sheetRow(type, rowIndex, contents.frozenRows), column, size);
      },
    }),
  );
  const rows = Array.from({ length: display.length + SPARE_ROWS }, (_, row) =>
    padded(display[row] ?? [], columns),
  );
  grid.pinnedTopSource = rows.slice(0, frozenRows);
  grid.source = rows.slice(frozenRows);
}

/** Numbers and dates stand right, texts flow over empty neighbours, and notes show a corner. */
function look({ display, kinds, notes }: Contents, row: number, column: number, width: number) {
  const kind = kinds[row]?.[column] ?? '.';
  const text = display[row]?.[column] ?? '';
  const address = addressOf({ row: row + 1, column: column + 1 });
  const note = notes[address];
  return {
    'data-address': address,
    class: {
      right: kind === 'n' || kind === 'd',
      spills: kind === 't' && !fitsOver(text, width) && !display[row]?.[column + 1],
      noted: note !== undefined,
    },
    ...(note === undefined ? {} : { title: note }),
  };
}

type AtRow = { type: DimensionRows; rowIndex: number };

function listen(
  grid: HTMLRevoGridElement,
  latest: { current: SheetGridProps },
  typing: Typing,
): () => void {
  const heard: [string, (event: CustomEvent) => void][] = [
    ['beforekeydown', ifForGrid],
    ['beforecopy', ifForGrid],
    ['beforecut', ifForGrid],
    ['beforeedit', (event) => enterOne(event, latest.current)],
    ['beforerangeedit', (event) => enterMany(event, latest.current)],
    ['beforepaste', (event) => void paste(event, grid, latest)],
    // A person went there. A jump says nothing here: heard late, it would take the cell back from the next one.
    ['beforecellfocus', (event) => chosen(event, latest.current)],
  ];
  for (const [name, hear] of heard) grid.addEventListener(name, hear as EventListener);
  grid.addEventListener('mousedown', leaveFields);
  // Heard before the grid hears it.
  grid.addEventListener('afterfocus', leaveFocusWithText, true);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void leaveGrid(grid);
  };
  // Heard before the grid hears it, because an Escape that ends an edit must not leave the grid too.
  document.addEventListener('keydown', leaveByKey, true);
  // The grid itself would close its editor at the end of a press, when another tab is there already.
  const enterByPress = ({ target }: Event) => {
    if (target instanceof Node && !grid.contains(target) && grid.querySelector('revogr-edit'))
      void grid.clearFocus();
  };
  document.addEventListener('pointerdown', enterByPress, true);
  const kept = keepKeysInTurn(grid, () => typing.jumps > 0);
  typing.keys = kept;
  // A press in the sidebar is heard there alone; the page only loses its focus to that frame. Where the grid is drawn
  // later, an editor that is still open takes the focus back, and a jump would wait for its end.
  const enterByFrame = async () => {
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    while (!kept.isDone()) await new Promise(requestAnimationFrame);
    if (grid.querySelector('revogr-edit')) await grid.clearFocus();
  };
  window.addEventListener('blur', enterByFrame);
  return () => {
    kept.stop();
    window.removeEventListener('blur', enterByFrame);
    document.removeEventListener('keydown', leaveByKey, true);
    document.removeEventListener('pointerdown', enterByPress, true);
    grid.removeEventListener('afterfocus', leaveFocusWithText, true);
    for (const [name, hear] of heard) grid.removeEventListener(name, hear as EventListener);
  };
}

/** In the grid Tab goes from cell to cell, as in Sheets; Escape is the way out for the keyboard. */
async function leaveGrid(grid: HTMLRevoGridElement): Promise<void> {
  if (grid.querySelector('revogr-edit') || !(await grid.getFocused())) return;
  await grid.clearFocus();
  document.querySelector<HTMLElement>('[role="menubar"] [role="menuitem"]')?.focus();
}

/** The grid does not take the focus, and without this a paste would go into the field above it. */
function leaveFields(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('revo-grid'))
    activeElement.blur();
}

/**
 * Some frames after a cell was chosen the grid gives it the focus. Who types by then, above the sheet or in a cell, would
 * have half of the text entered.
 */
function leaveFocusWithText(event: Event): void {
  if (document.activeElement?.matches('input, textarea, select')) event.preventDefault();
}

function enterOne(event: CustomEvent, { contents, enter }: SheetGridProps): void {
  const { type, rowIndex, prop, val } = event.detail as AtRow & { prop: number; val?: string };
  const row = sheetRow(type, rowIndex, contents.frozenRows);
  const text = val ?? '';
  if (text === (contents.display[row]?.[prop] ?? '')) return;
  enter([{ row: row + 1, column: prop + 1, text }]);
}

/** A person cleared a range, or filled it by its corner. */
function enterMany(event: CustomEvent, { contents, enter }: SheetGridProps): void {
  const { type, data } = event.detail as { type: DimensionRows; data: Record<string, DataType> };
  enter(
    Object.entries(data).flatMap(([row, cells]) =>
      Object.entries(cells).map(([column, text]) => ({
        row: sheetRow(type, Number(row), contents.frozenRows) + 1,
        column: Number(column) + 1,
        text: String(text ?? ''),
      })),
    ),
  );
}

/**
 * The grid hears all keys of the page. After a jump it has its own focus beside that of the page, and what somebody
 * types or cuts in the field above the sheet would be typed or cut in a cell.
 */
function ifForGrid(event: CustomEvent): void {
  // The browser has an event named `beforecopy` as well, without details.
  const { original, event: clipboard }: { original?: Event; event?: Event } = event.detail ?? {};
  if (isInOtherField(original ?? clipboard)) event.preventDefault();
}

function isInOtherField(event: Event | undefined): boolean {
  const { target } = event ?? {};
  if (!(target instanceof HTMLElement) || target.closest('revo-grid')) return false;
  return target.matches('input, textarea, select');
}

/** The page reads a paste, because it may be larger than the part the grid shows. */
async function paste(
  event: CustomEvent,
  grid: HTMLRevoGridElement,
  latest: { current: SheetGridProps },
): Promise<void> {
  event.preventDefault();
  const { event: clipboard } = event.detail as { event: ClipboardEvent };
  if (isInOtherField(clipboard)) return;
  const text = clipboard.clipboardData?.getData('text/plain') ?? '';
  const range = await grid.getSelectedRange();
  const { contents, cell, paste: pasteAt } = latest.current;
  const active = placesOf(cell.address)?.first;
  if (!active) return;
  const rowOf = (y: number) => sheetRow(range?.rowType ?? 'rgRow', y, contents.frozenRows) + 1;
  // Until the grid has followed a jump it has another range.
  const isOfActive =
    range &&
    isBetween(range.x + 1, active.column, range.x1 + 1) &&
    isBetween(rowOf(range.y), active.row, rowOf(range.y1));
  pasteAt(isOfActive ? { row: rowOf(range.y), column: range.x + 1 } : active, text);
}

function isBetween(first: number, between: number, last: number): boolean {
  return first <= between && between <= last;
}

function chosen(event: CustomEvent, { contents, choose }: SheetGridProps): void {
  const { type, rowIndex, prop } = event.detail as AtRow & { prop: number };
  const row = sheetRow(type, rowIndex, contents.frozenRows);
  choose(addressOf({ row: row + 1, column: prop + 1 }));
}

async function jumpTo(
  grid: HTMLRevoGridElement,
  latest: { current: SheetGridProps },
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
  await new Promise(requestAnimationFrame);
  const x = first.column - 1;
  const { row: y, rowType } = gridRow(first.row - 1, frozenRows);
  const { row: lastY } = gridRow(last.row - 1, frozenRows);
  // Two rows and a column of context, so that the cell does not stick to the edge.
  await grid.scrollToColumnIndex(endsAt(grid, x) <= grid.clientWidth ? 0 : Math.max(0, x - 1));
  if (rowType === 'rgRow') await grid.scrollToRow(Math.max(0, y - 2));
  // A jump into the middle of a text would end it there, and give its other half to the cell that is jumped to.
  while (!typing.keys?.stand()) await new Promise(requestAnimationFrame);
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
}

/** A text that becomes a number moves to the right, although the text is the same. */
function looksAlike(before: Contents | null, after: Contents): boolean {
  return (
    before?.kinds.join() === after.kinds.join() &&
    JSON.stringify(before.notes) === JSON.stringify(after.notes)
  );
}

const EDIT_LOOKED_AT_MS = 200;

/** The grid is not drawn while a person types, because that would lose what they type. */
function refreshWhenIdle(grid: HTMLRevoGridElement): void {
  if (grid.querySelector('revogr-edit')) setTimeout(() => refreshWhenIdle(grid), EDIT_LOOKED_AT_MS);
  else void grid.refresh('all');
}

/** Where a column ends while nothing is scrolled sideways. */
function endsAt(grid: HTMLRevoGridElement, column: number): number {
  return grid.columns
    .slice(0, column + 1)
    .reduce((end, one) => end + ('size' in one ? (one.size ?? 0) : 0), ROW_HEADER_PX);
}

/** null where the sheet is another one, or has grown. */
function changedCells(before: Contents | null, after: Contents): ChangedCell[] | null {
  if (before?.sheetId !== after.sheetId) return null;
  if (widthOf(before.display) !== widthOf(after.display)) return null;
  if (before.display.length !== after.display.length) return null;
  if (before.frozenRows !== after.frozenRows) return null;
  return after.display.flatMap((texts, row) => {
    const old = before.display[row];
    if (old === texts) return [];
    const columns = Math.max(old?.length ?? 0, texts.length);
    return Array.from({ length: columns }, (_, column) => ({
      row,
      column,
      text: texts[column] ?? '',
    })).filter(({ column, text }) => text !== (old?.[column] ?? ''));
  });
}

function widthOf(display: string[][]): number {
  const widest = display.reduce((most, row) => Math.max(most, row.length), 0);
  return Math.max(FEWEST_COLUMNS, widest + SPARE_COLUMNS);
}

function padded(texts: string[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => texts[column] ?? '');
}
