import { NO_STYLE, readDateCell } from '../date-style.ts';
import { yearIn } from '../key-cell.ts';
import type { Asked, Fit, Layout } from '../layout.ts';
import { NO_DATE, packDate } from '../read-date.ts';
import { readParts } from '../read-values.ts';
import type { Cell } from '../reading.ts';
import { seasonIn } from '../season-years.ts';
import { headerText, isEmpty, transposeCells } from '../sheet-cells.ts';
import { type Table, tableAt, tells } from '../table.ts';
import { dayARow } from './day-a-row.ts';
import { monthARow } from './month-a-row.ts';
import { monthsAcross } from './months-across.ts';

const FEWEST_YEARS = 2;
/** The rest are blocks that begin anew. */
const LEAST_IN_ORDER = 0.75;
/** Turned on its side, the header is one of the first columns. */
const DEEPEST_HEADER = 3;
/** How far down a label is looked for: a page of years across names its first rows. */
const MOST_LABELS = 100;
/** Between months and elements stand other things that were measured, and totals. */
const LEAST_TELLING = 0.25;

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

/** They go on from column to column; dates among values go up and down. */
function datesAcross({ sheet, headerRow }: Table, thisYear: number): boolean {
  if (headerRow < 0) return false;
  const dates = (sheet.cells[headerRow] ?? [])
    .map((cell) => dateIn(cell, thisYear))
    .filter((date) => date !== NO_DATE);
  const steps = dates.slice(1).map((date, index) => Math.sign(date - (dates[index] ?? 0)));
  const inOrder = (way: number): boolean =>
    steps.filter((step) => step === way).length >= steps.length * LEAST_IN_ORDER;
  return dates.length >= FEWEST_YEARS && (inOrder(1) || inOrder(-1));
}

/**
 * Months or elements down the left, by name or as 1 to 12. Without this look a row of days whose
 * values have become dates would be a header, and the whole sheet be turned for each such row.
 */
function labelsDown({ sheet, headerRow }: Table): boolean {
  const below = sheet.cells.slice(headerRow + 1, headerRow + 1 + MOST_LABELS);
  for (let column = 0; column < DEEPEST_HEADER; column++) {
    const labels = below.map((row) => row[column] ?? null).filter((label) => !isEmpty(label));
    const telling = labels.filter((label) => typeof label === 'string' && tells(label));
    if (telling.length > 0 && telling.length >= labels.length * LEAST_TELLING) return true;
    const count = labels.reduce<number>(
      (before, label) => (Number(headerText(label)) === before + 1 ? before + 1 : before),
      0,
    );
    // More than twelve are days.
    if (count === 12) return true;
  }
  return false;
}

function dateIn(cell: Cell, thisYear: number): number {
  const season = typeof cell === 'string' ? seasonIn(cell) : Number.NaN;
  const year = Number.isNaN(season) ? yearIn(cell, thisYear) : season;
  return Number.isNaN(year) ? readDateCell(cell, NO_STYLE) : packDate(year, 1, 0);
}

/** Titles stay where they are, so that addresses hold, and become empty columns. */
function blankTitles(cells: readonly Cell[][], headerRow: number): Cell[][] {
  return cells.map((row, index) => (index < headerRow ? [] : row));
}
