import { dateOfDay, dayNumber, daysInMonth, twoDigits } from '../../calendar/civil-date.ts';
import type { Element } from '../../dataset/columns.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { cellOf, headerText, isEmpty, placeOf, shownText } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import { monthOf, NO_DATE, yearOf } from '../keys/packed-date.ts';
import type { ReadContext, RowKeys } from '../keys/read-context.ts';
import { readKeys } from '../keys/read-keys.ts';
import { yearShift } from '../keys/season-years.ts';
import type { CalendarDate, Cell } from '../reading.ts';
import type { Fit, Part, ValueColumn } from '../tables/layout.ts';
import { type DatedRow, hasSeveralRows, mayHaveSeveralRows } from '../tables/several-rows.ts';
import type { StatedYear } from './monthly-reading.ts';
import { holdsValue, tellOddRows } from './odd-rows.ts';
import { newSeries, putValue, type RawReading, type RawSeries, widen } from './raw-series.ts';
import { NO_CELL, valueAt, type Years } from './series.ts';
import { tellCell } from './tell-cell.ts';
import { type TextReader, textReader } from './text-reader.ts';

/** Reads the parts of a fit row by row; all layouts meet here. */
export function readParts(
  { table, parts }: Pick<Fit, 'table' | 'parts'>,
  context: ReadContext,
): RawReading {
  const reading: RawReading = { series: [], statedYears: [] };
  const texts = textReader(table, parts, context.around.locale);
  for (const part of parts) {
    const keys = readKeys(table, part.keys, context);
    context.ended(keys.end);
    context.counts.yearRows += keys.yearRows;
    tellOddRows(table, part, keys, context);
    if (tellSeveralRows(table, part, keys, context)) continue;
    readPart({ table, part, keys, context, texts, reading });
  }
  return reading;
}

/** Hours, or parts of a month: no value of such a row is the day's or the month's. */
function tellSeveralRows(table: Table, part: Part, keys: RowKeys, context: ReadContext): boolean {
  const { granularity } = part.keys;
  if (granularity === 'year' || !mayHaveSeveralRows(keys.packed)) return false;
  if (!hasSeveralRows(rowsWithValues(table, part, keys, context))) return false;
  context.doubts.ofSheet(table.sheet, {
    kind: granularity === 'day' ? 'reading.several-rows-a-day' : 'reading.several-rows-a-month',
    severity: 'error',
  });
  return true;
}

function* rowsWithValues(
  { sheet, firstRow }: Table,
  { values, rowElement }: Part,
  keys: RowKeys,
  { takesRow }: ReadContext,
): Iterable<DatedRow> {
  const all = values.map(({ index }) => index);
  let label = '';
  for (let rowIndex = firstRow; rowIndex < keys.end; rowIndex++) {
    const packed = keys.packed[rowIndex - firstRow] ?? NO_DATE;
    if (packed < 0) continue;
    const row = sheet.cells[rowIndex] ?? [];
    label = labelOf(row, rowElement, label);
    if (takesRow && !takesRow(row)) continue;
    const columns = all.filter((index) => holdsValue(row[index]));
    if (columns.length > 0) yield { date: packed, label, columns };
  }
}

/** Merged labels at the left stand in the first of their rows. */
function labelOf(row: readonly Cell[], rowElement: Part['rowElement'], before: string): string {
  if (!rowElement) return '';
  return headerText(row[rowElement.index]) || (rowElement.index === 0 ? before : '');
}

type PartReading = {
  table: Table;
  part: Part;
  keys: RowKeys;
  context: ReadContext;
  texts: TextReader;
  reading: RawReading;
};

