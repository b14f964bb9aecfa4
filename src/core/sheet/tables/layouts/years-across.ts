import type { Cell } from '../../../reading/reading.ts';
import { headerText, isEmpty, transposeCells } from '../../cells/sheet-cells.ts';
import { isYearLike } from '../../cells/year-like.ts';
import { headerMeaning } from '../../headers/header-meaning.ts';
import { type Column, mayHead, sampleCells, type Table, tableAt } from '../../headers/table.ts';
import { WRITTEN_DATES } from '../../keys/date-notations.ts';
import { NO_DATE, packDate } from '../../keys/packed-date.ts';
import { areShortYears, yearHeaded } from '../../keys/year-notations.ts';
import { type Asked, type Fit, type Layout, worth } from '../layout.ts';
import { CODE } from '../places-beside.ts';
import { dayARow } from './day-a-row.ts';
import { monthARow } from './month-a-row.ts';
import { monthsAcross } from './months-across.ts';

const FEWEST_YEARS = 2;
/** Turned on its side, the header is one of the first columns. */
const DEEPEST_HEADER = 3;
/** How far down a label is looked for: a page of years across names its first rows. */
const MOST_LABELS = 100;
/** Between months and elements stand other things that were measured, and totals. */
const FEWEST_HEADERS = 0.25;

/** Years (or months, or days) across and everything else down: another layout, turned on its side. */
export const yearsAcross: Layout = { name: 'years-across', recognise };

function recognise(table: Table, asked: Asked): Fit | null {
  const { sheet, headerRow } = table;
  if (
    sheet.transposed ||
    !datesAcross(sheet.cells[headerRow], asked.thisYear) ||
    !labelsDown(table)
  )
    return null;
  const cells = blankTitles(sheet.cells.slice(0, endOf(table, asked)), headerRow);
  const turned = transposeCells({ ...sheet, cells });
  let best: Fit | null = null;
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    const candidate = tableAt(turned, column, 0);
    candidate.titles = table.titles;
    // Where the titles were is nothing, and columns of years are looked for among the first.
    candidate.columns.splice(0, headerRow);
    nameSections(candidate);
    for (const layout of [monthsAcross, monthARow, dayARow]) {
      const fit = layout.recognise(candidate, { ...asked, roles: asked.rowRoles });
      if (fit && (!best || worth(fit) > worth(best))) best = fit;
    }
  }
  return best && { ...best, layout: 'years-across', score: best.score * 0.95 };
}

/** Where the same label heads years again, another table begins, with the titles above it. */
function endOf({ sheet: { cells }, headerRow }: Table, { thisYear }: Asked): number {
  const label = cells[headerRow]?.[0];
  let end = cells.findIndex(
    (row, index) => index > headerRow && row[0] === label && datesAcross(row, thisYear),
  );
  if (end < 0) return cells.length;
  while (cells[end - 1]?.every((cell, index) => index === 0 || isEmpty(cell))) end--;
  return end;
}

/** "Max °C" alone over its months says what they hold. */
function nameSections(table: Table): void {
  let section: Column | undefined;
  for (const column of table.columns) {
    const { month, element } = column.meaning;
    if (element && !month && sampleCells(table, column.index).length === 0) section = column;
    if (!section || !month || element) continue;
    column.header = `${section.header} ${column.header}`;
    column.meaning = headerMeaning(column.header);
  }
}

/** They go on from column to column; dates among values go up and down. */
function datesAcross(row: readonly Cell[] | undefined, thisYear: number): boolean {
  if (row && areShortYears(row)) return true;
  const dates = (row ?? [])
    .map((cell) => dateIn(cell, thisYear))
    .filter((date) => date !== NO_DATE);
  const isUp = (at: number): boolean => (dates[at] ?? 0) > (dates[at - 1] ?? 0);
  return dates.length >= FEWEST_YEARS && dates.every((_, at) => at === 0 || isUp(at) === isUp(1));
}

/**
 * Months or elements down the left, by name or as 1 to 12, or places. Without this look a row of days whose
 * values have become dates would be a header, and the whole sheet be turned for each such row.
 */
function labelsDown({ sheet, headerRow }: Table): boolean {
  const below = sheet.cells.slice(headerRow + 1, headerRow + 1 + MOST_LABELS);
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    const labels = below.map((row) => row[column] ?? null).filter((label) => !isEmpty(label));
    const headers = labels.filter((label) => typeof label === 'string' && mayHead(label));
    if (headers.length > 0 && headers.length >= labels.length * FEWEST_HEADERS) return true;
    const count = labels.reduce<number>(
      (before, label) => (Number(headerText(label)) === before + 1 ? before + 1 : before),
      0,
    );
    // More than twelve are days.
    if (count === 12 || arePlaces(labels)) return true;
  }
  return false;
}

/** A row a station, each called otherwise: "Birr", 466880. */
function arePlaces(labels: readonly Cell[]): boolean {
  const names = labels.map(headerText);
  const isName = (name: string): boolean =>
    /^\p{L}{2}/u.test(name) || (CODE.test(name) && !isYearLike(Number(name)));
  return names.length > 1 && new Set(names).size === names.length && names.every(isName);
}

function dateIn(cell: Cell, thisYear: number): number {
  const year = yearHeaded(cell, thisYear);
  return Number.isNaN(year) ? WRITTEN_DATES.read(cell) : packDate(year, 1, 0);
}

/** Titles stay where they are, so that addresses hold, and become empty columns. */
function blankTitles(cells: readonly Cell[][], headerRow: number): Cell[][] {
  return cells.map((row, index) => (index < headerRow ? [] : row));
}
