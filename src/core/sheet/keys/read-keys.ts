import { daysInMonth } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { isNumber } from '../../reading/series.ts';
import { filledIn, headerText, isDate, isEmpty, isEmptyRow, isText } from '../cells/sheet-cells.ts';
import { FIRST_YEAR } from '../cells/year-like.ts';
import { rolesIn } from '../headers/known-words.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { dateReader, goneRound, type ReadRow, YEAR_ROW } from './date-reader.ts';
import { wholeNumber } from './key-cell.ts';
import { isUnderYear, type Keys, lacksYear } from './keys.ts';
import { reportCounted, settleCalendar, settleRepublic } from './other-calendars.ts';
import {
  firstYearIn,
  monthOf,
  NO_DATE,
  packDate,
  packDayOfYear,
  YEAR,
  yearOf,
} from './packed-date.ts';
import { type KeyContext, quietly, type RowKeys } from './read-context.ts';
import { isRound, type Season, settleSeason, startInRows, yearShift } from './season-years.ts';
import { type Centuries, settleCenturies } from './settle-centuries.ts';
import { yearHeading } from './year-headings.ts';
import { yearIn } from './year-notations.ts';

/** The date of each row, with its calendar, its century and the year of its season settled. */
export function readKeys(table: Table, keys: Keys, context: KeyContext): RowKeys {
  const rows = readRows(table, keys, context);
  const { packed } = rows;
  const job = { table, keys, packed, context };
  const { thisYear } = table.sheet;
  const isOfSheet = (index: number): boolean =>
    isDate(table.sheet.cells[table.firstRow + index]?.[keys.date ?? -1]);
  const centuries = settleCenturies(packed, thisYear, isOfSheet);
  reportCenturies(job, centuries);
  if (centuries.given) settleRepublic(packed, table, context);
  settleCalendar(packed, table.sheet, context.doubts);
  reportOffset(job);
  rows.season = seasonOf(job);
  sortOut(rows, table.firstRow, thisYear);
  return rows;
}

/** The same for a look ahead, whose findings nobody hears. Whoever looks ahead takes what the first one has read. */
export function keysAhead(table: Table, keys: Keys, context: KeyContext): RowKeys {
  const rows = AHEAD.get(keys) ?? readKeys(table, keys, quietly(context));
  AHEAD.set(keys, rows);
  return rows;
}

/** By the keys of a block: each reading makes new ones. */
const AHEAD = new WeakMap<Keys, RowKeys>();

/** The date of each row as it stands there, down to the next table. */
function readRows(table: Table, keys: Keys, context: KeyContext): RowKeys {
  const { cells } = table.sheet;
  const rows: Omit<RowKeys, 'packed'> = {
    end: cells.length,
    odd: [],
    outside: [],
    impossible: [],
    yearRows: 0,
    season: null,
  };
  // Of hundreds of tables below each other each ends long before the sheet does.
  const dates: number[] = [];
  const readRow =
    keys.date === undefined ? partsReader(keys, context) : dateReader(table, keys, context);
  for (let rowIndex = table.firstRow; rowIndex < cells.length; rowIndex++) {
    const row = cells[rowIndex] ?? [];
    const packed = readRow(row);
    dates.push(packed >= 0 ? packed : NO_DATE);
    if (packed >= 0) continue;
    if (packed === YEAR_ROW) rows.yearRows++;
    else if (packed !== HEADING && !isEmptyRow(row)) {
      if (context.isHeader(rowIndex) || namesKeys(row, table, keys)) {
        rows.end = endBefore(table, rows, rowIndex);
        break;
      }
      rows.odd.push(rowIndex);
    }
  }
  return { ...rows, packed: Int32Array.from(dates) };
}

type Job = { table: Table; keys: Keys; packed: Int32Array; context: KeyContext };

/** Reports each century that was given or moved, with the first row. */
function reportCenturies(
  { table, keys, packed, context: { doubts } }: Job,
  { given, moved }: Centuries,
): void {
  const first = packed.findIndex((date) => date >= 0);
  const year = yearOf(packed[first] ?? 0);
  const column = keys.date ?? keys.year ?? 0;
  const report = (kind: ReadingKind, severity: 'warning' | 'note', found: string): void => {
    const params = { found, year: String(year), count: moved };
    doubts.atColumns(table, { kind, severity, params }, [column], table.firstRow + first);
  };
  if (given) report('reading.centuries-given', 'note', String(year).slice(2));
  if (moved > 0) report('reading.centuries-moved', 'warning', String(year + 100));
}

function reportOffset({ table: { sheet }, keys, packed, context: { doubts } }: Job): void {
  const reported = keys.years?.reported;
  if (typeof reported === 'object')
    reportCounted(firstYearIn(packed) - reported.shift, reported.shift, sheet, doubts);
}

function seasonOf({ table, keys, packed, context }: Job): Season | null {
  const isTitled = lacksYear(keys) && keys.date === undefined;
  if (keys.year === undefined && !isTitled) return null;
  const across = keys.month === undefined;
  const start = across ? (keys.startMonth ?? 1) : startInRows(packed);
  if (isTitled && (start === 1 || !(across || isRound(packed, start)))) return null;
  const namesBoth = isTitled ? context.isSeason === true : keys.years?.seasons === true;
  const rows = { start, namesBoth, example: firstYearIn(packed) };
  const season = settleSeason(rows, table.sheet, context);
  if (start === 1) reportWaterYear(table, keys, context);
  if (season && !across)
    packed.forEach((date, index) => {
      if (date >= 0) packed[index] = date + yearShift(season, monthOf(date)) * YEAR;
    });
  return season;
}

