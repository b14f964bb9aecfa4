import type { Area } from '../platform/a1-notation.ts';
import type { CellAspect, CellMark, CellValue } from '../platform/calls.ts';
import { Exception, exception } from '../platform/exception.ts';
import { emptyCell, forgetFormula, isAutomatic, type StoredCell } from './cell.ts';
import { dayNumberAt, dayNumberOf, instantOfDayNumber } from './day-number.ts';
import { displayText, isDateFormat, type LocaleMarks, localeMarks } from './number-format.ts';
import type { SheetModel } from './sheet-model.ts';
import type { GivenCell, SpreadsheetModel } from './spreadsheet-model.ts';
import { typedInput } from './typed-input.ts';

const CELL_CHARACTERS = 50_000;

/** What a script reads of an area, dates in the spreadsheet's zone (docs/apps-script.md §7.2). */
export function readArea(
  book: SpreadsheetModel,
  sheet: SheetModel,
  area: Area,
  aspect: CellAspect,
): CellValue[][] {
  const marks = localeMarks(book.locale);
  switch (aspect) {
    case 'values':
      return sheet.map(area, (cell) => scriptValue(calculated(cell), book.timeZone));
    case 'display':
      return sheet.map(area, (cell) => shownText(calculated(cell), marks));
    case 'formulas':
      return sheet.map(area, (cell) => cell?.formula ?? '');
    case 'numberFormat':
      return sheet.map(area, (cell) => shownFormat(cell));
    default:
      return sheet.map(area, (cell) => cell?.marks?.[aspect] ?? null);
  }
}

/** What a person sees, formulas the stage cannot calculate as they are written. */
export function shownArea(book: SpreadsheetModel, sheet: SheetModel, area: Area): string[][] {
  const marks = localeMarks(book.locale);
  return sheet.map(area, (cell) =>
    cell?.refusal === undefined ? shownText(cell, marks) : (cell.formula ?? ''),
  );
}

function shownText(cell: StoredCell | undefined, marks: LocaleMarks): string {
  return cell ? displayText(cell.value, cell.format, marks) : '';
}

/** A formula the stage cannot calculate has no value; reading it is refused. */
function calculated(cell: StoredCell | undefined): StoredCell | undefined {
  if (cell?.refusal !== undefined) throw new Exception(cell.refusal);
  return cell;
}

function scriptValue(cell: StoredCell | undefined, timeZone: string): CellValue {
  if (!cell || cell.value === null) return '';
  if (typeof cell.value === 'number' && isDateFormat(cell.format))
    return new Date(instantOfDayNumber(cell.value, timeZone));
  return cell.value;
}

/** The format of a cell that was set to automatic by hand. */
const MADE_AUTOMATIC = '0.###############';

/** A cell without a format answers `General`, as on the platform. */
function shownFormat(cell: StoredCell | undefined): string {
  const format = cell?.format ?? '';
  if (format === '') return 'General';
  return isAutomatic(format) ? MADE_AUTOMATIC : format;
}

/** What a script writes; text is read as if typed, unless the cell is plain text. */
export function writeArea(
  book: SpreadsheetModel,
  sheet: SheetModel,
  area: Area,
  aspect: CellAspect,
  values: CellValue[][],
  thisYear: number,
): void {
  if (values.length !== area.rows)
    throw exception('rows-differ', { data: values.length, range: area.rows });
  const uneven = values.find((row) => row.length !== area.columns);
  if (uneven) throw exception('columns-differ', { data: uneven.length, range: area.columns });
  const write = writerOf(book, aspect, thisYear);
  const isCovered = coveredCells(sheet, aspect);
  sheet.each(area, (cell, rowIndex, columnIndex) => {
    if (!isCovered(area.row + rowIndex, area.column + columnIndex))
      write(cell, values[rowIndex]?.[columnIndex] ?? null);
  });
}

/** Of merged cells the first one alone holds something (docs/apps-script.md §7.2). */
function coveredCells(sheet: SheetModel, aspect: CellAspect) {
  const merges = aspect === 'values' ? sheet.merges : [];
  return (row: number, column: number) =>
    merges.some(
      (merge) =>
        row >= merge.row &&
        row < merge.row + merge.rows &&
        column >= merge.column &&
        column < merge.column + merge.columns &&
        (row !== merge.row || column !== merge.column),
    );
}

type WriteCell = (cell: StoredCell, value: CellValue) => void;

function writerOf(book: SpreadsheetModel, aspect: CellAspect, thisYear: number): WriteCell {
  if (aspect === 'values') return (cell, value) => writeValue(cell, value, book, thisYear);
  if (aspect === 'numberFormat')
    return (cell, value) => {
      cell.format = String(value ?? '').replace(/^general$/i, 'General');
    };
  return (cell, value) => {
    cell.marks = { ...cell.marks, [aspect as CellMark]: value as string };
    if (value === null || value === '') delete cell.marks[aspect as CellMark];
  };
}

function writeValue(
  cell: StoredCell,
  value: CellValue,
  book: SpreadsheetModel,
  thisYear: number,
): void {
  forgetFormula(cell);
  if (isNoNumber(value)) cell.value = NO_NUMBER;
  else if (value instanceof Date) {
    cell.value = dayNumberAt(value.getTime(), book.timeZone);
    if (!isDateFormat(cell.format)) cell.format = dateFormatFor(cell.value, book.locale);
  } else if (typeof value === 'string') typeInto(cell, value, book, thisYear);
  else cell.value = value;
}

/** What a sheet shows for NaN. */
const NO_NUMBER = '#NUM!';

function isNoNumber(value: CellValue): boolean {
  if (value instanceof Date) return Number.isNaN(value.getTime());
  return typeof value === 'number' && !Number.isFinite(value);
}

function dateFormatFor(dayNumber: number, locale: string): string {
  const { datePattern } = localeMarks(locale);
  return Number.isInteger(dayNumber) ? datePattern : `${datePattern} H:mm:ss`;
}

/** What becomes of a text typed into a cell, by a person or a script. */
export function typeInto(
  cell: StoredCell,
  text: string,
  book: SpreadsheetModel,
  thisYear: number,
): void {
  if (text.length > CELL_CHARACTERS) throw exception('cell-too-long');
  if (text.startsWith('=') && text.length > 1 && cell.format !== '@') {
    emptyCell(cell);
    cell.formula = text;
    book.hasFormulas = true;
    return;
  }
  forgetFormula(cell);
  if (cell.format === '@') {
    cell.value = text;
    return;
  }
  const { value, format } = typedInput(text, book.locale, thisYear);
  cell.value = value;
  if (format !== null && (isAutomatic(cell.format) || typeof value !== 'number'))
    cell.format = format;
  else if (format !== null && isDateFormat(format) && !isDateFormat(cell.format))
    cell.format = format;
}

/** Cells a document is made from: nothing is read into them. */
export function giveCell(cell: StoredCell, given: GivenCell, locale: string): void {
  if (given === null || typeof given !== 'object') {
    cell.value = given === '' ? null : given;
    return;
  }
  const { hour = 0, minute = 0, second = 0 } = given;
  cell.value = dayNumberOf(given) + (hour * 3600 + minute * 60 + second) / 86_400;
  cell.format = dateFormatFor(cell.value, locale);
}
