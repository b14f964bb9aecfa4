import { columnKey, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import type { Understood } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { columnAt, type Table } from '../headers/table.ts';
import type { Fit, Part } from '../tables/layout.ts';
import { becauseOf } from '../tables/report-names.ts';

type Columns = Understood['columns'];

/** What each column was taken for. Tables with one header shape, repeated down a sheet, count once. */
export function understoodColumns(fits: readonly Fit[]): Columns {
  return dropRepeats(fits.reduce<Columns>((all, fit) => all.concat(columnsOf(fit)), []));
}

/** A column counts as what it was taken for first. */
type Taken = Map<number, Columns[number]>;

function columnsOf({ table, parts }: Fit): Columns {
  const taken: Taken = new Map();
  for (const part of parts) takePart(taken, part, table);
  for (const { index } of table.columns)
    if (headerText(table.sheet.cells[table.headerRow]?.[index]))
      takeColumn(taken, table, index, { role: 'ignored' });
  return [...taken.values()].sort(
    (a, b) => a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  );
}

function takePart(taken: Taken, { keys, values, rowElement }: Part, table: Table): void {
  for (const role of ['year', 'month', 'day', 'dayOfYear', 'date'] as const)
    takeColumn(taken, table, keys[role], { role });
  takeColumn(taken, table, rowElement?.index, { role: 'element' });
  for (const value of values) {
    const { index, element, month, day, annual, unit } = value;
    const role = annual ? 'year-total' : roleOf(element, month, day);
    const because = becauseOf(value, table);
    takeColumn(taken, table, index, { role, ...(unit && { unit }), ...(because && { because }) });
  }
}

type Role = Pick<Columns[number], 'role' | 'unit' | 'because'>;

function takeColumn(taken: Taken, table: Table, index: number | undefined, role: Role): void {
  if (index === undefined || taken.has(index)) return;
  const { name, transposed } = table.sheet;
  const column = transposed ? String(index + 1) : columnLetters(index);
  const header = columnAt(table, index)?.name ?? '';
  taken.set(index, { sheet: name, column, header, ...role });
}

function roleOf(
  element: Element | undefined,
  month: number | undefined,
  day: number | undefined,
): string {
  if (day !== undefined) return element ? `${element}-day-${day}` : `day-${day}`;
  if (month === undefined) return element ?? 'value';
  return element ? columnKey(month, element) : `month-${month}`;
}

function dropRepeats(columns: Columns): Columns {
  const seen = new Set<string>();
  return columns.filter((column) => {
    const key = `${column.sheet}|${column.column}|${column.role}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
