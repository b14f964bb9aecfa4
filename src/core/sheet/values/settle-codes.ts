import type { Doubts } from '../cells/doubts.ts';
import { MISSING_NUMBERS, SMALLEST_CODE } from '../cells/missing-codes.ts';
import type { ToldMarks } from '../cells/told-marks.ts';
import type { Counts } from '../keys/read-context.ts';
import type { ReadingKind } from '../reading-kinds.ts';
import { eachValue, type RawSeries, type RawYear } from './raw-series.ts';

type Telling = { counts: Counts; doubts: Doubts; marks: ToldMarks };
type Place = { of: RawYear; place: number };
type Seen = {
  codes: Map<number, Place[]>;
  negatives: Map<number, Place[]>;
  least: number;
  most: number;
};

/** Far beyond any rain and any temperature in any unit, unless its neighbours are as far. */
const SURELY_A_CODE = 8888;

/** Takes out the numbers that stand for "missing": by element, and by what else the column holds. */
export function settleCodes(series: RawSeries, telling: Telling): void {
  const { counts, doubts } = telling;
  const seen = lookAround(series);
  for (const [code, places] of seen.codes) {
    const verdict = judge(code, places.length, seen, series);
    if (verdict === 'missing') counts.missing += takeOut(places);
    else if (verdict === 'doubtful')
      tell(series, places, doubts, 'reading.perhaps-missing-code', String(code));
  }
  if (series.element === 'rain') settleNegatives(series, seen, telling);
}

function lookAround(series: RawSeries): Seen {
  const seen: Seen = {
    codes: new Map(),
    negatives: new Map(),
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
  };
  const rain = series.element === 'rain';
  for (const of of series.years.values())
    for (let place = 0; place < of.values.length; place++) {
      const value = of.values[place] ?? Number.NaN;
      if ((value >= SMALLEST_CODE || value <= -SMALLEST_CODE) && MISSING_NUMBERS.has(value))
        add(seen.codes, value, of, place);
      else if (rain && value < 0) add(seen.negatives, value, of, place);
      else {
        if (value < seen.least) seen.least = value;
        if (value > seen.most) seen.most = value;
      }
    }
  return seen;
}

function add(map: Map<number, Place[]>, value: number, of: RawYear, place: number): void {
  const places = map.get(value);
  if (places) places.push({ of, place });
  else map.set(value, [{ of, place }]);
}

function judge(
  code: number,
  times: number,
  { least, most }: Seen,
  { element }: RawSeries,
): 'missing' | 'value' | 'doubtful' {
  if (most < least) return 'missing';
  if (element === 'rain' && code < 0) return 'missing';
  const distance = code > 0 ? code - most : least - code;
  const apart = distance > Math.max(20, (most - least) * 0.5);
  if (!apart) return 'value';
  if (element !== 'rain' || times > 1 || code >= SURELY_A_CODE) return 'missing';
  return 'doubtful';
}

function takeOut(places: readonly Place[]): number {
  for (const { of, place } of places) {
    of.values[place] = Number.NaN;
    // A stated "missing" is not a blank cell, which may be a dry day.
    of.rows[place] = -1;
  }
  return places.length;
}

/** Slips of the pen are few; where every fourth is below zero it is no rain. */
function isMostlyNegative(series: RawSeries, negatives: Map<number, Place[]>): boolean {
  let below = 0;
  for (const [value, places] of negatives) if (value !== -1) below += places.length;
  let all = 0;
  eachValue(series, () => all++);
  return below >= FEWEST_NEGATIVES && below * 4 >= all && negatives.size > 2;
}

const FEWEST_NEGATIVES = 6;

/** -1 alone is "too little to measure" (KNMI, GHCN) or "none" (FMI); other negatives are no rain. */
function settleNegatives(
  series: RawSeries,
  { negatives }: Seen,
  { counts, doubts, marks }: Telling,
): void {
  if (isMostlyNegative(series, negatives)) {
    const params = { found: String([...negatives.keys()][0]) };
    const doubt = { kind: 'reading.rain-below-zero', severity: 'error', params } as const;
    doubts.ofSheet(series.sheet, doubt);
    series.years.clear();
    return;
  }
  for (const [value, places] of negatives) {
    if (value === -1) {
      for (const { of, place } of places) {
        of.values[place] = 0;
        marks.note(
          'reading.trace-rain',
          String(value),
          series.sheet,
          of.rows[place] ?? 0,
          of.columns[place] ?? 0,
        );
      }
      counts.trace += places.length;
      continue;
    }
    tell(series, places, doubts, 'reading.negative-rain', String(value));
    takeOut(places);
  }
}

function tell(
  { sheet }: RawSeries,
  places: readonly Place[],
  doubts: Doubts,
  kind: ReadingKind,
  found: string,
): void {
  for (const { of, place } of places)
    doubts.atCell(
      { kind, severity: 'warning' },
      sheet,
      of.rows[place] ?? 0,
      of.columns[place] ?? 0,
      found,
    );
}
