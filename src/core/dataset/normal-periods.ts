import type { Row } from './dataset.ts';

/** The thirty years against which services compare, and the whole record. */
const PERIODS = [
  { name: '1961–1990', first: 1961, last: 1990 },
  { name: '1991–2020', first: 1991, last: 2020 },
] as const;
export type NormalPeriod = (typeof PERIODS)[number]['name'] | 'all';

/** The World Meteorological Organization asks for 24 of 30 years (WMO-No. 1203). */
const FEWEST_YEARS = 24;

/** The periods this record has enough years of; only the whole record where it has none. */
export function normalPeriods(rows: readonly Row[]): NormalPeriod[] {
  const carried = PERIODS.filter(({ name }) => {
    const years = new Set(rowsOfPeriod(rows, name).map(({ Year }) => Year));
    return years.size >= FEWEST_YEARS;
  });
  return ['all', ...carried.map(({ name }) => name)];
}

export function rowsOfPeriod(rows: readonly Row[], period: NormalPeriod): readonly Row[] {
  const span = PERIODS.find(({ name }) => name === period);
  if (!span) return rows;
  return rows.filter(({ Year }) => Year >= span.first && Year <= span.last);
}
