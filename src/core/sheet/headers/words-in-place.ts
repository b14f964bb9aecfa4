import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { filledIn, headerText, isDate, isEmpty } from '../cells/sheet-cells.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { headerMeaning, type Meaning } from './header-meaning.ts';

type Row = readonly (Cell | undefined)[];

/**
 * The words of a header, each over its column: "Date, Tmax" above "1 Jan, 00:00, 12.4" leaves out the clock, and above
 * "1, 1 Jan, 12.4" the number of the row. Words that the cells do not prove wrong stay where they are.
 */
export function wordsInPlace(words: readonly Cell[], rows: readonly Row[]): readonly Cell[] {
  if (!isOneWordShort(words, rows)) return words;
  const below = full(rows);
  const isOver = (index: number, isSuch: (cell: Cell) => boolean): boolean =>
    meaningIn(words[index] ?? null).element !== undefined &&
    below.every((row) => isSuch(row[index] ?? null));
  const clock = words.findIndex((_, index) => isOver(index, isTimeOfDay));
  if (clock > 0) return withGap(words, clock);
  const isDateWord = meaningIn(words[0] ?? null).key === 'date';
  if (isDateWord && isOver(1, isDate) && !below.some(([first]) => isDate(first)))
    return withGap(words, 0);
  const zeros = words.findIndex((word) => meaningIn(word).key === undefined);
  const isZero = isOver(zeros, (cell) => numberInCell(cell) === 0);
  return isZero && belongFurther(words, below) ? withGap(words, zeros) : words;
}

function withGap(words: readonly Cell[], at: number): readonly Cell[] {
  return [...words.slice(0, at), null, ...words.slice(at)];
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

/**
 * "00.00" is 0 to a sheet. Either the maxima are above their minima only one column further, or several words
 * are of one element, as of many places.
 */
function belongFurther(words: readonly Cell[], rows: readonly Row[]): boolean {
  const elements = words.map((word) => meaningIn(word).element);
  const [max, min] = [elements.indexOf('max'), elements.indexOf('min')];
  const said = elements.filter(Boolean);
  if (max < 0 && min < 0) return false;
  if (max < 0 || min < 0) return said.length > 1 && new Set(said).size === 1;
  return areInOrder(rows, max, min) === false && areInOrder(rows, max + 1, min + 1) === true;
}

/** True if no maximum is below its minimum; null if nothing shows it. */
export function areInOrder(rows: readonly Row[], max: number, min: number): boolean | null {
  const known = rows
    .map((cells) => numberInCell(cells[max]) - numberInCell(cells[min]))
    .filter(isNumber);
  return known.length === 0 ? null : known.every((gap) => gap >= 0);
}

function meaningIn(word: Cell): Meaning {
  return headerMeaning(headerText(word));
}
