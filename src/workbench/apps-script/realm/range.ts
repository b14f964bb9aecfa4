// One class of the platform is one file, however many methods it has.
import { a1Of } from '../platform/a1-notation.ts';
import type { CellAspect, CellMark, CellValue, RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { readRule, storedRule } from './data-validation.ts';
import { defineClass, type Make, ownOf } from './define-class.ts';
import { addMetadata, metadataFinder, metadataWhere } from './developer-metadata.ts';
import { enumName } from './enums.ts';
import { newFilter } from './filter.ts';
import { ask } from './session.ts';
import { newSheet } from './sheet.ts';
import { newTextFinder } from './text-finder.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;
export type RangeState = RangeAt;

const at = ({ document, sheet, row, column, rows, columns }: RangeAt): RangeAt => ({
  document,
  sheet,
  row,
  column,
  rows,
  columns,
});
const topLeft = (state: RangeAt): RangeAt => ({ ...at(state), rows: 1, columns: 1 });

export function rangeState(range: unknown): RangeState {
  const own = ownOf<RangeState>(range);
  if (!own || !('rows' in own)) throw exception('invalid-argument', { name: 'range' });
  return at(own);
}

/** Null on a tab without cells, whatever the types say. */
export function activeRange(document: string): Api | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range });
}

export function activeCell(document: string): Api | null {
  const { sheet, range } = ask('editor.active', document);
  return range && newRange({ document, sheet, ...range, rows: 1, columns: 1 });
}

function readAll(state: RangeAt, aspect: CellAspect): CellValue[][] {
  return ask('range.read', at(state), aspect);
}

function readOne(state: RangeAt, aspect: CellAspect): CellValue {
  return ask('range.read', topLeft(state), aspect)[0]?.[0] ?? null;
}

function writeAll(state: RangeAt, aspect: CellAspect, cells: unknown): void {
  if (!Array.isArray(cells) || !cells.every(Array.isArray))
    throw exception('invalid-argument', { name: 'values' });
  const values = cells.map((row: unknown[]) => row.map((value) => cellValue(value, aspect)));
  ask('range.write', at(state), aspect, values);
}

function writeSame(state: RangeAt, aspect: CellAspect, value: unknown): void {
  const cell = cellValue(value, aspect);
  const rows = Array.from({ length: state.rows }, () =>
    new Array<CellValue>(state.columns).fill(cell),
  );
  ask('range.write', at(state), aspect, rows);
}

/** `undefined` is null (§6.2); a formula would need a calculator, and the stage has none. */
function cellValue(value: unknown, aspect: CellAspect): CellValue {
  if (value === undefined || value === null) return null;
  if (aspect === 'values' && typeof value === 'string' && value.startsWith('='))
    throw new Error('Range.setValue with a formula is not emulated yet');
  if (typeof value !== 'object') return value as CellValue;
  return Object.prototype.toString.call(value) === '[object Date]'
    ? (value as Date)
    : String(value);
}

/** A mark nobody set reads as the platform's default. */
const DEFAULTS: Partial<Record<CellMark, CellValue>> = {
  note: '',
  background: '#ffffff',
  fontColor: '#000000',
  fontFamily: 'Arial',
  fontLine: 'none',
  fontSize: 10,
  fontStyle: 'normal',
  fontWeight: 'normal',
  horizontalAlignment: 'general',
  verticalAlignment: 'bottom',
  wrap: false,
};

const withDefault = (value: CellValue, mark: CellMark) => value ?? DEFAULTS[mark] ?? null;

/** Getters and setters of a mark differ by nothing but the mark. */
function getOne<T>(mark: CellMark) {
  return function (this: RangeAt): T {
    return withDefault(readOne(this, mark), mark) as T;
  };
}
function getAll<T>(mark: CellMark) {
  return function (this: RangeAt): T[][] {
    return readAll(this, mark).map((row) => row.map((value) => withDefault(value, mark) as T));
  };
}
function setOne(mark: CellMark) {
  return function (this: RangeAt & { self?: Api }, value: unknown): Api {
    writeSame(this, mark, value);
    return this.self as Api;
  };
}
function setAll(mark: CellMark) {
  return function (this: RangeAt & { self?: Api }, values: unknown): Api {
    writeAll(this, mark, values);
    return this.self as Api;
  };
}

