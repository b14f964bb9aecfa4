import { a1Of } from '../platform/a1-notation.ts';
import type { CellAspect, CellValue, RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass } from './define-class.ts';
import { makes, type RangeState } from './makers.ts';
import { protectionOn } from './protection.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;

/** The place alone: what else an object keeps does not leave the realm. */
function at({ document, sheet, row, column, rows, columns }: RangeAt): RangeAt {
  return { document, sheet, row, column, rows, columns };
}

function readAll(state: RangeAt, aspect: CellAspect): CellValue[][] {
  return ask('range.read', at(state), aspect);
}

function readOne(state: RangeAt, aspect: CellAspect): CellValue {
  return ask('range.read', { ...at(state), rows: 1, columns: 1 }, aspect)[0]?.[0] ?? null;
}

function writeAll(state: RangeAt, aspect: CellAspect, cells: unknown): void {
  if (!Array.isArray(cells) || !cells.every(Array.isArray))
    throw exception('invalid-argument', { name: 'values' });
  const values = cells.map((row: unknown[]) => row.map(cellValue));
  ask('range.write', at(state), aspect, values);
}

function writeSame(state: RangeAt, aspect: CellAspect, value: unknown): void {
  ask('range.fill', at(state), aspect, cellValue(value));
}

/** `undefined` is null (§6.2); what else is no value of a cell becomes text. */
export function cellValue(value: unknown): CellValue {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value as CellValue;
  return Object.prototype.toString.call(value) === '[object Date]'
    ? (value as Date)
    : String(value);
}

makes(
  'range',
  defineClass<Api, RangeState>('Range', {
    activate() {
      ask('editor.activate', this.document, this.sheet, at(this));
      return this.self;
    },
    getA1Notation() {
      return a1Of(this);
    },
    getColumn() {
      return this.column;
    },
    getDisplayValue() {
      return String(readOne(this, 'display') ?? '');
    },
    getDisplayValues() {
      return readAll(this, 'display') as string[][];
    },
    getFormulas() {
      return readAll(this, 'formulas') as string[][];
    },
    getLastColumn() {
      return this.column + this.columns - 1;
    },
    getLastRow() {
      return this.row + this.rows - 1;
    },
    getNotes() {
      return readAll(this, 'note').map((row) => row.map((note) => String(note ?? '')));
    },
    getNumColumns() {
      return this.columns;
    },
    getNumRows() {
      return this.rows;
    },
    getNumberFormat() {
      return String(readOne(this, 'numberFormat'));
    },
    getNumberFormats() {
      return readAll(this, 'numberFormat') as string[][];
    },
    getRow() {
      return this.row;
    },
    getValue() {
      return readOne(this, 'values');
    },
    getValues() {
      return readAll(this, 'values');
    },
    isPartOfMerge() {
      return ask('range.isMerged', at(this));
    },
    merge() {
      ask('range.merge', at(this));
      return this.self;
    },
    protect() {
      return protectionOn({ document: this.document, sheet: this.sheet }, at(this));
    },
    setFontWeight(fontWeight) {
      writeSame(this, 'fontWeight', fontWeight);
      return this.self;
    },
    setNote(note) {
      writeSame(this, 'note', note);
      return this.self;
    },
    setNotes(notes) {
      writeAll(this, 'note', notes);
      return this.self;
    },
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
  }),
);
