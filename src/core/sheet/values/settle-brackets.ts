import { ofElement } from '../../dataset/columns.ts';
import { totalOf } from '../../dataset/total-of.ts';
import { eachValue, isNumber, monthAt, placeAt, valueAt } from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import type { RawSeries } from './raw-series.ts';

/**
 * "(3.2)" is below zero in books of accounts, and elsewhere an estimate. The course of the year tells: with the right
 * sign the months lie nearer to it. Where a value has a minus, no other one needs brackets for it.
 */
export function settleBrackets(all: readonly RawSeries[], doubts: Doubts): void {
  if (all.every(({ bracketed }) => bracketed.size === 0)) return;
  const warm = all.filter(({ element }) => element !== 'rain');
  const areBelow = !warm.some(hasMinus) && gainBelowZero(warm) > SURE;
  for (const series of warm) settle(series, areBelow, doubts);
  // The same number again and again stands for what is missing: (99.9).
  for (const series of all.filter(ofElement('rain')))
    settle(series, areBelow || isCode(series), doubts);
}

/** Twenty times as likely, as a logarithm. */
const SURE = 3;

function settle(series: RawSeries, areBelow: boolean, doubts: Doubts): void {
  const kind = areBelow ? 'reading.brackets-below-zero' : 'reading.flagged-values';
  eachBracketed(series, (value, index) => {
    if (areBelow) series.values[index] = 0 - value;
    const params = areBelow ? {} : { found: '()' };
    doubts.atMark({ kind, severity: 'warning', params }, placeAt(series, index));
  });
}

function eachBracketed(series: RawSeries, look: (value: number, index: number) => void): void {
  const { bracketed, cells } = series;
  eachValue(series, (value, index) => {
    if (bracketed.has(cells[index] as number)) look(value, index);
  });
}

function hasMinus({ values }: RawSeries): boolean {
  return values.some((value) => value < 0);
}

function isCode(series: RawSeries): boolean {
  const found: number[] = [];
  eachBracketed(series, (value) => found.push(value));
  const [first = 0] = found;
  return (
    MISSING_NUMBERS.has(-first) &&
    found.length >= FEWEST_CODES &&
    found.every((value) => value === first)
  );
}

const FEWEST_CODES = 3;

/**
 * How much likelier the values are if those in brackets are below zero, as a logarithm. How far maximum and minimum are
 * apart says most: a cold month may have either sign.
 */
function gainBelowZero(warm: readonly RawSeries[]): number {
  const [max, min] = [warm.find(ofElement('max')), warm.find(ofElement('min'))];
  if (!max || !min) return totalOf(warm.map((series) => gainIn(series, (value) => value)));
  const shift = max.start - min.start;
  const isTurned = (index: number): boolean =>
    min.bracketed.has(min.cells[index + shift] as number);
  const apart = (value: number, index: number, areBelow: boolean): number => {
    const other = valueAt(min, index + shift);
    return value - (areBelow && isTurned(index) ? -other : other);
  };
  return gainIn(max, apart);
}

function gainIn(
  series: RawSeries,
  of: (value: number, index: number, areBelow: boolean) => number,
): number {
  const [above, below]: [OfYear[], OfYear[]] = [[], []];
  const months = new Set<number>();
  eachValue(series, (value, index) => {
    const isBracketed = series.bracketed.has(series.cells[index] as number);
    const { year, month } = monthAt(series, index);
    const angle = (month / 12) * 2 * Math.PI;
    const asWritten = of(value, index, false);
    if (!isNumber(asWritten)) return;
    months.add(year * 12 + month);
    above.push({ value: asWritten, angle });
    below.push({ value: of(isBracketed ? -value : value, index, true), angle });
  });
  if (months.size < FEWEST_MONTHS) return 0;
  return (above.length / 2) * Math.log(restOf(above) / restOf(below));
}

/** Fewer show no course of a year. */
const FEWEST_MONTHS = 10;

/** A value, and where in the year it stands */
type OfYear = { value: number; angle: number };

/** What the course of a year leaves unsaid of the values: their mean square distance from one wave. */
function restOf(known: readonly OfYear[]): number {
  const mean = totalOf(known.map(({ value }) => value)) / known.length;
  const along = (wave: (angle: number) => number): number =>
    (2 * totalOf(known.map(({ value, angle }) => (value - mean) * wave(angle)))) / known.length;
  const [cosine, sine] = [along(Math.cos), along(Math.sin)];
  const squares = known.map(
    ({ value, angle }) => (value - mean - cosine * Math.cos(angle) - sine * Math.sin(angle)) ** 2,
  );
  return totalOf(squares) / known.length + LEAST_REST;
}

/** Values are read to a tenth. */
const LEAST_REST = 0.01;
