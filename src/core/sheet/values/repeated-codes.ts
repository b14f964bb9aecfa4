import { eachValue } from '../../reading/series.ts';
import { addIndex, type Indexes } from './add-index.ts';
import type { RawSeries } from './raw-series.ts';

/**
 * Rain of 99.9 or 777 may be an amount, and no other amount of its size comes again and again: gives the numbers
 * that may stand for "missing", each with the indexes at which it stands.
 */
export function repeatedCodes(series: RawSeries): Indexes {
  const all: Indexes = new Map();
  eachValue(series, (value, index) => {
    if (value >= SMALLEST) addIndex(all, value, index);
  });
  return new Map(
    [...all].filter(
      ([value, { length }]) =>
        length >= FEWEST && repeatsDigit(value) && length > mostOfOthers(value) * 2,
    ),
  );

  function mostOfOthers(value: number): number {
    const others = [...all].filter(([other]) => other >= value / 2 && !repeatsDigit(other));
    return others.reduce((most, [, { length }]) => Math.max(most, length), 1);
  }
}

/** 77.7, 88, 999.9: a hand that has nothing to write repeats one of the last digits. */
function repeatsDigit(value: number): boolean {
  return /^([789])\1+$/.test(String(value).replace('.', ''));
}

const SMALLEST = 30;
const FEWEST = 3;
