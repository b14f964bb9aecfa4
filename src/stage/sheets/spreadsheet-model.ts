import type { Area } from '../platform/a1-notation.ts';
import { overlap } from '../platform/areas.ts';
import type {
  DocumentInfo,
  LineChange,
  LineInsertion,
  ProtectionInfo,
  SheetKind,
} from '../platform/calls.ts';
import { Exception, exception } from '../platform/exception.ts';
import { calculate } from './calculate.ts';
import { SheetModel, shiftedArea } from './sheet-model.ts';

/** What a document is made from: values as people have them, dates as calendar days. */
export type GivenCell =
  | string
  | number
  | boolean
  | null
  | { year: number; month: number; day: number; hour?: number; minute?: number; second?: number };

export type GivenSheet = {
  id?: number;
  name: string;
  /** `'OBJECT'` is a chart on a tab of its own, `'DATASOURCE'` a connected sheet; neither has cells */
  kind?: SheetKind;
  cells?: GivenCell[][];
  /** cells as a person would type them: numbers and dates are read by the locale */
  typed?: string[][];
  /** number formats by A1 range: `{ 'B2:B9': '0.0' }` */
  formats?: Record<string, string>;
  notes?: Record<string, string>;
  /** A1 ranges of cells that are one */
  merges?: string[];
  frozenRows?: number;
  hidden?: boolean;
  hiddenRows?: number[];
  /** a filter as it stands: where it lies and which rows it hides */
  filter?: { range: string; hides: number[] };
};

export type GivenDocument = {
  id?: string;
  name: string;
  locale?: string;
  timeZone?: string;
  /** e-mail addresses; the first user owns a document that names nobody */
  owner?: string;
  editors?: string[];
  viewers?: string[];
  sheets?: GivenSheet[];
};

const LONGEST_NAME = 100;

export class SpreadsheetModel {
  readonly id: string;
  name: string;
  locale: string;
  timeZone: string;
  owner: string;
  editors: Set<string>;
  viewers: Set<string>;
  sheets: SheetModel[] = [];
  protections: ProtectionInfo[] = [];
  /** has ever held one: a document without formulas is never searched for them */
  hasFormulas = false;
  private isCalculated = false;

  constructor(given: Omit<GivenDocument, 'sheets'> & { id: string; owner: string }) {
    this.id = given.id;
    this.name = given.name;
    this.locale = given.locale ?? 'en_GB';
    this.timeZone = given.timeZone ?? 'Etc/UTC';
    this.owner = given.owner;
    this.editors = new Set([given.owner, ...(given.editors ?? [])]);
    this.viewers = new Set(given.viewers ?? []);
  }

  info(): DocumentInfo {
    const { id, name, locale, timeZone } = this;
    return {
      id,
      name,
      locale,
      timeZone,
      sheets: this.sheets.map((sheet, at) => sheet.info(at + 1)),
    };
  }

  sheet(id: number): SheetModel {
    const found = this.sheets.find((sheet) => sheet.id === id);
    if (!found) throw exception('sheet-missing', { id });
    return found;
  }

  /** The tab as a table; a tab without cells refuses whatever needs them. */
  grid(id: number): SheetModel {
    const found = this.sheet(id);
    if (found.kind !== 'GRID') throw exception('sheet-without-cells', { kind: found.kind });
    return found;
  }

  /** The first sheet is number 0, later ones are large and stable, as in Sheets. */
  addSheet(name: string | null, index: number | null, id = this.freeSheetId()): SheetModel {
    const sheet = new SheetModel(id, this.freeName(name));
    this.sheets.splice(index ?? this.sheets.length, 0, sheet);
    return sheet;
  }

  private freeSheetId(): number {
    if (this.sheets.length === 0) return 0;
    const highest = Math.max(...this.sheets.map(({ id }) => id));
    return highest < 1_000_000 ? 1_000_003 : highest + 977_311;
  }

  private freeName(wanted: string | null): string {
    if (wanted !== null) {
      this.checkName(wanted, this.sheets);
      return wanted;
    }
    let number = this.sheets.length + 1;
    while (this.hasSheet(`Sheet${number}`)) number += 1;
    return `Sheet${number}`;
  }

  hasSheet(name: string): boolean {
    return this.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  }

  renameSheet(id: number, name: string): void {
    const sheet = this.sheet(id);
    this.checkName(name, this.othersThan(sheet));
    sheet.name = name;
  }

