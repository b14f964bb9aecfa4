import { totalOf } from './total-of.ts';

/** The mean, also of values so large that their sum is more than a number can be. */
export function meanOf(values: readonly number[]): number {
  const sum = totalOf(values);
  if (Number.isFinite(sum)) return sum / values.length;
  return values.reduce((total, value) => total + value / values.length, 0);
}
