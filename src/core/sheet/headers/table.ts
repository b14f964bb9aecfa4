import { twoDigits } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import {
  filledIn,
  headerText,
  isDate,
  isEmpty,
  isEmptyRow,
  isText,
  type SheetCells,
  saysNothingNew,
  shownText,
} from '../cells/sheet-cells.ts';
import { groupRows, marginOf } from './group-rows.ts';
import { elementNamed, headerMeaning, type Meaning, saysSomething } from './header-meaning.ts';
import { laterCells, type Sample, sampleOf, saysValue } from './sample.ts';
import { withoutSharedName } from './shared-name.ts';
import { isUnitText, statedUnit } from './stated-unit.ts';

export type Column = {
  index: number;
  /** the text of the header row alone; it is remembered for the next reading */
  name: string;
  /** the same with the group titles above it and the units below it */
  header: string;
  meaning: Meaning;
};

export type Table = Sample & {
  sheet: SheetCells;
  /** index of the row that names the columns; -1 if there is none */
  headerRow: number;
  firstRow: number;
  columns: Column[];
  /** lines above the table, nearest first, then the sheet's name */
  titles: string[];
};

/** A header stands within so many rows. */
export const DEEPEST_HEADER = 100;
const MOST_ROWS_BELOW = 3;

const MOST_ROWS = 50;
const FEWEST_ROWS = 5;
/** So many cells are looked at as headers: the wider a sheet, the fewer of its rows. */
const MOST_CELLS = 100_000;

/** How many rows of a sheet are tried as the header of a table. */
export function rowsTried(width: number): number {
  return Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.floor(MOST_CELLS / width)));
}

/** `top` is the first row that may belong to the table, such as the row after another table. */
export function tableAt(sheet: SheetCells, headerRow: number, top: number): Table {
  const below = rowsBelow(sheet, headerRow);
  const firstRow = headerRow + 1 + below.length;
  const groups = groupRows(sheet, { headerRow, firstRow }, top);
  const sample = sampleOf(sheet, firstRow, headerRow);
  const row = sheet.cells[headerRow] ?? [];
  const above = titlesAbove(sheet, headerRow - groups.length, top);
  return {
    sheet,
    headerRow,
    firstRow,
    columns: columnsOf(sheet, row, groups, below),
    titles: [...cornerTitles(groups, marginOf(sheet, headerRow)), ...above, sheet.name],
    ...sample,
  };
}

/** A table without a header: only the values show what its columns hold. */
export function tableWithoutHeader(sheet: SheetCells): Table | null {
  const firstRow = sheet.cells.findIndex((row) => filledIn(row).length >= 2);
  if (firstRow < 0 || isOnlyNames(sheet.cells[firstRow])) return null;
  const columns = Array.from({ length: sheet.width }, (_, index) => ({
    index,
    name: '',
    header: '',
    meaning: headerMeaning(''),
  }));
  const titles = [...titlesAbove(sheet, firstRow, 0), sheet.name];
  return { sheet, headerRow: -1, firstRow, columns, titles, ...sampleOf(sheet, firstRow) };
}

/** True for "Month, Rainy days": each word is understood, so this is a header and no row of data. */
function isOnlyNames(row: readonly Cell[] = []): boolean {
  return row.every((cell) => isEmpty(cell) || (isText(cell) && mayHead(cell)));
}

/** A column by its index. In a transposed table the list does not begin with index 0. */
export function columnAt({ columns }: Table, wanted: number | undefined): Column | undefined {
  return columns.find(({ index }) => index === wanted);
}

export function indexesOf(columns: readonly { index: number }[]): number[] {
  return columns.map(({ index }) => index);
}

/** The cells of a column's sample that are not empty. */
export function sampleCells(table: Table, column: number): readonly Cell[] {
  const { sheet, sample, sampled, samples } = table;
  let cells = samples[column];
  if (cells) return cells;
  cells = [];
  for (const { [column]: cell } of sampled)
    if (cell !== undefined && !saysNothingNew(cell)) cells.push(cell);
  if (!cells.some(saysValue)) {
    const later = laterCells(sheet, column, sample[sample.length - 1] ?? 0);
    if (later.length > 0) cells = later;
  }
  samples[column] = cells;
  return cells;
}

