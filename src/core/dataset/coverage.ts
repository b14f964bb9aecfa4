import { type ColumnKey, columnKey, ELEMENTS, type Element } from './columns.ts';
import type { Row } from './dataset.ts';
import { MONTHS } from './month-values.ts';

/**
 * How full a dataset is, small enough for a list: a digit for each span of `yearsPerMark` years,
 * from 0 (no month has a value) to 9 (every month has one), and the months with a value counted.
 * Elements without a value are left out.
 */
export type Coverage = {
  firstYear: number;
  lastYear: number;
  yearsPerMark: number;
  elements: { element: Element; months: number; marks: string }[];
};

const MOST_MARKS = 120;
const FULL_MARK = 9;

export function coverageOf(rows: readonly Row[]): Coverage {
  const { firstYear, lastYear } = spanOf(rows);
  const yearsPerMark = Math.ceil((lastYear - firstYear + 1) / MOST_MARKS);
  const span = { firstYear, lastYear, yearsPerMark };
  const elements = ELEMENTS.map((element) => elementOf(rows, element, span));
  return { ...span, elements: elements.filter(({ months }) => months > 0) };
}

type Span = Omit<Coverage, 'elements'>;

export function spanOf(rows: readonly Row[]): { firstYear: number; lastYear: number } {
  // Some engines do not take ten thousand arguments, so Math.min(...years) would fail.
  let firstYear = rows[0]?.Year ?? 0;
  let lastYear = firstYear;
  for (const { Year } of rows) {
    if (Year < firstYear) firstYear = Year;
    if (Year > lastYear) lastYear = Year;
  }
  return { firstYear, lastYear };
}

function elementOf(rows: readonly Row[], element: Element, span: Span) {
  const { firstYear, lastYear, yearsPerMark } = span;
  const years = lastYear - firstYear + 1;
  const counts = new Array<number>(Math.ceil(years / yearsPerMark)).fill(0);
  for (const [year, present] of monthsWithValue(rows, element)) {
    const place = Math.floor((year - firstYear) / yearsPerMark);
    counts[place] = (counts[place] ?? 0) + bitsIn(present);
  }
  const marks = counts.map((count, place) => {
    const yearsHere = Math.min(yearsPerMark, years - place * yearsPerMark);
    return markOf(count / (yearsHere * MONTHS.length));
  });
  return {
    element,
    months: counts.reduce((sum, count) => sum + count, 0),
    marks: marks.join(''),
  };
}

/** Only an empty span has mark 0, and only a full one has mark 9. */
function markOf(share: number): number {
  if (share === 0 || share === 1) return share * FULL_MARK;
  return Math.min(FULL_MARK - 1, Math.max(1, Math.round(share * FULL_MARK)));
}

/** A bit for each month of a year, which may stand in several rows. Every upload waits for this loop. */
export function monthsWithValue(rows: readonly Row[], element: Element): Map<number, number> {
  const years = new Map<number, number>();
  const keys = MONTHS.map((month) => columnKey(month, element));
  for (const row of rows) {
    let months = years.get(row.Year) ?? 0;
    for (let index = 0; index < keys.length; index++)
      if (row[keys[index] as ColumnKey] !== undefined) months |= 1 << index;
    years.set(row.Year, months);
  }
  return years;
}

export function bitsIn(months: number): number {
  let count = 0;
  for (let rest = months; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
