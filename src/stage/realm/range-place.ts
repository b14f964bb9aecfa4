import { a1Of, type OpenSide } from '../platform/a1-notation.ts';
import { checkCorners } from '../platform/check-corners.ts';
import { exception } from '../platform/exception.ts';
import type { Methods } from './define-class.ts';
import { addMetadata, metadataFinder, metadataWhere } from './developer-metadata.ts';
import { enumName } from './enums.ts';
import { newRange, newSheet, type RangeState } from './makers.ts';
import { at, readAll } from './range-cells.ts';
import { ask } from './session.ts';
import { newTextFinder } from './text-finder.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;

function move(
  state: RangeState,
  rows: number,
  columns: number,
  height = state.rows,
  width = state.columns,
): Api {
  const area = {
    ...at(state),
    row: state.row + Math.trunc(rows),
    column: state.column + Math.trunc(columns),
    rows: Math.trunc(height),
    columns: Math.trunc(width),
  };
  if (area.row < 1 || area.column < 1) throw exception('outside-sheet');
  checkCorners(area);
  return newRange(area);
}

/** `A:A` has numbers for its four sides too, and still is bound to no row. */
function isBounded(side: OpenSide) {
  return function (this: RangeState): boolean {
    return !this.open?.includes(side);
  };
}

/** Where a range lies, and the ways from it to another. */
export const rangePlace = (): Methods<Api, RangeState> => ({
  activate() {
    ask('editor.activate', this.document, this.sheet, at(this));
    return this.self;
  },
  activateAsCurrentCell() {
    if (this.rows !== 1 || this.columns !== 1)
      throw exception('invalid-argument', { name: 'cell' });
    return this.self.activate();
  },
  addDeveloperMetadata(key: string, ...rest: unknown[]) {
    const { document, sheet } = this;
    const whole = ask('sheet.info', { document, sheet });
    const rows: [number, number] | null =
      this.columns === whole.maxColumns ? [this.row, this.rows] : null;
    const columns: [number, number] | null =
      this.rows === whole.maxRows ? [this.column, this.columns] : null;
    if (!rows && !columns) throw exception('metadata-place');
    addMetadata({ document, sheet, rows, columns }, key, rest);
    return this.self;
  },
  createDeveloperMetadataFinder() {
    return metadataFinder({ document: this.document, sheet: this.sheet });
  },
  createTextFinder(findText) {
    return newTextFinder(findText, [this.self]);
  },
  getA1Notation() {
    return a1Of(this);
  },
  getCell(row, column) {
    if (row < 1 || column < 1 || row > this.rows || column > this.columns)
      throw exception('outside-sheet');
    return move(this, row - 1, column - 1, 1, 1);
  },
  getColumn() {
    return this.column;
  },
  getDataRegion(dimension?: GoogleAppsScript.Spreadsheet.Dimension) {
    return newRange(dataRegion(this, dimension === undefined ? null : enumName(dimension)));
  },
  getDataSourceUrl() {
    return `https://docs.google.com/spreadsheets/d/${this.document}/gviz/tq?gid=${this.sheet}&range=${a1Of(this)}`;
  },
  getDeveloperMetadata() {
    const { document, sheet } = this;
    const { maxRows, maxColumns } = ask('sheet.info', { document, sheet });
    const rows = this.columns === maxColumns ? [this.row, this.rows] : null;
    const columns = this.rows === maxRows ? [this.column, this.columns] : null;
    const isSame = (span: number[] | null, marked: number[] | null) =>
      span !== null && marked !== null && span.every((number, at) => number === marked[at]);
    return metadataWhere(
      document,
      (item) => item.sheet === sheet && (isSame(rows, item.rows) || isSame(columns, item.columns)),
    );
  },
  getGridId() {
    return this.sheet;
  },
  getHeight() {
    return this.rows;
  },
  getLastColumn() {
    return this.column + this.columns - 1;
  },
  getLastRow() {
    return this.row + this.rows - 1;
  },
  getNextDataCell(direction) {
    return newRange(nextDataCell(this, enumName(direction)));
  },
  getNumColumns() {
    return this.columns;
  },
  getNumRows() {
    return this.rows;
  },
  getRow() {
    return this.row;
  },
  getRowIndex() {
    return this.row;
  },
  getSheet() {
    return newSheet({ document: this.document, sheet: this.sheet });
  },
  getWidth() {
    return this.columns;
  },
  isEndColumnBounded: isBounded('endColumn'),
  isEndRowBounded: isBounded('endRow'),
  isStartColumnBounded: isBounded('startColumn'),
  isStartRowBounded: isBounded('startRow'),
  offset(rowOffset: number, columnOffset: number, numRows?: number, numColumns?: number) {
    return move(this, rowOffset, columnOffset, numRows, numColumns);
  },
});

