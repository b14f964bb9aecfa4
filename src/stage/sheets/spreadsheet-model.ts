import type {
  Calculation,
  DocumentInfo,
  KeptItem,
  MetadataInfo,
  RangeAt,
  SheetKind,
} from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { calculate } from './formula/calculate.ts';
import { SheetModel } from './sheet-model.ts';

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
  /** as every new document has it */
  calculation: Calculation = {
    interval: 'ON_CHANGE',
    iterative: false,
    cycles: 50,
    threshold: 0.05,
  };
  owner: string;
  editors: Set<string>;
  viewers: Set<string>;
  sheets: SheetModel[] = [];
  named = new Map<string, RangeAt>();
  metadata: MetadataInfo[] = [];
  kept: KeptItem[] = [];
  /** has ever held one: a document without formulas is never searched for them */
  hasFormulas = false;
  private lastMetadataId = 0;
  private lastKeptId = 0;
  private calculatedAt: number | null = null;

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
    const { id, name, locale, timeZone, calculation } = this;
    return {
      id,
      name,
      locale,
      timeZone,
      calculation,
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
    this.metadata = this.metadata.filter((item) => item.sheet !== id);
    this.kept = this.kept.filter((item) => item.sheet !== id);
  }

  moveSheet(id: number, index: number): void {
    const sheet = this.sheet(id);
    this.sheets = this.othersThan(sheet);
    this.sheets.splice(index - 1, 0, sheet);
  }

  /** Something was written: formulas are calculated again before anyone reads. */
  touch(): void {
    this.calculatedAt = null;
  }

  /** Formulas have their values; `NOW` moves with the clock. */
  settle(now: number, customFunctions: readonly string[]): void {
    if (!this.hasFormulas || this.calculatedAt === now) return;
    this.calculatedAt = now;
    calculate(this, now, customFunctions);
  }

  keep(item: Omit<KeptItem, 'id'> & { id: number | null }): number {
    const id = item.id ?? this.lastKeptId + 1;
    this.lastKeptId = Math.max(this.lastKeptId, id);
    const others = this.kept.filter((one) => one.id !== id);
    const at = this.kept.findIndex((one) => one.id === id);
    others.splice(at === -1 ? others.length : at, 0, { ...item, id });
    this.kept = others;
    return id;
  }

  addMetadata(item: Omit<MetadataInfo, 'id'>): number {
    this.lastMetadataId += 1;
    this.metadata.push({ ...item, id: this.lastMetadataId });
    return this.lastMetadataId;
  }
}
