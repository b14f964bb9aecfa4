import type { Finding } from '../../reading/reading.ts';
import { NO_CELL, type Series } from '../../reading/series.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { indexesOfMonth, type MonthlyValue, sourcesAt } from '../usual/monthly-series.ts';

/**
 * A year that breaks the order of its column is often a slip of the finger: 1898 between 1987 and
 * 1989. Order itself does not change the dataset, so this warns.
 */
export function findYearsOutOfOrder({ series }: LinedUpReading): Finding[] {
  const breaking = series.flatMap((line) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) => breakingMonth(line, month)),
  );
  const [first] = breaking;
  if (!first) return [];
  const count = new Set(breaking.map(({ year }) => year)).size;
  return [findingAt('quality.years-out-of-order', breaking, { count, year: first.year })];
}

/** One element's one month in one sheet is a list of years, however the sheet is laid out. */
function breakingMonth(series: Series, month: number): MonthlyValue[] {
  if (isInOrder(series, month)) return [];
  const bySheet = new Map<string, MonthlyValue[]>();
  for (const value of sourcesAt(series, indexesOfMonth(series, month + 1)))
    bySheet.set(value.sheet, [...(bySheet.get(value.sheet) ?? []), value]);
  return Array.from(bySheet.values()).reduce<MonthlyValue[]>(
    (all, list) => all.concat(breakingOrder(list)),
    [],
  );
}

/** Recognises the usual case without sorting: later years stand further down, or further right. */
function isInOrder({ values, cells }: Series, month: number): boolean {
  let previous = NO_CELL;
  for (let index = month; index < values.length; index += 12) {
    if (Number.isNaN(values[index] as number)) continue;
    const cell = cells[index] as number;
    if (cell <= previous) return false;
    previous = cell;
  }
  return true;
}

/** Lists run up or down. One with many breaks has no order to begin with, such as places by turns. */
const SHARE_BREAKING = 0.1;

function breakingOrder(list: MonthlyValue[]): MonthlyValue[] {
  list.sort((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex);
  const years = list.map(({ year }) => year);
  const isFalling = (years[years.length - 1] ?? 0) < (years[0] ?? 0);
  const kept = longestRise(isFalling ? years.map((year) => -year) : years);
  const breaking = list.filter((_, index) => !kept.has(index));
  return breaking.length > list.length * SHARE_BREAKING ? [] : breaking;
}

/** Which indexes make the longest rising list; what is left over is what broke the order. */
function longestRise(years: number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  years.forEach((year, index) => {
    let place = tails.length;
    while (place > 0 && (years[tails[place - 1] ?? 0] ?? 0) >= year) place--;
    previous[index] = place > 0 ? (tails[place - 1] ?? -1) : -1;
    tails[place] = index;
  });
  const kept = new Set<number>();
  for (let index = tails[tails.length - 1] ?? -1; index >= 0; index = previous[index] ?? -1)
    kept.add(index);
  return kept;
}
