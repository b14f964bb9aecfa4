import { firstCharacters } from '../../dataset/storable-text.ts';
import { addressOf, type Place } from '../../reading/cell-address.ts';
import type { CellBox, Example, Finding, Severity } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { placeOf, type SheetCells } from './sheet-cells.ts';

export type Params = Finding['params'];
/** What stood in the first cell of a doubt; more than one thing by their names. */
export type Found = string | number | Params;
type Doubt = { kind: ReadingKind; severity: Severity | Weight; params?: Params };
export type Question = Doubt & Pick<Finding, 'choices'>;
/** Of some columns of a table, or else of its whole sheet. */
export type OfTable = Question & { columns?: readonly number[] };

/** A severity that depends on how often the doubt was raised, on how many months were read, and of how many cells. */
type Weight = (read: { count: number; values: number; cells: number }) => Severity;

/** A few slips are a warning. Above this share of all cells the table was misread: an error. */
export function graveAbove(share: number): Weight {
  return ({ count, cells }) => (count > share * cells ? 'error' : 'warning');
}

/** A table of extremes below a table of means is a warning. Alone it is an error: nothing can be sent. */
export const graveAlone: Weight = ({ values }) => (values > 0 ? 'warning' : 'error');

const MOST_FOUND_CHARACTERS = 40;
const MOST_MARKS_NAMED = 30;

/** Each of 128 gauges can be chosen; a hundred thousand words are no list. */
export const MOST_OFFERED = 500;

/** Joins names for a sentence and cuts them to a length. */
export function listed(texts: readonly string[], mostCharacters = 80): string {
  return firstCharacters(texts.join(', '), mostCharacters);
}

/** Examples one behind the other. */
export function inARow(examples: readonly Example[]): Example {
  return examples.flatMap((example, at) => (at > 0 ? [', ', ...example] : example));
}

const MOST_QUOTED = 60;

/** As much of a title or a header as a sentence has room for. */
export function quoted(text: string): string {
  return firstCharacters(text, MOST_QUOTED);
}

/**
 * Collects findings while a sheet is read. Many cells of one kind (and of equal parameters) are one
 * finding with `count`, and with the first thing found as an example.
 */
export class Doubts {
  private readonly findings = new Map<string, Finding>();
  private readonly weights = new Map<Finding, Weight>();
  readonly boxes: CellBox[] = [];

  get list(): Finding[] {
    return Array.from(this.findings.values());
  }

  atCell(doubt: Question, sheet: SheetCells, row: number, column: number, found?: Found): void {
    this.note(doubt, sheet.name, addressIn(sheet, row, column), found);
  }

  atRow(
    doubt: Doubt,
    sheet: SheetCells,
    row: number,
    columns: readonly number[],
    found?: Found,
  ): void {
    this.note(doubt, sheet.name, rangeAddress(sheet, row, columns), found);
  }

  atPlace(doubt: Question, place: Place | undefined, found?: Found): void {
    if (place) this.note(doubt, place.sheet, addressOf(place), found);
  }

  /** Of marks such as "*" and traces of rain the cells are named where they are few. */
  atMark(doubt: Doubt, place: Place | undefined): void {
    const finding = this.ofItsKind(doubt);
    const count = Number(finding.params.count) + 1;
    finding.params.count = count;
    if (count <= MOST_MARKS_NAMED && place) placesOf(finding, place.sheet).push(addressOf(place));
    else finding.places = finding.places.map(({ sheet }) => ({ sheet, cells: [] }));
  }

  ofSheet({ name }: { name: string }, doubt: Question): void {
    this.addWeighed(doubt, { sheet: name, cells: [] });
  }

  ofTable(table: { sheet: SheetCells; headerRow: number }, { columns, ...doubt }: OfTable): void {
    if (columns) this.atColumns(table, doubt, columns);
    else this.ofSheet(table.sheet, doubt);
  }

