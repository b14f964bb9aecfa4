import type { CellBox, Finding, Severity } from '../reading.ts';
import type { ReadingKind } from '../reading-kinds.ts';
import { addressOf, type Place } from './cell-address.ts';
import { placeOf, type SheetCells } from './sheet-cells.ts';

export type Params = Finding['params'];
type Doubt = { kind: ReadingKind; severity: Severity | Weight; params?: Params };

/** How grave a doubt is where that hangs on how often it is raised, and on how many values were read. */
type Weight = (told: { count: number; values: number }) => Severity;

/** A slip here and there is told; above this share of all values it is a misreading, and blocks. */
export function graveAbove(share: number): Weight {
  return ({ count, values }) => (count > share * values ? 'error' : 'warning');
}

/** A table of extremes takes nothing from the one above it; alone it leaves nothing to send. */
export const graveAlone: Weight = ({ values }) => (values > 0 ? 'warning' : 'error');

/**
 * Collects findings while a sheet is read. Many cells of one kind (and of equal parameters) are one
 * finding with `count`, and with the first thing found as an example.
 */
export type Doubts = {
  /** a cell, and what stands in it */
  atCell: (
    doubt: Doubt,
    sheet: SheetCells,
    rowIndex: number,
    columnIndex: number,
    found?: string,
  ) => void;
  /** a whole row, from the first to the last column given */
  atRow: (
    doubt: Doubt,
    sheet: SheetCells,
    rowIndex: number,
    columns: readonly number[],
    found?: string,
  ) => void;
  /** the same by the place a person sees */
  atPlace: (doubt: Doubt, place: Place | undefined, found?: string) => void;
  /** the sheet as a whole, or a question about it */
  ofSheet: (sheet: { name: string }, doubt: Doubt & Pick<Finding, 'choices'>) => void;
  /** some columns of one row, together */
  atColumns: (
    sheet: SheetCells,
    doubt: Doubt & Pick<Finding, 'choices'>,
    rowIndex: number,
    columns: readonly number[],
  ) => void;
  add: (finding: Finding) => void;
  /** what a column shows would settle something: said once a reading, and only of what nobody saw */
  unseen: (sheet: SheetCells, firstRow: number, column: number) => void;
  boxes: () => CellBox[];
  /** once all is read */
  weigh: (values: number) => void;
  list: () => Finding[];
};

const MOST_FOUND_CHARACTERS = 40;

/** What a sentence names of many things. */
export function listed(texts: readonly string[], mostCharacters = 80): string {
  return texts.join(', ').slice(0, mostCharacters);
}

export function collectDoubts(): Doubts {
  const groups = new Map<string, Finding>();
  const findings: Finding[] = [];
  const weights = new Map<Finding, Weight>();
  const boxes: CellBox[] = [];
  const weightless = <Told extends Doubt>({ severity, ...doubt }: Told) => ({
    ...doubt,
    severity: typeof severity === 'function' ? severity({ count: 0, values: 0 }) : severity,
  });
  const note = (doubt: Doubt, sheet: string, address: string, found?: string): void => {
    const key = `${doubt.kind}|${JSON.stringify(doubt.params ?? {})}`;
    let finding = groups.get(key);
    if (!finding) {
      finding = {
        ...weightless(doubt),
        places: [],
        params: { ...doubt.params, count: 0 },
      };
      if (typeof doubt.severity === 'function') weights.set(finding, doubt.severity);
      if (found !== undefined) finding.params.found = found.slice(0, MOST_FOUND_CHARACTERS);
      groups.set(key, finding);
      findings.push(finding);
    }
    finding.params.count = Number(finding.params.count) + 1;
    placesOf(finding, sheet).push(address);
  };
  const add = (finding: Finding, severity?: Severity | Weight): void => {
    // Twelve tables of one sheet may have the same to say.
    const key = JSON.stringify(finding);
    if (groups.has(key)) return;
    groups.set(key, finding);
    if (typeof severity === 'function') weights.set(finding, severity);
    findings.push(finding);
  };
  return {
    atCell: (doubt, sheet, rowIndex, columnIndex, found) =>
      note(doubt, sheet.name, addressIn(sheet, rowIndex, columnIndex), found),
    atRow: (doubt, sheet, rowIndex, columns, found) =>
      note(doubt, sheet.name, rangeAddress(sheet, rowIndex, columns), found),
    atPlace: (doubt, place, found) => {
      if (place) note(doubt, place.sheet, addressOf(place), found);
    },
    ofSheet: ({ name }, doubt) =>
      add(
        { params: {}, ...weightless(doubt), places: [{ sheet: name, cells: [] }] },
        doubt.severity,
      ),
    atColumns: (sheet, doubt, rowIndex, columns) => {
      // A table without a header has its columns told at the top.
      const row = Math.max(0, rowIndex);
      const cells = columns.map((column) => addressIn(sheet, row, column));
      const places = [{ sheet: sheet.name, cells }];
      add({ params: {}, ...weightless(doubt), places }, doubt.severity);
    },
    add: (finding) => add(finding),
    unseen: (sheet, firstRow, column) => {
      if (sheet.display || sheet.pasted || sheet.transposed) return;
      const rows = sheet.cells.length - firstRow;
      boxes.push({ sheet: sheet.name, rowIndex: firstRow, columnIndex: column, rows, columns: 1 });
    },
    boxes: () => boxes,
    weigh: (values) => {
      for (const [finding, weight] of weights)
        finding.severity = weight({ count: Number(finding.params.count), values });
    },
    list: () => findings,
  };
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
