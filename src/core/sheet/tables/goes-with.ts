import { meanOf } from '../../dataset/mean-of.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import type { Table } from '../headers/table.ts';

const FEWEST_ROWS = 10;

/** True for temperatures that go up and down with those of another place: hours, marks and snow do not. */
export function goesWith({ sampled }: Table, own: number, other: number): boolean {
  const rows = sampled.map((row) => [numberInCell(row[own]), numberInCell(row[other])] as const);
  const both = rows.filter((row) => row.every(isNumber));
  const gaps = both.map(([one, two]) => one - two);
  const others = both.map(([, two]) => two);
  return both.length >= FEWEST_ROWS && unevenness(gaps) * 2 < unevenness(others);
}

/** How far numbers lie from their mean. */
function unevenness(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((number) => Math.abs(number - mean)));
}
