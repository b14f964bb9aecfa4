import { columnKey, ELEMENTS, type Element } from '../dataset/columns.ts';
import type { Row } from '../dataset/dataset.ts';
import { MONTHS } from '../dataset/month-values.ts';

/**
 * What a schedule remembers of the last upload, small enough for a property: one character a month,
 * made of its values. One change in sixty-four goes unseen, which does not matter to a share of all.
 */
export type MonthHashes = {
  firstYear: number;
  hashes: string;
  /** Those that had values: an element that comes later changes nothing of what was sent. */
  elements: Element[];
};

export type YearMonth = { year: number; month: number };

/** Which months of an earlier upload are no longer as they were. */
export type MonthChanges = {
  /** the months that had values before */
  old: number;
  changed: YearMonth[];
  removed: YearMonth[];
  added: YearMonth[];
  /** years of which nothing is left */
  yearsGone: number[];
};

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const NO_VALUE = '.';
/** A longer record would leave the property no room for the history of its runs. */
const MOST_YEARS = 300;

/** Null for what cannot be held: a year that stands twice, or a very long record. */
export function monthHashes(
  rows: readonly Row[],
  elements: Element[] = elementsIn(rows),
): MonthHashes | null {
  const byYear = new Map(rows.map((row) => [row.Year, row]));
  const years = [...byYear.keys()].sort((one, other) => one - other);
  const [firstYear] = years;
  if (firstYear === undefined || byYear.size < rows.length) return null;
  const span = (years[years.length - 1] ?? firstYear) - firstYear + 1;
  if (span > MOST_YEARS) return null;
  const hashes = Array.from({ length: span }, (_, index) =>
    hashesOf(byYear.get(firstYear + index), elements),
  );
  return { firstYear, hashes: hashes.join(''), elements };
}

/** Null where the rows of today have none. */
export function compareMonths(before: MonthHashes, rows: readonly Row[]): MonthChanges | null {
  const now = monthHashes(rows, before.elements);
  if (!now) return null;
  const [old, recent] = [hashesByMonth(before), hashesByMonth(now)];
  const months = (keys: string[]) => keys.map(monthAt);
  const removed = [...old.keys()].filter((at) => !recent.has(at));
  const yearsLeft = new Set([...recent.keys()].map((at) => monthAt(at).year));
  return {
    old: old.size,
    removed: months(removed),
    changed: months(
      [...old.keys()].filter((at) => recent.has(at) && recent.get(at) !== old.get(at)),
    ),
    added: months([...recent.keys()].filter((at) => !old.has(at))),
    yearsGone: [...new Set(months(removed).map(({ year }) => year))].filter(
      (year) => !yearsLeft.has(year),
    ),
  };
}

function hashesByMonth({ firstYear, hashes }: MonthHashes): Map<string, string> {
  const months = new Map<string, string>();
  Array.from(hashes).forEach((hash, index) => {
    const year = firstYear + Math.floor(index / MONTHS.length);
    if (hash !== NO_VALUE) months.set(`${year}-${(index % MONTHS.length) + 1}`, hash);
  });
  return months;
}

function monthAt(at: string): YearMonth {
  const [year = 0, month = 0] = at.split('-').map(Number);
  return { year, month };
}

function elementsIn(rows: readonly Row[]): Element[] {
  const has = (element: Element) => (row: Row) =>
    MONTHS.some((month) => row[columnKey(month, element)] !== undefined);
  return ELEMENTS.filter((element) => rows.some(has(element)));
}

function hashesOf(row: Row | undefined, elements: readonly Element[]): string {
  return MONTHS.map((month) => hashOf(row, month, elements)).join('');
}

function hashOf(row: Row | undefined, month: number, elements: readonly Element[]): string {
  const values = elements.map((element) => row?.[columnKey(month, element)]);
  if (values.every((value) => value === undefined)) return NO_VALUE;
  let sum = 0x811c9dc5;
  for (const character of values.join(';'))
    sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193);
  return LETTERS[(sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 63] ?? NO_VALUE;
}
