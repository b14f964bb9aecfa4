import { twoDigits } from '../../calendar/civil-date.ts';
import { columnKey, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../cells/cell-address.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { columnAt } from '../headers/table.ts';
import type { Counts } from '../keys/read-context.ts';
import type { Because, Understood } from '../reading.ts';
import type { UnderstoodKind } from '../reading-kinds.ts';
import type { LayoutName } from '../tables/layout.ts';
import { becauseOf } from '../tables/tell-names.ts';
import { countValues, monthAt, type Series, valueAt } from '../values/series.ts';
import type { SheetReading, TableReading } from './read-one-sheet.ts';

const SENTENCES: Record<LayoutName, UnderstoodKind> = {
  'months-across': 'reading.understood-months-across',
  'month-a-row': 'reading.understood-month-a-row',
  'day-a-row': 'reading.understood-day-a-row',
  'days-across': 'reading.understood-days-across',
  'years-across': 'reading.understood-years-across',
};

type Known = {
  sheets: readonly SheetReading[];
  counts: Counts;
  record: readonly Series[];
};

/** Counted from 1; 0 where no row of the sheet names the columns. */
function headerRowOf(table: TableReading | undefined): number {
  const { headerRow = -1, sheet } = table?.fit.table ?? {};
  return Math.max(0, headerRow + 1 - (sheet?.lead ?? 0));
}

/** What was understood, in one sentence and by column, so that a person can see it is right. */
export function understand({ sheets, counts, record }: Known): Understood {
  const tables = sheets.reduce<TableReading[]>((all, one) => all.concat(one.tables), []);
  const layout = tables[0]?.fit.layout ?? 'none';
  const headerRow = headerRowOf(tables[0]);
  const months = monthsIn(record);
  const [{ firstYear, lastYear } = { firstYear: 0, lastYear: 0 }] = record;
  return {
    layout,
    headerRow,
    columns: dropRepeats(
      tables.reduce<Understood['columns']>((all, one) => all.concat(columnsOf(one)), []),
    ),
    span: { firstYear, lastYear, months: months.length },
    skipped: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
    sentence: {
      kind: record.length && layout !== 'none' ? SENTENCES[layout] : 'reading.understood-nothing',
      params: {
        row: String(headerRow),
        months: months.length,
        first: monthText(record, months[0]),
        last: monthText(record, months[months.length - 1]),
        max: countOf(record, 'max'),
        min: countOf(record, 'min'),
        rain: countOf(record, 'rain'),
        flagged: counts.flagged,
        missing: counts.missing,
      },
    },
  };
}

function countOf(record: readonly Series[], element: Element): number {
  const own = record.find((one) => one.element === element);
  return own ? countValues(own) : 0;
}

/** The indexes of the months that have a value of any element. */
function monthsIn(record: readonly Series[]): number[] {
  const months: number[] = [];
  const length = record[0]?.values.length ?? 0;
  for (let index = 0; index < length; index++)
    if (record.some((one) => !Number.isNaN(valueAt(one, index)))) months.push(index);
  return months;
}

/** "1853-01": a month people of every language read. */
function monthText([any]: readonly Series[], index: number | undefined): string {
  if (!any || index === undefined) return '';
  const { year, month } = monthAt(any, index);
  return `${year}-${twoDigits(month)}`;
}

function columnsOf({ fit }: TableReading): Understood['columns'] {
  const { sheet, headerRow } = fit.table;
  const columns: Understood['columns'] = [];
  const taken = new Set<number>();
  const take = (
    index: number | undefined,
    role: string,
    unit?: string,
    because?: Because,
  ): void => {
    if (index === undefined || taken.has(index)) return;
    taken.add(index);
    columns.push({
      sheet: sheet.name,
      column: sheet.transposed ? String(index + 1) : columnLetters(index),
      header: columnAt(fit.table, index)?.own ?? '',
      role,
      ...(unit && { unit }),
      ...(because && { because }),
    });
  };
  for (const { keys, values, rowElement } of fit.parts) {
    for (const key of ['year', 'month', 'day', 'dayOfYear', 'date'] as const) take(keys[key], key);
    take(rowElement?.index, 'element');
    for (const value of values) {
      const { index, element, month, day, annual, unit } = value;
      take(
        index,
        annual ? 'year-total' : roleOf(element, month, day),
        unit,
        becauseOf(value, fit.table),
      );
    }
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
