import { ELEMENTS } from '../../../src/core/dataset/columns.ts';
import type { MonthlyReading } from '../../../src/core/reading/monthly-reading.ts';
import type { Series } from '../../../src/core/reading/series.ts';
import type { DayOfStation, Month } from '../../support/invented-station.ts';
import { seriesOfValues } from '../../support/series-of-values.ts';

/**
 * An empty cell is NaN. As if read from a canonical sheet called "Farm": one row a year from `rowOf`, oldest
 * first where nothing is said, and columns B to AK.
 */
export function readingOf(
  months: readonly Month[],
  rowOf: (year: number) => number = (year) => year - (months[0]?.year ?? 0) + 1,
): MonthlyReading {
  const values = months.flatMap((one) =>
    ELEMENTS.map((element, index) => ({
      element,
      year: one.year,
      month: one.month,
      value: one[element],
      sheet: 'Farm',
      rowIndex: rowOf(one.year),
      columnIndex: (one.month - 1) * 3 + index + 1,
    })),
  );
  const known = values.filter(({ value }) => !Number.isNaN(value));
  return { series: seriesOfValues(known), statedYears: [], partial: [], days: [] };
}

/** As if read from a sheet called "Days" with a row a day and max, min, rain in B, C, D. */
export function dailySeries(days: readonly DayOfStation[]): Series[] {
  return seriesOfValues(
    days.flatMap(({ year, month, day, ...values }, index) =>
      ELEMENTS.map((element, column) => ({
        element,
        year,
        month,
        day,
        value: values[element],
        sheet: 'Days',
        rowIndex: index + 1,
        columnIndex: column + 1,
      })),
    ),
  );
}
