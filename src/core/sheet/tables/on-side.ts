import type { Cell } from '../../reading/reading.ts';
import { numberInCell } from '../cells/read-number.ts';
import { filledIn, headerText, isText, transposeCells } from '../cells/sheet-cells.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { isYearLike } from '../cells/year-like.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { mayHead, type Table, tableAt } from '../headers/table.ts';
import { WRITTEN_DATES } from '../keys/date-notations.ts';
import { NO_DATE, packDate } from '../keys/packed-date.ts';
import { yearHeaded } from '../keys/year-notations.ts';
import { areApart, CODE } from './places-beside.ts';

const FEWEST_YEARS = 2;
/** The header of a table that lies on its side is one of so many first columns. */
const DEEPEST_HEADER = 3;
/** Labels are looked for in so many rows. */
const MOST_LABELS = 100;
/** The share of labels that name months or elements. Others name wind, sunshine or totals. */
const FEWEST_HEADERS = 0.25;

/** Years, months or days across: the table turned, once for each column that may be its header. */
export function tablesOnSide(table: Table): Table[] {
  const { sheet, headerRow } = table;
  const { thisYear } = sheet;
  if (headerRow < 0 || sheet.transposed || !datesAcross(sheet.cells[headerRow], thisYear))
    return [];
  const labels = labelColumns(sheet.cells[headerRow], thisYear);
  if (!labelsDown(table)) return [];
  // A blank row stays for each title, so that addresses stay right. Turned, it is an empty column.
  const cells = sheet.cells.map((row, index) => (index < headerRow ? [] : row));
  const turned = transposeCells({ ...sheet, cells });
  return labels.map((column) => {
    const candidate = tableAt(turned, column, 0);
    candidate.titles = table.titles;
    // Keys are looked for among the first columns.
    candidate.columns.splice(0, headerRow);
    return candidate;
  });
}

/** Below a date stand values, and values name nothing. */
function labelColumns(header: readonly Cell[] = [], thisYear: number): number[] {
  const mayDate = (cell: Cell): boolean =>
    dateIn(cell, thisYear) !== NO_DATE || !Number.isNaN(numberInCell(cell));
  const first = header.findIndex(mayDate);
  const columns = Array.from({ length: DEEPEST_HEADER }, (_, column) => column);
  return first < 0 ? columns : columns.slice(0, first);
}

/** Dates that head columns only go up, or only down. Values that a sheet took for dates do both. */
function datesAcross(row: readonly Cell[] | undefined, thisYear: number): boolean {
  const dates = (row ?? [])
    .map((cell) => dateIn(cell, thisYear))
    .filter((date) => date !== NO_DATE);
  const steps = dates.slice(1).map((date, at) => Math.sign(date - (dates[at] ?? 0)));
  const [way] = steps;
  return dates.length >= FEWEST_YEARS && way !== 0 && steps.every((step) => step === way);
}

/**
 * True if the left columns hold months or elements, by name or as 1 to 12, or places. Without this check
 * a row of values that a sheet took for dates would count as a header, and the whole sheet would be
 * turned for each such row.
 */
function labelsDown({ sheet, headerRow }: Table): boolean {
  const below = sheet.cells.slice(headerRow + 1, headerRow + 1 + MOST_LABELS);
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    const labels = filledIn(below.map((row) => row[column] ?? null));
    const headers = labels.filter((label) => isText(label) && mayHead(label));
    if (headers.length > 0 && headers.length >= labels.length * FEWEST_HEADERS) return true;
    const count = labels.reduce<number>(
      (before, label) => (Number(headerText(label)) === before + 1 ? before + 1 : before),
      0,
    );
    // One name is a place where the corner says "Station".
    const corner = headerMeaning(headerText(sheet.cells[headerRow]?.[column]));
    const isOfPlaces = labels.length > 0 && corner.key === 'station';
    // If the count goes on, these are days.
    if (count === 12 || isOfPlaces || arePlaces(labels)) return true;
  }
  return false;
}

function dateIn(cell: Cell, thisYear: number): number {
  if (isTimeOfDay(cell)) return NO_DATE;
  // "2001-02" goes on behind "2001-01" as a month, and as a season it would be the year 2001 again.
  const date = WRITTEN_DATES.read(cell);
  const year = date === NO_DATE ? yearHeaded(cell, thisYear) : NaN;
  return Number.isNaN(year) ? date : packDate(year, 1, 0);
}

/** "Birr", 466880: a different station in each row. */
function arePlaces(labels: readonly Cell[]): boolean {
  const isName = (name: string): boolean =>
    /^\p{L}{2}/u.test(name) || (CODE.test(name) && !isYearLike(Number(name)));
  return areApart(labels.map(headerText), isName);
}
