import type { Area } from '../platform/a1-notation.ts';
import { type Corner, rewriteReferences } from './formula/references.ts';
import type { SheetModel } from './sheet-model.ts';
import type { SpreadsheetModel } from './spreadsheet-model.ts';

/** What points at cells that are cut, and at no others, follows them: formulas and names. */
export function followMove(book: SpreadsheetModel, sheet: SheetModel, from: Area, to: Area): void {
  const by = { row: to.row - from.row, column: to.column - from.column };
  for (const [name, at] of book.named)
    if (at.sheet === sheet.id && isWithin(cornersOf(at), from))
      book.named.set(name, { ...at, row: at.row + by.row, column: at.column + by.column });
  for (const other of book.sheets)
    for (const cell of other.formulaCells())
      cell.formula = rewriteReferences(cell.formula ?? '', (corners, name) =>
        (name ?? other.name) === sheet.name && isWithin(corners, from)
          ? corners.map((corner) => moved(corner, by))
          : corners,
      );
}

type Place = Pick<Corner, 'row' | 'column'>;

const cornersOf = ({ row, column, rows, columns }: Area): Place[] => [
  { row, column },
  { row: row + rows - 1, column: column + columns - 1 },
];

/** `A:B` reaches over all rows, and is never cut whole. */
function isWithin(corners: Place[], { row, column, rows, columns }: Area): boolean {
  const lies = (at: number | null, start: number, count: number) =>
    at !== null && at >= start && at < start + count;
  return corners.every((one) => lies(one.row, row, rows) && lies(one.column, column, columns));
}

function moved(corner: Corner, by: { row: number; column: number }): Corner {
  return {
    ...corner,
    row: corner.row && corner.row + by.row,
    column: corner.column && corner.column + by.column,
  };
}
