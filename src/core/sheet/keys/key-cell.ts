import type { Cell } from '../../reading/reading.ts';
import { isText } from '../cells/sheet-cells.ts';

export function isDayCell(cell: Cell): boolean {
  const day = wholeNumber(cell);
  return day >= 1 && day <= 31;
}

/** NaN when the cell is no whole number; text that holds one counts. */
export function wholeNumber(cell: Cell | undefined): number {
  const number = plainNumber(cell);
  return Number.isInteger(number) ? number : NaN;
}

export function plainNumber(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell;
  return isText(cell) && /^\s*'?\d+(\.\d+)?\s*$/.test(cell) ? Number(cell.replace("'", '')) : NaN;
}

/** At least this share? It ends as soon as too many are not. */
export function mostAre<One>(
  all: readonly One[],
  least: number,
  isOne: (one: One) => boolean,
): boolean {
  let left = all.length;
  return all.every((one) => isOne(one) || --left >= all.length * least);
}
