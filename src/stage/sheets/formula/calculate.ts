import { type Area, readA1, splitSheetName } from '../../platform/a1-notation.ts';
import { Exception } from '../../platform/exception.ts';
import { isAutomatic, type StoredCell, shownFormatOf } from '../cell.ts';
import { dayNumberAt } from '../day-number.ts';
import { localeMarks } from '../number-format.ts';
import type { SheetModel } from '../sheet-model.ts';
import { computedFormat } from './computed-format.ts';
import { FUNCTIONS, LAZY_FUNCTIONS } from './functions.ts';
import { type Formula, readFormula } from './read-formula.ts';
import {
  CellError,
  isError,
  type Scalar,
  throwIfError,
  toNumber,
  toText,
  type Value,
} from './values.ts';

/** What a calculation needs of a document. */
type Book = { locale: string; timeZone: string; sheets: SheetModel[] };

/** Gives every formula of a document its value; what the stage cannot calculate says so when read. */
export function calculate(book: Book, now: number): void {
  const calculation = new Calculation(book, Math.floor(dayNumberAt(now, book.timeZone)));
  for (const sheet of book.sheets)
    for (const cell of sheet.formulaCells()) calculation.settle(sheet, cell);
}

/** A script asked for the value of a formula that the stage cannot calculate. */
class NotCalculated extends Exception {
  constructor(what: string) {
    super(`Calculating ${what} is not emulated yet`);
  }
}

class Calculation {
  private readonly book: Book;
  private readonly today: number;
  private readonly settled = new Set<StoredCell>();
  private readonly underWay = new Set<StoredCell>();

  constructor(book: Book, today: number) {
    this.book = book;
    this.today = today;
  }

  /** Calculates a cell once, with whatever it depends on. */
  settle(sheet: SheetModel, cell: StoredCell): void {
    if (cell.formula === undefined || this.settled.has(cell)) return;
    if (this.underWay.has(cell)) throw new CellError('#REF!');
    this.underWay.add(cell);
    delete cell.refusal;
    delete cell.computedFormat;
    try {
      const formula = readFormula(cell.formula);
      if (!formula) throw new NotCalculated(`the formula ${cell.formula}`);
      cell.value = oneOf(this.value(sheet, formula));
      this.show(sheet, cell, formula);
    } catch (error) {
      if (isError(error)) cell.value = error.message;
      else if (error instanceof NotCalculated) cell.refusal = error.message;
      else throw error;
    }
    this.underWay.delete(cell);
    this.settled.add(cell);
  }

  /** An automatic cell takes on the format that follows from its formula. */
  private show(sheet: SheetModel, cell: StoredCell, formula: Formula): void {
    if (!isAutomatic(cell.format) || typeof cell.value !== 'number') return;
    const { datePattern } = localeMarks(this.book.locale);
    const format = computedFormat(formula, (text) => this.formats(sheet, text), datePattern);
    if (format !== '') cell.computedFormat = format;
  }

  private formats(here: SheetModel, text: string): string[] {
    const { sheet, area } = this.place(here, text);
    return sheet
      .map(trimmed(area, sheet), (cell) => {
        const format = cell ? shownFormatOf(cell) : '';
        return isAutomatic(format) || format === '@' ? '' : format;
      })
      .flat();
  }

  private value(sheet: SheetModel, formula: Formula): Value {
    switch (formula.is) {
      case 'value':
        return formula.value;
      case 'reference':
        return this.cells(sheet, formula.text);
      case 'error':
        throw new CellError(formula.text);
      case 'minus':
        return -toNumber(this.scalar(sheet, formula.of));
      case 'percent':
        return toNumber(this.scalar(sheet, formula.of)) / 100;
      case 'call':
        return this.call(sheet, formula);
      default:
        return operate(
          formula.operator,
          this.scalar(sheet, formula.left),
          this.scalar(sheet, formula.right),
        );
    }
  }

  private scalar(sheet: SheetModel, formula: Formula): Scalar {
    return oneOf(this.value(sheet, formula));
  }

  private call(sheet: SheetModel, { name, args }: Extract<Formula, { is: 'call' }>): Value {
    const lazy = LAZY_FUNCTIONS[name];
    if (lazy) return lazy(args.map((arg) => () => (arg ? this.value(sheet, arg) : null)));
    const call = FUNCTIONS[name];
    if (!call) throw new NotCalculated(name);
    return call(
      args.map((arg) => (arg ? this.value(sheet, arg) : null)),
      this.today,
    );
  }

  private cells(here: SheetModel, text: string): Value {
    const { sheet, area } = this.place(here, text);
    const rows = sheet.map(trimmed(area, sheet), (cell) => {
      if (cell) this.settle(sheet, cell);
      if (cell?.refusal !== undefined) throw new NotCalculated(`a formula of ${cell.formula}`);
      return cell?.value ?? null;
    });
    return area.rows === 1 && area.columns === 1 ? throwIfError(rows[0]?.[0] ?? null) : rows;
  }

  private place(here: SheetModel, text: string): { sheet: SheetModel; area: Area } {
    const { sheet: name, cells } = splitSheetName(text);
    const sheet = name === null ? here : this.book.sheets.find((one) => one.name === name);
    if (!sheet) throw new CellError('#REF!');
    const area = readA1(cells, { rows: sheet.maxRows, columns: sheet.maxColumns });
    if (!area) throw new CellError('#NAME?');
    return { sheet, area };
  }
}

/** A whole column ends for a formula where the content ends. */
function trimmed(area: Area, sheet: SheetModel): Area {
  if (area.rows * area.columns < 1_000) return area;
  const { rows, columns } = sheet.usedSize();
  return {
    ...area,
    rows: Math.max(1, Math.min(area.rows, rows - area.row + 1)),
    columns: Math.max(1, Math.min(area.columns, columns - area.column + 1)),
  };
}

/** One cell holds one value: the stage spreads no arrays over its neighbours. */
function oneOf(value: Value): Scalar {
  if (!Array.isArray(value)) return value;
  if (value.length === 1 && value[0]?.length === 1) return throwIfError(value[0][0] ?? null);
  throw new NotCalculated('an array');
}

function operate(operator: string, left: Scalar, right: Scalar): Scalar {
  switch (operator) {
    case '&':
      return toText(left) + toText(right);
    case '+':
      return toNumber(left) + toNumber(right);
    case '-':
      return toNumber(left) - toNumber(right);
    case '*':
      return toNumber(left) * toNumber(right);
    case '^':
      return toNumber(left) ** toNumber(right);
    case '/':
      if (toNumber(right) === 0) throw new CellError('#DIV/0!');
      return toNumber(left) / toNumber(right);
    default:
      return compare(operator, order(left, right));
  }
}

const KINDS = ['number', 'string', 'boolean'];

/** Text without regard to case; an empty cell is the zero or the text of the other side. */
function order(left: Scalar, right: Scalar): number {
  const [a, b] = [left ?? blankLike(right), right ?? blankLike(left)];
  const kinds = KINDS.indexOf(typeof a) - KINDS.indexOf(typeof b);
  if (kinds !== 0 || typeof a !== 'string') return kinds || Number(a) - Number(b);
  return a.toLowerCase().localeCompare(String(b).toLowerCase());
}

function blankLike(other: Scalar): Scalar {
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

function compare(operator: string, result: number): boolean {
  if (operator === '=') return result === 0;
  if (operator === '<>') return result !== 0;
  if (operator === '<') return result < 0;
  if (operator === '>') return result > 0;
  return operator === '<=' ? result <= 0 : result >= 0;
}
