/** What a formula works with: one value, or the cells of a range. */
export type Scalar = string | number | boolean | null;
export type Value = Scalar | Scalar[][];

/** What a cell shows where it cannot be calculated: `#DIV/0!` (apps-script.md §7.2). */
export class CellError extends Error {}

export function isError(error: unknown): error is CellError {
  return error instanceof CellError;
}

const ERRORS = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|ERROR!|NULL!)$/;

/** An error in a cell is an error in every formula that works with its value. */
export function throwIfError(value: Scalar): Scalar {
  if (typeof value === 'string' && ERRORS.test(value)) throw new CellError(value);
  return value;
}
