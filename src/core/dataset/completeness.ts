import type { Completeness } from '../sheet/reading.ts';
import { ELEMENTS, type Element } from './columns.ts';
import type { Row } from './dataset.ts';
import { type Months, monthsByYear } from './month-values.ts';

/** What stored rows show of completeness; which months were left out as partial they do not say. */
export function completenessOf(rows: readonly Row[]): Completeness {
  const elements = ELEMENTS.map((element) => elementOf(rows, element));
  const years = elements[0]?.years ?? [];
  return {
    firstYear: years[0]?.year ?? 0,
    lastYear: years[years.length - 1]?.year ?? 0,
    elements: elements.filter(({ months }) => months > 0),
  };
}

function elementOf(rows: readonly Row[], element: Element): Completeness['elements'][number] {
  const years = [...monthsByYear(rows, element)].map(([year, months]) => ({
    year,
    marks: marksOf(months),
  }));
  const months = years.reduce((sum, { marks }) => sum + marks.split('1').length - 1, 0);
  return { element, months, years };
}

function marksOf(months: Months): string {
  return months.map((value) => (value === null ? '0' : '1')).join('');
}