  private checkName(name: string, others: readonly SheetModel[]): void {
    if (name.length > LONGEST_NAME) throw exception('sheet-name-long');
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw exception('sheet-name-taken', { name });
  }

  private othersThan(sheet: SheetModel): SheetModel[] {
    return this.sheets.filter((other) => other !== sheet);
  }

  setHidden(id: number, hidden: boolean): void {
    const sheet = this.sheet(id);
    if (hidden && this.othersThan(sheet).every((other) => other.hidden))
      throw exception('hides-all-sheets');
    sheet.hidden = hidden;
  }

  removeSheet(id: number): void {
    const sheet = this.sheet(id);
    const others = this.othersThan(sheet);
    if (others.length === 0) throw exception('last-sheet');
    if (others.every((other) => other.hidden)) throw exception('last-visible-sheet');
    this.sheets = others;
    this.protections = this.protections.filter((item) => item.sheet !== id);
  }

  /** Beside it, under the name that Sheets gives a copy. */
  copySheet(id: number): SheetModel {
    const sheet = this.sheet(id);
    const name = (count: number) => `Copy of ${sheet.name}${count > 1 ? ` ${count}` : ''}`;
    let count = 1;
    while (this.hasSheet(name(count))) count += 1;
    const copy = { ...structuredClone(sheet.saved()), id: this.freeSheetId(), name: name(count) };
    const made = SheetModel.from(copy);
    this.sheets.splice(this.sheets.indexOf(sheet) + 1, 0, made);
    return made;
  }

  moveSheet(id: number, index: number): void {
    const sheet = this.sheet(id);
    this.sheets = this.othersThan(sheet);
    this.sheets.splice(index - 1, 0, sheet);
  }

  /** Something was written: formulas are calculated again before anyone reads. */
  touch(): void {
    this.isCalculated = false;
  }

  /** Formulas have their values. */
  settle(): void {
    if (this.hasFormulas && !this.isCalculated) calculate(this.sheets);
    this.isCalculated = true;
  }

  /** Whoever may edit the document may edit here too at first. Protecting twice gives the protection there is. */
  protect(sheet: number, range: Area | null): ProtectionInfo {
    const same = this.protections.find(
      (item) => item.sheet === sheet && areSame(item.range, range),
    );
    if (same) return same;
    const id = Math.max(0, ...this.protections.map((item) => item.id)) + 1;
    const editors = [...this.editors].filter((email) => email !== this.owner);
    const made = { id, sheet, range, editors, warningOnly: false };
    this.protections.push(made);
    return made;
  }

  /** "The spreadsheet owner is always able to edit protected ranges and sheets" (reference/range). */
  isClosed(email: string, sheet: number, area: Area | null): boolean {
    return this.protections.some(
      (item) =>
        item.sheet === sheet &&
        !this.allows(item, email) &&
        (area === null || item.range === null || overlap(item.range, area)),
    );
  }

  allows({ warningOnly, editors }: ProtectionInfo, email: string): boolean {
    return warningOnly || email === this.owner || editors.includes(email);
  }

  /** What a person does to rows and columns. */
  changeLines(id: number, change: LineChange): void {
    if (change.do === 'insert') {
      this.insertLines(id, change);
      return;
    }
    const sheet = this.grid(id);
    this.refuseFormulas(
      sheet,
      change.lines,
      change.do === 'move' ? Math.min(change.start, change.to) : change.start,
    );
    if (this.protections.some((item) => item.sheet === id && item.range))
      throw new Exception('Moving protected ranges with their lines is not emulated yet');
    if (change.do === 'move') sheet.moveLines(change, change.to);
    else sheet.deleteLines(change);
  }

  private refuseFormulas(sheet: SheetModel, lines: LineInsertion['lines'], start: number): void {
    if (this.hasFormulas && start <= sheet.usedSize()[lines])
      throw new Exception('Following formulas over inserted lines is not emulated yet');
  }

  insertLines(id: number, change: LineInsertion): void {
    const sheet = this.grid(id);
    this.refuseFormulas(sheet, change.lines, change.start);
    sheet.insertLines(change);
    const first = change.lines === 'rows' ? 'row' : 'column';
    this.protections = this.protections.map((item) =>
      item.sheet === id && item.range
        ? { ...item, range: shiftedArea(item.range, { ...change, first }) }
        : item,
    );
  }
}

function areSame(one: Area | null, other: Area | null): boolean {
  if (!one || !other) return one === other;
  return (['row', 'column', 'rows', 'columns'] as const).every((side) => one[side] === other[side]);
}
