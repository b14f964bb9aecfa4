import { columnKey, type Element } from '../../src/core/dataset/columns.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { type Climate, inventedMonths } from './invented-station.ts';

type Wishes = {
  firstYear?: number;
  years?: number;
  seed?: number;
  elements?: readonly Element[];
  /** one month in so many has no value */
  gapEvery?: number;
};

/** Yearly rows of an invented station, as they travel. */
export function inventedRows(climate: Climate, wishes: Wishes = {}): Row[] {
  const { elements = ['max', 'min', 'rain'], gapEvery = Number.POSITIVE_INFINITY } = wishes;
  const rows = new Map<number, Row>();
  inventedMonths(climate, wishes).forEach((values, index) => {
    const row = rows.get(values.year) ?? { Year: values.year };
    rows.set(values.year, row);
    if (index % gapEvery === gapEvery - 1) return;
    for (const element of elements) row[columnKey(values.month, element)] = values[element];
  });
  return [...rows.values()];
}