/** All cells of a column, and not only those of the sample. */
export function cellsBelow({ sheet, firstRow }: Table, index: number): (Cell | undefined)[] {
  return sheet.cells.slice(firstRow).map((row) => row[index]);
}

/** The texts that the sheet shows for the dates in the sample; empty if nobody read them. */
export function shownDates({ sheet, sample }: Table, column: number): string[] {
  if (!sheet.display) return [];
  const rows = sample.filter((rowIndex) => !saysNothingNew(sheet.cells[rowIndex]?.[column]));
  return rows.map((rowIndex) =>
    isDate(sheet.cells[rowIndex]?.[column]) ? shownText(sheet, rowIndex, column) : '',
  );
}

/** The header of the first column, such as "Wind", if it is neither a key nor a month. */
export function cornerOf({ columns }: Table): string {
  const { name = '', header, meaning } = columns.find((column) => column.name !== '') ?? {};
  const isKey = meaning?.key || meaning?.month;
  return name === header && !isKey && /\p{L}/u.test(name) ? name : '';
}

/** Can the text head a column of an element, a key or a month? */
export function mayHead(text: string): boolean {
  return /^[IVX]{1,4}$/.test(text) || saysSomething(headerMeaning(text));
}

/** The rows of units or of further words between the header and the first value. */
function rowsBelow(sheet: SheetCells, headerRow: number): Cell[][] {
  const margin = marginOf(sheet, headerRow);
  const { key } = headerMeaning(headerText(sheet.cells[headerRow]?.[margin]));
  const rows: Cell[][] = [];
  while (rows.length < MOST_ROWS_BELOW) {
    const row = sheet.cells[headerRow + 1 + rows.length];
    if (!row || !isRowOfUnits(row, margin)) break;
    // "degC" under Year: the units have lost the blank cells before them and stand under other columns.
    rows.push(key && statedUnit(headerText(row[margin]), 'temperature') ? [] : row);
  }
  return rows;
}

function isRowOfUnits(row: readonly Cell[], margin: number): boolean {
  const filled = filledIn(row);
  // A single text in the first column is a line of its own, such as "Units: mm".
  if (filled.length === 0 || (filled.length === 1 && !isEmpty(row[margin]))) return false;
  if (filled.some((cell) => !isText(cell))) return false;
  const ofUnits = filled.filter((cell) => isUnitText(String(cell)));
  return ofUnits.length * 2 >= filled.length;
}

function columnsOf(
  sheet: SheetCells,
  row: readonly Cell[],
  groups: Cell[][],
  below: Cell[][],
): Column[] {
  const spread = groups.map((group, at) =>
    sheet.pasted ? group.map(headerText) : spreadRight(group, sheet.width, groups.slice(0, at)),
  );
  const columns: Column[] = [];
  const months = mergedMonths(row, groups[groups.length - 1] ?? []);
  const merged = below.length > 0 ? spreadRight(row, sheet.width, groups) : [];
  for (let index = 0; index < sheet.width; index++) {
    const exact = groups.map((group) => headerText(group[index]));
    const above = spread.map((texts) => texts[index] ?? '');
    const beneath = below.map((cells) => headerText(cells[index]));
    // "Temperature" is merged over Max, Avg and Min in the row below it.
    const own = months[index] ?? headingText(row[index]);
    const name = own || (beneath.some(Boolean) ? (merged[index] ?? '') : '');
    const { header, meaning } = columnHeading(name, exact, above, beneath);
    const cell = row[index];
    const month = isDate(cell) && name ? { month: cell.month } : {};
    columns.push({ index, name, header, meaning: { ...meaning, ...month } });
  }
  return withoutSharedName(columns);
}

/** "Jan" is merged below Max, Min and Rain: the elements stand above the months. */
function mergedMonths(row: readonly Cell[], above: readonly Cell[]): (string | undefined)[] {
  let month: string | undefined;
  return above.map((cell, index) => {
    const name = headerText(row[index]);
    if (!elementNamed(headerText(cell))) month = undefined;
    else if (name) month = headerMeaning(name).month ? name : undefined;
    return name === '' ? month : undefined;
  });
}