type Box = { top: number; left: number; bottom: number; right: number };

function boxOf(state: RangeState): Box {
  return {
    top: state.row,
    left: state.column,
    bottom: state.row + state.rows - 1,
    right: state.column + state.columns - 1,
  };
}

/** Grows to the empty lines around, as Ctrl+A does; with a dimension along that one alone. */
function dataRegion(state: RangeState, dimension: string | null): RangeState {
  const { document, sheet } = state;
  const cells = usedCells(state);
  let box = boxOf(state);
  for (let next: Box | null = box; next; next = grown(box, cells, dimension)) box = next;
  const { top: row, left: column, bottom, right } = box;
  return { document, sheet, row, column, rows: bottom - row + 1, columns: right - column + 1 };
}

/** By a line on each side that has content; null where none has. */
function grown(box: Box, cells: unknown[][], dimension: string | null): Box | null {
  const { top, left, bottom, right } = box;
  // A corner that touches counts once there is a block; an empty cell looks straight ahead.
  const isBlock = isFilled(cells, [top, bottom], [left, right]);
  const reach = dimension === null && isBlock ? 1 : 0;
  const hasRow = (row: number) =>
    dimension !== 'COLUMNS' && isFilled(cells, [row, row], [left - reach, right + reach]);
  const hasColumn = (column: number) =>
    dimension !== 'ROWS' && isFilled(cells, [top - reach, bottom + reach], [column, column]);
  const sides = [hasRow(top - 1), hasColumn(left - 1), hasRow(bottom + 1), hasColumn(right + 1)];
  if (!sides.includes(true)) return null;
  const [up, before, down, behind] = sides.map(Number) as [number, number, number, number];
  return { top: top - up, left: left - before, bottom: bottom + down, right: right + behind };
}

type Span = [first: number, last: number];

/** Is there content in these rows and columns? Above the first and before the first is none. */
function isFilled(cells: unknown[][], rows: Span, columns: Span): boolean {
  return cells
    .slice(Math.max(rows[0] - 1, 0), Math.max(rows[1], 0))
    .some((row) =>
      row.slice(Math.max(columns[0] - 1, 0), Math.max(columns[1], 0)).some((text) => text !== ''),
    );
}

function usedCells(state: RangeState): unknown[][] {
  const { document, sheet } = state;
  const { lastRow, lastColumn } = ask('sheet.info', { document, sheet });
  if (lastRow === 0) return [];
  const all = { document, sheet, row: 1, column: 1, rows: lastRow, columns: lastColumn };
  return readAll(all, 'display');
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  UP: [-1, 0],
  DOWN: [1, 0],
  PREVIOUS: [0, -1],
  NEXT: [0, 1],
};

/** As Ctrl and an arrow go: to the end of the block, or over a gap to the next one. */
function nextDataCell(state: RangeState, direction: string): RangeState {
  const [down, right] = STEPS[direction] ?? [0, 0];
  if (down === 0 && right === 0) throw exception('invalid-argument', { name: 'direction' });
  const { document, sheet } = state;
  const { maxRows, maxColumns } = ask('sheet.info', { document, sheet });
  const cells = usedCells(state);
  const isFilled = (row: number, column: number) => (cells[row - 1]?.[column - 1] ?? '') !== '';
  const isInside = (row: number, column: number) =>
    row >= 1 && column >= 1 && row <= maxRows && column <= maxColumns;
  let { row, column } = state;
  const inBlock = isFilled(row, column) && isFilled(row + down, column + right);
  for (;;) {
    const [nextRow, nextColumn] = [row + down, column + right];
    if (!isInside(nextRow, nextColumn)) break;
    if (inBlock && !isFilled(nextRow, nextColumn)) break;
    [row, column] = [nextRow, nextColumn];
    if (!inBlock && isFilled(row, column)) break;
  }
  return { document, sheet, row, column, rows: 1, columns: 1 };
}
