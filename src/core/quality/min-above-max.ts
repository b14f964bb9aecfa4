import type { MonthlyValue } from '../sheet/monthly-value.ts';
import type { Finding } from '../sheet/reading.ts';
import { findingAt } from './finding-at.ts';
import type { LinedUpReading } from './lined-up-reading.ts';
import { roundTo } from './robust.ts';

type Pair = { max: MonthlyValue; min: MonthlyValue; range: number };

/** GHCN-M flags a minimum above its maximum as inconsistent (I). */
export function findMinAboveMax({ series }: LinedUpReading): Finding[] {
  const pairs = pairsOf(series);
  return [...crossed(pairs), ...wide(pairs), ...equal(pairs)];
}

/** Mean daily ranges lie between 1 and 25 °C nearly everywhere; the driest deserts reach 22. */
const WIDEST_RANGE = 30;
/** Slips are few. Beyond this share the columns themselves are taken for one another. */
const SHARE_OF_A_SYSTEM = 0.1;
const PAIRS_OF_A_SYSTEM = 6;

function crossed(pairs: Pair[]): Finding[] {
  const found = pairs.filter(({ range }) => range < 0);
  if (isSystem(found, pairs)) return told('quality.min-max-swapped', 'error', found, pairs);
  return told('quality.min-above-max', 'warning', found, pairs);
}

function wide(pairs: Pair[]): Finding[] {
  const found = pairs.filter(({ range }) => range > WIDEST_RANGE);
  return told('quality.range-too-wide', 'warning', found, pairs);
}

/** Both columns hold the same numbers: one element was read, or copied, twice. */
function equal(pairs: Pair[]): Finding[] {
  const found = pairs.filter(({ range }) => range === 0);
  const isCopy = found.length >= PAIRS_OF_A_SYSTEM && found.length > pairs.length / 2;
  return isCopy ? told('quality.min-equals-max', 'error', found, pairs) : [];
}

function isSystem(found: Pair[], pairs: Pair[]): boolean {
  return found.length >= PAIRS_OF_A_SYSTEM && found.length > pairs.length * SHARE_OF_A_SYSTEM;
}

function told(kind: string, severity: Finding['severity'], found: Pair[], all: Pair[]): Finding[] {
  const [first] = found;
  if (!first) return [];
  const { year, month } = first.max;
  const example = { year, month, max: first.max.value, min: first.min.value };
  const params = {
    count: found.length,
    of: all.length,
    range: roundTo(first.range, 2),
    ...example,
  };
  return [
    findingAt(
      kind,
      severity,
      found.flatMap(({ max, min }) => [max, min]),
      params,
    ),
  ];
}

function pairsOf(series: LinedUpReading['series']): Pair[] {
  const maxima = series.find(({ element }) => element === 'max');
  const minima = series.find(({ element }) => element === 'min');
  if (!maxima || !minima) return [];
  const shift = (maxima.firstYear - minima.firstYear) * 12;
  const pairs: Pair[] = [];
  maxima.sources.forEach((max, index) => {
    const min = minima.sources[index + shift];
    if (max && min) pairs.push({ max, min, range: max.value - min.value });
  });
  return pairs;
}
