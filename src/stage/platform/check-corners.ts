import type { Area } from './a1-notation.ts';
import { exception } from './exception.ts';

/** A range has a first cell and at least one row and column. Where it ends, the sheet may grow. */
export function checkCorners({ row, column, rows, columns }: Area): void {
  if (!(rows >= 1)) throw exception('rows-at-least-one');
  if (!(columns >= 1)) throw exception('columns-at-least-one');
  if (!(row >= 1)) throw exception('row-too-small');
  if (!(column >= 1)) throw exception('column-too-small');
}
