import { COLUMN_KEYS, ELEMENTS, type Element } from '../../dataset/columns.ts';
import type { MonthlyValue } from '../values/monthly-value.ts';

/** One year as 36 places in the order of COLUMN_KEYS; NaN = no value. */
export type YearSlots = { year: number; values: number[] };

const NO_VALUES = COLUMN_KEYS.map(() => Number.NaN);

export function slotOf(month: number, element: Element): number {
  return (month - 1) * ELEMENTS.length + ELEMENTS.indexOf(element);
}

/** Oldest first; a year without a value is not there. */
export function yearSlots(values: readonly MonthlyValue[]): YearSlots[] {
  const years = new Map<number, YearSlots>();
  let last: YearSlots | undefined;
  for (const { year, month, element, value } of values) {
    // The months of a year stand together, so most look-ups are the one before.
    if (last?.year !== year) last = years.get(year) ?? addYear(years, year);
    last.values[slotOf(month, element)] = value;
  }
  return [...years.values()].sort((a, b) => a.year - b.year);
}

function addYear(years: Map<number, YearSlots>, year: number): YearSlots {
  const slots = { year, values: NO_VALUES.slice() };
  years.set(year, slots);
  return slots;
}
