import type { Element } from '../dataset/columns.ts';
import type { Doubts, Params } from './doubts.ts';
import { headerMeaning } from './header-meaning.ts';
import type { Fit, Part, ValueColumn } from './layout.ts';
import { dayPlace } from './monthly-value.ts';
import {
  newSeries,
  putValue,
  type RawReading,
  type RawSeries,
  type RawStatedYear,
  rawYear,
} from './raw-series.ts';
import { daysInMonth, NO_DATE } from './read-date.ts';
import { type KeyContext, type RowKeys, readKeys } from './read-keys.ts';
import {
  type CellText,
  decimalEvidence,
  localeWritesComma,
  readNumberText,
} from './read-number.ts';
import type { Cell } from './reading.ts';
import { yearShift } from './season-years.ts';
import { hasSeveralRows, mayHaveSeveralRows } from './several-rows.ts';
import { headerText, isEmpty, type SheetCells } from './sheet-cells.ts';
import type { Table } from './table.ts';

export type Counts = Record<'missing' | 'flagged' | 'trace' | 'yearRows' | 'otherRows', number>;

export type ReadContext = KeyContext & {
  doubts: Doubts;
  counts: Counts;
  /** rows of other stations are passed over */
  takesRow: ((row: readonly Cell[]) => boolean) | null;
  /** the row after the table; a reader that stops early says so here */
  ended: (rowIndex: number) => void;
};

/** Reads the parts of a fit row by row; all layouts meet here. */
export function readParts({ table, parts }: Fit, context: ReadContext): RawReading {
  const reading: RawReading = { series: [], statedYears: [] };
  const texts = textReader(table, parts, context);
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
  context.doubts.add({
    kind: granularity === 'day' ? 'several-rows-a-day' : 'several-rows-a-month',
    severity: 'error',
    places: [{ sheet: table.sheet.name, cells: [] }],
    params: {},
  });
  return true;
}

function* rowsWithValues(
  { sheet, firstRow }: Table,
  { values, rowElement }: Part,
  keys: RowKeys,
  { takesRow }: ReadContext,
): Iterable<{ packed: number; label: string }> {
  const columns = values.map(({ index }) => index);
  for (let rowIndex = firstRow; rowIndex < keys.end; rowIndex++) {
    const packed = keys.packed[rowIndex - firstRow] ?? NO_DATE;
    const row = sheet.cells[rowIndex] ?? [];
    if (packed >= 0 && (!takesRow || takesRow(row)) && holdsValues(row, columns))
      yield { packed, label: rowElement ? headerText(row[rowElement.index]) : '' };
  }
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
  const columns = part.values.map((column) => openColumn(job, column));
  for (let rowIndex = table.firstRow; rowIndex < keys.end; rowIndex++) {
    const packed = keys.packed[rowIndex - table.firstRow] ?? NO_DATE;
    if (packed < 0) continue;
    const row = cells[rowIndex] ?? [];
    if (context.takesRow && !context.takesRow(row)) {
      context.counts.otherRows++;
      continue;
    }
    const label = part.rowElement ? headerText(row[part.rowElement.index]) : '';
    for (const column of columns) readValue(job, column, label, packed, row, rowIndex);
  }
}

type OpenColumn = ValueColumn & {
  yearShift: number;
  series: RawSeries | null;
  byLabel: Map<string, RawSeries> | null;
  statedYears: RawStatedYear[];
};

