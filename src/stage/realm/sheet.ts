import { readA1 } from '../platform/a1-notation.ts';
import { checkCorners } from '../platform/areas.ts';
import type { SheetAt, SheetInfo } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass } from './define-class.ts';
import { SheetType } from './enums.ts';
import { makes, newRange } from './makers.ts';
import { protectionOn, protectionsOf } from './protection.ts';
import { cellValue } from './range.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

const at = ({ document, sheet }: SheetAt): SheetAt => ({ document, sheet });
const info = (state: SheetAt): SheetInfo => ask('sheet.info', at(state));

/** What only a table has: a tab without cells refuses, whichever method asks (§7.1). */
function grid(state: SheetAt): SheetInfo {
  const found = info(state);
  if (found.kind !== 'GRID') throw exception('sheet-without-cells', { kind: found.kind });
  return found;
}

/** `getRange(a1)` or by numbers. It may lie beyond the grid: writing there makes rows and columns. */
function rangeOf(state: SheetAt, args: readonly unknown[]): Range {
  const { maxRows, maxColumns } = grid(state);
  const [first, column, rows = 1, columns = 1] = args;
  const area =
    args.length === 1
      ? readA1(withoutSheet(first), { rows: maxRows, columns: maxColumns })
      : { row: whole(first), column: whole(column), rows: whole(rows), columns: whole(columns) };
  if (!area) throw exception('range-not-found');
  checkCorners(area);
  return newRange({ ...at(state), ...area });
}

/** A text that may be anything but nothing; the platform names the parameter (seen in public logs). */
function withoutSheet(a1: unknown): string {
  if (a1 === null || a1 === undefined) throw exception('argument-null', { name: 'a1Notation' });
  return String(a1).slice(String(a1).lastIndexOf('!') + 1);
}

const whole = (value: unknown) => Math.trunc(Number(value));

/** The add-on asks whether there is one, and nothing of it. */
const newFilter = defineClass<GoogleAppsScript.Spreadsheet.Filter, SheetAt>('Filter', {});

makes(
  'sheet',
  defineClass<Api, SheetAt>('Sheet', {
    activate() {
      ask('editor.activate', this.document, this.sheet, null);
      return this.self;
    },
    appendRow(rowContents) {
      ask('sheet.append', at(this), rowContents.map(cellValue));
      return this.self;
    },
    getDataRange() {
      const { lastRow, lastColumn } = grid(this);
      const size = { rows: Math.max(lastRow, 1), columns: Math.max(lastColumn, 1) };
      return newRange({ ...at(this), row: 1, column: 1, ...size });
    },
    getFilter() {
      return grid(this).isFiltered ? newFilter(at(this)) : null;
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
    getProtections(type) {
      return protectionsOf(this, type);
    },
    getRange(...args: unknown[]) {
      return rangeOf(this, args);
    },
    getSheetId() {
      return this.sheet;
    },
    getType() {
      return SheetType[info(this).kind] as GoogleAppsScript.Spreadsheet.SheetType;
    },
    hideSheet() {
      ask('sheet.change', at(this), { hidden: true });
      return this.self;
    },
    insertColumnsAfter(afterPosition, count) {
      ask('sheet.insertLines', at(this), { lines: 'columns', start: afterPosition + 1, count });
      return this.self;
    },
    insertRowBefore(beforePosition) {
      ask('sheet.insertLines', at(this), { lines: 'rows', start: beforePosition, count: 1 });
      return this.self;
    },
    insertRowsAfter(afterPosition, count) {
      ask('sheet.insertLines', at(this), { lines: 'rows', start: afterPosition + 1, count });
      return this.self;
    },
    isRowHiddenByFilter(rowPosition) {
      return ask('sheet.row', at(this), rowPosition).filtered;
    },
    isRowHiddenByUser(rowPosition) {
      return ask('sheet.row', at(this), rowPosition).hidden;
    },
    isSheetHidden() {
      return info(this).hidden;
    },
    protect() {
      return protectionOn(this, null);
    },
    setFrozenRows(rows) {
      ask('sheet.change', at(this), { frozenRows: rows });
    },
    setName(name) {
      ask('sheet.change', at(this), { name: String(name) });
      return this.self;
    },
  }),
);
