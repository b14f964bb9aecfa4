import type { ExportedDataset } from './exported-dataset.ts';
import { monthsInOrder, valueIn } from './months-in-order.ts';

const MISSING = -99.9;

/**
 * The columns RClimDex reads, without a header: year, month, day, PRCP (mm), TMAX, TMIN (°C). A dataset
 * has months, so there is a line a month, dated by its last day.
 */
export function* rclimdexLines({ rows }: ExportedDataset): Generator<string> {
  for (const month of monthsInOrder(rows)) {
    const values = (['rain', 'max', 'min'] as const).map((element) => valueIn(month, element));
    if (values.every((value) => value === undefined)) continue;
    const { year, lastDay } = month;
    const columns = values.map((value) => value ?? MISSING);
    yield `${[year, month.month, lastDay, ...columns].join('\t')}\n`;
  }
}
