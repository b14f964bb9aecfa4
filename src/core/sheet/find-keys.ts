import { monthNamed } from './header-meaning.ts';
import { yearOfMonthYears } from './month-year-dates.ts';
import { REPUBLIC } from './other-calendars.ts';
import { dateOfSerial, NO_DATE, packDate, readDateText, serialOf } from './read-date.ts';
import type { Cell } from './reading.ts';
import { seasonIn } from './season-years.ts';
import { isEmpty } from './sheet-cells.ts';
import { type Column, sampleCells, type Table } from './table.ts';
import { FIRST_YEAR } from './vocabulary/missing-codes.ts';

/** How numbers in a date column are meant. */
export type DateStyle = (value: number) => number;
export type Granularity = 'year' | 'month' | 'day';

export type Keys = {
  granularity: Granularity;
  year?: number;
  month?: number;
  day?: number;
  /** 1 to 366, where there is no month */
  dayOfYear?: number;
  date?: number;
  dateStyle?: DateStyle;
  /** years of two digits take their century from the order of the rows */
  shortYears: boolean;
  /** the column of elements: a row that names one under a merged year is of that year */
  element?: number;
  /** the sheet has turned 1961 into the day 1961 of its calendar */
  yearsAreDates: boolean;
  /** years such as 1961/62 */
  seasons: boolean;
  /** years counted from another one, as the header says */
  yearOffset?: number;
  /** the first month of a row that runs into the next year */
  startMonth?: number;
  /** columns that are keys, or say the same as the keys */
  all: number[];
};

type Finder = { table: Table; thisYear: number; among: readonly Column[] };

/** The columns that say which year, month and day a row is about; null when nothing does. */
export function findKeys(table: Table, among: readonly Column[], thisYear: number): Keys | null {
  const finder = { table, thisYear, among };
  const date = findDate(finder);
  const years = findYear(finder);
  const month = findColumn(finder, 'month', isMonthCell);
  const day =
    findColumn(finder, 'day', isDayCell) ?? findDayCalledDate(finder, years?.index, month);
  const dayOfYear = findDayOfYear(finder);
  const keys: Keys = {
    granularity: 'year',
    shortYears: years?.short ?? false,
    yearsAreDates: years?.dates ?? false,
    seasons: years?.seasons ?? false,
    ...(years?.offset ? { yearOffset: years.offset } : {}),
    all: [],
  };
  if (years && month !== undefined) {
    Object.assign(
      keys,
      { year: years.index, month },
      repeatsMonths(table, years.index, month) ? { day } : {},
    );
  } else if (years && dayOfYear !== undefined) {
    Object.assign(keys, { year: years.index, dayOfYear });
  } else if (date && !years?.seasons) {
    Object.assign(keys, { date: date.index, dateStyle: date.style });
  } else if (years) keys.year = years.index;
  else if (month !== undefined) Object.assign(keys, { month, day });
  else if (day !== undefined) keys.day = day;
  if (keys.day === undefined) delete keys.day;
  keys.granularity = granularityOf(table, keys);
  keys.all = allKeys(finder, keys, date?.index);
  return keys.all.length ? keys : null;
}

function allKeys({ among }: Finder, keys: Keys, date: number | undefined): number[] {
  const named = among.filter(
    ({ meaning }) => meaning.key && /^(year|month|day|dayOfYear|date)$/.test(meaning.key),
  );
  const indexes = [keys.year, keys.month, keys.day, keys.dayOfYear, keys.date, date];
  const used = indexes.filter((index): index is number => index !== undefined);
  return used.length ? [...new Set([...used, ...named.map(({ index }) => index)])] : [];
}

function findColumn(
  finder: Finder,
  kind: 'month' | 'day',
  fits: (cell: Cell) => boolean,
): number | undefined {
  const named = finder.among.filter(({ meaning }) => meaning.key === kind);
  const index = named.find(({ index }) => share(finder.table, index, fits) >= 0.6)?.index;
  if (index !== undefined || kind === 'day') return index;
  // Month names say what they are without a header, and so do "Jan Average" and the like.
  const isName = (cell: Cell): boolean =>
    typeof cell === 'string' && isMonthCell(cell) && /\p{L}/u.test(cell);
  const unnamed = finder.among.filter(
    ({ meaning }) => !meaning.element && !meaning.month && meaning.key !== 'year',
  );
  return (
    unnamed.find(({ index }) => share(finder.table, index, isName) >= 0.8)?.index ??
    unnamedMonthNumbers(finder)
  );
}

