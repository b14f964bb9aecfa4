import type { Area } from './a1-notation.ts';
import { exception } from './exception.ts';

export function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

export function holds(outer: Area, inner: Area): boolean {
  return (
    outer.row <= inner.row &&
    outer.column <= inner.column &&
    outer.row + outer.rows >= inner.row + inner.rows &&
    outer.column + outer.columns >= inner.column + inner.columns
  );
}

/** Do lines from `start` lie on both sides of the edge behind line `edge`? */
export function isCut(start: number, count: number, edge: number): boolean {
  return start <= edge && start + count - 1 > edge;
}

/** A range has a first cell and at least one row and column. Where it ends, the sheet may grow. */
export function checkCorners({ row, column, rows, columns }: Area): void {
  if (!(rows >= 1)) throw exception('rows-at-least-one');
  if (!(columns >= 1)) throw exception('columns-at-least-one');
  if (!(row >= 1)) throw exception('row-too-small');
  if (!(column >= 1)) throw exception('column-too-small');
}
