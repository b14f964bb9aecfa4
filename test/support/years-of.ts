import { columnKey } from '../../src/core/dataset/columns.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';

/**
 * Complete years of an invented northern station: July is the warmest month, December the wettest,
 * and each year is a tenth of a degree warmer than the one before.
 */
export function yearsOf(firstYear: number, count: number): Row[] {
  return Array.from({ length: count }, (_, index) =>
    yearOf(firstYear + index, (index - count / 2 + 0.5) / 10),
  );
}

function yearOf(year: number, warmer: number): Row {
  const row: Row = { Year: year };
  for (let month = 1; month <= 12; month++) {
    const summer = 1 - Math.abs(month - 7) / 6;
    row[columnKey(month, 'max')] = round(5.5 + 20 * summer + warmer);
    row[columnKey(month, 'min')] = round(0.5 + 12 * summer + warmer);
    row[columnKey(month, 'rain')] = 48 + month;
  }
  return row;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