/** A column without a name right of the years that counts 1, 2, 3 … */
function unnamedMonthNumbers(finder: Finder): number | undefined {
  return finder.among.find(({ index, own }) => {
    if (own !== '') return false;
    const numbers = sampleCells(finder.table, index).map(wholeNumber);
    const steps = numbers.filter(
      (month, at) => at > 0 && month === ((numbers[at - 1] ?? 0) % 12) + 1,
    );
    return (
      numbers.length >= 3 &&
      numbers.every((n) => n >= 1 && n <= 12) &&
      steps.length >= numbers.length * 0.7
    );
  })?.index;
}

function findDayCalledDate(
  finder: Finder,
  year: number | undefined,
  month: number | undefined,
): number | undefined {
  if (year === undefined && month === undefined) return undefined;
  const named = finder.among.filter(({ meaning }) => meaning.key === 'date');
  return named.find(({ index }) => share(finder.table, index, isDayCell) >= 0.9)?.index;
}

/** A column called "day" that counts past 31 counts the days of the year. */
function findDayOfYear({ table, among }: Finder): number | undefined {
  const isDayOfYear = (cell: Cell): boolean => wholeNumber(cell) >= 1 && wholeNumber(cell) <= 366;
  const counts = ({ index, meaning }: Column): boolean =>
    meaning.key === 'dayOfYear' ||
    (meaning.key === 'day' && sampleCells(table, index).some((cell) => wholeNumber(cell) > 31));
  return among.filter(counts).find(({ index }) => share(table, index, isDayOfYear) >= 0.9)?.index;
}

type FoundYear = {
  index: number;
  short?: boolean;
  dates?: boolean;
  seasons?: boolean;
  offset?: number;
};

function findYear(finder: Finder): FoundYear | undefined {
  const { table, thisYear, among } = finder;
  const named = among.filter(({ meaning }) => meaning.key === 'year' || meaning.key === 'date');
  const unnamed = among.filter(
    ({ meaning }) =>
      !meaning.element && !meaning.month && !named.some((one) => one.meaning === meaning),
  );
  const isYear = (cell: Cell): boolean => !Number.isNaN(yearIn(cell, thisYear));
  const isCalledYear = (cell: Cell): boolean => isYear(cell) || isFarYear(cell);
  const found =
    named.find(({ index }) => share(table, index, isCalledYear) >= 0.6) ??
    unnamed.slice(0, 6).find(({ index }) => share(table, index, isYear) >= 0.8);
  if (found) return { index: found.index };
  const isSeason = (cell: Cell): boolean => !Number.isNaN(seasonIn(cell));
  const seasons = named
    .concat(unnamed.slice(0, 6))
    .find(({ index }) => share(table, index, isSeason) >= 0.8);
  if (seasons) return { index: seasons.index, seasons: true };
  const years = named.filter(({ meaning }) => meaning.key === 'year');
  const counted = years.find(
    ({ index, header }) => REPUBLIC.words.test(header) && share(table, index, isCounted) >= 0.8,
  );
  if (counted) return { index: counted.index, offset: REPUBLIC.shift };
  const turned = years.find(({ index }) => holdsTurnedYears(finder, index));
  if (turned) return { index: turned.index, dates: true };
  const short = years.find(
    ({ index }) => share(table, index, (cell) => wholeNumber(cell) < 100) >= 0.8,
  );
  return short ? { index: short.index, short: true } : undefined;
}

export function isCounted(cell: Cell | undefined): boolean {
  const year = wholeNumber(cell);
  return year >= 1 && year <= REPUBLIC.last;
}

function holdsTurnedYears({ table, thisYear }: Finder, index: number): boolean {
  return share(table, index, (cell) => isTurnedYear(cell, thisYear)) >= 0.8;
}

type FoundDate = { index: number; style: DateStyle };

function findDate(finder: Finder): FoundDate | undefined {
  const elements = finder.among.findIndex(({ meaning }) => meaning.element);
  const candidates = finder.among.filter(
    ({ meaning, own, index }) =>
      (meaning.key && meaning.key !== 'value' && meaning.key !== 'element') ||
      own === '' ||
      (index < Math.max(4, elements) && !meaning.element && !meaning.month),
  );
  let constant: FoundDate | undefined;
  const inOrder = [...candidates].sort((a, b) => dateFirst(a) - dateFirst(b));
  for (const { index, meaning } of inOrder) {
    if (meaning.key === 'year' && holdsTurnedYears(finder, index)) continue;
    const style = dateStyleOf(finder, index, meaning.key === 'date');
    const fits = (cell: Cell): boolean => readDateCell(cell, style) !== NO_DATE;
    if (share(finder.table, index, fits) < 0.7) continue;
    // The day a station was founded stands in every row.
    if (!isConstant(finder.table, index)) return { index, style };
    constant = constant ?? { index, style };
  }
  return constant;
}

