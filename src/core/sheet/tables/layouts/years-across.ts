import type { Cell } from '../../../reading/reading.ts';
import { numberInCell } from '../../cells/read-number.ts';
import { filledIn, headerText, isEmpty, isText, transposeCells } from '../../cells/sheet-cells.ts';
import { isTimeOfDay } from '../../cells/time-of-day.ts';
import { headerMeaning } from '../../headers/header-meaning.ts';
import { rolesIn } from '../../headers/known-words.ts';
import { type Column, mayHead, sampleCells, type Table, tableAt } from '../../headers/table.ts';
import { WRITTEN_DATES } from '../../keys/date-notations.ts';
import { NO_DATE, packDate } from '../../keys/packed-date.ts';
import { areShortYears, yearHeaded } from '../../keys/year-notations.ts';
import { type Asked, type Fit, valuesIn, worth } from '../layout.ts';
import { dayARow, monthARow } from './month-a-row.ts';
import { monthsAcross } from './months-across.ts';
import { arePlaces } from './places-apart.ts';

const FEWEST_YEARS = 2;
/** The header of a table that lies on its side is one of so many first columns. */
const DEEPEST_HEADER = 3;
/** Labels are looked for in so many rows. */
const MOST_LABELS = 100;
/** The share of labels that name months or elements. Others name wind, sunshine or totals. */
const FEWEST_HEADERS = 0.25;

/** Years (or months, or days) across: the table is turned on its side, and read by another layout. */
export function yearsAcross(table: Table, asked: Asked): Fit | null {
  const { sheet, headerRow } = table;
  const { thisYear } = sheet;
  if (!datesAcross(sheet.cells[headerRow], thisYear)) return null;
  const end = endOf(table);
  const labels = labelColumns(sheet.cells[headerRow], thisYear);
  if (!labelsDown(table)) return null;
  const cells = blankTitles(sheet.cells.slice(0, end), headerRow);
  const onSide = transposeCells({ ...sheet, cells });
  const turned = { ...onSide, cells: onSide.cells };
  let best: Fit | null = null;
  for (const column of labels) {
    const candidate = tableAt(turned, column, 0);
    candidate.titles = table.titles;
    // The rows of titles are empty columns now; keys are looked for among the first columns.
    candidate.columns.splice(0, headerRow);
    nameSections(candidate);
    for (const layout of [monthsAcross, monthARow, dayARow]) {
      const fit = layout(candidate, asked);
      if (fit && readsEnough(fit) && (!best || worth(fit) > worth(best))) best = fit;
    }
  }
  return best && { ...best, layout: 'years-across', score: best.score * 0.9 };
}

/** Below a date stand values, and values name nothing. */
function labelColumns(header: readonly Cell[] = [], thisYear: number): number[] {
  const mayDate = (cell: Cell): boolean =>
    dateIn(cell, thisYear) !== NO_DATE || !Number.isNaN(numberInCell(cell));
  const first = header.findIndex(mayDate);
  const columns = Array.from({ length: DEEPEST_HEADER }, (_, column) => column);
  return first < 0 ? columns : columns.slice(0, first);
}

/** "AGO, CZE, MRT" among 265 codes of countries are no August, June and March. */
function readsEnough({ layout, table, parts, refused }: Fit): boolean {
  const months = valuesIn(parts).filter(({ month }) => month);
  const read = months.length + refused.length;
  return layout !== 'months-across' || read >= table.columns.length * FEWEST_HEADERS;
}

/** The row where another table begins: the same label over years again, or the titles above it. */
function endOf({ sheet: { cells, thisYear }, headerRow }: Table): number {
  const label = cells[headerRow]?.[0];
  let end = cells.findIndex(
    (row, index) => index > headerRow && row[0] === label && datesAcross(row, thisYear),
  );
  if (end < 0) return cells.length;
  while (cells[end - 1]?.every((cell, index) => index === 0 || isEmpty(cell))) end--;
  return end;
}

/** A label such as "Max °C" without values of its own names the element of the months below it. */
function nameSections(table: Table): void {
  let section: Column | undefined;
  for (const column of table.columns) {
    const { month, element } = column.meaning;
    if (element && sampleCells(table, column.index).length === 0) section = column;
    if (!section || !month || element) continue;
    column.header = `${section.header} ${column.header}`;
    column.meaning = headerMeaning(column.header);
  }
}

/** Dates that head columns only go up, or only down. Values that a sheet took for dates do both. */
function datesAcross(row: readonly Cell[] | undefined, thisYear: number): boolean {
  if (row && areShortYears(row)) return true;
  const dates = (row ?? [])
    .map((cell) => dateIn(cell, thisYear))
    .filter((date) => date !== NO_DATE);
  const isUp = (at: number): boolean => (dates[at] ?? 0) > (dates[at - 1] ?? 0);
  return dates.length >= FEWEST_YEARS && dates.every((_, at) => at === 0 || isUp(at) === isUp(1));
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
    const isPoint = rolesIn(corner.plain).has('latitude') || rolesIn(corner.plain).has('longitude');
    if (count === 12 || isOfPlaces || isPoint || arePlaces(labels)) return true;
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

/** Keeps a blank row for each title, so that addresses stay right. Turned, it is an empty column. */
function blankTitles(cells: readonly Cell[][], headerRow: number): Cell[][] {
  return cells.map((row, index) => (index < headerRow ? [] : row));
}
