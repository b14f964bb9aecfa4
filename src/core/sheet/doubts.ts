import { cellAddress } from './cell-address.ts';
import type { CellBox, Finding, Severity } from './reading.ts';
import type { ReadingKind } from './reading-kinds.ts';
import { placeOf, type SheetCells } from './sheet-cells.ts';

export type Params = Finding['params'];
type Doubt = { kind: ReadingKind; severity: Severity; params?: Params };

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
  atPlace: (
    doubt: Doubt,
    sheet: string,
    rowIndex: number,
    columnIndex: number,
    found: string,
  ) => void;
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
  list: () => Finding[];
};

const MOST_FOUND_CHARACTERS = 40;

export function collectDoubts(): Doubts {
  const groups = new Map<string, Finding>();
  const findings: Finding[] = [];
  const boxes: CellBox[] = [];
  const note = (doubt: Doubt, sheet: string, address: string, found?: string): void => {
    const key = `${doubt.kind}|${JSON.stringify(doubt.params ?? {})}`;
    let finding = groups.get(key);
    if (!finding) {
      finding = {
        kind: doubt.kind,
        severity: doubt.severity,
        places: [],
        params: { ...doubt.params, count: 0 },
      };
      if (found !== undefined) finding.params.found = found.slice(0, MOST_FOUND_CHARACTERS);
      groups.set(key, finding);
      findings.push(finding);
    }
    finding.params.count = Number(finding.params.count) + 1;
    placesOf(finding, sheet).push(address);
  };
  const add = (finding: Finding): void => {
    // Twelve tables of one sheet may have the same to say.
    const key = JSON.stringify(finding);
    if (groups.has(key)) return;
    groups.set(key, finding);
    findings.push(finding);
  };
  return {
    atCell: (doubt, sheet, rowIndex, columnIndex, found) =>
      note(doubt, sheet.name, cellAddress(...placeOf(sheet, rowIndex, columnIndex)), found),
    atRow: (doubt, sheet, rowIndex, columns, found) =>
      note(doubt, sheet.name, rangeAddress(sheet, rowIndex, columns), found),
    atPlace: (doubt, sheet, rowIndex, columnIndex, found) =>
      note(doubt, sheet, cellAddress(rowIndex, columnIndex), found),
    ofSheet: ({ name }, doubt) =>
      add({ params: {}, ...doubt, places: [{ sheet: name, cells: [] }] }),
    atColumns: (sheet, doubt, rowIndex, columns) => {
      // A table without a header has its columns told at the top.
      const row = Math.max(0, rowIndex);
      const cells = columns.map((column) => cellAddress(...placeOf(sheet, row, column)));
      add({ params: {}, ...doubt, places: [{ sheet: sheet.name, cells }] });
    },
    add,
    unseen: (sheet, firstRow, column) => {
      if (sheet.display || sheet.pasted || sheet.transposed) return;
      const rows = sheet.cells.length - firstRow;
      boxes.push({ sheet: sheet.name, rowIndex: firstRow, columnIndex: column, rows, columns: 1 });
    },
    boxes: () => boxes,
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
  const first = cellAddress(...placeOf(sheet, rowIndex, Math.min(...columns)));
  const last = cellAddress(...placeOf(sheet, rowIndex, Math.max(...columns)));
  return first === last ? first : `${first}:${last}`;
}
