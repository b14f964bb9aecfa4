import { isImpossible } from '../quality/usual/possible-values.ts';
import { columnKey, type Element } from './columns.ts';
import type { Row } from './dataset.ts';

/** The twelve months of a year, January first. */
export type Months = (number | null)[];

/**
 * A Year may come twice, for example with two stations in one dataset. Its months are averaged, so that
 * a picture has one value for each. What no place on Earth has had would stretch every scale, so it is not among them.
 */
export function monthsByYear(rows: readonly Row[], element: Element): Map<number, Months> {
  const keys = MONTHS.map((month) => columnKey(month, element));
  const sums = new Map<number, { sum: number; count: number }[]>();
  for (const row of rows) {
    const months = sums.get(row.Year) ?? keys.map(() => ({ sum: 0, count: 0 }));
    sums.set(row.Year, months);
    keys.forEach((key, index) => {
      const value = row[key];
      const month = months[index];
      if (value === undefined || !month) return;
      if (isImpossible({ element, granularity: 'month' }, value)) return;
      month.sum += value;
      month.count += 1;
    });
  }
  const inOrder = [...sums].sort(([one], [other]) => one - other);
  return new Map(inOrder.map(([year, months]) => [year, months.map(averageOf)]));
}

export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

function averageOf({ sum, count }: { sum: number; count: number }): number | null {
  return count === 0 ? null : sum / count;
}
