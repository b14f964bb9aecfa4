/** The mean, also of values so large that their sum is more than a number can be. */
export function meanOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (Number.isFinite(sum)) return sum / values.length;
  return values.reduce((total, value) => total + value / values.length, 0);
}
