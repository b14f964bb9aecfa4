import { totalOf } from '../../dataset/total-of.ts';
import type { Finding } from '../../reading/reading.ts';
import { type Series, valueAt } from '../../reading/series.ts';
import { yearList } from '../../reading/year-list.ts';
import { equalBlocks } from '../figures/equal-blocks.ts';
import { valuesOfMonth } from '../figures/robust.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { sourcesAt, yearCount } from '../usual/monthly-series.ts';
import { isTrace } from '../usual/possible-values.ts';

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
  return [findingAt('quality.years-equal', at, params)];
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
  const { from, months: length } = part;
  const starts = Array.from({ length: yearCount(line) }, (_, year) => year * 12 + from);
  return equalBlocks(line.values, { starts, length, mostMissing: 0 })
    .map((group) => group.map((start) => (start - from) / 12))
    .filter((years) => !isChance(line, part, years))
    .map((years) => ({ line, part, years }));
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
  const values = valuesOfMonth(line.values, index % 12);
  const equal = values.filter((value) => value === valueAt(line, index)).length;
  return (equal - copies + 1) / (values.length - copies + 10);
}

/**
 * How often two years agree in a month, any months together: ten years alone do not tell it of each. The pairs that
 * may be copies tell nothing of it.
 */
function shareOfEqualPairs(line: Series, copied: number): number {
  let [equal, pairs] = [-copied, -copied];
  for (let month = 0; month < 12; month++) {
    const counts = new Map<number, number>();
    for (const value of valuesOfMonth(line.values, month)) {
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
