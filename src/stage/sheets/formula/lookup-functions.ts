import { type Call, first, number, toBoolean } from './arguments.ts';
import { order } from './order.ts';
import { CellError, type Scalar, throwIfError, type Value } from './values.ts';
import { wildcards } from './wildcards.ts';

const table = (value: Value | undefined): Scalar[][] =>
  Array.isArray(value) ? value : [[value ?? null]];
const transposed = (rows: Scalar[][]): Scalar[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
/** A range of one row or one column. */
const line = (value: Value | undefined): Scalar[] => {
  const rows = table(value);
  if (rows.length > 1 && (rows[0]?.length ?? 0) > 1) throw new CellError('#N/A');
  return rows.flat();
};

function exactPlace(key: Scalar, keys: Scalar[]): number {
  const pattern = typeof key === 'string' ? wildcards(key) : null;
  return keys.findIndex((entry) =>
    pattern ? typeof entry === 'string' && pattern.test(entry) : entry === key,
  );
}

/** Where the keys are sorted: the last one that is not beyond what is looked for. */
function sortedPlace(key: Scalar, keys: Scalar[], isRising = true): number {
  const isBeyond = (entry: Scalar) => (isRising ? order(entry, key) > 0 : order(entry, key) < 0);
  const alike = keys.map((entry) => (entry !== null && typeof entry === typeof key ? entry : null));
  const beyond = alike.findIndex((entry) => entry !== null && isBeyond(entry));
  return alike.findLastIndex((entry, at) => entry !== null && (beyond === -1 || at < beyond));
}

function found(place: number): number {
  if (place === -1) throw new CellError('#N/A');
  return place;
}

/** `VLOOKUP` takes the column for sorted unless it is told otherwise. */
function lookUp(rows: Scalar[][], key: Scalar, index: number, isSorted: boolean): Scalar {
  if (index < 1) throw new CellError('#VALUE!');
  if (index > (rows[0]?.length ?? 0)) throw new CellError('#REF!');
  const keys = rows.map((row) => row[0] ?? null);
  const place = isSorted ? sortedPlace(key, keys) : exactPlace(key, keys);
  return throwIfError(rows[found(place)]?.[index - 1] ?? null);
}

/** Row or column 0 is all of them. */
function cellsAt(rows: Scalar[][], row: number, column: number): Value {
  if (row > rows.length || column > (rows[0]?.length ?? 0) || row < 0 || column < 0)
    throw new CellError('#REF!');
  const chosen = row === 0 ? rows : rows.slice(row - 1, row);
  return column === 0 ? chosen : chosen.map((cells) => cells.slice(column - 1, column));
}

export const LOOKUP_FUNCTIONS: Record<string, Call> = {
  HLOOKUP: ([key, range, index, isSorted = true]) =>
    lookUp(transposed(table(range)), first(key), number(index), toBoolean(first(isSorted))),
  INDEX: ([range, row = 0, column = 0]) => cellsAt(table(range), number(row), number(column)),
  MATCH: ([key, range, kind = 1]) => {
    const how = number(kind);
    const place =
      how === 0
        ? exactPlace(first(key), line(range))
        : sortedPlace(first(key), line(range), how > 0);
    return found(place) + 1;
  },
  VLOOKUP: ([key, range, index, isSorted = true]) =>
    lookUp(table(range), first(key), Math.floor(number(index)), toBoolean(first(isSorted))),
};