type ClearOptions = {
  contentsOnly?: boolean | undefined;
  formatOnly?: boolean | undefined;
  commentsOnly?: boolean | undefined;
  validationsOnly?: boolean | undefined;
};
type Clearing = 'contents' | 'formats' | 'notes' | 'validations';

/** Without options contents and formats go; notes and rules stay. */
function clearing(options: ClearOptions): Clearing[] {
  const wanted: Clearing[] = [];
  if (options.contentsOnly) wanted.push('contents');
  if (options.formatOnly) wanted.push('formats');
  if (options.commentsOnly) wanted.push('notes');
  if (options.validationsOnly) wanted.push('validations');
  return wanted.length > 0 ? wanted : ['contents', 'formats'];
}

type CopyOptions = { contentsOnly?: boolean | undefined; formatOnly?: boolean | undefined };

function copyCells(from: RangeAt, to: RangeAt, options: CopyOptions): void {
  const target = { ...to, rows: from.rows, columns: from.columns };
  if (!options.contentsOnly) {
    const marks = Object.keys(DEFAULTS).filter((mark) => mark !== 'note') as CellMark[];
    for (const aspect of ['numberFormat', ...marks] as const)
      ask('range.write', target, aspect, readAll(from, aspect));
  }
  if (!options.formatOnly) ask('range.write', target, 'values', readAll(from, 'values'));
}

function move(
  state: RangeAt,
  rows: number,
  columns: number,
  height = state.rows,
  width = state.columns,
): Api {
  const area = {
    ...at(state),
    row: state.row + rows,
    column: state.column + columns,
    rows: height,
    columns: width,
  };
  if (area.row < 1 || area.column < 1) throw exception('outside-sheet');
  return newRange(area);
}

type SortSpec = number | { column: number; ascending?: boolean };

