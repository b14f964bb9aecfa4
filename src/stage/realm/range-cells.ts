import type { CellAspect, CellMark, CellValue, RangeAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { keptImage } from './cell-image.ts';
import { javaText } from './java-text.ts';
import type { RangeState } from './makers.ts';
import { ownOf } from './own.ts';
import { ask } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;

/** The place alone: what else an object keeps does not leave the realm. */
export function at({ document, sheet, row, column, rows, columns }: RangeAt): RangeAt {
  return { document, sheet, row, column, rows, columns };
}

const topLeft = (state: RangeAt): RangeAt => ({ ...at(state), rows: 1, columns: 1 });

export function isRange(value: unknown): boolean {
  const own = ownOf<RangeAt>(value);
  return own !== null && 'rows' in own;
}

export function rangeState(range: unknown): RangeState {
  const own = ownOf<RangeState>(range);
  if (!own || !('rows' in own)) throw exception('invalid-argument', { name: 'range' });
  return at(own);
}

export function readAll(state: RangeAt, aspect: CellAspect): CellValue[][] {
  return ask('range.read', at(state), aspect);
}

export function readOne(state: RangeAt, aspect: CellAspect): CellValue {
  return ask('range.read', topLeft(state), aspect)[0]?.[0] ?? null;
}

export function writeAll(state: RangeAt, aspect: CellAspect, cells: unknown): void {
  if (!Array.isArray(cells) || !cells.every(Array.isArray))
    throw exception('invalid-argument', { name: 'values' });
  const values = cells.map((row: unknown[]) => row.map(cellValue));
  ask('range.write', at(state), aspect, values);
}

export function writeSame(state: RangeAt, aspect: CellAspect, value: unknown): void {
  ask('range.fill', at(state), aspect, cellValue(value));
}

/**
 * `undefined` is null (§6.2); objects of the platform, enums among them, are their names. What else is
 * no value of a cell becomes text.
 */
export function cellValue(value: unknown): CellValue {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value as CellValue;
  if (Object.prototype.toString.call(value) === '[object Date]') return value as Date;
  return keptImage(value) ?? javaText(value);
}

/** A mark nobody set reads as the platform's default. */
const MARK_DEFAULTS: Partial<Record<CellMark, CellValue>> = {
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
  textRotation: 0,
  verticalText: false,
};

type Read<T> = (value: CellValue) => T;
type Write = (value: unknown) => unknown;
const same: Read<never> = (value) => value as never;

const orDefault = (value: CellValue, mark: CellMark) => value ?? MARK_DEFAULTS[mark] ?? null;

/** Getters and setters of a mark differ by nothing but the mark. */
export function getOne<T>(mark: CellMark, read: Read<T> = same) {
  return function (this: RangeAt): T {
    return read(orDefault(readOne(this, mark), mark));
  };
}
export function getAll<T>(mark: CellMark, read: Read<T> = same) {
  return function (this: RangeAt): T[][] {
    return readAll(this, mark).map((row) => row.map((value) => read(orDefault(value, mark))));
  };
}
export function setOne(mark: CellMark, write: Write = (value) => value) {
  return function (this: RangeAt & { self?: Api }, value: unknown): Api {
    writeSame(this, mark, write(value));
    return this.self as Api;
  };
}
export function setAll(mark: CellMark, write: Write = (value) => value) {
  return function (this: RangeAt & { self?: Api }, values: unknown): Api {
    const rows = Array.isArray(values)
      ? values.map((row) => (Array.isArray(row) ? row.map(write) : row))
      : values;
    writeAll(this, mark, rows);
    return this.self as Api;
  };
}
