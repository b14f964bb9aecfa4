import { CellError, type Scalar, throwIfError, type Value } from './values.ts';

/** Where and when a formula is calculated. */
export type Setting = { today: number; now: number; locale: string };
export type Call = (args: Value[], setting: Setting) => Value;

export function toNumber(value: Scalar): number {
  if (value === null || value === '') return 0;
  const number = typeof value === 'string' ? Number(value) : Number(value);
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

/** Every cell as it stands, errors among them: for whoever counts or looks for something. */
export const cellsOf = (args: Value[]): Scalar[] =>
  args.flatMap((arg) => (Array.isArray(arg) ? arg.flat() : [arg]));
export const scalars = (args: Value[]) => cellsOf(args).map(throwIfError);
/** Text in a range is passed over; text given as an argument must be a number. */
export const numbers = (args: Value[]) =>
  args.flatMap((arg) =>
    Array.isArray(arg)
      ? scalars([arg]).filter((scalar) => typeof scalar === 'number')
      : [toNumber(arg)],
  );
export const first = (arg: Value | undefined): Scalar =>
  throwIfError(Array.isArray(arg) ? (arg[0]?.[0] ?? null) : (arg ?? null));
export const number = (arg: Value | undefined) => toNumber(first(arg));
export const text = (arg: Value | undefined) => toText(first(arg));