export const newRange: Make<Api, RangeState> = defineClass<Api, RangeState>('Spreadsheet.Range', {
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
    if (!rows && !columns) throw exception('invalid-argument', { name: 'range' });
    addMetadata({ document, sheet, rows, columns }, key, rest);
    return this.self;
  },
  breakApart() {
    ask('range.merge', at(this), 'apart');
    return this.self;
  },
  canEdit() {
    return true;
  },
  check() {
    writeSame(this, 'values', true);
    return this.self;
  },
  clear(options: ClearOptions = {}) {
    ask('range.clear', at(this), clearing(options));
    return this.self;
  },
  clearContent() {
    ask('range.clear', at(this), ['contents']);
    return this.self;
  },
  clearDataValidations() {
    ask('range.clear', at(this), ['validations']);
    return this.self;
  },
  clearFormat() {
    ask('range.clear', at(this), ['formats']);
    return this.self;
  },
  clearNote() {
    ask('range.clear', at(this), ['notes']);
    return this.self;
  },
  copyTo(destination: Api, options?: unknown) {
    copyCells(at(this), rangeState(destination), (options ?? {}) as CopyOptions);
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
  getBackground: getOne<string>('background'),
  getBackgrounds: getAll<string>('background'),
  getCell(row, column) {
    if (row < 1 || column < 1 || row > this.rows || column > this.columns)
      throw exception('outside-sheet');
    return move(this, row - 1, column - 1, 1, 1);
  },
  getColumn() {
    return this.column;
  },
  getDataRegion() {
    return newRange(dataRegion(this));
  },
  getDataValidation() {
    return storedRule(readOne(this, 'validation'));
  },
  getDataValidations() {
    return readAll(this, 'validation').map((row) => row.map(storedRule));
  },
  getDeveloperMetadata() {
    const { sheet, row, column } = this;
    return metadataWhere(
      this.document,
      (item) => item.sheet === sheet && (item.rows?.[0] === row || item.columns?.[0] === column),
    );
  },
  getDisplayValue() {
    return String(readOne(this, 'display') ?? '');
  },
  getDisplayValues() {
    return readAll(this, 'display') as string[][];
  },
  getFilter() {
    const { document, sheet } = this;
    const area = ask('sheet.filter', { document, sheet });
    return area && newFilter({ document, sheet, ...area });
  },
  getFontFamilies: getAll<string>('fontFamily'),
  getFontFamily: getOne<string>('fontFamily'),
  getFontLine: getOne<GoogleAppsScript.Spreadsheet.FontLine>('fontLine'),
  getFontLines: getAll<GoogleAppsScript.Spreadsheet.FontLine>('fontLine'),
  getFontSize: getOne<number>('fontSize'),
  getFontSizes: getAll<number>('fontSize'),
  getFontStyle: getOne<GoogleAppsScript.Spreadsheet.FontStyle>('fontStyle'),
  getFontStyles: getAll<GoogleAppsScript.Spreadsheet.FontStyle>('fontStyle'),
  getFontWeight: getOne<GoogleAppsScript.Spreadsheet.FontWeight>('fontWeight'),
  getFontWeights: getAll<GoogleAppsScript.Spreadsheet.FontWeight>('fontWeight'),
  getFormula() {
    return String(readOne(this, 'formulas') ?? '');
  },
  getFormulas() {
    return readAll(this, 'formulas') as string[][];
  },
  getGridId() {
    return this.sheet;
  },
  getHeight() {
    return this.rows;
  },
  getHorizontalAlignment: getOne<string>('horizontalAlignment'),
  getHorizontalAlignments: getAll<string>('horizontalAlignment'),
  getLastColumn() {
    return this.column + this.columns - 1;
  },
  getLastRow() {
    return this.row + this.rows - 1;
  },
  getMergedRanges() {
    const { document, sheet } = this;
    return ask('range.merged', at(this)).map((area) => newRange({ document, sheet, ...area }));
  },
  getNote: getOne<string>('note'),
  getNotes: getAll<string>('note'),
  getNumberFormat() {
    return String(readOne(this, 'numberFormat'));
  },
  getNumberFormats() {
    return readAll(this, 'numberFormat') as string[][];
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
  getValue() {
    return readOne(this, 'values');
  },
  getValues() {
    return readAll(this, 'values');
  },
  getVerticalAlignment: getOne<string>('verticalAlignment'),
  getVerticalAlignments: getAll<string>('verticalAlignment'),
  getWidth() {
    return this.columns;
  },
  getWrap: getOne<boolean>('wrap'),
  getWraps: getAll<boolean>('wrap'),
  insertCheckboxes() {
    writeSame(
      this,
      'validation',
      readRule({ criteria: 'CHECKBOX', values: [], allowInvalid: false, help: null }),
    );
    writeSame(this, 'values', false);
    return this.self;
  },
  isBlank() {
    return readAll(this, 'display').every((row) => row.every((text) => text === ''));
  },
  isChecked() {
    const value = readOne(this, 'values');
    return typeof value === 'boolean' ? value : null;
  },
  isPartOfMerge() {
    return ask('range.merged', at(this)).length > 0;
  },
  merge() {
    ask('range.merge', at(this), 'all');
    return this.self;
  },
  mergeAcross() {
    ask('range.merge', at(this), 'across');
    return this.self;
  },
  mergeVertically() {
    ask('range.merge', at(this), 'vertically');
    return this.self;
  },
  moveTo(target) {
    copyCells(at(this), rangeState(target), {});
    ask('range.clear', at(this), ['contents', 'formats']);
  },
  offset(rowOffset: number, columnOffset: number, numRows?: number, numColumns?: number) {
    return move(this, rowOffset, columnOffset, numRows, numColumns);
  },
  removeCheckboxes() {
    ask('range.clear', at(this), ['validations', 'contents']);
    return this.self;
  },
  setBackground: setOne('background'),
  setBackgroundRGB(red, green, blue) {
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return this.self.setBackground(`#${hex}`);
  },
  setBackgrounds: setAll('background'),
  setBorder() {
    // No method gives borders back, so nothing can tell that none is drawn.
    return this.self;
  },
  setDataValidation(rule) {
    writeSame(this, 'validation', rule && readRule(rule));
    return this.self;
  },
  setDataValidations(rules) {
    writeAll(
      this,
      'validation',
      rules.map((row) => row.map((rule) => rule && readRule(rule))),
    );
    return this.self;
  },
  setFontColor: setOne('fontColor'),
  setFontColors: setAll('fontColor'),
  setFontFamilies: setAll('fontFamily'),
  setFontFamily: setOne('fontFamily'),
  setFontLine: setOne('fontLine'),
  setFontLines: setAll('fontLine'),
  setFontSize: setOne('fontSize'),
  setFontSizes: setAll('fontSize'),
  setFontStyle: setOne('fontStyle'),
  setFontStyles: setAll('fontStyle'),
  setFontWeight: setOne('fontWeight'),
  setFontWeights: setAll('fontWeight'),
  setHorizontalAlignment: setOne('horizontalAlignment'),
  setHorizontalAlignments: setAll('horizontalAlignment'),
  setNote: setOne('note'),
  setNotes: setAll('note'),
  setNumberFormat(numberFormat) {
    writeSame(this, 'numberFormat', numberFormat);
    return this.self;
  },
  setNumberFormats(numberFormats) {
    writeAll(this, 'numberFormat', numberFormats);
    return this.self;
  },
  setValue(value) {
    writeSame(this, 'values', value);
    return this.self;
  },
  setValues(values) {
    writeAll(this, 'values', values);
    return this.self;
  },
  setVerticalAlignment: setOne('verticalAlignment'),
  setVerticalAlignments: setAll('verticalAlignment'),
  setWrap: setOne('wrap'),
  setWraps: setAll('wrap'),
  setWrapStrategy(strategy) {
    return this.self.setWrap(enumName(strategy) === 'WRAP');
  },
  sort(specification: SortSpec | SortSpec[]) {
    const list = Array.isArray(specification) ? specification : [specification];
    const by = list.map((one) =>
      typeof one === 'number'
        ? { column: one, ascending: true }
        : { column: one.column, ascending: one.ascending ?? true },
    );
    ask('range.sort', at(this), by);
    return this.self;
  },
  uncheck() {
    writeSame(this, 'values', false);
    return this.self;
  },
});

/** Grows to the empty lines around, as Ctrl+A does. */
function dataRegion(state: RangeAt): RangeAt {
  const { document, sheet } = state;
  const { lastRow, lastColumn } = ask('sheet.info', { document, sheet });
  if (lastRow === 0) return at(state);
  const all = { document, sheet, row: 1, column: 1, rows: lastRow, columns: lastColumn };
  const cells = readAll(all, 'display');
  const filled = (row: number, from: number, to: number) =>
    cells[row - 1]?.slice(from - 1, to).some((text) => text !== '') ?? false;
  const filledColumn = (column: number, from: number, to: number) =>
    cells.slice(Math.max(from - 1, 0), to).some((row) => (row[column - 1] ?? '') !== '');
  const box = {
    top: state.row,
    left: state.column,
    bottom: state.row + state.rows - 1,
    right: state.column + state.columns - 1,
  };
  for (let grown = true; grown; ) {
    grown = false;
    const [from, to] = [Math.max(box.left - 1, 1), box.right + 1];
    const [above, below] = [Math.max(box.top - 1, 1), box.bottom + 1];
    if (box.top > 1 && filled(box.top - 1, from, to)) [box.top, grown] = [box.top - 1, true];
    if (box.bottom < lastRow && filled(box.bottom + 1, from, to))
      [box.bottom, grown] = [box.bottom + 1, true];
    if (box.left > 1 && filledColumn(box.left - 1, above, below))
      [box.left, grown] = [box.left - 1, true];
    if (box.right < lastColumn && filledColumn(box.right + 1, above, below))
      [box.right, grown] = [box.right + 1, true];
  }
  return {
    document,
    sheet,
    row: box.top,
    column: box.left,
    rows: box.bottom - box.top + 1,
    columns: box.right - box.left + 1,
  };
}
