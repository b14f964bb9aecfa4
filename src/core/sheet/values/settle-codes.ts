import { COLUMN_WISHES } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { eachValue, isDaily, isNumber, NO_CELL, placeAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { isBelowZero } from '../cells/evidence.ts';
import { MISSING_NUMBERS, SMALLEST_CODE } from '../cells/missing-codes.ts';
import type { Counts } from '../keys/read-context.ts';
import { type RawSeries, takeOut } from './raw-series.ts';

type Findings = { counts: Counts; doubts: Doubts; isAlone: boolean };
/** The indexes in a series at which each number stands. */
type Indexes = Map<number, number[]>;
type Seen = { codes: Indexes; negatives: Indexes };
type Range = { least: number; most: number };

/**
 * Takes out numbers such as -999 that stand for "missing", by element and by the column's other values. A column that
 * holds something else may be left out where there are others.
 */
export function settleCodes(series: RawSeries, findings: Findings): void {
  const { counts } = findings;
  const seen = lookAround(series);
  const range = seen.codes.size > 0 ? usualRange(series) : NO_RANGE;
  for (const [code, indexes] of seen.codes)
    if (saysMissing(code, range, series)) counts.missing += takeOut(series, indexes);
  if (hardlyVaries(series)) leaveOut(series, 'reading.hardly-varies', findings);
  else settleNegatives(series, seen, findings);
}

/** A barometer in inches, called Max as a thermometer is: no day's temperature is so even, nor any month's. */
function hardlyVaries(series: RawSeries): boolean {
  if (series.element === 'rain') return false;
  const [fewest, least] = isDaily(series) ? [60, 0.4] : [24, 0.15];
  let [count, sum, squares] = [0, 0, 0];
  eachValue(series, (value) => {
    if (MISSING_NUMBERS.has(value)) return;
    count++;
    sum += value;
    squares += value ** 2;
  });
  return count >= fewest && squares / count - (sum / count) ** 2 < least ** 2;
}

/** The column holds something else. */
function leaveOut(series: RawSeries, kind: ReadingKind, { doubts, isAlone }: Findings): void {
  const { element, sheet } = series;
  const params = { ...rangeOf(series), ...(element !== 'rain' && { element }) };
  const choices = { wish: COLUMN_WISHES[element], options: [{ value: 'none' }] };
  doubts.ofSheet(sheet, { kind, severity: 'error', params, ...(!isAlone && { choices }) });
  series.values.fill(NaN);
  series.cells.fill(NO_CELL);
}

function lookAround(series: RawSeries): Seen {
  const seen: Seen = { codes: new Map(), negatives: new Map() };
  eachValue(series, (value, index) => {
    if (isCode(value)) addIndex(seen.codes, value, index);
    else if (isNegative(value, series)) addIndex(seen.negatives, value, index);
  });
  return seen;
}

function addIndex(map: Indexes, value: number, index: number): void {
  const indexes = map.get(value);
  if (indexes) indexes.push(index);
  else map.set(value, [index]);
}

function isCode(value: number): boolean {
  return (value >= SMALLEST_CODE || value <= -SMALLEST_CODE) && MISSING_NUMBERS.has(value);
}

function isNegative(value: number, { element }: RawSeries): boolean {
  return value < 0 && element === 'rain';
}

const NO_RANGE: Range = { least: Infinity, most: -Infinity };
/** More of them outside are no slips of single cells. */
const SHARE_OF_SLIPS = 0.05;

/**
 * From the middle value outwards as far as no value stands apart. One 250 among temperatures from 5 to 30 is a slip,
 * and says nothing of -99.9. Rain has such months.
 */
function usualRange(series: RawSeries): Range {
  const isUsual = (value: number): boolean =>
    isNumber(value) && !isCode(value) && !isNegative(value, series);
  const values = series.values.filter(isUsual).sort();
  const ends = (from: number, to: number): Range =>
    values.length > 0 ? { least: values[from] as number, most: values[to] as number } : NO_RANGE;
  const whole = ends(0, values.length - 1);
  if (series.element === 'rain') return whole;
  let [from, to] = [values.length >> 1, values.length >> 1];
  for (let grown = -1; grown < to - from; ) {
    grown = to - from;
    const range = ends(from, to);
    if (from > 0 && !isApart(values[from - 1] as number, range)) from--;
    if (to < values.length - 1 && !isApart(values[to + 1] as number, range)) to++;
  }
  const outside = values.length - (to - from + 1);
  const areSlips = outside <= Math.max(1, values.length * SHARE_OF_SLIPS);
  return areSlips ? ends(from, to) : whole;
}

function isApart(value: number, { least, most }: Range): boolean {
  return Math.max(value - most, least - value) > Math.max(20, (most - least) * 0.5);
}

function saysMissing(code: number, range: Range, { element }: RawSeries): boolean {
  const isAlone = range.most < range.least;
  return isAlone || (element === 'rain' && code < 0) || isApart(code, range);
}

/**
 * -1 of a day means "too little to measure" (KNMI, GHCN) or "none" (FMI). Other negative values are errors.
 */
function settleNegatives(series: RawSeries, { negatives }: Seen, findings: Findings): void {
  const { doubts } = findings;
  if (negatives.size > 2 && isBelowZero(Array.from(series.values).filter(isNumber))) {
    leaveOut(series, 'reading.values-of-something-else', findings);
    return;
  }
  for (const [value, indexes] of negatives)
    if (value === -1 && mayBeTraces(series, indexes)) takeForTraces(series, indexes, findings);
    else {
      const doubt = { kind: 'reading.negative-rain', severity: 'warning' } as const;
      for (const index of indexes) doubts.atPlace(doubt, placeAt(series, index), value);
      takeOut(series, indexes);
    }
}

function rangeOf({ element, values }: RawSeries) {
  const known = values.filter(isNumber).sort();
  return { found: element, least: known[0] ?? 0, most: known[known.length - 1] ?? 0 };
}

/** Days of so little seldom follow each other where other days have none. Months are too wet for it. */
function mayBeTraces(series: RawSeries, indexes: readonly number[]): boolean {
  if (!isDaily(series)) return false;
  const known = series.values.filter((value) => value >= 0);
  // Where -1 is a dry day and 0 a wet one that was too little to measure, hardly a day is 0.
  const dry = known.filter((value) => value === 0);
  return dry.length * 5 < known.length || inWeeks(indexes) * 2 <= indexes.length;
}

/** How many of them lie in runs of a week or longer. */
function inWeeks(indexes: readonly number[]): number {
  let [all, run] = [0, 0];
  indexes.forEach((index, at) => {
    run = index - (indexes[at - 1] ?? index) === 1 ? run + 1 : 1;
    if (run === A_WEEK) all += A_WEEK;
    else if (run > A_WEEK) all++;
  });
  return all;
}

const A_WEEK = 7;

function takeForTraces(
  series: RawSeries,
  indexes: readonly number[],
  { counts, doubts }: Findings,
): void {
  const params = { found: '-1' };
  const doubt = { kind: 'reading.trace-rain', severity: 'note', params } as const;
  for (const index of indexes) {
    series.values[index] = 0;
    series.texts.set(series.start + index, params.found);
    doubts.atMark(doubt, placeAt(series, index));
  }
  counts.trace += indexes.length;
}