function readPart(job: PartReading): void {
  const { table, part, keys, context } = job;
  const { cells } = table.sheet;
  const years = yearsIn(keys);
  if (!years) return;
  const columns = part.values.map((column) => openColumn(job, column, years));
  let label = '';
  for (let rowIndex = table.firstRow; rowIndex < keys.end; rowIndex++) {
    const packed = keys.packed[rowIndex - table.firstRow] ?? NO_DATE;
    if (packed < 0) continue;
    const row = cells[rowIndex] ?? [];
    label = labelOf(row, part.rowElement, label);
    if (context.takesRow && !context.takesRow(row)) {
      context.counts.otherRows++;
      continue;
    }
    for (const column of columns) readValue(job, column, label, packed, row, rowIndex);
  }
}

/** A season begins or ends in the year beside the one its row names. */
function yearsIn({ packed, season }: RowKeys): Years | null {
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (const one of packed) {
    if (one > last) last = one;
    if (one >= 0 && one < first) first = one;
  }
  if (last === 0) return null;
  const beside = season ? 1 : 0;
  return {
    firstYear: yearOf(first) - beside,
    lastYear: yearOf(last) + beside,
  };
}

type OpenColumn = ValueColumn & {
  yearShift: number;
  series: RawSeries | null;
  byLabel: Map<string, RawSeries> | null;
  statedYears: StatedYear[];
};

function openColumn(
  { table, part, keys, reading }: PartReading,
  column: ValueColumn,
  years: Years,
): OpenColumn {
  const granularity = part.keys.granularity === 'day' || column.day !== undefined ? 'day' : 'month';
  const open = (element: Element): RawSeries => {
    const known = reading.series.find(
      (one) => one.element === element && one.granularity === granularity,
    );
    const series = known ?? newSeries(element, granularity, table.sheet, years);
    if (known) widen(series, years);
    else reading.series.push(series);
    const unit = column.unit ?? part.rowElement?.units?.get(element);
    if (unit && !series.unit) series.unit = unit;
    return series;
  };
  // The total of a season is no year's, so it is compared with none.
  const statedYears = keys.season ? [] : reading.statedYears;
  const shift = yearShift(keys.season, column.month ?? 0);
  const opened = { ...column, yearShift: column.month ? shift : 0, statedYears };
  if (column.element) return { ...opened, series: open(column.element), byLabel: null };
  const byLabel = new Map<string, RawSeries>();
  for (const [label, element] of part.rowElement?.labels ?? []) byLabel.set(label, open(element));
  return { ...opened, series: null, byLabel };
}

function readValue(
  job: PartReading,
  column: OpenColumn,
  label: string,
  packed: number,
  row: readonly Cell[],
  rowIndex: number,
): void {
  const series = column.series ?? column.byLabel?.get(label);
  if (!series) return;
  const cell = row[column.index];
  const value =
    typeof cell === 'number' ? cell : readOther(job, series, cell, rowIndex, column.index);
  const year = yearOf(packed) + column.yearShift;
  const month = column.month ?? monthOf(packed);
  if (column.annual) {
    const place = placeOf(series.sheet, rowIndex, column.index);
    if (!Number.isNaN(value))
      column.statedYears.push({ element: series.element, year, value, ...place });
    return;
  }
  const daily = series.granularity === 'day';
  const day = column.day ?? packed % 100;
  const blank = Number.isNaN(value);
  if (blank && !daily) return;
  if (daily && day > 28 && day > daysInMonth(year, month)) {
    // Rows of 31 days fill what February lacks with a code.
    if (!blank && !MISSING_NUMBERS.has(value))
      tellCell(job, 'reading.date-not-in-calendar', rowIndex, column.index, String(value));
    return;
  }
  const number = daily ? dayNumber({ year, month, day }) : year * 12 + month - 1;
  const index = number - series.start;
  const at = cellOf(series.sheet, rowIndex, column.index);
  if (blank) {
    if (series.cells[index] === NO_CELL && isEmpty(cell)) series.cells[index] = at;
  } else if (!putValue(series, index, value, at)) {
    const kind = daily ? 'reading.day-twice' : 'reading.month-twice';
    tellCell(job, kind, rowIndex, column.index, String(value));
  } else if (column.period !== undefined) coverDays(series, index, row[column.period]);
}

