import { columnKey, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import type { Because, Understood } from '../../reading/reading.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { columnAt, type Table } from '../headers/table.ts';
import type { Fit, Part } from '../tables/layout.ts';
import { becauseOf } from '../tables/report-names.ts';

type Columns = Understood['columns'];

/** What each column was taken for. Tables with one header shape, repeated down a sheet, count once. */
export function understoodColumns(fits: readonly Fit[]): Columns {
  return dropRepeats(fits.reduce<Columns>((all, fit) => all.concat(columnsOf(fit)), []));
}

function columnsOf({ table, parts }: Fit): Columns {
  const taken = new TakenColumns(table);
  for (const part of parts) takePart(taken, part, table);
  for (const { index, own } of table.columns)
    if (own !== '' && headerText(table.sheet.cells[table.headerRow]?.[index]))
      taken.take(index, 'ignored');
  return taken.columns.sort(
    (a, b) => a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  );
}

function takePart(taken: TakenColumns, { keys, values, rowElement }: Part, table: Table): void {
  for (const key of ['year', 'month', 'day', 'dayOfYear', 'date'] as const)
    taken.take(keys[key], key);
  taken.take(rowElement?.index, 'element');
  for (const value of values) {
    const { index, element, month, day, annual, unit } = value;
    const role = annual ? 'year-total' : roleOf(element, month, day);
    taken.take(index, role, unit, becauseOf(value, table));
  }
}

/** A column counts as what it was taken for first. */
class TakenColumns {
  readonly columns: Columns = [];
  private readonly indexes = new Set<number>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  take(index: number | undefined, role: string, unit?: string, because?: Because): void {
    if (index === undefined || this.indexes.has(index)) return;
    const { sheet } = this.table;
    this.indexes.add(index);
    this.columns.push({
      sheet: sheet.name,
      column: sheet.transposed ? String(index + 1) : columnLetters(index),
      header: columnAt(this.table, index)?.own ?? '',
      role,
      ...(unit && { unit }),
      ...(because && { because }),
    });
  }
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
  return columns.filter((one) => {
    const key = `${one.sheet}|${one.column}|${one.role}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
