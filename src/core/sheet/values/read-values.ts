import { dateOfDay, dayNumber, daysInMonth } from '../../calendar/civil-date.ts';
import type { Element } from '../../dataset/columns.ts';
import type { StatedYear } from '../../reading/monthly-reading.ts';
import type { Cell } from '../../reading/reading.ts';
import { isDaily, isNumber, NO_CELL, valueAt, type Years } from '../../reading/series.ts';
import { graveAbove, type Question } from '../cells/doubts.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import {
  cellOf,
  cellText,
  headerText,
  holdsValue,
  isEmpty,
  isText,
  placeOf,
} from '../cells/sheet-cells.ts';
import { columnAt, indexesOf } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { ReadContext, RowKeys } from '../keys/read-context.ts';
import { readKeys } from '../keys/read-keys.ts';
import { yearShift } from '../keys/season-years.ts';
import type { Candidate, Fit } from '../tables/layout.ts';
import {
  type DatedRow,
  hasSeveralRows,
  mayHaveSeveralRows,
  SEVERAL_ROWS_A_DAY,
  SEVERAL_ROWS_A_MONTH,
} from '../tables/several-rows.ts';
import { type Rows, reportOddRows } from './odd-rows.ts';
import { newSeries, putValue, type RawReading, type RawSeries, widen } from './raw-series.ts';
import { type CellAt, type CellJob, readCell, reportAt } from './read-cell.ts';
import { textReader } from './text-reader.ts';

/** Reads the parts of a fit row by row; all layouts meet here. */
export function readParts(
  { table, parts }: Pick<Fit, 'table' | 'parts'>,
  context: ReadContext,
): RawReading {
  const reading: RawReading = { series: [], statedYears: [], end: table.sheet.cells.length };
  const texts = textReader(table, parts);
  for (const part of parts) {
    const keys = readKeys(table, part.keys, context);
    const rows = { table, part, keys, context };
    reading.end = Math.min(reading.end, keys.end);
    if (reportSeveralRows(rows)) continue;
    reportOddRows(rows);
    readPart({ ...rows, texts, reading });
  }
  return reading;
}

/** Hours, or parts of a month: no value of such a row is the day's or the month's. */
function reportSeveralRows(rows: Rows): boolean {
  const { table, part, keys, context } = rows;
  const { granularity } = part.keys;
  if (granularity === 'year') return false;
  if (!mayHaveSeveralRows(keys.packed) || !hasSeveralRows(rowsWithValues(rows))) return false;
  const told = granularity === 'day' ? SEVERAL_ROWS_A_DAY : SEVERAL_ROWS_A_MONTH;
  context.doubts.ofSheet(table.sheet, told);
  return true;
}

function* rowsWithValues(rows: Rows): Iterable<DatedRow> {
  for (const rowIndex of openRows(rows)) {
    const { cells, packed, label } = rowAt(rows, rowIndex);
    const filled = rows.part.values.filter(({ index }) => holdsValue(cells[index]));
    if (filled.length > 0) yield { date: packed, label, columns: indexesOf(filled) };
  }
}

type OpenRow = { cells: readonly Cell[]; rowIndex: number; packed: number; label: string };

/** The rows with a date that are of the station. */
function openRows(
  { table: { firstRow }, keys: { packed, end }, context: { takesRow } }: Rows,
  passOver?: () => void,
): number[] {
  const open: number[] = [];
  for (let rowIndex = firstRow; rowIndex < end; rowIndex++) {
    if ((packed[rowIndex - firstRow] ?? NO_DATE) < 0) continue;
    if (takesRow && !takesRow(rowIndex)) passOver?.();
    else open.push(rowIndex);
  }
  return open;
}

function rowAt({ table: { sheet, firstRow }, part, keys }: Rows, rowIndex: number): OpenRow {
  const cells = sheet.cells[rowIndex] ?? [];
  const label = part.rowElement ? headerText(cells[part.rowElement.index]) : '';
  return { cells, rowIndex, packed: keys.packed[rowIndex - firstRow] ?? NO_DATE, label };
}

type PartReading = CellJob & Rows & { reading: RawReading };

function readPart(job: PartReading): void {
  const { part, keys, context } = job;
  const years = yearsIn(keys);
  if (!years) return;
  const columns = part.values.map((column) => openColumn({ ...job, years }, column));
  for (const rowIndex of openRows(job, () => context.counts.otherRows++)) {
    const row = rowAt(job, rowIndex);
    for (const column of columns) readValue(job, column, row);
  }
}

/** A season begins or ends in the year beside the one its row names. */
function yearsIn({ packed, season }: RowKeys): Years | null {
  let [first, last] = [Infinity, 0];
  for (const date of packed) {
    if (date > last) last = date;
    if (date >= 0 && date < first) first = date;
  }
  if (last === 0) return null;
  const beside = season ? 1 : 0;
  return {
    firstYear: yearOf(first) - beside,
    lastYear: yearOf(last) + beside,
  };
}

type Said = 'month' | 'day' | 'annual' | 'period';
type OpenColumn = { [fact in Said]: Candidate[fact] | undefined } & {
  index: number;
  yearShift: number;
  series: RawSeries | undefined;
  byLabel: ReadonlyMap<string, RawSeries>;
  statedYears: StatedYear[];
  markBeside: number | undefined;
};

type Opening = PartReading & { years: Years };

