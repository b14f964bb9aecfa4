import type { SheetAt } from '../platform/calls.ts';
import type { Methods } from './define-class.ts';
import { rangeState } from './range-cells.ts';
import { ask } from './session.ts';
import { at, grid, lines } from './sheet-area.ts';

type Api = GoogleAppsScript.Spreadsheet.Sheet;

/** The rows and columns of a sheet: how many, how large, hidden, frozen. */
export const sheetLines = (): Methods<Api, SheetAt> => ({
  autoResizeColumn() {
    // Widths follow what a browser draws; the stage has no text to measure and keeps them.
    return this.self;
  },
  autoResizeColumns() {
    return this.self;
  },
  autoResizeRows() {
    return this.self;
  },
  deleteColumn(columnPosition) {
    lines(this, { lines: 'columns', do: 'delete', start: columnPosition, count: 1 });
    return this.self;
  },
  deleteColumns(columnPosition, howMany) {
    lines(this, { lines: 'columns', do: 'delete', start: columnPosition, count: howMany });
  },
  deleteRow(rowPosition) {
    lines(this, { lines: 'rows', do: 'delete', start: rowPosition, count: 1 });
    return this.self;
  },
  deleteRows(rowPosition, howMany) {
    lines(this, { lines: 'rows', do: 'delete', start: rowPosition, count: howMany });
  },
  getColumnWidth(columnPosition) {
    return ask('sheet.line', at(this), 'columns', columnPosition).size;
  },
  getFrozenColumns() {
    return grid(this).frozenColumns;
  },
  getFrozenRows() {
    return grid(this).frozenRows;
  },
  getMaxColumns() {
    return grid(this).maxColumns;
  },
  getMaxRows() {
    return grid(this).maxRows;
  },
  getRowHeight(rowPosition) {
    return ask('sheet.line', at(this), 'rows', rowPosition).size;
  },
  hideColumn(column) {
    const area = rangeState(column);
    lines(this, { lines: 'columns', do: 'hide', start: area.column, count: area.columns });
  },
  hideColumns(columnIndex: number, numColumns: number = 1) {
    lines(this, { lines: 'columns', do: 'hide', start: columnIndex, count: numColumns });
  },
  hideRow(row) {
    const area = rangeState(row);
    lines(this, { lines: 'rows', do: 'hide', start: area.row, count: area.rows });
  },
  hideRows(rowIndex: number, numRows: number = 1) {
    lines(this, { lines: 'rows', do: 'hide', start: rowIndex, count: numRows });
  },
  insertColumnAfter(afterPosition) {
    lines(this, { lines: 'columns', do: 'insert', start: afterPosition + 1, count: 1 });
    return this.self;
  },
  insertColumnBefore(beforePosition) {
    lines(this, { lines: 'columns', do: 'insert', start: beforePosition, count: 1 });
    return this.self;
  },
  insertColumns(columnIndex: number, numColumns: number = 1) {
    lines(this, { lines: 'columns', do: 'insert', start: columnIndex, count: numColumns });
  },
  insertColumnsAfter(afterPosition, howMany) {
    lines(this, { lines: 'columns', do: 'insert', start: afterPosition + 1, count: howMany });
    return this.self;
  },
  insertColumnsBefore(beforePosition, howMany) {
    lines(this, { lines: 'columns', do: 'insert', start: beforePosition, count: howMany });
    return this.self;
  },
  insertRowAfter(afterPosition) {
    lines(this, { lines: 'rows', do: 'insert', start: afterPosition + 1, count: 1 });
    return this.self;
  },
  insertRowBefore(beforePosition) {
    lines(this, { lines: 'rows', do: 'insert', start: beforePosition, count: 1 });
    return this.self;
  },
  insertRows(rowIndex: number, numRows: number = 1) {
    lines(this, { lines: 'rows', do: 'insert', start: rowIndex, count: numRows });
  },
  insertRowsAfter(afterPosition, howMany) {
    lines(this, { lines: 'rows', do: 'insert', start: afterPosition + 1, count: howMany });
    return this.self;
  },
  insertRowsBefore(beforePosition, howMany) {
    lines(this, { lines: 'rows', do: 'insert', start: beforePosition, count: howMany });
    return this.self;
  },
  isColumnHiddenByUser(columnPosition) {
    return ask('sheet.line', at(this), 'columns', columnPosition).hidden;
  },
  isRowHiddenByUser(rowPosition) {
    return ask('sheet.line', at(this), 'rows', rowPosition).hidden;
  },
  setColumnWidth(columnPosition, width) {
    lines(this, { lines: 'columns', do: 'resize', start: columnPosition, count: 1, size: width });
    return this.self;
  },
  setColumnWidths(startColumn, numColumns, width) {
    lines(this, {
      lines: 'columns',
      do: 'resize',
      start: startColumn,
      count: numColumns,
      size: width,
    });
    return this.self;
  },
  setFrozenColumns(columns) {
    ask('sheet.change', at(this), { frozenColumns: columns });
  },
  setFrozenRows(rows) {
    ask('sheet.change', at(this), { frozenRows: rows });
  },
  setRowHeight(rowPosition, height) {
    lines(this, { lines: 'rows', do: 'resize', start: rowPosition, count: 1, size: height });
    return this.self;
  },
  setRowHeights(startRow, numRows, height) {
    lines(this, { lines: 'rows', do: 'resize', start: startRow, count: numRows, size: height });
    return this.self;
  },
  showColumns(columnIndex: number, numColumns: number = 1) {
    lines(this, { lines: 'columns', do: 'show', start: columnIndex, count: numColumns });
  },
  showRows(rowIndex: number, numRows: number = 1) {
    lines(this, { lines: 'rows', do: 'show', start: rowIndex, count: numRows });
  },
  unhideColumn(column) {
    const area = rangeState(column);
    lines(this, { lines: 'columns', do: 'show', start: area.column, count: area.columns });
  },
  unhideRow(row) {
    const area = rangeState(row);
    lines(this, { lines: 'rows', do: 'show', start: area.row, count: area.rows });
  },
  moveColumns(columnSpec, destinationIndex) {
    const { column: start, columns: count } = rangeState(columnSpec);
    lines(this, { lines: 'columns', do: 'move', start, count, to: destinationIndex });
  },
  moveRows(rowSpec, destinationIndex) {
    const { row: start, rows: count } = rangeState(rowSpec);
    lines(this, { lines: 'rows', do: 'move', start, count, to: destinationIndex });
  },
  setRowHeightsForced(startRow, numRows, height) {
    lines(this, { lines: 'rows', do: 'resize', start: startRow, count: numRows, size: height });
    return this.self;
  },
});
