import { ELEMENTS, type Element, ofElement } from './columns.ts';
import { bitsIn, monthsWithValue, spanOf } from './coverage.ts';
import type { Row } from './dataset.ts';
import { MONTHS } from './month-values.ts';

/** Per element: how many of the months between first and last year have a value, and which do not. */
export type Completeness = {
  firstYear: number;
  lastYear: number;
  elements: {
    element: Element;
    months: number;
    /** one string a year, twelve marks each: '1' a value, '0' none, 'p' left out as partial */
    years: { year: number; marks: string }[];
  }[];
};

type MonthOf = { element: Element; year: number; month: number };

/**
 * Twelve marks a year and element, for every year from the first to the last. Stored rows do not
 * say which months were left out as partial; a reading does.
 */
export function completenessOf(
  rows: readonly Row[],
  leftOut: readonly MonthOf[] = [],
): Completeness {
  const span = spanOf(rows);
  const years = Array.from(
    { length: span.lastYear - span.firstYear + 1 },
    (_, index) => span.firstYear + index,
  );
  const elements = ELEMENTS.map((element) => {
    const known = monthsWithValue(rows, element);
    const partial = bitsByYear(leftOut.filter(ofElement(element)));
    const ofYear = (year: number) => marksOf(known.get(year) ?? 0, partial.get(year) ?? 0);
    const months = Array.from(known.values()).reduce((sum, bits) => sum + bitsIn(bits), 0);
    return { element, months, years: years.map((year) => ({ year, marks: ofYear(year) })) };
  });
  return { ...span, elements: elements.filter(({ months }) => months > 0) };
}

function bitsByYear(months: readonly MonthOf[]): Map<number, number> {
  const years = new Map<number, number>();
  for (const { year, month } of months)
    years.set(year, (years.get(year) ?? 0) | (1 << (month - 1)));
  return years;
}

function marksOf(known: number, partial: number): string {
  const isIn = (bits: number, month: number) => (bits >> (month - 1)) & 1;
  return MONTHS.map((month) => (isIn(known, month) ? '1' : isIn(partial, month) ? 'p' : '0')).join(
    '',
  );
}