/** Of the same fields, set or not: thousands of values are read by them. */
function openColumn(job: Opening, column: Candidate): OpenColumn {
  const { table, part, keys, reading } = job;
  const { index, element, month, day, annual, period } = column;
  const labels = element ? [] : [...(part.rowElement?.labels ?? [])];
  return {
    index,
    month,
    day,
    annual,
    period,
    yearShift: month ? yearShift(keys.season, month) : 0,
    series: element && openSeries(job, column, element),
    byLabel: new Map(labels.map(([label, named]) => [label, openSeries(job, column, named)])),
    // The total of a season is no year's, so it is compared with none.
    statedYears: keys.season ? [] : reading.statedYears,
    markBeside: columnAt(table, index + 1)?.meaning.facts.has('flag') ? index + 1 : undefined,
  };
}

function openSeries(
  { table, part, reading, years }: Opening,
  column: Candidate,
  element: Element,
): RawSeries {
  const granularity = isDaily(part.keys) || column.day !== undefined ? 'day' : 'month';
  const known = reading.series.find(
    (read) => read.element === element && read.granularity === granularity,
  );
  const series = known ?? newSeries(element, granularity, table.sheet, years);
  if (known) widen(series, years);
  else reading.series.push(series);
  const unit = column.unit ?? part.rowElement?.units?.get(element);
  if (unit) series.unit ??= unit;
  const { meaning } = columnAt(table, column.index) ?? {};
  series.saysWarmth &&= meaning?.facts.has('temperature') === true;
  return series;
}

function readValue(job: PartReading, column: OpenColumn, row: OpenRow): void {
  const series = column.series ?? column.byLabel.get(row.label);
  if (!series) return;
  const at: CellAt = { job, series, row: row.rowIndex, column: column.index };
  const cell = row.cells[column.index];
  const value = readCell(column.annual ? { ...at, isAnnual: true } : at, cell);
  const isBlank = Number.isNaN(value);
  if (column.annual) {
    if (!isBlank)
      column.statedYears.push(statedYear(at, yearOf(row.packed) + column.yearShift, value));
    return;
  }
  const index = indexIn(series, column, row.packed);
  if (index === null) reportNoSuchDay(at, value);
  else if (!isEmpty(cell)) {
    if (isText(cell) || isBlank) series.texts.set(series.start + index, cellText(cell).trim());
    const mark = column.markBeside === undefined ? '' : cellText(row.cells[column.markBeside]);
    if (mark) series.marks.set(series.start + index, mark);
    if (isBlank) series.unknown.set(series.start + index, cellAt(at));
    else put(at, index, value, periodOf(column, row));
  } else if (isDaily(series) && series.cells[index] === NO_CELL) series.cells[index] = cellAt(at);
}

function cellAt({ series: { sheet }, row, column }: CellAt): number {
  return cellOf(sheet, row, column);
}

function statedYear({ series, row, column }: CellAt, year: number, value: number): StatedYear {
  return { element: series.element, year, value, ...placeOf(series.sheet, row, column) };
}

/** Where in its series a date belongs; null for a day that its month does not have. */
function indexIn(series: RawSeries, column: OpenColumn, packed: number): number | null {
  const year = yearOf(packed) + column.yearShift;
  const month = column.month ?? monthOf(packed);
  if (series.granularity === 'month') return year * 12 + month - 1 - series.start;
  const day = column.day ?? packed % 100;
  if (day > 28 && day > daysInMonth(year, month)) return null;
  return dayNumber({ year, month, day }) - series.start;
}

/** Rows of 31 days fill what February lacks with nothing, or with a code. */
function reportNoSuchDay(at: CellAt, value: number): void {
  if (Number.isNaN(value) || MISSING_NUMBERS.has(value)) return;
  reportAt(at, 'reading.date-not-in-calendar', value);
}

function put(at: CellAt, index: number, value: number, days: number): void {
  const { series, job } = at;
  const { twice } = job.context.wishes;
  const before = valueAt(series, index);
  if (twice === 'first' && isNumber(before)) return;
  if (twice === 'last') series.values[index] = NaN;
  if (putValue(series, index, value, cellAt(at))) {
    if (days > 1 && days <= 31) coverDays(series, index, days);
    return;
  }
  const doubt: Question = {
    kind: isDaily(series) ? 'reading.day-twice' : 'reading.month-twice',
    severity: twice ? 'warning' : graveAbove(MOST_TWICE),
    choices: { wish: 'twice', options: [{ value: 'none' }, { value: 'first' }, { value: 'last' }] },
  };
  job.context.doubts.atCell(doubt, job.table.sheet, at.row, at.column, value);
}

/** Of more days or months with two rows nobody has typed one twice: the rows say something else. */
const MOST_TWICE = 0.1;

/** How many days an amount stands for, where a column says it. */
function periodOf({ period }: OpenColumn, { cells }: OpenRow): number {
  return period === undefined ? 1 : Number(cells[period] ?? 1);
}

/** An amount that stands for several days accounts for the days before it, if they have none. */
function coverDays(series: RawSeries, index: number, days: number): void {
  const { year, month, day } = dateOfDay(series.start + index);
  const at = series.cells[index] ?? NO_CELL;
  series.spans.set(series.start + index, days);
  for (let before = index - 1; before > index - Math.min(days, day); before--)
    if (Number.isNaN(valueAt(series, before))) putValue(series, before, 0, at);
  if (days > day) series.unsafe.add(year * 12 + month - 1).add(year * 12 + month - 2);
}
