import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { numberInCell } from '../cells/read-number.ts';
import { filledIn, headerText, isDate, isEmpty } from '../cells/sheet-cells.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { isYearLike } from '../cells/year-like.ts';
import { headerMeaning, type Meaning } from './header-meaning.ts';

type Row = readonly (Cell | undefined)[];

/**
 * The words of a header, each over its column: "Date, Tmax" above "1 Jan, 00:00, 12.4" leaves out the clock, and above
 * "1, 1 Jan, 12.4" the number of the row. Words that the cells do not prove wrong stay where they are.
 */
export function wordsInPlace(words: readonly Cell[], rows: readonly Row[]): readonly Cell[] {
  if (!isOneWordShort(words, rows)) return words;
  const below = full(rows);
  const columnAt = (index: number) => below.map((row) => row[index] ?? null);
  const at = areNumbered(words[0] ?? null, columnAt(0), columnAt(1))
    ? 0
    : words.findIndex((word, index) => {
        const isNext = words.slice(0, index).every((before) => meaningIn(before).key);
        return index > 0 && cannotBe(word, columnAt(index), isNext);
      });
  return at < 0 ? words : [...words.slice(0, at), null, ...words.slice(at)];
}

/** In fewer rows a cell more may be a remark. */
const FEWEST_ROWS = 10;

/** True if the words begin in the first column without a gap, and each row goes on for one cell more. */
export function isOneWordShort(words: Row, rows: readonly Row[]): boolean {
  const end = filledIn(words).length;
  if (end < 2 || words.slice(0, end).some(isEmpty)) return false;
  const below = full(rows);
  const longer = below.filter((row) => !isEmpty(row[end]));
  return (
    longer.length >= FEWEST_ROWS &&
    longer.length * 2 > below.length &&
    below.every((row) => row.slice(end + 1).every(isEmpty))
  );
}

function full(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => filledIn(row).length > 1);
}

/** "Date" or "Year" over 1, 2, 3 or over names, and the dates or years beside them. */
function areNumbered(word: Cell, first: readonly Cell[], second: readonly Cell[]): boolean {
  const { key } = meaningIn(word);
  const isKey = key === 'date' || key === 'year';
  return isKey && second.every(isDated) && !first.some(isDated);
}

function isDated(cell: Cell): boolean {
  return isDate(cell) || isYearLike(numberInCell(cell));
}

/**
 * An element over clock times; or, right behind the date, a temperature over one number in all rows: "00.00" is 0 to
 * a sheet.
 */
function cannotBe(word: Cell, cells: readonly Cell[], isBehindKeys: boolean): boolean {
  const { element } = meaningIn(word);
  if (element === undefined) return false;
  const isWarmth = element !== 'rain';
  return cells.every(isTimeOfDay) || (isBehindKeys && isWarmth && isOneNumber(cells));
}

/** A code for what is missing may fill a column. */
export function isOneNumber(cells: readonly Cell[]): boolean {
  const [first = NaN, ...others] = cells.map(numberInCell);
  const isMeasured = isNumber(first) && !MISSING_NUMBERS.has(first);
  return isMeasured && others.every((number) => number === first);
}

function meaningIn(word: Cell): Meaning {
  return headerMeaning(headerText(word));
}