function columnHeading(
  name: string,
  exact: string[],
  above: string[],
  beneath: string[],
): Pick<Column, 'header' | 'meaning'> {
  const nearest = name || exact.filter(Boolean).pop() || '';
  const alone = headerMeaning(nearest);
  // "mm" is how some write months, and under "Rain" it is the unit.
  const unit = isUnitText(nearest) && above.some(Boolean);
  const header = [...above, name, ...beneath].filter(Boolean).join(' ');
  // "Day 1" is one day's values, as "Value" is below "Tmax": what stands over it says of what. "Day" counts the days.
  const areValues =
    alone.key === 'value' ? elementNamed(header) : alone.key === 'day' && /\d$/.test(nearest);
  const isKey = alone.key && !areValues;
  if (!nearest || (isKey && !unit)) return { header: nearest, meaning: alone };
  return { header, meaning: withNearestMonth(headerMeaning(header), [name, ...above]) };
}

/** "Mar" below "Rain Mar-May": if two rows name a month, the nearest row counts. */
function withNearestMonth(meaning: Meaning, texts: readonly string[]): Meaning {
  const month = texts.map((text) => headerMeaning(text).month).find(Boolean);
  return month ? { ...meaning, month } : meaning;
}

/**
 * A merged cell holds its text in its first cell only, and ends where one above it begins: "Rain" below "1990" does.
 * "Evapo-" goes on in the cell below, and stands over no other, as "Upton -" may.
 */
function spreadRight(row: readonly Cell[], width: number, above: readonly Cell[][]): string[] {
  const texts: string[] = [];
  let text = '';
  for (let index = 0; index < width; index++) {
    const isNext = above.some((cells) => !isEmpty(cells[index]));
    text = headingText(row[index]) || (isNext || BROKEN.test(text) ? '' : text);
    texts.push(text);
  }
  return texts;
}

const BROKEN = /\p{L}-$/u;

/** "Sum of Precip (inches)" over Year, beside "Month" over 1 to 12: a pivot table says what it sums in its corner. */
function cornerTitles(groups: readonly Cell[][], margin: number): string[] {
  return groups.map((row) => headerText(row[margin])).filter(elementNamed);
}

function titlesAbove(sheet: SheetCells, end: number, top: number): string[] {
  const titles: string[] = [];
  for (let index = end - 1; index >= top && titles.length < 60; index--) {
    const row = sheet.cells[index];
    const title = row && !isEmptyRow(row) ? headingOf(sheet, index, row) : '';
    if (title) titles.push(title);
  }
  return titles;
}

/**
 * "Upton, 62, 85.1, 87.3 …" and "Station, Altitude (m), Jan, Feb …" on the page before are no titles: nobody would say by
 * "Altitude (m) … Total" that it rained, or by a total of 1990 when.
 */
function isOfPageBefore(row: readonly Cell[]): boolean {
  const filled = filledIn(row);
  const numbers = filled.filter((cell) => typeof cell === 'number').length;
  const isMonth = (cell: Cell): boolean => headerMeaning(headerText(cell)).month !== undefined;
  const isOfValues = numbers >= MOST_NUMBERS && numbers * 4 > filled.length * 3;
  return (
    isOfValues ||
    (filled.length >= MONTHS_OF_A_YEAR && filled.filter(isMonth).length >= MONTHS_OF_A_YEAR)
  );
}

const MOST_NUMBERS = 6;
const MONTHS_OF_A_YEAR = 12;

/** Keeps the texts of rows, because each possible header asks for the same rows above it. */
function headingOf(sheet: SheetCells, rowIndex: number, row: readonly Cell[]): string {
  const { headings } = sheet;
  // A label such as "Vbl" is no word of what stands beside it.
  headings[rowIndex] ??= (isOfPageBefore(row) ? [] : row)
    .map(headingText)
    .filter(Boolean)
    .join(' ');
  return headings[rowIndex];
}

/** A sheet takes the title "January 2019" for a date. */
function headingText(cell: Cell = null): string {
  if (typeof cell !== 'object' || cell === null || cell.day !== 1) return headerText(cell);
  return `${cell.year}-${twoDigits(cell.month)}`;
}

/** A person's answer names a column by its words: do they stand over no other? */
export function isOnlyOne({ columns }: Table, name: string): boolean {
  return columns.filter((column) => column.name === name).length === 1;
}
