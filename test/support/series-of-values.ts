import { dayNumber } from '../../src/core/calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../../src/core/dataset/columns.ts';
import { cellNumber, type Place } from '../../src/core/reading/cell-address.ts';
import { oneRecord } from '../../src/core/reading/one-record.ts';
import { emptySeries, type Series } from '../../src/core/reading/series.ts';

/** A value as a person sees it; `day` where it is a day's. */
export type SeenValue = Place & {
  element: Element;
  year: number;
  month: number;
  day?: number;
  value: number;
};

/** The series a reader makes of values of one sheet. NaN = the cell is there, and empty. */
export function seriesOfValues(values: readonly SeenValue[]): Series[] {
  return oneRecord(
    ELEMENTS.flatMap((element) => {
      const ofElement = values.filter((value) => value.element === element);
      return ofElement.length > 0 ? [seriesOf(element, ofElement)] : [];
    }),
  );
}

function seriesOf(element: Element, values: readonly SeenValue[]): Series {
  const granularity = values.some(({ day }) => day !== undefined) ? 'day' : 'month';
  const years = values.map(({ year }) => year);
  const series = emptySeries(
    { element, granularity, sheets: [values[0]?.sheet ?? ''] },
    {
      firstYear: years.reduce((least, year) => Math.min(least, year)),
      lastYear: years.reduce((most, year) => Math.max(most, year)),
    },
  );
  for (const { year, month, day, value, rowIndex, columnIndex } of values) {
    const number = day === undefined ? year * 12 + month - 1 : dayNumber({ year, month, day });
    series.values[number - series.start] = value;
    series.cells[number - series.start] = cellNumber(rowIndex, columnIndex);
  }
  return series;
}