function isConstant(table: Table, index: number): boolean {
  const cells = sampleCells(table, index).map((cell) => JSON.stringify(cell));
  return cells.length > 2 && new Set(cells).size === 1;
}

/** "From" and "until" frame the day or month a row is about, if a column of its own says that. */
function dateFirst({ meaning }: Column): number {
  const kind = meaning.key === 'date' ? 0 : meaning.key === 'year' ? 1 : 2;
  return kind + (meaning.bound ? 3 : 0);
}

const NUMBER_STYLES: DateStyle[] = [
  (n) => packDate(Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100),
  (n) => packDate(Math.floor(n / 100), n % 100, 0),
  (n) => packDate(n % 10_000, Math.floor(n / 10_000), 0),
  (n) => packDate(n % 10_000, Math.floor(n / 10_000) % 100, Math.floor(n / 1_000_000)),
];

/** 1949.1 is January or, with its zero gone, October: the rows before it decide, elsewhere. */
const YEAR_POINT_MONTH: DateStyle = (n) => {
  const hundredths = Math.round((n % 1) * 100);
  const month = hundredths > 12 && hundredths % 10 === 0 ? hundredths / 10 : hundredths;
  return packDate(Math.floor(n), month, 0);
};
/** `01.1961` is a number to a sheet that writes decimal points, and 10.1960 loses its zero. */
const MONTH_POINT_YEAR: DateStyle = (n) => packDate(Math.round((n % 1) * 10_000), Math.floor(n), 0);
const SERIAL: DateStyle = (n) => {
  const { year, month, day } = dateOfSerial(n);
  return packDate(year, month, day);
};
const NO_STYLE: DateStyle = () => NO_DATE;

function dateStyleOf({ table, thisYear }: Finder, index: number, calledDate: boolean): DateStyle {
  const numbers = sampleCells(table, index)
    .map(plainNumber)
    .filter((n) => !Number.isNaN(n));
  if (numbers.length === 0) return NO_STYLE;
  const inTime = (packed: number): boolean =>
    packed !== NO_DATE && packed >= FIRST_YEAR * 10_000 && packed < (thisYear + 2) * 10_000;
  const fits = (style: DateStyle): boolean =>
    numbers.every((n) => Number.isInteger(n) && inTime(style(n)));
  const style = NUMBER_STYLES.find(fits);
  if (style) return style;
  if (
    numbers.some((n) => !Number.isInteger(n)) &&
    numbers.every((n) => inTime(YEAR_POINT_MONTH(n)))
  )
    return YEAR_POINT_MONTH;
  if (numbers.every((n) => !Number.isInteger(n) && inTime(MONTH_POINT_YEAR(n))))
    return MONTH_POINT_YEAR;
  return calledDate && fits(SERIAL) && numbers.every((n) => n > 3000) ? SERIAL : NO_STYLE;
}

export function isYearPointMonth(style: DateStyle | undefined): boolean {
  return style === YEAR_POINT_MONTH;
}

export function readDateCell(
  cell: Cell | undefined,
  style: DateStyle,
  order: 'dmy' | 'mdy' = 'dmy',
): number {
  if (typeof cell === 'number') return style(cell);
  if (typeof cell === 'string') {
    const packed = readDateText(cell, order);
    // A text that is a date only in the other order still is a date; whoever settles the order says so.
    if (packed !== NO_DATE) return packed;
    const swapped = order === 'dmy' ? readDateText(cell, 'mdy') : readDateText(cell, 'dmy');
    return swapped !== NO_DATE ? swapped : textNumber(cell, style);
  }
  if (cell === null || cell === undefined || typeof cell === 'boolean') return NO_DATE;
  // A true date has its century already; a year below 1000 is a date of year 1, not of 2001.
  return cell.year < 1000 ? NO_DATE : packDate(cell.year, cell.month, cell.day);
}

function textNumber(text: string, style: DateStyle): number {
  const number = plainNumber(text);
  return Number.isNaN(number) ? NO_DATE : style(number);
}

