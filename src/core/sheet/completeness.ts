import { COLUMN_KEYS, ELEMENTS, type Element } from '../dataset/columns.ts';
import type { PartialMonth } from './monthly-value.ts';
import type { Completeness } from './reading.ts';
import { slotOf, type YearSlots } from './year-slots.ts';

/** Twelve marks a year and element, for every year from the first to the last. */
export function completenessOf(
  years: readonly YearSlots[],
  partial: readonly PartialMonth[],
): Completeness {
  const firstYear = years[0]?.year ?? 0;
  const lastYear = years[years.length - 1]?.year ?? 0;
  const leftOut = new Set<number>();
  for (const { element, year, month, used } of partial)
    if (!used) leftOut.add(year * 100 + slotOf(month, element));
  const elements = ELEMENTS.map((element) => elementOf(element, years, leftOut));
  return { firstYear, lastYear, elements: elements.filter(({ months }) => months > 0) };
}

type ElementMarks = Completeness['elements'][number];

function elementOf(
  element: Element,
  years: readonly YearSlots[],
  leftOut: ReadonlySet<number>,
): ElementMarks {
  const marked: ElementMarks = { element, months: 0, years: [] };
  let next = years[0]?.year ?? 0;
  for (const { year, values } of years) {
    for (; next < year; next++)
      marked.years.push({ year: next, marks: gapMarks(next, element, leftOut) });
    next = year + 1;
    let marks = '';
    for (let slot = slotOf(1, element); slot < values.length; slot += ELEMENTS.length) {
      const there = !Number.isNaN(values[slot]);
      if (there) marked.months++;
      marks += there ? '1' : leftOut.has(year * 100 + slot) ? 'p' : '0';
    }
    marked.years.push({ year, marks });
  }
  return marked;
}

/** A year that has no row may still have months that were left out as partial. */
function gapMarks(year: number, element: Element, leftOut: ReadonlySet<number>): string {
  let marks = '';
  for (let slot = slotOf(1, element); slot < COLUMN_KEYS.length; slot += ELEMENTS.length)
    marks += leftOut.has(year * 100 + slot) ? 'p' : '0';
  return marks;
}
