import { ELEMENTS, type Element } from '../../../src/core/dataset/columns.ts';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import { cellAddress } from '../../../src/core/reading/cell-address.ts';
import type { MonthlyReading } from '../../../src/core/reading/monthly-reading.ts';
import { type SeenValue, seriesOfValues } from '../../support/series-of-values.ts';

/** One station as columns: twelve places a year from January of `firstYear` on, NaN where nothing stands. */
export type StationRecord = { name: string; firstYear: number } & Record<Element, Float64Array>;

export function emptyRecord(name: string, firstYear: number, years: number): StationRecord {
  const column = () => new Float64Array(years * 12).fill(Number.NaN);
  return { name, firstYear, max: column(), min: column(), rain: column() };
}

export function yearsOf({ max }: StationRecord): number {
  return max.length / 12;
}

/** null where no month has both temperatures: such a record judges only half of the checks. */
export function recordOfRows(name: string, rows: readonly Row[]): StationRecord {
  const years = rows.map(({ Year }) => Year);
  const firstYear = Math.min(...years);
  const record = emptyRecord(name, firstYear, Math.max(...years) - firstYear + 1);
  for (const row of rows)
    for (const [key, value] of Object.entries(row)) {
      const [month = '', element] = key.split('_');
      if (element === 'max' || element === 'min' || element === 'rain')
        record[element][(row.Year - firstYear) * 12 + Number(month) - 1] = value;
    }
  return record;
}

/** As if read from one sheet with a row a year; the elements stand beside each other by month. */
export function readingOfRecord(record: StationRecord): MonthlyReading {
  const values: SeenValue[] = [];
  for (let index = 0; index < record.max.length; index++)
    for (const element of ELEMENTS) {
      const value = record[element][index] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      values.push({ element, ...placeAt(record, element, index), value });
    }
  return { series: seriesOfValues(values), statedYears: [], partial: [], days: [] };
}

export function addressAt(record: StationRecord, element: Element, index: number): string {
  const { rowIndex, columnIndex } = placeAt(record, element, index);
  return cellAddress(rowIndex, columnIndex);
}

function placeAt({ firstYear }: StationRecord, element: Element, index: number) {
  const year = Math.floor(index / 12);
  const columnIndex = 1 + (index % 12) * ELEMENTS.length + ELEMENTS.indexOf(element);
  return {
    year: firstYear + year,
    month: (index % 12) + 1,
    sheet: 'Station',
    rowIndex: year + 1,
    columnIndex,
  };
}