  /** At the headers of columns or in another row. A table without a header has its columns named in the first. */
  atColumns(
    { sheet, headerRow }: { sheet: SheetCells; headerRow: number },
    doubt: Question,
    columns: readonly number[],
    row = headerRow,
  ): void {
    const cells = columns.map((column) => addressIn(sheet, Math.max(0, row), column));
    this.addWeighed(doubt, { sheet: sheet.name, cells });
  }

  /** Twelve tables of a sheet may raise the same finding. It is kept once. */
  add(finding: Finding): void {
    const key = JSON.stringify(finding);
    if (!this.findings.has(key)) this.findings.set(key, finding);
  }

  /** The texts that a column shows would settle a doubt, and nobody has read them. */
  unseen(sheet: SheetCells, firstRow: number, column: number): void {
    if (sheet.display || sheet.pasted || sheet.transposed) return;
    const rows = sheet.cells.length - firstRow;
    this.boxes.push({
      sheet: sheet.name,
      rowIndex: firstRow,
      columnIndex: column,
      rows,
      columns: 1,
    });
  }

  /** What was doubted apart, of a table that is read after all. */
  take(others: Doubts): void {
    for (const [key, finding] of others.findings) {
      const known = this.findings.get(key);
      if (known?.params.count !== undefined) addTo(known, finding);
      else if (!known) this.findings.set(key, finding);
      const weight = others.weights.get(finding);
      if (weight && !known) this.weights.set(finding, weight);
    }
    this.boxes.push(...others.boxes);
  }

  /** Sets the severities that depend on the whole reading. */
  weigh(values: number, cells: number): void {
    for (const [finding, weight] of this.weights)
      finding.severity = weight({ count: Number(finding.params.count), values, cells });
  }

  private note(doubt: Question, sheet: string, address: string, found?: Found): void {
    const finding = this.ofItsKind(doubt, found);
    finding.params.count = Number(finding.params.count) + 1;
    placesOf(finding, sheet).push(address);
  }

  private ofItsKind(doubt: Question, found?: Found): Finding {
    const key = `${doubt.kind}|${JSON.stringify(doubt.params ?? {})}`;
    const known = this.findings.get(key);
    if (known) return known;
    const params: Params = { ...doubt.params, count: 0, ...namedParams(found) };
    const finding = { ...weightless(doubt), places: [], params };
    this.findings.set(key, finding);
    if (typeof doubt.severity === 'function') this.weights.set(finding, doubt.severity);
    return finding;
  }

  private addWeighed(doubt: Question, place: Finding['places'][number]): void {
    const finding = { params: {}, ...weightless(doubt), places: [place] };
    this.add(finding);
    if (typeof doubt.severity === 'function') this.weights.set(finding, doubt.severity);
  }
}

function namedParams(found?: Found): Params {
  if (typeof found === 'object' || found === undefined) return found ?? {};
  return {
    found: typeof found === 'string' ? firstCharacters(found, MOST_FOUND_CHARACTERS) : found,
  };
}

function weightless<Some extends Doubt>({ severity, ...doubt }: Some) {
  return {
    ...doubt,
    severity:
      typeof severity === 'function' ? severity({ count: 0, values: 0, cells: 0 }) : severity,
  };
}

function addTo(known: Finding, { params, places }: Finding): void {
  known.params.count = Number(known.params.count) + Number(params.count);
  for (const { sheet, cells } of places) placesOf(known, sheet).push(...cells);
}

function placesOf(finding: Finding, sheet: string): string[] {
  const known = finding.places[finding.places.length - 1];
  if (known?.sheet === sheet) return known.cells;
  const cells: string[] = [];
  finding.places.push({ sheet, cells });
  return cells;
}

function rangeAddress(sheet: SheetCells, rowIndex: number, columns: readonly number[]): string {
  const first = addressIn(sheet, rowIndex, Math.min(...columns));
  const last = addressIn(sheet, rowIndex, Math.max(...columns));
  return first === last ? first : `${first}:${last}`;
}

function addressIn(sheet: SheetCells, rowIndex: number, columnIndex: number): string {
  return addressOf(placeOf(sheet, rowIndex, columnIndex));
}
