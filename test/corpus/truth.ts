import type { Row } from '../../src/core/dataset/dataset.ts';

/** A cell of a truth that a careful person may also read otherwise. */
type EitherWay = {
  Year: number;
  key: string;
  primary: number | null;
  may_be_absent?: boolean;
  alternatives?: Record<string, number | null>;
};

type Sums = { max: number; min: number; rain: number };

/** What a table says, written down from the table alone. */
export type Truth = {
  tolerance: { temperature: number; rain: number };
  counts: Sums;
  rows: Row[];
  either_way?: EitherWay[];
  /** whole other readings that count as right */
  alternatives?: Record<string, Row[]>;
  /** in the place of rows, where the truth is only counted */
  figures?: { years: [count: number, first: number, last: number]; sums: Sums; spots: Row[] };
};

export type Difference = { cell: string; given: number | null; wanted: number | null };

/** What differs from the reading that comes nearest of all that are right. */
export function differencesFrom(truth: Truth, rows: readonly Row[]): Difference[] {
  if (truth.figures) return differencesFromFigures(truth, truth.figures, rows);
  const readings = [truth.rows, ...Object.values(truth.alternatives ?? {})];
  const compared = readings.map((wanted) => differencesFromRows(truth, wanted, rows));
  return compared.reduce((best, other) => (other.length < best.length ? other : best));
}

/** A value that is not there says nothing false. */
export function saysFalse({ given }: Difference): boolean {
  return given !== null;
}

function differencesFromRows(truth: Truth, wanted: readonly Row[], rows: readonly Row[]) {
  const allowed = new Map<string, (number | null)[]>();
  for (const [cell, value] of cellsOf(wanted)) allowed.set(cell, [value]);
  for (const free of truth.either_way ?? [])
    allowed.set(`${free.Year} ${free.key}`, allowedIn(free, allowed));
  const given = cellsOf(rows);
  const differences = [...new Set([...allowed.keys(), ...given.keys()])].flatMap((cell) => {
    const value = given.get(cell) ?? null;
    const right = allowed.get(cell) ?? [null];
    if (right.some((one) => isClose(value, one, toleranceOf(truth, cell)))) return [];
    return [{ cell, given: value, wanted: right[0] ?? null }];
  });
  return [...differences, ...yearsTwice(rows)];
}

function allowedIn(free: EitherWay, plain: ReadonlyMap<string, (number | null)[]>) {
  const { Year, key, may_be_absent, primary, alternatives } = free;
  if (may_be_absent) return [...(plain.get(`${Year} ${key}`) ?? []), null];
  // The sum of a month with days missing is no other way to read it.
  return key.endsWith('rain') ? [primary] : [primary, null, ...Object.values(alternatives ?? {})];
}

function yearsTwice(rows: readonly Row[]): Difference[] {
  const years = rows.map(({ Year }) => Year);
  const twice = years.filter((year, index) => years.indexOf(year) !== index);
  return twice.map((year) => ({ cell: `${year} twice`, given: year, wanted: null }));
}

function differencesFromFigures(
  truth: Truth,
  { years, sums, spots }: NonNullable<Truth['figures']>,
  rows: readonly Row[],
): Difference[] {
  const given = cellsOf(rows);
  const found: [cell: string, given: number, wanted: number, tolerance: number][] = [
    ['years', rows.length, years[0], 0],
    ['first year', rows[0]?.Year ?? 0, years[1], 0],
    ['last year', rows.at(-1)?.Year ?? 0, years[2], 0],
  ];
  for (const element of ['max', 'min', 'rain'] as const) {
    const values = [...given].flatMap(([cell, v]) => (cell.endsWith(element) ? v : []));
    const sum = values.reduce((total, value) => total + value, 0);
    const spread = Math.sqrt(Math.max(1, truth.counts[element]));
    found.push([`count of ${element}`, values.length, truth.counts[element], 0]);
    found.push([`sum of ${element}`, sum, sums[element], toleranceOf(truth, element) * spread]);
  }
  for (const [cell, value] of cellsOf(spots))
    found.push([cell, given.get(cell) ?? Number.NaN, value, AS_ROUNDED]);
  return found.flatMap(([cell, value, wanted, tolerance]) =>
    isClose(value, wanted, tolerance) ? [] : { cell, given: value, wanted },
  );
}

const AS_ROUNDED = 0.05;

function cellsOf(rows: readonly Row[]): Map<string, number> {
  const cells = rows.flatMap(({ Year, ...values }) =>
    Object.entries(values).map(([key, value]) => [`${Year} ${key}`, value] as const),
  );
  return new Map(cells);
}

function isClose(value: number | null, wanted: number | null, tolerance: number): boolean {
  if (value === null || wanted === null) return value === wanted;
  return Math.abs(value - wanted) <= tolerance + 1e-9;
}

function toleranceOf({ tolerance }: Truth, cell: string): number {
  return cell.endsWith('rain') ? tolerance.rain : tolerance.temperature;
}
