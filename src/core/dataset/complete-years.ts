import type { YearValue } from './climate.ts';
import type { Element } from './columns.ts';
import type { Row } from './dataset.ts';
import { monthsByYear } from './month-values.ts';
import { completeYearValue } from './yearly-value.ts';

/** The years that have all twelve months, oldest first: their mean temperature or their sum of rain. */
export function completeYears(rows: readonly Row[], element: Element): YearValue[] {
  const years: YearValue[] = [];
  for (const [year, months] of monthsByYear(rows, element)) {
    const value = completeYearValue(months, element);
    if (value !== null) years.push({ year, value });
  }
  return years;
}