/** Month days that move, or only the first, the fifteenth or the last of each month? */
function granularityOf(table: Table, keys: Keys): Granularity {
  if (keys.date !== undefined) {
    const style = keys.dateStyle ?? NO_STYLE;
    const cells = sampleCells(table, keys.date);
    if (yearOfMonthYears(cells)) return 'month';
    const packed = cells.map((cell) => readDateCell(cell, style)).filter((one) => one !== NO_DATE);
    return movesByDay(packed) ? 'day' : 'month';
  }
  if (keys.day !== undefined || keys.dayOfYear !== undefined) return 'day';
  return keys.month !== undefined ? 'month' : 'year';
}

function movesByDay(packed: readonly number[]): boolean {
  const days = new Set(packed.map((one) => one % 100));
  const months = new Set(packed.map((one) => Math.floor(one / 100) % 100));
  if (days.has(0)) return false;
  const onlyEnds = [...days].every((day) => day === 1 || day === 15 || day >= 28);
  if (onlyEnds && months.size > 1 && days.size <= 4) return false;
  // Day and month changed places: "January the 1st to the 12th" year after year.
  const turned =
    months.size === 1 && months.has(1) && Math.max(...days) <= 12 && new Set(packed).size > 12;
  return !turned;
}

function repeatsMonths(table: Table, year: number, month: number): boolean {
  let same = 0;
  let pairs = 0;
  let last = '';
  for (const rowIndex of table.sample) {
    const row = table.sheet.cells[rowIndex] ?? [];
    const key = `${isEmpty(row[year]) ? last.split('/')[0] : row[year]}/${row[month]}`;
    if (last) pairs++;
    if (key === last) same++;
    last = key;
  }
  return pairs > 0 && same / pairs > 0.5;
}

function share(table: Table, index: number, fits: (cell: Cell) => boolean): number {
  const cells = sampleCells(table, index);
  return cells.length ? cells.filter(fits).length / cells.length : 0;
}

/** NaN when the cell is no year. "1961*" and "1961.0" are; "1961-90" and "Mean 1961" are not. */
export function yearIn(cell: Cell | undefined, thisYear: number): number {
  const year = typeof cell === 'string' ? Number(YEAR_TEXT.exec(cell)?.[1] ?? Number.NaN) : cell;
  if (typeof year !== 'number' || !Number.isInteger(year)) return Number.NaN;
  return year >= FIRST_YEAR && year <= thisYear + 1 ? year : Number.NaN;
}

/** Four digits in a column called Year are years, if only years that cannot be. */
export function isFarYear(cell: Cell | undefined): boolean {
  const whole = wholeNumber(cell);
  return whole >= 1000 && whole <= 9999;
}

const YEAR_TEXT = /^\s*'?(\d{4})(?:\.0+)?\s*(?:[*#†.)+]|\(?[a-z]{1,12}\.?\)?|年|년)?\s*$/i;

function isTurnedYear(cell: Cell, thisYear: number): boolean {
  return !Number.isNaN(turnedYear(cell, thisYear));
}

export function turnedYear(cell: Cell | undefined, thisYear: number): number {
  if (typeof cell !== 'object' || cell === null) return Number.NaN;
  return yearIn(serialOf(cell.year, cell.month, cell.day), thisYear);
}

export function isMonthCell(cell: Cell): boolean {
  return !Number.isNaN(monthIn(cell));
}

/** 1 to 12; 13 is what some agencies write for the whole year. */
export function monthIn(cell: Cell | undefined): number {
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell >= 1 && cell <= 13 ? cell : Number.NaN;
  if (typeof cell !== 'string') return Number.NaN;
  const number = wholeNumber(cell);
  if (!Number.isNaN(number)) return number >= 1 && number <= 13 ? number : Number.NaN;
  return cell.length <= 30 ? monthNamed(cell) || Number.NaN : Number.NaN;
}

export function isDayCell(cell: Cell): boolean {
  const day = wholeNumber(cell);
  return day >= 1 && day <= 31;
}

/** NaN when the cell is no whole number; text that holds one counts. */
export function wholeNumber(cell: Cell | undefined): number {
  const number = plainNumber(cell);
  return Number.isInteger(number) ? number : Number.NaN;
}

function plainNumber(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && /^\s*'?\d+(\.\d+)?\s*$/.test(cell)
    ? Number(cell.replace("'", ''))
    : Number.NaN;
}
