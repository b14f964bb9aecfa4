import type { Cell } from '../../reading/reading.ts';
import { isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';

/**
 * "Name | Upton" above "Units | mm": two such lines are a list of labels in one column, each with what it says in the
 * next cell. One alone, or over a header that begins further left, may be a row of titles over the columns.
 */
export function endsLabels(sheet: SheetCells, rowIndex: number, column: number): boolean {
  return labelAt(sheet, rowIndex) === column && labelAt(sheet, rowIndex - 1) === column;
}

export function isInLabels(sheet: SheetCells, rowIndex: number): boolean {
  const column = labelAt(sheet, rowIndex);
  return column !== -1 && [-1, 1].some((step) => labelAt(sheet, rowIndex + step) === column);
}

/** The column of the label; -1 if the row is no label with one cell beside it. */
function labelAt({ cells }: SheetCells, rowIndex: number): number {
  const row: readonly Cell[] = cells[rowIndex] ?? [];
  const filled = row.flatMap((cell, index) => (isEmpty(cell) ? [] : [index]));
  const [label = -1, value] = filled;
  const isLabel = filled.length === 2 && value === label + 1 && isText(row[label]);
  return isLabel ? label : -1;
}

/** `24-28 CC : cloud cover in oktas`: where fields have a width, the line begins with their place. */
const EXPLAINED = /^\s*(?:\d+\s*[-–]\s*\d+\s+)?([^\s:=][^:=]{0,39}?)\s*(?:[:=]| [-–] )\s*(\S.*)$/;

/** What a line above the table says of the column with this name: "cloud cover in oktas". */
export function legendOf(titles: readonly string[], name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  for (const title of titles) {
    const [, named, says] = EXPLAINED.exec(title) ?? [];
    if (named?.toLowerCase() === wanted) return says;
  }
  return undefined;
}
