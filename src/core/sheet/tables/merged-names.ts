import type { Cell } from '../../reading/reading.ts';
import { headerText, isText, saysNothingNew } from '../cells/sheet-cells.ts';
import { sampleOf } from '../headers/sample.ts';
import { cellsBelow, indexesOf, type Table } from '../headers/table.ts';
import type { KeyContext } from '../keys/read-context.ts';
import { keysAhead } from '../keys/read-keys.ts';
import type { Fit, Part } from './layout.ts';

/**
 * "Upton" in a cell merged over three years stands in the first of their rows. Here each of them gets the name, and
 * so the name of an element: whoever asks whose a row is need not know what was merged.
 */
export function withMergedNames(fit: Fit, context: KeyContext): Fit {
  // Blocks beside each other share the rows that the first names.
  const [part] = fit.parts;
  if (!part) return fit;
  const { table } = fit;
  const names = namesLeft(table, part).filter((column) => hasBlanks(table, column));
  const elements = mergedElements(table, part);
  if (names.length + elements.length === 0) return fit;
  const { packed } = keysAhead(table, part.keys, context);
  const labelled = carriedOn(table, elements, packed);
  const merged = names.filter((column) => leavesBlanks(labelled, part, column, packed));
  return { ...fit, table: carriedOn(labelled, merged, packed) };
}

function mergedElements(table: Table, { rowElement }: Part): number[] {
  const isNeeded = rowElement?.isMerged && cellsBelow(table, rowElement.index).some(saysNothingNew);
  return isNeeded ? [rowElement.index] : [];
}

function hasBlanks({ sampled }: Table, column: number): boolean {
  return sampled.some((row) => saysNothingNew(row[column]));
}

/** The columns left of the values that hold words and no key. */
function namesLeft(
  { columns, sheet, firstRow }: Table,
  { keys, values, rowElement }: Part,
): number[] {
  const end = Math.min(...indexesOf(values));
  return indexesOf(columns).filter(
    (index) =>
      index < end &&
      index !== rowElement?.index &&
      !keys.all.includes(index) &&
      isText(sheet.cells[firstRow]?.[index]),
  );
}

/**
 * The first row has a name, and not half of the others. Where a name would have a month twice, a blank is no part
 * of what stands above it.
 */
function leavesBlanks(table: Table, part: Part, column: number, packed: Int32Array): boolean {
  const rows = datedRows(table, packed);
  const named = rows.filter(({ cells }) => !saysNothingNew(cells[column]));
  if (named[0] !== rows[0] || named.length * 2 > rows.length) return false;
  const seen = new Set<string>();
  let name = '';
  for (const { cells, date } of rows) {
    if (!saysNothingNew(cells[column])) name = headerText(cells[column]);
    seen.add(`${name}|${date}|${headerText(cells[part.rowElement?.index ?? -1])}`);
  }
  return seen.size === rows.length;
}

function datedRows({ sheet, firstRow }: Table, packed: Int32Array) {
  return Array.from(packed, (date, at) => ({
    date,
    cells: sheet.cells[firstRow + at] ?? [],
  })).filter(({ date }) => date >= 0);
}

function carriedOn(table: Table, columns: readonly number[], packed: Int32Array): Table {
  if (columns.length === 0) return table;
  const above = new Map<number, Cell>();
  const cells = table.sheet.cells.map((row, rowIndex) => {
    const at = rowIndex - table.firstRow;
    return at >= 0 && (packed[at] ?? -1) >= 0 ? withNames(row, columns, above) : row;
  });
  const sheet = { ...table.sheet, cells };
  return { ...table, sheet, ...sampleOf(sheet, table.firstRow, table.headerRow) };
}

/** Remembers in `above` what the row names. */
function withNames(row: Cell[], columns: readonly number[], above: Map<number, Cell>): Cell[] {
  const blank = columns.filter((column) => saysNothingNew(row[column]));
  for (const column of columns) if (!blank.includes(column)) above.set(column, row[column] ?? '');
  if (blank.length === 0) return row;
  const named = [...row];
  for (const column of blank) named[column] = above.get(column) ?? '';
  return named;
}
