import { cellAddress } from '../../reading/cell-address.ts';
import type { Finding, Grid } from '../../reading/reading.ts';
import { cellAt, placeOfAddress } from './raw-cells.ts';

/** What one click would write: every cell with what stands there and what would. null is empty. */
export type Mend = {
  how: 'swap' | 'sign' | 'decimal' | 'shift';
  sheet: string;
  changes: { cell: string; from: number | null; to: number | null }[];
};

/**
 * The change that would make a finding go, where it is one a person can judge at a glance and
 * nothing is lost by it; null for all others. The cells are the sheet's own, before any unit.
 */
export function mendOf(finding: Finding, grids: readonly Grid[]): Mend | null {
  const [place, ...others] = finding.places;
  if (!place || others.length > 0) return null;
  const table: Table = { sheet: place.sheet, at: (cell) => cellAt(grids, place.sheet, cell) };
  switch (finding.kind) {
    case 'quality.min-max-exchanged':
    case 'quality.months-exchanged':
      return swap(table, place.cells, finding);
    case 'quality.outlier-sign':
    case 'quality.day-outlier-sign':
      return oneCell(table, finding, 'sign', (value) => -value);
    case 'quality.outlier-decimal':
    case 'quality.day-outlier-decimal':
      return oneCell(table, finding, 'decimal', (value) => nearerTenfold(value, finding));
    case 'quality.rain-outlier':
    case 'quality.day-rain-outlier':
      return isTenfold(finding) ? oneCell(table, finding, 'decimal', (value) => value / 10) : null;
    case 'quality.year-late':
    case 'quality.year-late-one':
      return finding.params.movable === 1 ? moveYear(table, place.cells, -1) : null;
    case 'quality.year-early':
    case 'quality.year-early-one':
      return finding.params.movable === 1 ? moveYear(table, place.cells, 1) : null;
    default:
      return null;
  }
}

type Table = { sheet: string; at: (cell: string) => unknown };

/**
 * Only where the cells hold the very numbers the finding speaks of: a month made of days is named by
 * the cell of its first day, and columns of two units cannot change places as they are.
 */
function swap({ sheet, at }: Table, cells: readonly string[], { params }: Finding): Mend | null {
  const [one = '', other = ''] = cells;
  const [here, there] = [at(one), at(other)];
  if (cells.length !== 2 || typeof here !== 'number' || typeof there !== 'number') return null;
  const { value = params.max, nextValue = params.min } = params;
  if (here !== value || there !== nextValue) return null;
  const changes = [
    { cell: one, from: here, to: there },
    { cell: other, from: there, to: here },
  ];
  return { how: 'swap', sheet, changes };
}

/** A cell in another unit would become something else than what the finding speaks of. */
function oneCell(
  { sheet, at }: Table,
  { places, params }: Finding,
  how: Mend['how'],
  change: (value: number) => number,
): Mend | null {
  const [cell = '', ...others] = places[0]?.cells ?? [];
  const from = at(cell);
  if (others.length > 0 || typeof from !== 'number' || from !== params.value) return null;
  return { how, sheet, changes: [{ cell, from, to: tidy(change(from)) }] };
}

function nearerTenfold(value: number, { params }: Finding): number {
  const away = (one: number) => Math.abs(one - Number(params.expected));
  return away(value / 10) < away(value * 10) ? value / 10 : value * 10;
}

/** A tenth of it is a month like others, neither dry nor wet for its season. */
function isTenfold({ params }: Finding): boolean {
  const tenth = Number(params.value) / 10;
  return tenth <= Number(params.next) && tenth >= Number(params.usual) / 5;
}

/** Binary fractions add digits that nobody typed: 0.1 + 0.2 is 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Each month's value goes to the cell of the month before (-1) or after (1). The cell that takes the
 * first of them must be empty, and none in between may be, so that nothing is lost or torn apart.
 */
function moveYear(table: Table, cells: readonly string[], by: 1 | -1): Mend | null {
  const rows = elementRows(cells);
  const changes = rows?.map((row) => shiftedRow(table, by === -1 ? row : [...row].reverse()));
  if (!changes || changes.length === 0 || changes.some((row) => row === null)) return null;
  const all = changes.reduce<Mend['changes']>((sum, row) => sum.concat(row ?? []), []);
  return { how: 'shift', sheet: table.sheet, changes: all };
}

const MONTHS_OF_A_LATE_YEAR = 11;

/** The finding names eleven months an element, one element after the other. */
function elementRows(cells: readonly string[]): string[][] | null {
  if (cells.length === 0 || cells.length % MONTHS_OF_A_LATE_YEAR > 0) return null;
  return Array.from({ length: cells.length / MONTHS_OF_A_LATE_YEAR }, (_, row) =>
    cells.slice(row * MONTHS_OF_A_LATE_YEAR, (row + 1) * MONTHS_OF_A_LATE_YEAR),
  );
}

/** `cells` in the order in which they make room for each other. */
function shiftedRow({ at }: Table, cells: readonly string[]): Mend['changes'] | null {
  const places = cells.map(placeOfAddress);
  const [first, second] = places;
  if (!first || !second) return null;
  const step = {
    rows: second.rowIndex - first.rowIndex,
    columns: second.columnIndex - first.columnIndex,
  };
  const isEven = places.every(
    ({ rowIndex, columnIndex }, month) =>
      rowIndex === first.rowIndex + month * step.rows &&
      columnIndex === first.columnIndex + month * step.columns,
  );
  const free = {
    rowIndex: first.rowIndex - step.rows,
    columnIndex: first.columnIndex - step.columns,
  };
  if (!isEven || free.rowIndex < 0 || free.columnIndex < 0) return null;
  const into = cellAddress(free.rowIndex, free.columnIndex);
  const values = cells.map(at);
  if (!hasNothing(at(into)) || !values.every((value) => typeof value === 'number')) return null;
  const numbers = values as number[];
  const all = [into, ...cells];
  return all.map((cell, month) => ({
    cell,
    from: numbers[month - 1] ?? null,
    to: numbers[month] ?? null,
  }));
}

function hasNothing(value: unknown): boolean {
  return value === null || value === '';
}
