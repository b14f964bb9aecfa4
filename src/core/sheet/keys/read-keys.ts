import { daysInMonth } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { filledIn, headerText, isDate, isEmpty, isEmptyRow, isText } from '../cells/sheet-cells.ts';
import { isHour } from '../cells/time-of-day.ts';
import { FIRST_YEAR, isYearLike } from '../cells/year-like.ts';
import { headerMeaning, saysWhere, titleMeaning } from '../headers/header-meaning.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { dateReader, OF_A_YEAR, type ReadRow } from './date-reader.ts';
import { wholeNumber } from './key-cell.ts';
import { columnOfHours, isUnderYear, type Keys, lacksYear, monthSaid } from './keys.ts';
import { refuseOtherCalendars } from './other-calendars.ts';
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
import { type Season, settleSeason, startInRows, yearShift } from './season-years.ts';
import { settleCenturies } from './settle-centuries.ts';
import { yearIn } from './year-notations.ts';

/** The date of each row, with its century and the year of its season settled. */
export function readKeys(table: Table, keys: Keys, context: KeyContext): RowKeys {
  const rows = readRows(table, keys, context);
  const { packed } = rows;
  const { thisYear } = table.sheet;
  const areShort = settleCenturies(packed, thisYear);
  if (areShort) reportCenturies(table, keys, packed, context);
  refuseOtherCalendars(packed, table, context, areShort);
  rows.season = seasonOf(table, keys, packed, context);
  sortOut(rows, table.firstRow, thisYear);
  return rows;
}

/** The same for a look ahead, whose findings nobody hears. */
export function keysAhead(table: Table, keys: Keys, context: KeyContext): RowKeys {
  return readKeys(table, keys, quietly(context));
}

/** The date of each row as it stands there, down to the next table. */
function readRows(table: Table, keys: Keys, context: KeyContext): RowKeys {
  const { cells } = table.sheet;
  const found = { odd: [] as number[], outside: [], impossible: [], season: null };
  // Of hundreds of tables below each other each ends long before the sheet does.
  const dates: number[] = [];
  let end = cells.length;
  const readRow =
    keys.date === undefined ? partsReader(table, keys, context) : dateReader(table, keys, context);
  // A title between them begins another table.
  let mayGoOn = isByMonthAndDay(keys);
  for (let rowIndex = table.firstRow; rowIndex < cells.length; rowIndex++) {
    const row = cells[rowIndex] ?? [];
    const packed = readRow(row);
    dates.push(packed >= 0 ? packed : NO_DATE);
    if (packed >= 0) mayGoOn = isByMonthAndDay(keys);
    if (packed >= 0 || packed === OF_A_YEAR || isEmptyRow(row)) continue;
    if (mayGoOn && isHeadAgain(table, rowIndex)) continue;
    mayGoOn &&= isOfSums(row, keys);
    if (
      (!namesOnlyValues(row, table, keys) && context.isHeader(rowIndex)) ||
      namesKeys(row, table, keys)
    ) {
      end = endBefore(table, rowIndex);
      break;
    }
    found.odd.push(rowIndex);
  }
  const odd = found.odd.filter((rowIndex) => rowIndex < end);
  return { ...found, odd, end, packed: Int32Array.from(dates) };
}

/** Says with the first row which century years of two digits got. */
function reportCenturies(
  table: Table,
  { date, year: column = 0 }: Keys,
  packed: Int32Array,
  { doubts }: KeyContext,
): void {
  const first = packed.findIndex((one) => one >= 0);
  const year = String(firstYearIn(packed));
  const params = { found: year.slice(2), year };
  const doubt = { kind: 'reading.centuries-given', severity: 'note', params } as const;
  doubts.atColumns(table, doubt, [date ?? column], table.firstRow + first);
}

function seasonOf(
  table: Table,
  keys: Keys,
  packed: Int32Array,
  context: KeyContext,
): Season | null {
  const isTitled = lacksYear(keys) && keys.date === undefined;
  if (keys.year === undefined && !isTitled) return null;
  const across = keys.month === undefined;
  const start = across ? (keys.startMonth ?? 1) : startInRows(packed);
  const namesBoth = keys.years?.seasons === true;
  const rows = { start, namesBoth, example: firstYearIn(packed) };
  const season = settleSeason(rows, table.sheet, context);
  if (season && !across)
    packed.forEach((date, index) => {
      if (date >= 0) packed[index] = date + yearShift(season, monthOf(date)) * YEAR;
    });
  return season;
}

/** "YR MO" or "Month, Day" again in a row below: another table begins, such as one of wind. */
function namesKeys(row: readonly Cell[], table: Table, { date, year, month, day }: Keys): boolean {
  const indexes = [date, year, month, day].filter((index) => index !== undefined);
  const isNamed = (index: number): boolean => {
    const { name = '' } = columnAt(table, index) ?? {};
    return name !== '' && headerText(row[index]) === name;
  };
  return indexes.length > 1 && indexes.every(isNamed);
}

/** "MAXIMUM, MINIMUM" again over two columns of a register, and nothing over its months and days: they go on. */
function namesOnlyValues(row: readonly Cell[], table: Table, { month, day }: Keys): boolean {
  const isOpen = (index: number | undefined): boolean =>
    index !== undefined && isEmpty(row[index]) && columnAt(table, index)?.header !== '';
  return isOpen(month) && isOpen(day);
}

