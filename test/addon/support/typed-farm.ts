import { columnKey, ELEMENTS } from '../../../src/core/dataset/columns.ts';
import { columnIndexOf } from '../../../src/core/reading/cell-address.ts';
import { type Climate, inventedMonths, type Month } from '../../support/invented-station.ts';

const FIRST_YEAR = 1961;
const YEARS = 40;

/** Row 2 is 1961; columns go 01_max (B), 01_min (C), 01_rain (D), 02_max (E) … as a person typed them. */
export function typedFarm(
  spoil: (months: Month[]) => void = () => {},
  climate: Climate = 'temperate',
): string[][] {
  const months = inventedMonths(climate, { firstYear: FIRST_YEAR, years: YEARS });
  spoil(months);
  const keys = Array.from({ length: 12 }, (_, index) =>
    ELEMENTS.map((element) => columnKey(index + 1, element)),
  ).flat();
  const rows = Array.from({ length: YEARS }, (_, year) => [
    String(FIRST_YEAR + year),
    ...months
      .slice(year * 12, year * 12 + 12)
      .flatMap((month) => ELEMENTS.map((element) => typedValue(month[element]))),
  ]);
  return [['Year', ...keys], ...rows];
}

function typedValue(value: number): string {
  return Number.isNaN(value) ? '' : String(Math.round(value * 10) / 10);
}

export function monthOf(months: readonly Month[], year: number, month: number): Month {
  const found = months.find((one) => one.year === year && one.month === month);
  if (!found) throw new Error(`Cannot find ${year}-${month}`);
  return found;
}

/** March 1971: H12 and I12. */
export function exchangeMarch(months: readonly Month[]): void {
  const march = monthOf(months, 1971, 3);
  [march.max, march.min] = [march.min, march.max];
}

/** Changes the text of a cell where there is one. */
export function retype(typed: string[][], a1: string, text: (before: string) => string): void {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(a1) ?? [];
  const cells = typed[Number(row) - 1];
  const columnIndex = columnIndexOf(letters);
  if (cells) cells[columnIndex] = text(cells[columnIndex] ?? '');
}
