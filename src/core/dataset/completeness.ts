import type { Completeness } from '../sheet/reading.ts';
import { ELEMENTS, type Element } from './columns.ts';
import { spanOf } from './coverage.ts';
import type { Row } from './dataset.ts';
import { MONTHS, monthsByYear } from './month-values.ts';

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
  const partial = new Set(leftOut.map(nameOf));
  const elements = ELEMENTS.map((element) => {
    const years = yearMarks({ rows, element, span, partial });
    const months = years.reduce((sum, { marks }) => sum + marks.split('1').length - 1, 0);
    return { element, months, years };
  });
  return { ...span, elements: elements.filter(({ months }) => months > 0) };
}

type Marking = {
  rows: readonly Row[];
  element: Element;
  span: { firstYear: number; lastYear: number };
  partial: ReadonlySet<string>;
};

function yearMarks({ rows, element, span, partial }: Marking): { year: number; marks: string }[] {
  const byYear = monthsByYear(rows, element);
  const markOf = (year: number, month: number) => {
    const value = byYear.get(year)?.[month - 1] ?? null;
    if (value !== null) return '1';
    return partial.has(nameOf({ element, year, month })) ? 'p' : '0';
  };
  return Array.from({ length: span.lastYear - span.firstYear + 1 }, (_, index) => {
    const year = span.firstYear + index;
    return { year, marks: MONTHS.map((month) => markOf(year, month)).join('') };
  });
}

function nameOf({ element, year, month }: MonthOf): string {
  return `${year}-${month}-${element}`;
}