/** "SUM" and "Mean", or a row with numbers beside its keys: no title of what follows. */
function isOfSums(row: readonly Cell[], { all }: Keys): boolean {
  const last = Math.max(...all);
  const isValue = (cell: Cell, at: number): boolean =>
    typeof cell === 'number' && at > last && !isYearLike(cell);
  const isOfAll = (cell: Cell): boolean =>
    SUMS.some((fact) => titleMeaning(headerText(cell)).facts.has(fact));
  return row.some(isValue) || filledIn(row).every(isOfAll);
}

const SUMS = ['total', 'mean', 'highest', 'lowest'] as const;

/** One of the rows that stand over the table, such as that of its names, once more. */
function isHeadAgain({ sheet: { cells }, headerRow, firstRow }: Table, rowIndex: number): boolean {
  const [row = [], head] = [cells[rowIndex], cells.slice(Math.max(0, headerRow - 1), firstRow)];
  const isSame = (other: readonly Cell[]): boolean =>
    Array.from({ length: Math.max(row.length, other.length) }).every(
      (_, at) => headerText(row[at]) === headerText(other[at]),
    );
  return filledIn(row).length > 1 && head.some(isSame);
}

/** The lines right above the next header are its titles and do not belong to this table. */
function endBefore({ sheet, firstRow }: Table, headerRow: number): number {
  let end = headerRow;
  while (end > firstRow && isTitleRow(sheet.cells[end - 1])) end--;
  return end;
}

/** An empty row, or up to four texts and dates. */
/** "Station | 61990", "Latitude | 54.35 | Longitude | -1.28" */
function isTitleRow(row: readonly Cell[] | undefined): boolean {
  const filled = filledIn(row);
  const isWord = (cell: Cell | undefined): boolean => isText(cell) && /\p{L}/u.test(cell);
  const isLabel = (cell: Cell | undefined): boolean =>
    isText(cell) && (saysWhere(cell) || headerMeaning(cell).key === 'station');
  const isTitle = (cell: Cell, at: number): boolean =>
    isDate(cell) || isWord(cell) || isLabel(filled[at - 1]);
  return filled.length <= 4 && filled.every(isTitle);
}

/** A month that stands in the first of its days goes on below a week's sums and the header that comes again. */
function isByMonthAndDay({ month, day }: Keys): boolean {
  return month !== undefined && day !== undefined;
}

/** Year, month and day from columns of their own; a merged year or month stands only in its first row. */
function partsReader(table: Table, keys: Keys, { year, month }: KeyContext): ReadRow {
  const { thisYear } = table.sheet;
  const years = yearsAmongMonths(table, keys);
  let lastYear = keys.headedYear ?? year ?? NaN;
  let lastMonth = month ?? NaN;
  let lastDay = 0;
  const hours = columnOfHours(table, keys) ?? -1;
  return (row) => {
    if (keys.year !== undefined && !isUnderYear(row, keys))
      lastYear = keys.years?.read(row[keys.year], thisYear) ?? NaN;
    lastYear = years.get(row) ?? lastYear;
    const day = keys.day === undefined ? 0 : wholeNumber(row[keys.day]);
    const said = monthSaid(row, keys, thisYear);
    // The days begin anew, and nothing says of which month.
    const isLost = said === undefined && day < lastDay - 1;
    lastMonth = isLost ? NaN : (said ?? lastMonth);
    lastDay = day >= 1 ? day : said === undefined ? lastDay : 0;
    if (Number.isNaN(lastYear)) return NO_DATE;
    // "8h" with nothing for the day is a further reading of the day above.
    const isReading = isEmpty(row[keys.day ?? -1]) && isHour(row[hours] ?? null);
    if (isReading && lastDay >= 1) return packDate(lastYear, lastMonth, lastDay);
    return packParts(row, keys, lastYear, lastMonth);
  };
}

/** "December" and below it "1882", in one column: the year is that of the month. */
function yearsAmongMonths(table: Table, keys: Keys): ReadonlyMap<readonly Cell[], number> {
  const years = new Map<readonly Cell[], number>();
  const { month: column, months } = keys;
  if (column === undefined || !isByMonthAndDay(keys)) return years;
  let named: readonly Cell[] | undefined;
  for (const row of table.sheet.cells.slice(table.firstRow)) {
    const year = yearIn(row[column], table.sheet.thisYear);
    if (!Number.isNaN(months?.read(row[column]))) named = row;
    else if (isNumber(year)) years.set(named ?? row, year);
  }
  return years;
}

function packParts(row: readonly Cell[], keys: Keys, year: number, month: number): number {
  if (keys.dayOfYear !== undefined) return packDayOfYear(year, wholeNumber(row[keys.dayOfYear]));
  if (keys.month === undefined && keys.day === undefined)
    return keys.year === undefined && isEmpty(row[keys.element ?? 0])
      ? NO_DATE
      : packDate(year, 1, 0);
  if (month === 13) return OF_A_YEAR;
  if (keys.day === undefined) return packDate(year, month, 0);
  const day = wholeNumber(row[keys.day]);
  return day >= 1 ? packDate(year, month, day) : NO_DATE;
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
