import { totalOf } from '../../dataset/total-of.ts';
import {
  countValues,
  eachValue,
  isNumber,
  placeAt,
  type Series,
  valueAt,
} from '../../reading/series.ts';
import type { Doubts } from '../cells/doubts.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import type { Counts } from '../keys/read-context.ts';
import { type RawSeries, takeOut } from './raw-series.ts';

type Findings = { counts: Counts; doubts: Doubts };
/** The months or days (as `start` counts) at which a number stands under each of two elements. */
type Alike = Map<number, Set<number>>;

/**
 * "0, 0, 0" beside each month that nobody wrote down, or "99.9, 99.9, 99.9": one number under the maximum and under the
 * minimum, which differ everywhere else, stands for "missing". So does the same number of rain beside it.
 */
export function settleFillers(all: readonly RawSeries[], findings: Findings): void {
  for (const granularity of ['month', 'day'] as const) {
    const some = all.filter((series) => series.granularity === granularity);
    const [rain, warm] = [some.filter(isRain), some.filter((series) => !isRain(series))];
    if (warm.length === 0) continue;
    for (const [number, places] of fillersOf(warm, rain, granularity))
      takeOutOf(some, number, places, findings);
    for (const [number, places] of alikeIn(rain, warm))
      if (MISSING_NUMBERS.has(number)) takeOutOf(some, number, places, findings);
  }
}

function isRain({ element }: RawSeries): boolean {
  return element === 'rain';
}

function fillersOf(
  warm: readonly RawSeries[],
  rain: readonly RawSeries[],
  granularity: Series['granularity'],
): Alike {
  const minima = warm.filter(({ element }) => element === 'min');
  const maxima = warm.filter(({ element }) => element === 'max');
  const alike = alikeIn(minima, maxima);
  const sizes = Array.from(alike.values(), ({ size }) => size);
  const values = totalOf(minima.map(countValues));
  // Where all are alike, one column was copied into the other.
  if (totalOf(sizes) * 2 > values) return new Map();
  return new Map(
    [...alike].filter(([number, places]) => {
      const wet = [...places].filter((place) => numberAt(rain, place) === number);
      const isAlone = places.size >= totalOf(sizes) * NEARLY_ALL;
      return isAlone && places.size + wet.length >= FEWEST_ALIKE[granularity];
    }),
  );
}

/** On a foggy day maximum and minimum may be the same, at now this and now that. */
const NEARLY_ALL = 0.8;
/** A month with two columns alike may be a slip of the pen; with all three it is none, and days want two rows of them. */
const FEWEST_ALIKE = { month: 2, day: 3 };

function alikeIn(some: readonly RawSeries[], others: readonly RawSeries[]): Alike {
  const alike: Alike = new Map();
  for (const series of some)
    eachValue(series, (value, index) => {
      const place = series.start + index;
      if (numberAt(others, place) !== value) return;
      const places = alike.get(value) ?? new Set();
      alike.set(value, places.add(place));
    });
  return alike;
}

function numberAt(alike: readonly Series[], place: number): number {
  for (const series of alike) {
    const value = valueAt(series, place - series.start);
    if (isNumber(value)) return value;
  }
  return NaN;
}

function takeOutOf(
  all: readonly RawSeries[],
  number: number,
  places: ReadonlySet<number>,
  { counts, doubts }: Findings,
): void {
  for (const series of all) {
    const indexes = [...places]
      .map((place) => place - series.start)
      .filter((index) => valueAt(series, index) === number);
    if (!MISSING_NUMBERS.has(number))
      for (const index of indexes)
        doubts.atPlace(
          { kind: 'reading.filled-with', severity: 'warning' },
          placeAt(series, index),
          String(number),
        );
    counts.missing += takeOut(series, indexes);
  }
}