/** "Water year" beside January to December: its Octobers may be those of the year before, or its month 1 an October. */
function reportWaterYear(table: Table, { year = -1 }: Keys, { doubts }: KeyContext): void {
  const { header = '', meaning } = columnAt(table, year) ?? {};
  if (!meaning || !rolesIn(meaning.plain).has('waterYear')) return;
  const doubt = {
    kind: 'reading.water-year',
    severity: 'warning',
    params: { found: header },
  } as const;
  doubts.atColumns(table, doubt, [year]);
}

/** "YR MO" again in a row below: another table begins, such as one of wind. */
function namesKeys(row: readonly Cell[], table: Table, { date, year, month }: Keys): boolean {
  const indexes = [date, year, month].filter((index) => index !== undefined);
  const isNamed = (index: number): boolean => {
    const { name = '' } = columnAt(table, index) ?? {};
    return name !== '' && headerText(row[index]) === name;
  };
  return indexes.length > 1 && indexes.every(isNamed);
}

/** The lines right above the next header are its titles and do not belong to this table. */
function endBefore(
  { sheet, firstRow }: Table,
  rows: Pick<RowKeys, 'odd'>,
  headerRow: number,
): number {
  let end = headerRow;
  while (end > firstRow && isTitleRow(sheet.cells[end - 1], sheet.thisYear)) {
    end--;
    if (rows.odd[rows.odd.length - 1] === end) rows.odd.pop();
  }
  return end;
}

/** An empty row, up to four texts, only years, or one date that may have been a month. */
function isTitleRow(row: readonly Cell[] | undefined, thisYear: number): boolean {
  const filled = filledIn(row);
  if (filled.length === 1 && isDate(filled[0])) return true;
  if (filled.every((cell) => isNumber(yearIn(cell, thisYear)))) return true;
  return filled.length <= 4 && filled.every((cell) => isText(cell) && /\p{L}/u.test(cell));
}

const HEADING = -3;

/** Year, month and day from columns of their own; a merged year or month stands only in its first row. */
function partsReader(keys: Keys, { around: { thisYear }, year, month }: KeyContext): ReadRow {
  let lastYear = keys.headedYear ?? year ?? NaN;
  let lastMonth = keys.titledMonth ?? month ?? NaN;
  const readHeading =
    keys.headedYear && keys.month !== undefined ? headingReader(keys, thisYear) : null;
  return (row) => {
    const heading = readHeading?.(row);
    if (heading) lastYear = heading.year;
    if (heading?.isAlone) return HEADING;
    if (keys.year !== undefined && !isUnderYear(row, keys))
      lastYear = keys.years?.read(row[keys.year], thisYear) ?? NaN;
    if (Number.isNaN(lastYear)) return NO_DATE;
    if (saysMonth(row, keys)) lastMonth = monthIn(row, keys);
    return packParts(row, keys, lastYear, lastMonth);
  };
}

/** A merged month is empty beside its other days or elements. */
function saysMonth(row: readonly Cell[], keys: Keys): boolean {
  if (keys.month === undefined) return false;
  const under = keys.day ?? keys.element ?? keys.month;
  return isEmpty(row[under]) || !isEmpty(row[keys.month]);
}

function packParts(row: readonly Cell[], keys: Keys, year: number, month: number): number {
  if (keys.dayOfYear !== undefined)
    return packDayOfYear(year, wholeNumber(row[keys.dayOfYear]) + (keys.daysBefore ?? 0));
  if (keys.month === undefined && keys.day === undefined && keys.titledMonth === undefined)
    return keys.year === undefined && isEmpty(row[keys.element ?? 0])
      ? NO_DATE
      : packDate(year, 1, 0);
  if (month === 13) return YEAR_ROW;
  if (keys.day === undefined) return packDate(year, month, 0);
  const day = wholeNumber(row[keys.day]);
  return day >= 1 ? packDate(year, month, day) : NO_DATE;
}

function monthIn(row: readonly Cell[], { month = -1, months }: Keys): number {
  return months?.read(row[month]) ?? NaN;
}

type Heading = { year: number; isAlone: boolean };

/** Reads years that stand in the column of the months, above them or beside the first. */
function headingReader(keys: Keys, thisYear: number): (row: readonly Cell[]) => Heading {
  const { month: column = 0, headedYear = NaN } = keys;
  let year = headedYear;
  let lastMonth = NaN;
  // If each year has a row of its own, the months alone do not begin a year.
  let goesOn = true;
  return (row) => {
    const month = monthIn(row, keys);
    const isMonth = month < 13;
    const headed = yearHeading(row, column, thisYear);
    if (headed) goesOn = isMonth;
    year = headed ?? year + (goesOn ? goneRound(lastMonth, month) : 0);
    if (isMonth) lastMonth = month;
    return { year, isAlone: headed !== undefined && !isMonth };
  };
}

function sortOut(rows: RowKeys, firstRow: number, thisYear: number): void {
  const { packed } = rows;
  for (let index = 0; index < packed.length; index++) {
    const date = packed[index] ?? NO_DATE;
    if (date < 0) continue;
    const year = yearOf(date);
    if (year < FIRST_YEAR || year > thisYear + 1) rows.outside.push(firstRow + index);
    else if (date % 100 > 28 && date % 100 > daysInMonth(year, monthOf(date)))
      rows.impossible.push(firstRow + index);
    else continue;
    packed[index] = NO_DATE;
  }
}
