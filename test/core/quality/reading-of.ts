import { ELEMENTS } from '../../../src/core/dataset/columns.ts';
import {
  type DailySeries,
  dayPlace,
  type MonthlyReading,
  PLACES_OF_YEAR,
} from '../../../src/core/sheet/values/monthly-value.ts';
import type { DayOfStation, Month } from '../../support/invented-station.ts';

/** An empty cell is NaN. As if read from a canonical sheet called "Farm": one row a year, columns B to AK. */
export function readingOf(months: readonly Month[]): MonthlyReading {
  const firstYear = months[0]?.year ?? 0;
  const all = months.flatMap((one) =>
    ELEMENTS.map((element, index) => ({
      element,
      year: one.year,
      month: one.month,
      value: one[element],
      sheet: 'Farm',
      rowIndex: one.year - firstYear + 1,
      columnIndex: (one.month - 1) * 3 + index + 1,
    })),
  );
  const values = all.filter(({ value }) => !Number.isNaN(value));
  return { values, statedYears: [], partial: [], days: [] };
}

/** As if read from a sheet called "Days" with a row a day and max, min, rain in B, C, D. */
export function dailySeries(days: readonly DayOfStation[]): DailySeries[] {
  return ELEMENTS.map((element, index) => {
    const years: DailySeries['years'] = new Map();
    days.forEach((day, rowIndex) => {
      const ofYear = years.get(day.year) ?? emptyYear();
      const place = dayPlace(day.month, day.day);
      ofYear.values[place] = day[element];
      ofYear.rowIndexes[place] = rowIndex + 1;
      ofYear.columnIndexes[place] = index + 1;
      years.set(day.year, ofYear);
    });
    return { element, sheet: 'Days', years };
  });
}

function emptyYear() {
  return {
    values: new Float64Array(PLACES_OF_YEAR).fill(Number.NaN),
    rowIndexes: new Int32Array(PLACES_OF_YEAR),
    columnIndexes: new Int32Array(PLACES_OF_YEAR),
  };
}
