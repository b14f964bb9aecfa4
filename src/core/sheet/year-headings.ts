import { yearIn } from './key-cell.ts';
import type { Cell } from './reading.ts';
import { headerText, isEmpty } from './sheet-cells.ts';
import type { Table } from './table.ts';

/** The only year a title names. */
export function yearNamed(title: string, thisYear: number): number | undefined {
  const years = new Set((title.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number));
  const [year] = years;
  return years.size === 1 && !Number.isNaN(yearIn(year, thisYear)) ? year : undefined;
}

/** "1990" or "Year: 1990" alone in its row, over the months of that year. */
export function yearHeading(row: readonly Cell[], thisYear: number): number | undefined {
  const [only, ...others] = row.filter((cell) => !isEmpty(cell));
  return only === undefined || others.length > 0
    ? undefined
    : yearNamed(headerText(only), thisYear);
}

/** The one the table begins with; without it these are months of nobody knows when. */
export function firstHeading({ sheet, sample }: Table, thisYear: number): number | undefined {
  return yearHeading(sheet.cells[sample[0] ?? -1] ?? [], thisYear);
}
