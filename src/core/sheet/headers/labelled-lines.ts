import type { Cell } from '../../reading/reading.ts';
import { isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';

/**
 * "Name | Upton" above "Units | mm": two such lines are a list of labels in one column, each with what it says in the
 * next cell. One alone, or over a header that begins further left, may be a row of titles over the columns.
 */
export function endsLabels(sheet: SheetCells, rowIndex: number, column: number): boolean {
  return labelAt(sheet, rowIndex) === column && labelAt(sheet, rowIndex - 1) === column;
}

/** The column of the label; -1 if the row is no label with one cell beside it. */
function labelAt({ cells }: SheetCells, rowIndex: number): number {
  const row: readonly Cell[] = cells[rowIndex] ?? [];
  const filled = row.flatMap((cell, index) => (isEmpty(cell) ? [] : [index]));
  const [label = -1, value] = filled;
  const isLabel = filled.length === 2 && value === label + 1 && isText(row[label]);
  return isLabel ? label : -1;
}
