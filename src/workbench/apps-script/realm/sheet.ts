// One class of the platform is one file, however many methods it has.
import { readA1 } from '../platform/a1-notation.ts';
import type { LineChange, SheetAt, SheetInfo } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, type Make, ownOf } from './define-class.ts';
import { addMetadata, metadataFinder, metadataWhere } from './developer-metadata.ts';
import { SheetType } from './enums.ts';
import { newFilter } from './filter.ts';
import { activeCell, activeRange, newRange, type RangeState } from './range.ts';
import { activeRangeList, newRangeList } from './range-list.ts';
import { newSelection } from './selection.ts';
import { ask } from './session.ts';
import { newSpreadsheet } from './spreadsheet.ts';
import { newTextFinder } from './text-finder.ts';

type Api = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;
type RangeList = GoogleAppsScript.Spreadsheet.RangeList;
export type SheetState = SheetAt;

const at = ({ document, sheet }: SheetAt): SheetAt => ({ document, sheet });
const info = (state: SheetAt): SheetInfo => ask('sheet.info', at(state));

/** What only a table has: a tab without cells refuses, whichever method asks (§7.1). */
function grid(state: SheetAt): SheetInfo {
  const found = info(state);
  if (found.kind !== 'GRID') throw exception('sheet-without-cells', { kind: found.kind });
  return found;
}

function lines(state: SheetAt, change: LineChange): void {
  ask('sheet.lines', at(state), change);
}

/** `getRange(a1)` or by numbers; what lies outside is refused when it is made, as on the platform. */
function rangeOf(state: SheetAt, args: readonly unknown[]): Range {
  const { maxRows, maxColumns } = grid(state);
  const [first, column, rows = 1, columns = 1] = args;
  const area =
    typeof first === 'string'
      ? readA1(first.slice(first.lastIndexOf('!') + 1), { rows: maxRows, columns: maxColumns })
      : {
          row: Number(first),
          column: Number(column),
          rows: Number(rows),
          columns: Number(columns),
        };
  if (!area) throw exception('range-not-found');
  if (area.rows < 1) throw exception('rows-at-least-one');
  if (area.columns < 1) throw exception('columns-at-least-one');
  if (!(area.row >= 1)) throw exception('row-too-small');
  if (!(area.column >= 1)) throw exception('column-too-small');
  if (area.row + area.rows - 1 > maxRows || area.column + area.columns - 1 > maxColumns)
    throw exception('outside-sheet');
  return newRange({ ...at(state), ...area });
}

/** The whole grid: cells beyond the last content may still hold formats and notes. */
function everything(state: SheetAt): RangeState {
  const { maxRows, maxColumns } = grid(state);
  return { ...at(state), row: 1, column: 1, rows: maxRows, columns: maxColumns };
}

function used(state: SheetAt): RangeState {
  const { lastRow, lastColumn } = grid(state);
  return {
    ...at(state),
    row: 1,
    column: 1,
    rows: Math.max(lastRow, 1),
    columns: Math.max(lastColumn, 1),
  };
}

type ClearOptions = { contentsOnly?: boolean | undefined; formatOnly?: boolean | undefined };

