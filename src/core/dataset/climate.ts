import type { Element } from './columns.ts';
import type { Row } from './dataset.ts';
import { meanOf } from './mean-of.ts';
import { MONTHS, type Months, monthsByYear } from './month-values.ts';
import { totalOf } from './total-of.ts';
import { completeYearValue } from './yearly-value.ts';

/** With fewer than nine months, a year's difference from normal shows its gaps more than its weather. */
const MONTHS_FOR_A_YEAR = 9;

/** The mean of each month over all years, January first. */
export function monthlyNormals(rows: readonly Row[], element: Element): Months {
  return normalsOf(monthsByYear(rows, element));
}

/** `deviation` is °C from normal, and for rain the share of normal that is over (0.1 = 10 % more). */
export type YearDeviation = { year: number; deviation: number | null };

/**
 * How far each year lies from the mean of the same months over the years of `normalRows`: a year that lacks a
 * winter month does not look warm.
 */
export function yearDeviations(
  rows: readonly Row[],
  element: Element,
  normalRows: readonly Row[] = rows,
): YearDeviation[] {
  const years = monthsByYear(rows, element);
  const normals = monthlyNormals(normalRows, element);
  const measure = element === 'rain' ? shareOver : meanDifference;
  return [...years].map(([year, months]) => {
    const pairs = months.flatMap((value, index) => {
      const normal = normals[index];
      return value === null || normal === null || normal === undefined ? [] : [{ value, normal }];
    });
    return { year, deviation: pairs.length < MONTHS_FOR_A_YEAR ? null : measure(pairs) };
  });
}

export type Extreme = { value: number; year: number; month: number };
export type YearValue = { value: number; year: number };
export type Statistics = {
  /** months that have a value */
  months: number;
  /** the yearly mean, or for rain the yearly sum, made from the months' means */
  yearly: number | null;
  /** null where all months are equal: none of them is the wettest */
  highest: Extreme | null;
  lowest: Extreme | null;
  /** years that have a value, and those of them that have all twelve months */
  begunYears: number;
  completeYears: number;
  /** complete years only; null where all are equal, or there is one */
  highestYear: YearValue | null;
  lowestYear: YearValue | null;
};

export function statisticsOf(rows: readonly Row[], element: Element): Statistics {
  const byYear = monthsByYear(rows, element);
  const values = [...byYear].flatMap(([year, months]) =>
    months.flatMap((value, index) => (value === null ? [] : [{ value, year, month: index + 1 }])),
  );
  const years = [...byYear].flatMap(([year, months]) => {
    const value = completeYearValue(months, element);
    return value === null ? [] : [{ value, year }];
  });
  const begun = [...byYear.values()].filter((months) => months.some((value) => value !== null));
  const [highest, lowest] = endsOf(values);
  const [highestYear, lowestYear] = endsOf(years);
  return {
    months: values.length,
    begunYears: begun.length,
    completeYears: years.length,
    yearly: completeYearValue(normalsOf(byYear), element),
    highest,
    lowest,
    highestYear,
    lowestYear,
  };
}

function normalsOf(years: ReadonlyMap<number, Months>): Months {
  const lists: number[][] = MONTHS.map(() => []);
  for (const months of years.values())
    months.forEach((value, index) => {
      if (value !== null) lists[index]?.push(value);
    });
  return lists.map((list) => (list.length === 0 ? null : meanOf(list)));
}

type Pair = { value: number; normal: number };

function meanDifference(pairs: Pair[]): number {
  return bounded(meanOf(pairs.map(({ value, normal }) => bounded(value - normal))));
}

function shareOver(pairs: Pair[]): number | null {
  const normal = totalOf(pairs.map((pair) => pair.normal));
  const share = totalOf(pairs.map((pair) => pair.value)) / normal - 1;
  return Number.isFinite(share) ? share : null;
}

/** The most and the least of them; none where these are the same: the wettest of three equal years is the driest, too. */
function endsOf<Item extends { value: number }>(items: Item[]): [Item | null, Item | null] {
  const highest = most(items, (one, other) => one.value > other.value);
  const lowest = most(items, (one, other) => one.value < other.value);
  const isApart = highest && lowest && differ(highest.value, lowest.value);
  return isApart ? [highest, lowest] : [null, null];
}

/** The same months in another order may add up to 0.1 + 0.2, which is not quite 0.3. */
export function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > ROUNDING_ERROR;
}

const ROUNDING_ERROR = 1e-6;

/** Of equal values the first wins: a record belongs to the year that set it. */
function most<Item>(items: Item[], beats: (one: Item, other: Item) => boolean): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || beats(item, best) ? item : best),
    null,
  );
}

/** What is accepted may be as large as a number can be, and differ by twice that. */
function bounded(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}
