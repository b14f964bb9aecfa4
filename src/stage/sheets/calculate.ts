import { type Area, readA1, splitSheetName } from '../platform/a1-notation.ts';
import { Exception } from '../platform/exception.ts';
import type { StoredCell } from './cell.ts';
import { isDateFormat } from './number-format.ts';
import type { SheetModel } from './sheet-model.ts';

/** Gives every formula its value: sums and shares, as a keeper types them. What is more says so when it is read. */
export function calculate(sheets: readonly SheetModel[]): void {
  const calculation = new Calculation(sheets);
  for (const sheet of sheets)
    for (const cell of sheet.formulaCells()) calculation.settle(sheet, cell);
}

/** What a cell shows where it cannot be calculated: `#DIV/0!` (docs/apps-script.md §7.2). */
class CellError extends Error {}

/** A script asked for the value of a formula that the stage cannot calculate. */
class NotCalculated extends Exception {
  constructor(what: string) {
    super(`Calculating ${what} is not emulated yet`);
  }
}

const FUNCTIONS: Record<string, (numbers: number[]) => number> = {
  AVERAGE: (numbers) => share(sum(numbers), numbers.length),
  COUNT: (numbers) => numbers.length,
  // A column holds more numbers than a call takes arguments.
  MAX: ([first = 0, ...others]) => others.reduce((one, other) => Math.max(one, other), first),
  MIN: ([first = 0, ...others]) => others.reduce((one, other) => Math.min(one, other), first),
  SUM: sum,
};

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function share(value: number, by: number): number {
  if (by === 0) throw new CellError('#DIV/0!');
  return value / by;
}

const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?![\p{L}\d_.:$])`;
/** A function, a name, `B2`, `B2:C9`, `B:B`, each perhaps of another sheet. */
const WORD = String.raw`(?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\d_]*!)?[\p{L}\d_$][\p{L}\d_$]*(?::[\p{L}\d_$]+)?`;
const TOKENS = new RegExp(String.raw`${NUMBER}|${WORD}|[-+*/(),;]|\S`, 'gu');

class Calculation {
  private readonly sheets: readonly SheetModel[];
  private readonly settled = new Set<StoredCell>();
  private readonly underWay = new Set<StoredCell>();

  constructor(sheets: readonly SheetModel[]) {
    this.sheets = sheets;
  }

  /** Calculates a cell once, with whatever it depends on. */
  settle(sheet: SheetModel, cell: StoredCell): void {
    if (cell.formula === undefined || this.settled.has(cell)) return;
    if (this.underWay.has(cell)) throw new CellError('#REF!');
    this.underWay.add(cell);
    delete cell.refusal;
    try {
      cell.value = new Reader(cell.formula, (text) => this.cells(sheet, text)).value();
    } catch (error) {
      if (error instanceof CellError) cell.value = error.message;
      else if (error instanceof NotCalculated) cell.refusal = error.message;
      else throw error;
    }
    this.underWay.delete(cell);
    this.settled.add(cell);
  }

  private cells(here: SheetModel, text: string): StoredCell[] {
    const { sheet: name, cells } = splitSheetName(text);
    const sheet = name === null ? here : this.sheets.find((one) => one.name === name);
    if (!sheet) throw new CellError('#REF!');
    const area = readA1(cells, { rows: sheet.maxRows, columns: sheet.maxColumns });
    if (!area) throw new CellError('#NAME?');
    const filled = sheet.map(withContent(area, sheet), (cell) => cell ?? []).flat(2);
    for (const cell of filled) this.settle(sheet, cell);
    return filled;
  }
}

/** A whole column ends for a formula where the content ends. */
function withContent(area: Area, sheet: SheetModel): Area {
  const { rows, columns } = sheet.usedSize();
  return {
    ...area,
    rows: Math.max(1, Math.min(area.rows, rows - area.row + 1)),
    columns: Math.max(1, Math.min(area.columns, columns - area.column + 1)),
  };
}

/** Reads a formula from the left and calculates what it has read. */
class Reader {
  private readonly formula: string;
  private readonly cells: (reference: string) => StoredCell[];
  private readonly tokens: string[];

  constructor(formula: string, cells: (reference: string) => StoredCell[]) {
    this.formula = formula;
    this.cells = cells;
    this.tokens = formula.slice(1).match(TOKENS) ?? [];
  }

  value(): number {
    const value = this.terms();
    if (this.tokens.length > 0) throw this.unread();
    return value;
  }

  private terms(): number {
    let value = this.factors();
    while (/^[-+]$/.test(this.next()))
      value = this.take() === '+' ? value + this.factors() : value - this.factors();
    return value;
  }

  private factors(): number {
    let value = this.factor();
    while (/^[*/]$/.test(this.next()))
      value = this.take() === '*' ? value * this.factor() : share(value, this.factor());
    return value;
  }

  private factor(): number {
    const token = this.take();
    if (token === '-') return -this.factor();
    if (token === '+') return this.factor();
    if (token === '(') return this.closed(this.terms());
    if (/^[\d.]/.test(token)) return Number(token);
    if (!/^[\p{L}$'_]/u.test(token)) throw this.unread();
    if (this.next() === '(') return this.call(token.toUpperCase());
    const [cell] = this.cells(token);
    if (isRange(token)) throw new NotCalculated('an array');
    return cell ? numberIn(cell) : 0;
  }

  private closed(value: number): number {
    if (this.take() !== ')') throw this.unread();
    return value;
  }

  private call(name: string): number {
    const calculated = FUNCTIONS[name];
    if (!calculated) throw new NotCalculated(name);
    this.take();
    let numbers = this.argument();
    // Spreadsheets of many languages part arguments with a semicolon.
    while (/^[,;]$/.test(this.next())) {
      this.take();
      numbers = numbers.concat(this.argument());
    }
    return this.closed(calculated(numbers));
  }

  /** Texts and blanks in a range are passed over. */
  private argument(): number[] {
    if (!isRange(this.next())) return [this.terms()];
    return this.cells(this.take())
      .filter(({ value }) => typeof value === 'number' || isError(value))
      .map(numberIn);
  }

  private next(): string {
    return this.tokens[0] ?? '';
  }

  private take(): string {
    return this.tokens.shift() ?? '';
  }

  private unread(): NotCalculated {
    return new NotCalculated(`the formula ${this.formula}`);
  }
}

const isRange = (token: string) => token.includes(':');

const isError = (value: StoredCell['value']): value is string =>
  typeof value === 'string' && /^#[A-Z/0]+[!?]?$/.test(value);

/** How a formula shows a day follows from what it reads, so days are left to Google. */
function numberIn({ value, format, refusal, formula }: StoredCell): number {
  if (refusal !== undefined) throw new NotCalculated(`a formula of ${formula}`);
  if (isDateFormat(format)) throw new NotCalculated('with days');
  if (isError(value)) throw new CellError(value);
  if (typeof value === 'string' && value !== '') throw new CellError('#VALUE!');
  return Number(value);
}
