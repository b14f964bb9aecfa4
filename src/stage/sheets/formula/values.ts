/** What a formula works with: one value, or the cells of a range. */
export type Scalar = string | number | boolean | null;
export type Value = Scalar | Scalar[][];

/** What a cell shows where it cannot be calculated: `#DIV/0!` (docs/apps-script.md §7.2). */
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

export function toNumber(value: Scalar): number {
  if (value === null || value === '') return 0;
  const number = Number(value);
  if (Number.isNaN(number)) throw new CellError('#VALUE!');
  return number;
}

export function toText(value: Scalar): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return /^t/i.test(value);
  return toNumber(value) !== 0;
}

/** Every cell as it stands, errors among them. */
export const cellsOf = (args: Value[]): Scalar[] =>
  args.flatMap((arg) => (Array.isArray(arg) ? arg.flat() : [arg]));

/** Text in a range is passed over; text given as an argument must be a number. */
export const numbers = (args: Value[]) =>
  args.flatMap((arg) =>
    Array.isArray(arg)
      ? arg
          .flat()
          .map(throwIfError)
          .filter((scalar) => typeof scalar === 'number')
      : [toNumber(arg)],
  );

export const first = (arg: Value | undefined): Scalar =>
  throwIfError(Array.isArray(arg) ? (arg[0]?.[0] ?? null) : (arg ?? null));

export const number = (arg: Value | undefined) => toNumber(first(arg));
