import { columnKey } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import { columnLetters } from './cell-address.ts';
import type { LayoutName } from './layout.ts';
import type { MonthlyReading } from './monthly-value.ts';
import type { SheetReading, TableReading } from './read-one-sheet.ts';
import type { Counts } from './read-values.ts';
import type { Understood } from './reading.ts';
import { headerText } from './sheet-cells.ts';

const SENTENCES: Record<LayoutName, string> = {
  'months-across': 'reading.understood-months-across',
  'month-a-row': 'reading.understood-month-a-row',
  'day-a-row': 'reading.understood-day-a-row',
  'days-across': 'reading.understood-days-across',
  'years-across': 'reading.understood-years-across',
};

type Known = {
  sheets: readonly SheetReading[];
  months: MonthlyReading;
  counts: Counts;
  rows: readonly Row[];
};

/** What was understood, in one sentence and by column, so that a person can see it is right. */
export function understand({ sheets, months, counts, rows }: Known): Understood {
  const tables = sheets.reduce<TableReading[]>((all, one) => all.concat(one.tables), []);
  const layout = tables[0]?.fit.layout ?? 'none';
  const headerRow = (tables[0]?.fit.table.headerRow ?? -1) + 1;
  const first = rows[0];
  const last = rows[rows.length - 1];
  const monthCount = new Set(months.values.map(({ year, month }) => year * 12 + month)).size;
  return {
    layout,
    headerRow,
    columns: dropRepeats(
      tables.reduce<Understood['columns']>((all, one) => all.concat(columnsOf(one)), []),
    ),
    span: { firstYear: first?.Year ?? 0, lastYear: last?.Year ?? 0, months: monthCount },
    skipped: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
    sentence: {
      kind: rows.length && layout !== 'none' ? SENTENCES[layout] : 'reading.understood-nothing',
      params: {
        row: String(headerRow),
        months: monthCount,
        first: monthOf(first, 'first'),
        last: monthOf(last, 'last'),
        max: countOf(months, 'max'),
        min: countOf(months, 'min'),
        rain: countOf(months, 'rain'),
        flagged: counts.flagged,
        missing: counts.missing,
      },
    },
  };
}

function countOf({ values }: MonthlyReading, element: string): number {
  let count = 0;
  for (const one of values) if (one.element === element) count++;
  return count;
}

/** "1853-01": a month people of every language read. */
function monthOf(row: Row | undefined, which: 'first' | 'last'): string {
  if (!row) return '';
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    holds(row, month),
  );
  const month = which === 'first' ? months[0] : months[months.length - 1];
  return `${row.Year}-${String(month ?? 1).padStart(2, '0')}`;
}

function holds(row: Row, month: number): boolean {
  return [columnKey(month, 'max'), columnKey(month, 'min'), columnKey(month, 'rain')].some(
    (key) => row[key] !== undefined,
  );
}

function columnsOf({ fit }: TableReading): Understood['columns'] {
  const { sheet, headerRow } = fit.table;
  const columns: Understood['columns'] = [];
  const add = (index: number, role: string, unit?: string): void => {
    columns.push({
      sheet: sheet.name,
      column: sheet.transposed ? String(index + 1) : columnLetters(index),
      role,
      ...(unit ? { unit } : {}),
    });
  };
  const taken = new Set<number>();
  const take = (index: number | undefined, role: string, unit?: string): void => {
    if (index === undefined || taken.has(index)) return;
    taken.add(index);
    add(index, role, unit);
  };
  for (const { keys, values, rowElement } of fit.parts) {
    for (const key of ['year', 'month', 'day', 'date'] as const) take(keys[key], key);
    take(rowElement?.index, 'element');
    for (const { index, element, month, day, annual, unit } of values)
      take(index, annual ? 'year-total' : roleOf(element, month, day), unit);
  }
  fit.table.columns.forEach(({ index, own }) => {
    if (own !== '' && !taken.has(index) && headerText(sheet.cells[headerRow]?.[index]))
      take(index, 'ignored');
  });
  return columns.sort(
    (a, b) => a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  );
}

function roleOf(
  element: 'max' | 'min' | 'rain' | undefined,
  month: number | undefined,
  day: number | undefined,
): string {
  if (day !== undefined) return element ? `${element}-day-${day}` : `day-${day}`;
  if (month === undefined) return element ?? 'value';
  return element ? columnKey(month, element) : `month-${month}`;
}

/** Tables with one header shape, repeated down a sheet, are told once. */
function dropRepeats(columns: Understood['columns']): Understood['columns'] {
  const seen = new Set<string>();
  return columns.filter((one) => {
    const key = `${one.sheet}|${one.column}|${one.role}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