/** An amount that stands for several days accounts for the days before it, if they have none. */
function coverDays(series: RawSeries, index: number, cell: Cell | undefined): void {
  const days = typeof cell === 'number' ? cell : Number(cell ?? 1);
  if (!(days > 1 && days <= 31)) return;
  const { year, month, day } = dateOfDay(series.start + index);
  const at = series.cells[index] ?? NO_CELL;
  for (let before = index - 1; before > index - Math.min(days, day); before--)
    if (Number.isNaN(valueAt(series, before))) putValue(series, before, 0, at);
  if (days > day) series.unsafe.add(year * 12 + month - 1).add(year * 12 + month - 2);
}

function readOther(
  job: PartReading,
  series: RawSeries,
  cell: Cell | undefined,
  row: number,
  column: number,
): number {
  if (cell === null || cell === undefined || cell === '') return Number.NaN;
  if (typeof cell === 'string') return readText(job, series, cell, row, column);
  if (typeof cell === 'boolean')
    tellCell(job, 'reading.cell-not-a-number', row, column, String(cell).toUpperCase());
  else if (typeof cell === 'object') return readTurnedNumber(job, cell, row, column);
  return Number.NaN;
}

/** 7.2 in a sheet that writes decimal commas becomes 7 February, and is shown as it was typed. */
function readTurnedNumber(
  job: PartReading,
  { year, month, day }: CalendarDate,
  row: number,
  column: number,
): number {
  const shown = shownText(job.table.sheet, row, column);
  const isAsTyped = shown === `${day}.${month}` || shown === `${day}.${twoDigits(month)}`;
  const kind = isAsTyped ? 'reading.number-read-as-shown' : 'reading.number-became-date';
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  tellCell(job, kind, row, column, `${date} (${day}.${month})`);
  return isAsTyped ? Number(shown) : Number.NaN;
}

function readText(
  job: PartReading,
  series: RawSeries,
  text: string,
  row: number,
  column: number,
): number {
  const { counts, marks } = job.context;
  const found = job.texts.read(text);
  if (found.kind === 'number') {
    if (found.mark) {
      counts.flagged++;
      const mark = found.mark.replace(/\d+/, '…');
      marks.note('reading.flagged-values', mark, placeOf(job.table.sheet, row, column));
    }
    if (found.unit) series.cellUnits.set(found.unit, (series.cellUnits.get(found.unit) ?? 0) + 1);
    if (job.texts.lettersAreDays && lacksDays(found.mark)) {
      tellCell(job, 'reading.months-left-out', row, column, text.trim(), {
        element: series.element,
      });
      return Number.NaN;
    }
    return found.value;
  }
  if (found.kind === 'missing' || (found.kind === 'nil' && series.element !== 'rain')) {
    if (text.trim() !== '') counts.missing++;
    return job.texts.japanese && series.element === 'rain' && text.trim() === '--' ? 0 : Number.NaN;
  }
  if (series.element === 'rain' && found.kind !== 'unreadable') {
    if (found.kind === 'trace') {
      counts.trace++;
      marks.note('reading.trace-rain', text.trim(), placeOf(job.table.sheet, row, column));
    }
    return 0;
  }
  const why = found.kind === 'unreadable' ? found.why : 'text';
  tellCell(job, UNREADABLE[why], row, column, text.trim());
  return Number.NaN;
}

/** Letters that count missing days: the services that write so allow five themselves. */
const LAST_LETTER_ALLOWED = 'e';

function lacksDays(mark: string): boolean {
  return /^[a-z]$/.test(mark) && mark > LAST_LETTER_ALLOWED;
}

const UNREADABLE = {
  text: 'reading.cell-not-a-number',
  'error-value': 'reading.cell-error',
  damaged: 'reading.cell-damaged',
} as const;
