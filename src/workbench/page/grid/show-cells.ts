import type { ColumnRegular } from '@revolist/revogrid';
import { columnLetters } from '../../../core/reading/cell-address.ts';
import { addressOf } from '../../files/a1.ts';
import { type ChangedCell, columnsOf } from './changed-cells.ts';
import { columnWidths, fitsOver } from './column-widths.ts';
import { gridRow, sheetRow } from './frozen-rows.ts';
import type { Contents, Latest } from './grid-props.ts';

/** Empty cells below the table, so that a person can go on typing. */
const SPARE_ROWS = 40;
export const ROW_HEADER_PX = 48;

export function showCells(
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

export function showSheet(grid: HTMLRevoGridElement, latest: Latest): void {
  const { display, frozenRows } = latest.current.contents;
  const columns = columnsOf(display);
  setUp(grid);
  grid.columns = columnWidths(display, columns).map((width, column) =>
    gridColumn(latest, column, width),
  );
  const rows = Array.from({ length: display.length + SPARE_ROWS }, (_, row) =>
    padded(display[row] ?? [], columns),
  );
  grid.pinnedTopSource = rows.slice(0, frozenRows);
  grid.source = rows.slice(frozenRows);
}

function setUp(grid: HTMLRevoGridElement): void {
  grid.rowHeaders = { size: ROW_HEADER_PX } as never;
  grid.range = true;
  grid.resize = true;
  grid.filter = false;
  grid.applyOnClose = true;
  grid.canMoveColumns = false;
  grid.exporting = false;
}

function gridColumn(latest: Latest, column: number, width: number): ColumnRegular {
  return {
    prop: column,
    name: columnLetters(column),
    size: width,
    sortable: false,
    cellProperties: ({ type, rowIndex }) => {
      const { contents } = latest.current;
      return look(contents, sheetRow(type, rowIndex, contents.frozenRows), column, width);
    },
  };
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

const EDIT_LOOKED_AT_MS = 200;

/** The grid is not drawn while a person types, because that would lose what they type. */
export function refreshWhenIdle(grid: HTMLRevoGridElement): void {
  if (grid.querySelector('revogr-edit')) setTimeout(() => refreshWhenIdle(grid), EDIT_LOOKED_AT_MS);
  else void grid.refresh('all');
}

function padded(texts: string[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => texts[column] ?? '');
}
