import { ELEMENTS } from '../../dataset/columns.ts';
import { type Doubts, graveAbove } from '../cells/doubts.ts';
import type { MonthlyReading, MonthlyValue } from '../values/monthly-value.ts';

/** One value a month and element; tables that disagree about one are told, and neither is used. */
export function onlyAgreedValues(reading: MonthlyReading, doubts: Doubts): MonthlyReading {
  const seen = new Map<number, MonthlyValue>();
  const disputed = new Map<number, MonthlyValue[]>();
  for (const one of reading.values) {
    const key = (one.year * 12 + one.month) * 3 + ELEMENTS.indexOf(one.element);
    const before = seen.get(key);
    if (!before) seen.set(key, one);
    else if (before.value !== one.value)
      disputed.set(key, [...(disputed.get(key) ?? [before]), one]);
  }
  if (seen.size === reading.values.length) return reading;
  for (const group of disputed.values())
    for (const { sheet, rowIndex, columnIndex, value } of group)
      doubts.atPlace(
        { kind: 'reading.tables-disagree', severity: graveAbove(0.1) },
        sheet,
        rowIndex,
        columnIndex,
        String(value),
      );
  const values: MonthlyValue[] = [];
  for (const [key, value] of seen) if (!disputed.has(key)) values.push(value);
  return { ...reading, values };
}
