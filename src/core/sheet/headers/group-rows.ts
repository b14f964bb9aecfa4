import type { Cell } from '../../reading/reading.ts';
import {
  filledWidth,
  headerText,
  isDate,
  isEmpty,
  isText,
  type SheetCells,
} from '../cells/sheet-cells.ts';
import { isYearLike } from '../cells/year-like.ts';
import { headerMeaning, type KeyKind, qualifies, titleMeaning } from './header-meaning.ts';
import { endsLabels } from './labelled-lines.ts';
import { isUnitText } from './stated-unit.ts';

const MOST_GROUP_ROWS = 3;

export function groupRows(
  sheet: SheetCells,
  { headerRow, firstRow }: { headerRow: number; firstRow: number },
  top: number,
): Cell[][] {
  // Neither the names of places nor their units stand over the dates.
  const margin = Math.min(marginOf(sheet, headerRow), marginOf(sheet, firstRow));
  const header = sheet.cells[headerRow] ?? [];
  const width = Math.max(...sheet.cells.slice(headerRow, headerRow + 3).map(filledWidth));
  const rows: Cell[][] = [];
  for (let index = headerRow - 1; index >= top && rows.length < MOST_GROUP_ROWS; index--) {
    const over = sheet.cells[index] ?? [];
    const row = over;
    // A row wider than the table is no row of titles: it is a sentence that was split at its blanks.
    const isOver = isGroupRow(row, margin) && filledWidth(row) <= width;
    const isGroup = isOver && !isTitleInCells(row, header);
    if (!isGroup || endsLabels(sheet, index, marginOf(sheet, headerRow))) break;
    rows.unshift(row);
  }
  return rows;
}

/** A row of titles over columns, often merged. It has only words, and is not "Station:" with a name. */
function isGroupRow(row: readonly Cell[], margin: number): boolean {
  const filled = row.map((cell, index) => ({ cell, index })).filter(({ cell }) => !isEmpty(cell));
  const [first] = filled;
  if (!first || filled.some(({ cell }) => !isGroupCell(cell))) return false;
  if (filled.length === 1) return first.index > margin;
  // Or "Tahun | : | 2001"
  if (filled.slice(0, 2).some(({ cell }) => headerText(cell).endsWith(':'))) return false;
  return (
    filled.some(({ cell, index }) => index > margin && qualifies(titleMeaning(headerText(cell)))) ||
    // "Month" over the names of the rows, and the years over the others.
    filled
      .slice(first.index > margin ? 0 : 1)
      .every(({ cell }) => isMonthOf(cell) || isYearLike(Number(cell)))
  );
}

/**
 * True for "Temperature in 0.1 °C" beside "Rain in 0.1 mm" over Year, Month, Tmax: the rain stands over a temperature.
 * Over Year, Jan, Feb it stands over its own block.
 */
function isTitleInCells(row: readonly Cell[], header: readonly Cell[]): boolean {
  let [isOfRain, isOverKey] = [false, false];
  return header.some((name, index) => {
    const over = headerText(row[index]);
    const { about, facts } = headerMeaning(headerText(name));
    if (over) {
      isOfRain = titleMeaning(over).about === 'rain';
      isOverKey = index > 0 && saysKey(headerText(name));
    }
    const isExtreme = about === 'max' || about === 'min';
    return isOfRain && (facts.has('temperature') || (isOverKey && isExtreme));
  });
}

/** "Date" and "Year". "mm" below "Rain" is its unit, and elsewhere the month. */
function saysKey(text: string): boolean {
  const { key, plain } = headerMeaning(text);
  return key !== undefined && KEYS.includes(key) && !isUnitText(plain);
}

const KEYS: readonly KeyKind[] = ['date', 'year', 'month', 'day'];

/** A longer text is a sentence about the table. */
export const LONGEST_HEADER = 80;

function isGroupCell(cell: Cell): boolean {
  if (isText(cell)) return cell.length <= LONGEST_HEADER;
  return isMonthOf(cell) || (typeof cell === 'number' && isYearLike(cell));
}

/** A sheet takes the title "May 2022" for a date. */
function isMonthOf(cell: Cell): boolean {
  return isDate(cell) && cell.day === 1;
}

/** The first column of the table. People leave columns free on the left. */
export function marginOf(sheet: SheetCells, headerRow: number): number {
  return Math.max(
    0,
    (sheet.cells[headerRow] ?? []).findIndex((cell) => !isEmpty(cell)),
  );
}