export const newSheet: Make<Api, SheetState> = defineClass<Api, SheetState>('Spreadsheet.Sheet', {
  activate() {
    ask('editor.activate', this.document, this.sheet, null);
    return this.self;
  },
  addDeveloperMetadata(key: string, ...rest: unknown[]) {
    addMetadata({ ...at(this), rows: null, columns: null }, key, rest);
    return this.self;
  },
  appendRow(rowContents) {
    const { lastRow, maxRows } = grid(this);
    if (lastRow === maxRows)
      lines(this, { lines: 'rows', do: 'insert', start: maxRows + 1, count: 1 });
    const row = { ...at(this), row: lastRow + 1, column: 1, rows: 1, columns: rowContents.length };
    ask('range.write', row, 'values', [rowContents]);
    return this.self;
  },
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
  clear(options: ClearOptions = {}) {
    newRange(everything(this)).clear(options);
    return this.self;
  },
  clearContents() {
    ask('range.clear', everything(this), ['contents']);
    return this.self;
  },
  clearFormats() {
    ask('range.clear', everything(this), ['formats']);
    return this.self;
  },
  clearNotes() {
    ask('range.clear', everything(this), ['notes']);
    return this.self;
  },
  copyTo(spreadsheet) {
    const document = spreadsheet.getId();
    if (document !== this.document)
      throw new Error('Sheet.copyTo another spreadsheet is not emulated yet');
    const wish = { name: `Copy of ${info(this).name}`, index: null, template: this.sheet };
    return newSheet({ document, sheet: ask('sheet.insert', document, wish) });
  },
  createDeveloperMetadataFinder() {
    return metadataFinder(at(this));
  },
  createTextFinder(findText) {
    return newTextFinder(findText, [newRange(used(this))]);
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
  getActiveCell() {
    return activeCell(this.document) as Range;
  },
  getActiveRange() {
    return activeRange(this.document) as Range;
  },
  getActiveRangeList() {
    return activeRangeList(this.document) as RangeList;
  },
  getColumnWidth(columnPosition) {
    return ask('sheet.line', at(this), 'columns', columnPosition).size;
  },
  getCurrentCell() {
    return activeCell(this.document) as Range;
  },
  getDataRange() {
    return newRange(used(this));
  },
  getDeveloperMetadata() {
    return metadataWhere(
      this.document,
      (item) => item.sheet === this.sheet && !item.rows && !item.columns,
    );
  },
  getFrozenColumns() {
    return grid(this).frozenColumns;
  },
  getFrozenRows() {
    return grid(this).frozenRows;
  },
  getIndex() {
    return info(this).index;
  },
  getLastColumn() {
    return grid(this).lastColumn;
  },
  getLastRow() {
    return grid(this).lastRow;
  },
  getMaxColumns() {
    return grid(this).maxColumns;
  },
  getMaxRows() {
    return grid(this).maxRows;
  },
  getName() {
    return info(this).name;
  },
  getParent() {
    return newSpreadsheet({ document: this.document });
  },
  getRange(...args: unknown[]) {
    return rangeOf(this, args);
  },
  getRangeList(a1Notations) {
    return newRangeList({ ranges: a1Notations.map((a1) => rangeOf(this, [a1])) });
  },
  getRowHeight(rowPosition) {
    return ask('sheet.line', at(this), 'rows', rowPosition).size;
  },
  getSelection() {
    return newSelection({ document: this.document });
  },
  getSheetId() {
    return this.sheet;
  },
  getSheetName() {
    return info(this).name;
  },
  getSheetValues(startRow, startColumn, numRows, numColumns) {
    return rangeOf(this, [startRow, startColumn, numRows, numColumns]).getValues();
  },
  getTabColor() {
    return info(this).tabColor;
  },
  getType() {
    return SheetType[info(this).kind] as GoogleAppsScript.Spreadsheet.SheetType;
  },
  hideColumn(column) {
    const area = rangeArea(column);
    lines(this, { lines: 'columns', do: 'hide', start: area.column, count: area.columns });
  },
  hideColumns(columnIndex: number, numColumns: number = 1) {
    lines(this, { lines: 'columns', do: 'hide', start: columnIndex, count: numColumns });
  },
  hideRow(row) {
    const area = rangeArea(row);
    lines(this, { lines: 'rows', do: 'hide', start: area.row, count: area.rows });
  },
  hideRows(rowIndex: number, numRows: number = 1) {
    lines(this, { lines: 'rows', do: 'hide', start: rowIndex, count: numRows });
  },
  hideSheet() {
    ask('sheet.change', at(this), { hidden: true });
    return this.self;
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
  getFilter() {
    const area = ask('sheet.filter', at(this));
    return area && newFilter({ ...at(this), ...area });
  },
  isRowHiddenByFilter(rowPosition) {
    return ask('sheet.line', at(this), 'rows', rowPosition).filtered;
  },
  isRowHiddenByUser(rowPosition) {
    return ask('sheet.line', at(this), 'rows', rowPosition).hidden;
  },
  isSheetHidden() {
    return info(this).hidden;
  },
  setActiveRange(range) {
    return range.activate();
  },
  setActiveSelection(range: Range | string) {
    return (typeof range === 'string' ? rangeOf(this, [range]) : range).activate();
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
  setCurrentCell(cell) {
    return cell.activateAsCurrentCell();
  },
  setFrozenColumns(columns) {
    ask('sheet.change', at(this), { frozenColumns: columns });
  },
  setFrozenRows(rows) {
    ask('sheet.change', at(this), { frozenRows: rows });
  },
  setName(name) {
    ask('sheet.change', at(this), { name: String(name) });
    return this.self;
  },
  setRowHeight(rowPosition, height) {
    lines(this, { lines: 'rows', do: 'resize', start: rowPosition, count: 1, size: height });
    return this.self;
  },
  setRowHeights(startRow, numRows, height) {
    lines(this, { lines: 'rows', do: 'resize', start: startRow, count: numRows, size: height });
    return this.self;
  },
  setTabColor(color) {
    ask('sheet.change', at(this), { tabColor: color });
    return this.self;
  },
  showColumns(columnIndex: number, numColumns: number = 1) {
    lines(this, { lines: 'columns', do: 'show', start: columnIndex, count: numColumns });
  },
  showRows(rowIndex: number, numRows: number = 1) {
    lines(this, { lines: 'rows', do: 'show', start: rowIndex, count: numRows });
  },
  showSheet() {
    ask('sheet.change', at(this), { hidden: false });
    return this.self;
  },
  sort(columnPosition: number, ascending: boolean = true) {
    ask('range.sort', used(this), [{ column: columnPosition, ascending }]);
    return this.self;
  },
  unhideColumn(column) {
    const area = rangeArea(column);
    lines(this, { lines: 'columns', do: 'show', start: area.column, count: area.columns });
  },
  unhideRow(row) {
    const area = rangeArea(row);
    lines(this, { lines: 'rows', do: 'show', start: area.row, count: area.rows });
  },
});

function rangeArea(range: unknown): RangeState {
  const own = ownOf<RangeState>(range);
  if (!own) throw exception('invalid-argument', { name: 'range' });
  return own;
}
