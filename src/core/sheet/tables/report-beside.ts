import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import type { Cell } from '../../reading/reading.ts';
import { type Doubts, listed } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText, isText } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import { type Column, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { areInOrder, isOneWordShort } from '../headers/words-in-place.ts';
import { isUsed } from '../keys/keys.ts';
import { type Fit, type ValueColumn, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';
import { holdsUnits } from './units-beside.ts';

/** One or two such columns are a row number or a mark. Three may be a table that begins in another row. */
const FEWEST_COLUMNS = 3;
const FEWEST_NUMBERS = 3;
const MOST_CHARACTERS = 120;

/** Reports columns of numbers under unknown words: one of them may be the rain that was not found. */
export function reportNotRead({ table, parts, layout }: Fit, doubts: Doubts): void {
  const values = valuesIn(parts);
  // Beside twelve months stand sums and heights; beside fewer, months under damaged words.
  const isWhole = layout === 'months-across' && haveAllMonths(values);
  if (isWhole || layout === 'years-across') return;
  const unread = unreadColumns(table, parts);
  if (unread.length === 0 || values.length === 0) return;
  // Years side by side: the words over one of them may differ.
  const blocks = parts.filter(({ keys }) => keys.headedYear).map((part) => part.values);
  const lacks =
    layout === 'months-across' ||
    ELEMENTS.some((element) =>
      [values, ...blocks].some((block) => block.every((value) => value.element !== element)),
    );
  const found = listed(
    unread.map(({ name }) => name),
    MOST_CHARACTERS,
  );
  const doubt = {
    kind: 'reading.columns-not-read',
    severity: lacks ? 'warning' : 'note',
    params: { found, count: unread.length },
  } as const;
  doubts.atColumns(table, doubt, indexesOf(unread));
}

/** True if each element that is read has its twelve months; a year's total has none. */
function haveAllMonths(values: readonly ValueColumn[]): boolean {
  const monthsOf = (element: Element) =>
    new Set(values.flatMap((one) => (one.element === element && one.month ? [one.month] : [])));
  return ELEMENTS.map(monthsOf).every(({ size }) => size === 0 || size === 12);
}

function unreadColumns(table: Table, parts: Fit['parts']): Column[] {
  const used = columnsIn(parts);
  return table.columns.filter(
    ({ index, name, meaning }) =>
      name !== '' &&
      !used.has(index) &&
      !saysSomething(meaning) &&
      !meaning.annual &&
      !countsRows(sampleCells(table, index)) &&
      holdsNumbers(table, index),
  );
}

/** True for 1, 2, 3 …, which numbers the rows, and for the same number in all rows. */
function countsRows(cells: readonly Cell[]): boolean {
  const [first = 0, ...others] = stepsIn(cells.map(numberInCell));
  return Math.abs(first) <= 1 && others.every((step) => step === first);
}

function columnsIn(parts: Fit['parts']): ReadonlySet<number> {
  return new Set(parts.flatMap(({ keys, values }) => keys.all.concat(indexesOf(values))));
}

function holdsNumbers(table: Table, index: number): boolean {
  return numbersOf(table, index).length >= FEWEST_NUMBERS && !holdsUnits(table, index);
}

const FEWEST_ROWS = 3;

/** "Year, , Jan … Dec" over thirteen columns that end at November: the words stand one column too far right. */
export function reportShifted(fit: Fit, doubts: Doubts): void {
  const { unnamed, end } = shiftedWords(fit) ?? {};
  if (!unnamed || !end) return;
  const { table } = fit;
  const column = columnLetters(unnamed.index);
  const params = { column, found: end.name, row: String(table.headerRow + 1) };
  const doubt = { kind: 'reading.header-shifted', severity: 'error', params } as const;
  doubts.atColumns(table, doubt, [unnamed.index]);
}

/**
 * "Lindau, Date, Rain, Sunshine" over dates, amounts and hours: the name of the station stands over the dates, and the
 * word for them over what cannot be a date.
 */
export function reportOffKeys({ table, parts }: Fit, doubts: Doubts): void {
  const { sheet, headerRow, columns } = table;
  if (headerRow < 0 || sheet.pasted || sheet.transposed) return;
  const [keys] = parts.map((part) => part.keys);
  const { date, year, month } = keys ?? {};
  const [named, said] = columns.flatMap((column, at) => {
    if (column.name === '' || ![date, year, month].includes(column.index)) return [];
    const next = columns.slice(at + 1).find(({ name }) => name !== '');
    return next && isOffKey(table, column, next) ? [column, next] : [];
  });
  if (!named || !said) return;
  const params = {
    column: columnLetters(named.index),
    found: said.name,
    other: columnLetters(said.index),
    row: String(headerRow + 1),
  };
  const doubt = { kind: 'reading.header-off-dates', severity: 'error', params } as const;
  doubts.atColumns(table, doubt, [named.index, said.index]);
}

function isOffKey(table: Table, { meaning: own }: Column, { meaning, index }: Column): boolean {
  const mayBe = MAY_BE[meaning.key ?? ''];
  if (!mayBe || SAY_WHEN.has(own.key ?? '')) return false;
  const numbers = numbersOf(table, index);
  const isOfWords = meaning.key === 'year' && sampleCells(table, index).every(isWord);
  return isOfWords || !(numbers.every(Number.isInteger) && mayBe(numbers));
}

/** "Jan", and not "2001-02". */
function isWord(cell: Cell): boolean {
  return isText(cell) && !/\d/.test(cell);
}

/** The numbers under a word for a key: a date may be 610103, a year 61, and months may be counted on. */
const MAY_BE: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
  date: (numbers) => numbers.every((number) => number >= 10_000),
  year: (numbers) => numbers.every((number) => number >= 1000) || hardlyMove(numbers),
  month: (numbers) =>
    numbers.every((number) => number >= 1 && number <= 12) ||
    stepsIn(numbers).every((step) => step === 1),
};

/** 61, 61, 62, and then the same years of another place. */
function hardlyMove(numbers: readonly number[]): boolean {
  return stepsIn(numbers).filter((step) => Math.abs(step) > 1).length * 10 <= numbers.length;
}

const SAY_WHEN: ReadonlySet<string> = new Set(['date', 'year', 'month', 'day', 'dayOfYear']);

/** The column without a word, and the last word, which stands over nothing. */
function shiftedWords({ table, parts }: Fit): { unnamed: Column; end: Column } | null {
  const { sheet, columns, sample } = table;
  if (sheet.pasted || sheet.transposed || sample.length < FEWEST_ROWS) return null;
  const isFilled = ({ index }: Column): boolean => sampleCells(table, index).length > 0;
  const last = columns.map(({ name }) => name !== '').lastIndexOf(true);
  const start = columns.map(({ header }, at) => at < last && header === '').lastIndexOf(true);
  const [unnamed, ...run] = columns.slice(start, last + 1);
  const end = run[run.length - 1];
  if (start < 0 || !unnamed || !end || isFilled(end) || !mayBeShifted(end)) return null;
  const isKey = ({ index }: Column): boolean => parts.some(({ keys }) => isUsed(keys, index));
  // Years without a word above them stand where they should, unless the words for them stand in the run.
  const isInPlace = isKey(unnamed) && !run.some(({ meaning }) => meaning.key);
  if (isInPlace || run.some(isKey) || ![unnamed, ...run.slice(0, -1)].every(isFilled)) return null;
  return isKey(unnamed) || fitsFurtherLeft(table, unnamed, run) ? { unnamed, end } : null;
}

function mayBeShifted({ meaning: { about, month } }: Column): boolean {
  return about !== undefined || month !== undefined;
}

/** False over days of the week and numbers of rows, and if a maximum would stand below its minimum. */
function fitsFurtherLeft(table: Table, { index }: Column, run: readonly Column[]): boolean {
  const isAmount = holdsNumbers(table, index) && !countsRows(sampleCells(table, index));
  return isAmount && !inOrder(table, run, 0) && inOrder(table, run, 1) !== false;
}

/** Are the maxima above the minima `left` columns before the words for them (or right, if below 0)? */
function inOrder({ sampled }: Table, run: readonly Column[], left: number): boolean | null {
  const [max = -1, min = -1] = (['max', 'min'] as const).map(
    (element) => run.find(({ meaning }) => meaning.about === element)?.index,
  );
  return max < 0 || min < 0 ? null : areInOrder(sampled, max - left, min - left);
}

/**
 * "Date, Tmax, Tmin" over four cells in each row: either the last column has no word, or the words stand too far left.
 * Nothing is read where the maximum would be below the minimum.
 */
export function reportTooShort({ table, layout }: Fit, doubts: Doubts): void {
  const { sheet, headerRow, firstRow, columns, sampled } = table;
  if (!layout.endsWith('a-row') || headerRow < 0 || sheet.pasted || sheet.transposed) return;
  // Where units stand below, a word over "mm" and "in" is merged over both.
  const isAlone = firstRow === headerRow + 1;
  const words = columns.map(({ index, name }) =>
    isAlone ? name : headerText(sheet.cells[headerRow]?.[index]),
  );
  const last = columns[words.indexOf('')];
  if (!last || !isOneWordShort(words, sampled) || !holdsNumbers(table, last.index)) return;
  const column = columnLetters(last.index);
  const params = { column, row: String(headerRow + 1) };
  const isBefore = inOrder(table, columns, 0) === false && inOrder(table, columns, -1) === true;
  if (!isBefore && !isAlone) return;
  const severity = isBefore ? 'error' : 'warning';
  doubts.atColumns(table, { kind: 'reading.header-too-short', severity, params }, [last.index]);
}

/** Reports columns of numbers beside the table that have no name in its header. */
export function reportBeside({ table, parts }: Fit, doubts: Doubts): void {
  const { sheet, headerRow, columns } = table;
  if (headerRow < 0 || sheet.pasted || sheet.transposed) return;
  const used = columnsIn(parts);
  const isUnread = ({ index, header }: Column): boolean =>
    header === '' && !used.has(index) && holdsNumbers(table, index);
  const beside = columns.filter(isUnread).map(({ index }) => columnLetters(index));
  if (beside.length < FEWEST_COLUMNS) return;
  const params = {
    first: beside[0] ?? '',
    last: beside[beside.length - 1] ?? '',
    row: String(headerRow + 1),
  };
  doubts.ofSheet(sheet, { kind: 'reading.columns-beside', severity: 'warning', params });
}
