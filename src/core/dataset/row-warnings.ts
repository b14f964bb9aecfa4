import { isImpossible } from '../quality/usual/possible-values.ts';
import { type ColumnKey, columnKey, ELEMENTS } from './columns.ts';
import type { Row } from './dataset.ts';
import { MONTHS } from './month-values.ts';
import { ELEMENT_UNITS } from './unit-names.ts';

/** What the contract takes and nobody means. `row` counts from 1, in the order the rows were sent. */
export type RowWarning =
  | { kind: ImpossibleKind; row: number; year: number; key: ColumnKey; value: number; unit: string }
  | { kind: 'year-twice'; row: number; year: number; key: 'Year'; first: number };

type ImpossibleKind = 'value-impossible' | 'rain-negative';

export function rowWarnings(rows: readonly Row[]): RowWarning[] {
  const rowOf = new Map<number, number>();
  const warnings: RowWarning[] = [];
  for (const [index, values] of rows.entries()) {
    const place = { row: index + 1, year: values.Year };
    const first = rowOf.get(values.Year);
    if (first === undefined) rowOf.set(values.Year, place.row);
    else warnings.push({ kind: 'year-twice', ...place, key: 'Year', first });
    for (const { key, element } of COLUMNS) {
      const value = values[key];
      if (value === undefined || !isImpossible({ element, granularity: 'month' }, value)) continue;
      const kind = element === 'rain' && value < 0 ? 'rain-negative' : 'value-impossible';
      warnings.push({ kind, ...place, key, value, unit: ELEMENT_UNITS[element] });
    }
  }
  return warnings;
}

const COLUMNS = MONTHS.flatMap((month) =>
  ELEMENTS.map((element) => ({ key: columnKey(month, element), element })),
);
