import type { DataType, DimensionRows } from '@revolist/revogrid';
import { addressOf, placesOf } from '../../files/a1.ts';
import { sheetRow } from './frozen-rows.ts';
import type { GridProps, Latest } from './grid-props.ts';

type AtRow = { type: DimensionRows; rowIndex: number };

export function enterCell(event: CustomEvent, { contents, enter }: GridProps): void {
  const { type, rowIndex, prop, val } = event.detail as AtRow & { prop: number; val?: string };
  const row = sheetRow(type, rowIndex, contents.frozenRows);
  const text = val ?? '';
  if (text === (contents.display[row]?.[prop] ?? '')) return;
  enter([{ row: row + 1, column: prop + 1, text }]);
}

/** A person cleared a range, or filled it by its corner. The grid tells of frozen rows and of those that scroll apart. */
export function enterRange(event: CustomEvent, { contents, enter }: GridProps): void {
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
export function ifForGrid(event: CustomEvent): void {
  // The browser has an event named `beforecopy` as well, without details.
  const { original, event: clipboard }: { original?: Event; event?: Event } = event.detail ?? {};
  if (isInOtherField(original ?? clipboard)) event.preventDefault();
}

function isInOtherField(event: Event | undefined): boolean {
  const { target } = event ?? {};
  if (!(target instanceof HTMLElement) || target.closest('revo-grid')) return false;
  return target.matches('input, textarea, select');
}

/** A paste that the grid heard, while a button has the focus of the page. It would take only what it shows. */
export function pasteHeard(event: CustomEvent, grid: HTMLRevoGridElement, latest: Latest): void {
  event.preventDefault();
  const { event: clipboard } = event.detail as { event: ClipboardEvent };
  if (!isInOtherField(clipboard)) void paste(clipboard, grid, latest);
}

/** The page reads a paste, because it may be larger than the part the grid shows. */
export async function paste(
  { clipboardData }: ClipboardEvent,
  grid: HTMLRevoGridElement,
  latest: Latest,
): Promise<void> {
  const text = clipboardData?.getData('text/plain') ?? '';
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

export function choose(event: CustomEvent, { contents, choose }: GridProps): void {
  const { type, rowIndex, prop } = event.detail as AtRow & { prop: number };
  const row = sheetRow(type, rowIndex, contents.frozenRows);
  choose(addressOf({ row: row + 1, column: prop + 1 }));
}
