import { twoDigits } from '../../calendar/civil-date.ts';
import { type Element, ofElement } from '../../dataset/columns.ts';
import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import type { Understood } from '../../reading/reading.ts';
import { countValues, isNumber, monthAt, type Series, valueAt } from '../../reading/series.ts';
import type { Unit } from '../cells/units.ts';
import type { Counts } from '../keys/read-context.ts';
import type { Fit } from '../tables/layout.ts';
import { understoodColumns } from './understood-columns.ts';

type Known = {
  fits: readonly Fit[];
  counts: Counts;
  converted: ReadonlySet<Unit>;
  record: readonly Series[];
};

/** The header's row in the sheet, from 1; 0 if the table has no header. */
function headerRowOf(fit: Fit | undefined): number {
  const { headerRow = -1, sheet } = fit?.table ?? {};
  return Math.max(0, headerRow + 1 - (sheet?.lead ?? 0));
}

/** What was understood, as one sentence and by column, so that a person can check it. */
export function understand({ fits, counts, converted, record }: Known): Understood {
  const [first] = fits;
  const layout = first?.layout ?? 'none';
  const headerRow = headerRowOf(first);
  const months = monthsIn(record);
  const [{ firstYear, lastYear } = { firstYear: 0, lastYear: 0 }] = record;
  return {
    layout,
    headerRow,
    columns: understoodColumns(fits),
    span: { firstYear, lastYear, months: months.length },
    skipped: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
    sentence: {
      kind: `reading.understood-${record.length && layout !== 'none' ? layout : 'nothing'}`,
      params: {
        row: String(headerRow),
        months: months.length,
        first: monthText(record, months[0]),
        last: monthText(record, months[months.length - 1]),
        // Nothing is said of it where there is nothing to say.
        ...(converted.size > 0 && { converted: namesOf(converted) }),
        max: countOf(record, 'max'),
        min: countOf(record, 'min'),
        rain: countOf(record, 'rain'),
        flagged: counts.flagged,
        missing: counts.missing,
      },
    },
  };
}

/** "°F / in" */
function namesOf(units: ReadonlySet<Unit>): string {
  return [...units].map((unit) => UNIT_NAMES[unit]).join(' / ');
}

function countOf(record: readonly Series[], element: Element): number {
  const series = record.find(ofElement(element));
  return series ? countValues(series) : 0;
}

/** The indexes of the months that have a value of any element. */
function monthsIn(record: readonly Series[]): number[] {
  const months: number[] = [];
  const length = record[0]?.values.length ?? 0;
  for (let index = 0; index < length; index++)
    if (record.some((series) => isNumber(valueAt(series, index)))) months.push(index);
  return months;
}

/** "1853-01": people of every language can read it. */
function monthText([any]: readonly Series[], index: number | undefined): string {
  if (!any || index === undefined) return '';
  const { year, month } = monthAt(any, index);
  return `${year}-${twoDigits(month)}`;
}
