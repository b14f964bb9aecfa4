import type { Area } from '../platform/a1-notation.ts';
import type { CellMark, CopyWhat } from '../platform/calls.ts';
import { Exception } from '../platform/exception.ts';
import { emptyCell, forgetFormula, type StoredCell } from './cell.ts';
import { shifted } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';

/** As many whole copies as the target holds and one at least, as Sheets pastes. */
export function pastedArea<To extends Area>(from: Area, to: To, transposed: boolean): To {
  const [height, width] = transposed ? [from.columns, from.rows] : [from.rows, from.columns];
  const times = (room: number, size: number) => Math.max(1, Math.floor(room / size)) * size;
  return { ...to, rows: times(to.rows, height), columns: times(to.columns, width) };
}

/** Copies cells over a whole number of copies (`pastedArea`). */
export function copyArea(
  from: { sheet: SheetModel; area: Area },
  to: { sheet: SheetModel; area: Area },
  what: CopyWhat,
  transposed: boolean,
): void {
  const cells = from.sheet.map(from.area, (cell) => structuredClone(cell));
  const unknown = cells.flat().find((cell) => cell?.refusal !== undefined)?.refusal;
  if (what === 'values' && unknown !== undefined) throw new Exception(unknown);
  const [height, width] = transposed
    ? [from.area.columns, from.area.rows]
    : [from.area.rows, from.area.columns];
  const target = to.area;
  to.sheet.each(target, (cell, rowIndex, columnIndex) => {
    const [row, column] = [rowIndex % height, columnIndex % width];
    const [fromRow, fromColumn] = transposed ? [column, row] : [row, column];
    const move = {
      rows: target.row + rowIndex - (from.area.row + fromRow),
      columns: target.column + columnIndex - (from.area.column + fromColumn),
    };
    paste(cell, cells[fromRow]?.[fromColumn] ?? { value: null, format: '' }, what, move);
  });
}

/** Cut and paste: what was there leaves, and formulas keep what they point at. */
export function moveArea(
  from: { sheet: SheetModel; area: Area },
  to: { sheet: SheetModel; area: Area },
): void {
  const cells = from.sheet.map(from.area, (cell) => structuredClone(cell));
  from.sheet.clear(from.area, ['contents', 'formats', 'notes', 'validations']);
  to.sheet.each(to.area, (cell, row, column) =>
    replace(cell, cells[row]?.[column] ?? { value: null, format: '' }),
  );
}

/** Makes room, or closes a gap: what lies beyond in the same rows or columns moves along. */
export function shiftCells(
  sheet: SheetModel,
  area: Area,
  how: 'insert' | 'delete',
  along: 'rows' | 'columns',
): void {
  const rest =
    along === 'rows'
      ? { ...area, rows: sheet.maxRows - area.row + 1 }
      : { ...area, columns: sheet.maxColumns - area.column + 1 };
  const by = (how === 'insert' ? -1 : 1) * area[along];
  const cells = sheet.map(rest, (cell) => structuredClone(cell));
  sheet.each(rest, (cell, row, column) => {
    const source = along === 'rows' ? cells[row + by]?.[column] : cells[row]?.[column + by];
    replace(cell, source ?? { value: null, format: '' });
  });
}

export function replace(cell: StoredCell, source: StoredCell): void {
  forgetFormula(cell);
  delete cell.marks;
  Object.assign(cell, structuredClone(source));
}

const isBorder = (mark: string) => mark.startsWith('border');

const CONTENT_MARKS: CellMark[] = ['note', 'validation', 'richText'];

function paste(
  cell: StoredCell,
  source: StoredCell,
  what: CopyWhat,
  move: { rows: number; columns: number },
): void {
  const formula = source.formula === undefined ? undefined : shifted(source.formula, move);
  const moved: StoredCell = { ...source, ...(formula !== undefined && { formula }) };
  if (what === 'all') replace(cell, moved);
  else if (what === 'no-borders') replaceInside(cell, moved);
  else if (what === 'values' || what === 'formulas') pasteContent(cell, moved, what);
  else {
    if (what === 'format') cell.format = source.format;
    pasteMarks(cell, source, (mark) =>
      what === 'validation' ? mark === 'validation' : !CONTENT_MARKS.includes(mark),
    );
  }
}

function replaceInside(cell: StoredCell, source: StoredCell): void {
  const borders = Object.entries(cell.marks ?? {}).filter(([mark]) => isBorder(mark));
  replace(cell, source);
  const others = Object.entries(cell.marks ?? {}).filter(([mark]) => !isBorder(mark));
  cell.marks = Object.fromEntries([...others, ...borders]);
}

function pasteContent(
  cell: StoredCell,
  { value, formula }: StoredCell,
  what: 'values' | 'formulas',
): void {
  emptyCell(cell);
  cell.value = value;
  if (what === 'formulas' && formula !== undefined) cell.formula = formula;
}

function pasteMarks(
  cell: StoredCell,
  source: StoredCell,
  wanted: (mark: CellMark) => boolean,
): void {
  cell.marks = { ...cell.marks };
  for (const mark of Object.keys(cell.marks) as CellMark[])
    if (wanted(mark)) delete cell.marks[mark];
  for (const [mark, value] of Object.entries(source.marks ?? {}))
    if (wanted(mark as CellMark)) cell.marks[mark as CellMark] = value;
}
