import { CellError } from './values.ts';

export function average(values: number[]): number {
  if (values.length === 0) throw new CellError('#DIV/0!');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
