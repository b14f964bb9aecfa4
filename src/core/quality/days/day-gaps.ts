import { ofElement } from '../../dataset/columns.ts';
import type { Finding } from '../../reading/reading.ts';
import { placesAt, type Series } from '../../reading/series.ts';
import { type DayLines, dateOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import { indexesWhere } from '../usual/indexes-where.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { isImpossible } from '../usual/possible-values.ts';

/**
 * A day 10 °C or more away from every other day its calendar month has ever had
 * (GHCN-D gap check, Durre et al. 2010). Whole-degree bins find the gap without sorting a century.
 */
const GAP = 10;
/** With fewer days a distribution has gaps of its own. */
const DAYS_NEEDED = 300;

export function findDaysApart({ dayLines: lines, daySuspects }: LinedUpReading): Finding[] {
  if (!lines) return [];
  const apart = Object.values(lines.lines).flatMap((line) => {
    const suspects = daySuspects.filter(ofElement(line.element));
    const known = new Set(suspects.map(({ index }) => index));
    // Reported already, as a day that does not fit the days around it.
    const days = line.element === 'rain' ? [] : daysApart(lines, line);
    return days.filter((index) => !known.has(index)).map((index) => ({ line, index }));
  });
  const [first] = apart;
  if (!first) return [];
  const { line, index } = first;
  const params = {
    count: apart.length,
    element: line.element,
    date: dateOf(lines, index),
    value: line.values[index] as number,
  };
  const at = apart.flatMap((day) => placesAt(day.line, [day.index]));
  return [findingAt('quality.day-apart', at, params)];
}

function daysApart({ months }: DayLines, line: Series): number[] {
  const usual = binsOf(line, months).map(mainPart);
  return indexesWhere(line, (value, index) => {
    const { low, high } = usual[months[index] as number] ?? EVERYTHING;
    return (value < low || value > high) && !isImpossible(line, value);
  });
}

const EVERYTHING = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
const COLDEST = -100;
const BINS = 200;

/** January to December. */
function binsOf({ values }: Series, months: Uint8Array): Uint32Array[] {
  const bins = Array.from({ length: 12 }, () => new Uint32Array(BINS));
  for (let index = 0; index < values.length; index++) {
    const bin = Math.floor(values[index] as number) - COLDEST;
    const ofMonth = bins[months[index] as number];
    if (ofMonth && bin >= 0 && bin < BINS) ofMonth[bin] = (ofMonth[bin] as number) + 1;
  }
  return bins;
}

/** Goes from the middle outwards until no day has fallen into a bin for the width of the gap. */
function mainPart(bins: Uint32Array): { low: number; high: number } {
  const count = bins.reduce((sum, bin) => sum + bin, 0);
  if (count < DAYS_NEEDED) return EVERYTHING;
  let middle = 0;
  for (let passed = bins[0] as number; passed < count / 2; passed += bins[middle] as number)
    middle++;
  return {
    low: COLDEST + edge(bins, middle, -1),
    high: COLDEST + edge(bins, middle, 1) + 1,
  };
}

function edge(bins: Uint32Array, middle: number, direction: 1 | -1): number {
  let last = middle;
  for (let bin = middle; Math.abs(bin - last) <= GAP && bin >= 0 && bin < BINS; bin += direction)
    if (bins[bin]) last = bin;
  return last;
}
