import { monthText } from '../../calendar/civil-date.ts';
import { columnKey, type Element, ofElement } from '../../dataset/columns.ts';
import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import type { Because, Stations, Understood } from '../../reading/reading.ts';
import { countValues, isNumber, monthAt, type Series, valueAt } from '../../reading/series.ts';
import { headerText } from '../cells/sheet-cells.ts';
import { columnAt, type Table } from '../headers/table.ts';
import type { Counts } from '../keys/read-context.ts';
import type { Candidate, Fit, Part } from '../tables/layout.ts';
import type { RawSeries } from '../values/raw-series.ts';

type Known = {
  fits: readonly Fit[];
  counts: Counts;
  converted: readonly RawSeries[];
  record: readonly Series[];
  stations: Stations;
};

/** The header's row in the sheet, from 1; 0 if the table has no header. */
function headerRowOf(fit: Fit | undefined): number {
  return (fit?.table.headerRow ?? -1) + 1;
}

/** What was understood, as one sentence and by column, so that a person can check it. */
export function understand({ fits, counts, converted, record, stations }: Known): Understood {
  const [first] = fits;
  const { flagged, missing } = counts;
  const layout = first?.layout ?? 'none';
  const headerRow = headerRowOf(first);
  const months = monthsIn(record);
  const [{ firstYear, lastYear } = { firstYear: 0, lastYear: 0 }] = record;
  return {
    layout,
    headerRow,
    columns: understoodColumns(fits),
    span: { firstYear, lastYear, months: months.length },
    ...(stations.names.length > 0 && { stations }),
    skipped: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count })),
    sentence: {
      kind: `reading.understood-${record.length && layout !== 'none' ? layout : 'nothing'}`,
      params: { row: String(headerRow), ...paramsOf(record, months, converted), flagged, missing },
    },
  };
}

function paramsOf(
  record: readonly Series[],
  months: readonly number[],
  converted: readonly RawSeries[],
) {
  return {
    months: months.length,
    first: monthOf(record, months[0]),
    last: monthOf(record, months[months.length - 1]),
    // Nothing is said of it where there is nothing to say.
    ...(converted.length > 0 && { converted: namesOf(converted) }),
    max: countOf(record, 'max'),
    min: countOf(record, 'min'),
    rain: countOf(record, 'rain'),
  };
}

/** "°F / in" */
function namesOf(series: readonly RawSeries[]): string {
  const units = new Set(series.flatMap(({ converted }) => converted ?? []));
  return [...units].map((unit) => UNIT_NAMES[unit]).join(' / ');
}

function countOf(record: readonly Series[], element: Element): number {
  const series = record.find(ofElement(element));
  return series ? countValues(series) : 0;
}

/** The indexes of the months that have a value of any element. */
function monthsIn(record: readonly Series[]): number[] {
  const months: number[] = [];
  const length = record[0]?.values.length ?? 0;
  for (let index = 0; index < length; index++)
    if (record.some((series) => isNumber(valueAt(series, index)))) months.push(index);
  return months;
}

function monthOf([any]: readonly Series[], index: number | undefined): string {
  return any && index !== undefined ? monthText(monthAt(any, index)) : '';
}

type Columns = Understood['columns'];

/** What each column was taken for. Tables with one header shape, repeated down a sheet, count once. */
function understoodColumns(fits: readonly Fit[]): Columns {
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
    const because = becauseOf(value);
    const role = annual ? 'year-total' : roleOf(element, month, day);
    takeColumn(taken, table, index, { role, ...(unit && { unit }), ...(because && { because }) });
  }
}

/** The title or the person that named the element, where its header does not. */
function becauseOf({ evidence = [] }: Candidate): Because | undefined {
  return evidence.flatMap(({ by, said }) => (by === 'header' ? [] : { by, said }))[0];
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
