import { yearIn } from '../key-cell.ts';
import type { Asked, Fit, Layout } from '../layout.ts';
import { NO_DATE, readDateText } from '../read-date.ts';
import { readParts } from '../read-values.ts';
import type { Cell } from '../reading.ts';
import { transposeCells } from '../sheet-cells.ts';
import { type Table, tableAt, tells } from '../table.ts';
import { dayARow } from './day-a-row.ts';
import { monthARow } from './month-a-row.ts';
import { monthsAcross } from './months-across.ts';

const FEWEST_YEARS = 3;
/** Turned on its side, the header is one of the first columns. */
const DEEPEST_HEADER = 3;
/** How far down a label is looked for: a page of years across names its first rows. */
const MOST_LABELS = 100;

/** Years (or months, or days) across and everything else down: another layout, turned on its side. */
export const yearsAcross: Layout = {
  name: 'years-across',
  recognise,
  read: (fit, context) =>
    readParts(fit, { ...context, isHeader: () => false, ended: () => undefined }),
};

function recognise(table: Table, asked: Asked): Fit | null {
  if (table.sheet.transposed || !datesAcross(table, asked.thisYear) || !labelsDown(table))
    return null;
  const { sheet, headerRow } = table;
  const turned = transposeCells({ ...sheet, cells: blankTitles(sheet.cells, headerRow) });
  let best: Fit | null = null;
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    const candidate = { ...tableAt(turned, column, 0), titles: table.titles };
    for (const layout of [monthsAcross, monthARow, dayARow]) {
      const fit = layout.recognise(candidate, asked);
      if (fit && (!best || fit.score > best.score)) best = fit;
    }
  }
  return best && { ...best, layout: 'years-across', score: best.score * 0.95 };
}

function datesAcross({ sheet, headerRow }: Table, thisYear: number): boolean {
  if (headerRow < 0) return false;
  const dates = (sheet.cells[headerRow] ?? []).filter((cell) => isDateHeader(cell, thisYear));
  return dates.length >= FEWEST_YEARS;
}

/**
 * Months or elements down the left, by name or as 1 to 12. Without this look a row of days whose
 * values have become dates would be a header, and the whole sheet be turned for each such row.
 */
function labelsDown({ sheet, headerRow }: Table): boolean {
  const below = sheet.cells.slice(headerRow + 1, headerRow + 1 + MOST_LABELS);
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    let month = 0;
    for (const row of below) {
      const label = row[column] ?? null;
      if (typeof label === 'string' && label.length > 1 && tells(label)) return true;
      if (typeof label !== 'object' && Number(label) === month + 1) month++;
    }
    // More than twelve are days.
    if (month === 12) return true;
  }
  return false;
}

function isDateHeader(cell: Cell, thisYear: number): boolean {
  if (typeof cell === 'string')
    return !Number.isNaN(yearIn(cell, thisYear)) || readDateText(cell, 'dmy') !== NO_DATE;
  return typeof cell === 'object' && cell !== null ? true : !Number.isNaN(yearIn(cell, thisYear));
}

/** Titles stay where they are, so that addresses hold, and become empty columns. */
function blankTitles(cells: readonly Cell[][], headerRow: number): Cell[][] {
  return cells.map((row, index) => (index < headerRow ? [] : row));
}
