import { COLUMN_KEYS, type ColumnKey } from './columns.ts';
import type { Row } from './dataset.ts';

/** The thirty years against which services compare, and the whole record. */
const PERIODS = [
  { name: '1961–1990', first: 1961, last: 1990 },
  { name: '1991–2020', first: 1991, last: 2020 },
] as const;
export type NormalPeriod = (typeof PERIODS)[number]['name'] | 'all';

/**
 * The World Meteorological Organization asks for 24 of 30 years (WMO-No. 1203, cited from memory), of each element and
 * month: a year that has nothing but a January is a year of Januaries.
 */
export const FEWEST_YEARS = 24;

/** The periods this record has a normal of, for one month of one element at least. */
export function normalPeriods(rows: readonly Row[]): NormalPeriod[] {
  const carried = PERIODS.filter(({ name }) => {
    const counts = yearsOfEach(rows, name);
    return COLUMN_KEYS.some((key) => (counts.get(key) ?? 0) >= FEWEST_YEARS);
  });
  return ['all', ...carried.map(({ name }) => name)];
}

/** The rows of a period, with the months of each element that carry a normal; all of them of the whole record. */
export function rowsForNormals(rows: readonly Row[], period: NormalPeriod): readonly Row[] {
  if (period === 'all') return rows;
  const counts = yearsOfEach(rows, period);
  const carries = (key: ColumnKey) => (counts.get(key) ?? 0) >= FEWEST_YEARS;
  return rowsOfPeriod(rows, period).map((row): Row => {
    const kept = COLUMN_KEYS.filter((key) => row[key] !== undefined && carries(key));
    return { Year: row.Year, ...Object.fromEntries(kept.map((key) => [key, row[key]])) };
  });
}

/** Months of an element that have values in the period, and too few for a normal. */
export function withoutNormal(rows: readonly Row[], period: NormalPeriod): ColumnKey[] {
  if (period === 'all') return [];
  const counts = yearsOfEach(rows, period);
  return COLUMN_KEYS.filter((key) => {
    const years = counts.get(key) ?? 0;
    return years > 0 && years < FEWEST_YEARS;
  });
}

/** Of how many years each month of each element has a value; a year may stand twice. */
function yearsOfEach(rows: readonly Row[], period: NormalPeriod): Map<ColumnKey, number> {
  const years = new Map<ColumnKey, Set<number>>();
  for (const row of rowsOfPeriod(rows, period))
    for (const key of COLUMN_KEYS)
      if (row[key] !== undefined) years.set(key, (years.get(key) ?? new Set()).add(row.Year));
  return new Map([...years].map(([key, all]) => [key, all.size]));
}

function rowsOfPeriod(rows: readonly Row[], period: NormalPeriod): readonly Row[] {
  const span = PERIODS.find(({ name }) => name === period);
  if (!span) return rows;
  return rows.filter(({ Year }) => Year >= span.first && Year <= span.last);
}
