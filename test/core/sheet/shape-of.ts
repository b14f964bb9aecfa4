import type {
  Cell,
  Grid,
  LocaleAndYear,
  Reading,
  ReadOptions,
} from '../../../src/core/reading/reading.ts';
import { readSheets } from '../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../src/workbench/files/grid-from-file.ts';

export const AROUND = { locale: 'en_GB', thisYear: 2026 };

type Asked = {
  sheet?: string;
  wishes?: ReadOptions;
  locale?: string;
  sent?: string[];
  /** whether quality findings matter, too */
  isChecked?: boolean;
};

/** Reads a text as the sheet makes cells of it. */
export function readText(
  text: string,
  { sheet = 'Hill farm', wishes = {}, locale = 'en_GB', sent = [], isChecked = false }: Asked = {},
): Reading {
  const around = { ...AROUND, locale, sent };
  const grid = gridFromFile(Buffer.from(text), `${sheet}.csv`, around);
  return isChecked ? readSheets([grid], wishes, around) : readUnchecked(grid, wishes, around);
}

export function readCells(
  cells: Cell[][],
  wishes: ReadOptions = {},
  sheet = 'Hill farm',
  display?: string[][],
): Reading {
  return readUnchecked({ sheet, cells, ...(display && { display }) }, wishes, AROUND);
}

/** Without the quality checks, which have suites of their own: two thirds of the time. */
function readUnchecked(grid: Grid, wishes: ReadOptions, around: LocaleAndYear): Reading {
  return readSheets([grid], wishes, around, () => []);
}

/** The kinds of what a person is told, without the quality checks and the remarks on units. */
export function kindsOf({ findings }: Reading): string[] {
  return findings
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('reading.') && !kind.endsWith('-assumed'))
    .map((kind) => kind.replace('reading.', ''));
}

/** What all questions of a reading offer. */
export function offeredBy({ findings }: Reading): string[] {
  return findings.flatMap(({ choices }) => choices?.options.map(({ value }) => value) ?? []);
}

export const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';

/** One line for each month of the years from 1961 on. */
export function monthLines(years: number, line: (year: number, month: number) => string): string {
  return Array.from({ length: years * 12 }, (_, index) =>
    line(1961 + Math.floor(index / 12), (index % 12) + 1),
  ).join('\n');
}

/** One line for each day of 2019, which was a common year. */
export function dayLines(
  line: (date: { y: number; m: number; d: number }, index: number) => string,
): string {
  return Array.from({ length: 365 }, (_, index) => {
    const date = new Date(Date.UTC(2019, 0, 1 + index));
    return line({ y: 2019, m: date.getUTCMonth() + 1, d: date.getUTCDate() }, index);
  }).join('\n');
}

export function two(number: number): string {
  return String(number).padStart(2, '0');
}
