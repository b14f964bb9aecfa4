import { type Column, saysSomething, type Table } from '../headers/table.ts';
import { numbersOf } from './numbers-of.ts';

/** Rain is often 0 on days, and 0 or above 100 in months. Humidity is neither. */
export function looksLikeRain(numbers: readonly number[], daily: boolean): boolean {
  if (numbers.length < 3 || numbers.some((n) => n < -1 && n > -90)) return false;
  const dry = numbers.filter((n) => n <= 0).length / numbers.length;
  return daily ? dry >= 0.15 : numbers.some((n) => n > 110 && n < 900) || dry > 0;
}

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/**
 * The columns under unknown words whose values could be rain: never below zero, with decimals, mostly
 * small and now and then large. Wind, humidity and sunshine are more even.
 */
export function perhapsRain(table: Table, columns: readonly Column[], daily: boolean): Column[] {
  return columns.filter(({ index, own, meaning }) => {
    const isKnown = saysSomething(meaning) || meaning.annual;
    if (own === '' || isKnown || meaning.rest !== meaning.plain) return false;
    const numbers = numbersOf(table, index);
    return numbers.length >= ENOUGH && isUneven(numbers, daily);
  });
}

function isUneven(numbers: readonly number[], daily: boolean): boolean {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [least = -1] = sorted;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = sorted[sorted.length - 1] ?? 0;
  const dry = numbers.filter((n) => n === 0).length / numbers.length;
  const hasParts = numbers.filter((n) => !Number.isInteger(n)).length > numbers.length / 4;
  if (least < 0 || !hasParts) return false;
  return daily ? dry >= 0.2 && most > 8 * Math.max(middle, 0.5) : most > 3 * middle && most > 20;
}
