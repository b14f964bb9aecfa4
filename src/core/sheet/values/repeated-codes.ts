import { eachValue } from '../../reading/series.ts';
import type { RawSeries } from './raw-series.ts';

/**
 * Rain of 99.9 or 777 may be an amount, and no other amount of its size comes again and again: gives the numbers
 * that may stand for "missing", each with the indexes at which it stands.
 */
export function repeatedCodes(series: RawSeries): Map<number, number[]> {
  const all = new Map<number, number[]>();
  eachValue(series, (value, index) => {
    if (value < SMALLEST) return;
    const indexes = all.get(value);
    if (indexes) indexes.push(index);
    else all.set(value, [index]);
  });
  return new Map([...all].filter(([value, { length }]) => isCode(value) && stands(value, length)));

  function stands(value: number, times: number): boolean {
    const others = [...all].filter(([other]) => !isCode(other) && other >= value / 2);
    const most = others.reduce((most, [, { length }]) => Math.max(most, length), 1);
    return times >= FEWEST && times > most * 2;
  }
}

/** 77.7, 88, 999.9: a hand that has nothing to write repeats one of the last digits. */
function isCode(value: number): boolean {
  return /^([789])\1+$/.test(String(value).replace('.', ''));
}

const SMALLEST = 30;
const FEWEST = 3;
