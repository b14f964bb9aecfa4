import { twoDigits } from '../../calendar/civil-date.ts';
import { columnKey, ELEMENTS, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../cells/cell-address.ts';
import { headerText } from '../cells/sheet-cells.ts';
import type { Counts } from '../keys/read-context.ts';
import type { Because, Understood } from '../reading.ts';
import type { UnderstoodKind } from '../reading-kinds.ts';
import type { LayoutName } from '../tables/layout.ts';
import { becauseOf } from '../tables/tell-names.ts';
import type { SheetReading, TableReading } from './read-one-sheet.ts';
import { slotOf, type YearSlots } from './year-slots.ts';

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
  years: readonly YearSlots[];
};

/** Counted from 1; 0 where no row of the sheet names the columns. */
function headerRowOf(table: TableReading | undefined): number {
  const { headerRow = -1, sheet } = table?.fit.table ?? {};
  return Math.max(0, headerRow + 1 - (sheet?.lead ?? 0));
}

/** What was understood, in one sentence and by column, so that a person can see it is right. */
export function understand({ sheets, counts, years }: Known): Understood {
  const tables = sheets.reduce<TableReading[]>((all, one) => all.concat(one.tables), []);
  const layout = tables[0]?.fit.layout ?? 'none';
  const headerRow = headerRowOf(tables[0]);
  const first = years[0];
  const last = years[years.length - 1];
  const months = years.reduce((count, one) => count + countMonths(one), 0);
  return {
    layout,
    headerRow,
    columns: dropRepeats(
      tables.reduce<Understood['columns']>((all, one) => all.concat(columnsOf(one)), []),
    ),
    span: { firstYear: first?.year ?? 0, lastYear: last?.year ?? 0, months },
    skipped: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
    sentence: {
      kind: years.length && layout !== 'none' ? SENTENCES[layout] : 'reading.understood-nothing',
      params: {
        row: String(headerRow),
        months,
        first: monthOf(first, 'first'),
        last: monthOf(last, 'last'),
        max: countOf(years, 'max'),
        min: countOf(years, 'min'),
        rain: countOf(years, 'rain'),
        flagged: counts.flagged,
        missing: counts.missing,
      },
    },
  };
}

function countOf(years: readonly YearSlots[], element: Element): number {
  let count = 0;
  for (const { values } of years)
    for (let slot = slotOf(1, element); slot < values.length; slot += ELEMENTS.length)
      if (!Number.isNaN(values[slot])) count++;
  return count;
}

/** "1853-01": a month people of every language read. */
function monthOf(year: YearSlots | undefined, which: 'first' | 'last'): string {
  if (!year) return '';
  const months = monthsIn(year);
  const month = which === 'first' ? months[0] : months[months.length - 1];
  return `${year.year}-${twoDigits(month ?? 1)}`;
}

/** The months of a year that have a value of any element. */
function monthsIn(year: YearSlots): number[] {
  return MONTHS.filter((month) => hasMonth(year, month));
}

function countMonths(year: YearSlots): number {
  let count = 0;
  for (const month of MONTHS) if (hasMonth(year, month)) count++;
  return count;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function hasMonth({ values }: YearSlots, month: number): boolean {
  return ELEMENTS.some((element) => !Number.isNaN(values[slotOf(month, element)]));
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
      header: fit.table.columns.find((one) => one.index === index)?.own ?? '',
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