function openColumn({ table, part, keys, reading }: PartReading, column: ValueColumn): OpenColumn {
  const daily = part.keys.granularity === 'day' || column.day !== undefined;
  const open = (element: Element): RawSeries => {
    const known = reading.series.find(
      (one) => one.element === element && (one.granularity === 'day') === daily,
    );
    const series = known ?? newSeries(element, daily ? 'day' : 'month', table.sheet);
    if (!known) reading.series.push(series);
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
  const year = Math.floor(packed / 10_000) + column.yearShift;
  const month = column.month ?? Math.floor(packed / 100) % 100;
  if (column.annual) {
    if (!Number.isNaN(value))
      column.statedYears.push({
        element: series.element,
        year,
        value,
        row: rowIndex,
        column: column.index,
      });
    return;
  }
  const daily = series.granularity === 'day';
  const day = column.day ?? packed % 100;
  const blank = Number.isNaN(value);
  if (blank && !daily) return;
  const into = rawYear(series, year);
  const place = daily ? dayPlace(month, day) : month - 1;
  if (daily && day > 28 && day > daysInMonth(year, month)) {
    if (!blank) tellCell(job, 'date-not-in-calendar', rowIndex, column.index, String(value));
  } else if (blank) {
    if (into.rows[place] === -1 && isEmpty(cell)) into.rows[place] = rowIndex;
  } else if (!putValue(into, place, value, rowIndex, column.index))
    tellCell(job, daily ? 'day-twice' : 'month-twice', rowIndex, column.index, String(value));
  else if (column.period !== undefined) coverDays(series, year, month, day, row[column.period]);
}

/** An amount that stands for several days accounts for the days before it, if they have none. */
function coverDays(
  series: RawSeries,
  year: number,
  month: number,
  day: number,
  cell: Cell | undefined,
): void {
  const days = typeof cell === 'number' ? cell : Number(cell ?? 1);
  if (!(days > 1 && days <= 31)) return;
  const into = rawYear(series, year);
  for (let before = day - 1; before > day - days && before >= 1; before--) {
    const place = dayPlace(month, before);
    const value = into.values[place] ?? Number.NaN;
    if (Number.isNaN(value))
      putValue(into, place, 0, into.rows[place] ?? -1, into.columns[place] ?? 0);
  }
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
    tellCell(job, 'cell-not-a-number', row, column, String(cell).toUpperCase());
  else if (typeof cell === 'object')
    tellCell(
      job,
      'number-became-date',
      row,
      column,
      `${cell.year}-${cell.month}-${cell.day} (${probableNumber(cell.day, cell.month)})`,
    );
  return Number.NaN;
}

/** 7.2 in a sheet that writes decimal commas becomes 7 February. */
function probableNumber(day: number, month: number): string {
  return `${day}.${month}`;
}

function readText(
  job: PartReading,
  series: RawSeries,
  text: string,
  row: number,
  column: number,
): number {
  const { counts } = job.context;
  const found = job.texts.read(text);
  if (found.kind === 'number') {
    if (found.mark) counts.flagged++;
    if (job.texts.lettersAreDays && lacksDays(found.mark)) {
      tellCell(job, 'months-left-out', row, column, text.trim(), { element: series.element });
      return Number.NaN;
    }
    return found.value;
  }
  if (found.kind === 'missing' || (found.kind === 'nil' && series.element !== 'rain')) {
    if (text.trim() !== '') counts.missing++;
    return job.texts.japanese && series.element === 'rain' && text.trim() === '--' ? 0 : Number.NaN;
  }
  if (series.element === 'rain' && found.kind !== 'unreadable') {
    counts.trace += found.kind === 'trace' ? 1 : 0;
    return 0;
  }
  const why = found.kind === 'unreadable' ? found.why : 'text';
  tellCell(job, UNREADABLE[why], row, column, text.trim());
  return Number.NaN;
}

/** "a = 1 day missing, b = 2 days missing": the services that write so allow five themselves. */
const LETTERS_ARE_DAYS = /\ba ?= ?1 day/i;
const LAST_LETTER_ALLOWED = 'e';

function lacksDays(mark: string): boolean {
  return /^[a-z]$/.test(mark) && mark > LAST_LETTER_ALLOWED;
}

const UNREADABLE = {
  text: 'cell-not-a-number',
  'error-value': 'cell-error',
  damaged: 'cell-damaged',
} as const;

function tellCell(
  job: PartReading,
  kind: string,
  row: number,
  column: number,
  found: string,
  params: Params = {},
): void {
  const { doubts } = job.context;
  const doubt = { kind, severity: 'warning' as const, params };
  doubts.atCell(doubt, job.table.sheet, row, column, found);
}

type TextReader = {
  read: (text: string) => CellText;
  japanese: boolean;
  lettersAreDays: boolean;
};

/** Texts repeat (12,3 or ---): each is read once. */
function textReader(table: Table, parts: readonly Part[], context: ReadContext): TextReader {
  const known = new Map<string, CellText>();
  let comma: boolean | null = null;
  return {
    lettersAreDays: table.titles.some((title) => LETTERS_ARE_DAYS.test(title)),
    japanese: table.columns.some(({ header }) => /[\u3040-\u30ff気]/.test(header)),
    read: (text) => {
      const before = known.get(text);
      if (before) return before;
      comma = comma ?? writesComma(table, parts, context);
      const found = readNumberText(text, comma);
      known.set(text, found);
      return found;
    },
  };
}

const ENOUGH_EVIDENCE = 50;

function writesComma(
  { sheet, firstRow }: Table,
  parts: readonly Part[],
  { around }: ReadContext,
): boolean {
  const columns = parts.reduce<number[]>(
    (all, { values }) => all.concat(values.map(({ index }) => index)),
    [],
  );
  let evidence = 0;
  for (
    let rowIndex = firstRow;
    rowIndex < sheet.cells.length && Math.abs(evidence) < ENOUGH_EVIDENCE;
    rowIndex++
  )
    for (const column of columns) evidence += evidenceOf(sheet, rowIndex, column);
  return evidence === 0 ? localeWritesComma(around.locale) : evidence > 0;
}

function evidenceOf(sheet: SheetCells, rowIndex: number, column: number): number {
  const cell = sheet.cells[rowIndex]?.[column];
  // A number with decimals that the sheet took for one says nothing about the texts beside it.
  return typeof cell === 'string' ? decimalEvidence(cell) : 0;
}

/** Rows without a date: averages and notes under the table, or a year nobody can read. */
function tellOddRows(table: Table, part: Part, keys: RowKeys, { doubts }: ReadContext): void {
  const columns = part.values.map(({ index }) => index);
  const { sheet } = table;
  const tell = (kind: string, severity: 'warning' | 'note', rowIndex: number): void => {
    const row = sheet.cells[rowIndex] ?? [];
    const filled = part.keys.all.concat(columns).filter((index) => !isEmpty(row[index]));
    const others = filled.length
      ? filled
      : [
          Math.max(
            0,
            row.findIndex((cell) => !isEmpty(cell)),
          ),
        ];
    doubts.atRow({ kind, severity }, sheet, rowIndex, others, labelOf(row, part));
  };
  for (const rowIndex of keys.outside) tell('year-out-of-range', 'warning', rowIndex);
  for (const rowIndex of keys.impossible)
    if (holdsValues(sheet.cells[rowIndex] ?? [], columns))
      tell('date-not-in-calendar', 'warning', rowIndex);
  for (const rowIndex of keys.odd) {
    const row = sheet.cells[rowIndex] ?? [];
    const note = !holdsValues(row, columns) || isFooter(row, part);
    tell(note ? 'rows-left-out' : 'row-without-date', note ? 'note' : 'warning', rowIndex);
  }
}

function holdsValues(row: readonly Cell[], columns: readonly number[]): boolean {
  return columns.some((index) => {
    const cell = row[index];
    return typeof cell === 'number' || (typeof cell === 'string' && /^\D{0,2}\d/.test(cell.trim()));
  });
}

function labelOf(row: readonly Cell[], { keys }: Part): string {
  const key = keys.all.map((index) => headerText(row[index])).find((text) => text !== '');
  return key ?? row.map(headerText).find((text) => text !== '') ?? '';
}

const FOOTER =
  /^(mean|avg|average|total|sum|normal|max|min|highest|lowest|median|std|st dev|sd|count|record|\d* ?years?|n|s d|skew|no y(ea)?rs)\b/;

function isFooter(row: readonly Cell[], part: Part): boolean {
  const label = labelOf(row, part);
  if (label === '' || !/\p{L}/u.test(label)) return false;
  const meaning = headerMeaning(label.slice(0, 80));
  return (
    FOOTER.test(meaning.plain) ||
    meaning.averaged ||
    meaning.total ||
    meaning.annual ||
    Boolean(meaning.refusal || meaning.about)
  );
}
