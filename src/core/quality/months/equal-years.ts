import type { Finding } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { indexesOfMonth, monthsOfYear, sourcesAt, yearCount } from '../usual/monthly-series.ts';
import { yearList } from './year-list.ts';

/** All twelve values of a year stand under another year too: a row was copied (GHCN-M flag D). */
export function findEqualYears({ series }: LinedUpReading): Finding[] {
  const groups = series.flatMap((own) => groupsOfEqualYears(own).map((years) => ({ own, years })));
  const [first] = groups;
  if (!first) return [];
  const params = {
    count: groups.length,
    element: first.own.element,
    years: yearList(first.years.map((year) => first.own.firstYear + year)),
  };
  const at = groups.flatMap(({ own, years }) => sourcesAt(own, years.flatMap(monthsOfYear)));
  return [findingAt('quality.years-equal', 'warning', at, params)];
}

function groupsOfEqualYears(series: Series): number[][] {
  const groups = new Map<number, number[]>();
  for (let year = 0; year < yearCount(series); year++) {
    const mark = markOf(series, year);
    if (Number.isNaN(mark)) continue;
    const group = groups.get(mark);
    if (group) group.push(year);
    else groups.set(mark, [year]);
  }
  const sameMark = Array.from(groups.values()).filter((years) => years.length > 1);
  return sameMark
    .map((years) => years.filter((year) => isSameYear(series, year, years[0] ?? year)))
    .filter((years) => years.length > 1 && !isChance(series, years[0] as number));
}

/** One number for twelve, as good as different for different years and quicker than a text. */
function markOf(series: Series, year: number): number {
  let mark = 0;
  for (let index = year * 12; index < year * 12 + 12; index++)
    mark = mark * 1.6180339887 + valueAt(series, index);
  return mark;
}

function isSameYear(series: Series, one: number, other: number): boolean {
  return monthsOfYear(one).every(
    (index, month) => valueAt(series, index) === valueAt(series, other * 12 + month),
  );
}

const CHANCE = 0.01;

/** Dry places in whole millimetres, and the equator in whole degrees, repeat years by themselves. */
function isChance(series: Series, year: number): boolean {
  const pairsOfYears = (yearCount(series) * (yearCount(series) - 1)) / 2;
  const chance = monthsOfYear(year).reduce((product, index) => product * shareOf(series, index), 1);
  return chance * pairsOfYears > CHANCE;
}

/** How often this calendar month has this very value, as far as that many years can tell. */
function shareOf(series: Series, index: number): number {
  const indexes = indexesOfMonth(series, (index % 12) + 1);
  const value = valueAt(series, index);
  const equal = indexes.filter((index) => valueAt(series, index) === value).length;
  return (equal - 1) / (indexes.length + 9);
}
