import type { Finding } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { totalOf } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { indexesOfMonth, sourcesAt, yearCount } from '../usual/monthly-series.ts';
import { isTrace } from './bounds.ts';
import { yearList } from './year-list.ts';

/**
 * All twelve values of a year stand under another year too: a row was copied (GHCN-M flag D). So was one of
 * which a single cell was put right afterwards: one of its halves is still the same.
 */
export function findEqualYears({ series }: LinedUpReading): Finding[] {
  const groups = series.flatMap((line) => {
    const whole = equalYears(line, { from: 0, months: 12 });
    const halves = [0, 6].flatMap((from) => equalYears(line, { from, months: 6 }));
    return [...whole, ...halves.filter((half) => !whole.some((group) => holds(group, half)))];
  });
  const [first] = groups;
  if (!first) return [];
  const params = {
    count: groups.length,
    months: first.part.months,
    element: first.line.element,
    years: yearList(first.years.map((year) => first.line.firstYear + year)),
  };
  const at = groups.flatMap(({ line, years, part }) =>
    sourcesAt(
      line,
      years.flatMap((year) => indexesIn(year, part)),
    ),
  );
  return [findingAt('quality.years-equal', 'warning', at, params)];
}

/** Months of each year from `from`, 0 for January, on. */
type Part = { from: number; months: number };
type Equal = { line: Series; part: Part; years: number[] };

function holds(group: Equal, { years }: Equal): boolean {
  return years.every((year) => group.years.includes(year));
}

function indexesIn(year: number, { from, months }: Part): number[] {
  return Array.from({ length: months }, (_, month) => year * 12 + from + month);
}

function equalYears(line: Series, part: Part): Equal[] {
  const byMark = new Map<number, number[]>();
  for (let year = 0; year < yearCount(line); year++) {
    const mark = markOf(line, year, part);
    if (Number.isNaN(mark)) continue;
    const group = byMark.get(mark);
    if (group) group.push(year);
    else byMark.set(mark, [year]);
  }
  const sameMark = Array.from(byMark.values()).filter((years) => years.length > 1);
  return sameMark
    .map((years) => years.filter((year) => isSame(line, part, [year, years[0] ?? year])))
    .filter((years) => years.length > 1 && !isChance(line, part, years))
    .map((years) => ({ line, part, years }));
}

/** One number for all months, as good as different for different years and quicker than a text. */
function markOf(line: Series, year: number, { from, months }: Part): number {
  const start = year * 12 + from;
  let mark = 0;
  for (let index = start; index < start + months; index++)
    mark = mark * 1.6180339887 + valueAt(line, index);
  return mark;
}

function isSame(line: Series, part: Part, [one, other]: [number, number]): boolean {
  const others = indexesIn(other, part);
  return indexesIn(one, part).every(
    (index, place) => valueAt(line, index) === valueAt(line, others[place] as number),
  );
}

const CHANCE = 0.01;

/** Dry places in whole millimetres, and the equator in whole degrees, repeat years by themselves. */
function isChance(line: Series, part: Part, years: readonly number[]): boolean {
  const indexes = indexesIn(years[0] ?? 0, part).filter(
    // No rain proves no copy.
    (index) => !isTrace(line.element, valueAt(line, index)),
  );
  const anywhere = shareOfEqualPairs(line, indexes.length * pairsOf(years.length));
  const share = indexes.reduce(
    (product, index) => product * Math.max(anywhere, shareOf(line, index, years.length)),
    1,
  );
  const known = yearCount(line);
  return pairsOf(known) * share * (known * share) ** (years.length - 2) > CHANCE;
}

/** How often this calendar month has this very value, as far as the other years can tell. */
function shareOf(line: Series, index: number, copies: number): number {
  const indexes = indexesOfMonth(line, (index % 12) + 1);
  const equal = indexes.filter((one) => valueAt(line, one) === valueAt(line, index)).length;
  return (equal - copies + 1) / (indexes.length - copies + 10);
}

/**
 * How often two years agree in a month, any months together: ten years alone do not tell it of each. The pairs that
 * may be copies tell nothing of it.
 */
function shareOfEqualPairs(line: Series, copied: number): number {
  let [equal, pairs] = [-copied, -copied];
  for (let month = 1; month <= 12; month++) {
    const counts = new Map<number, number>();
    for (const index of indexesOfMonth(line, month)) {
      const value = valueAt(line, index);
      if (!isTrace(line.element, value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    equal += totalOf(Array.from(counts.values(), pairsOf));
    pairs += pairsOf(totalOf([...counts.values()]));
  }
  return (equal + 1) / (pairs + 2);
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
