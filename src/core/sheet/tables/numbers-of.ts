import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { saysValue } from '../headers/sample.ts';
import { sampleCells, type Table } from '../headers/table.ts';

/** The numbers in the first rows of a column. */
export function numbersOf(table: Table, index: number): number[] {
  return sampleCells(table, index).map(numberInCell).filter(isNumber);
}

/** The share of 12.5 and the like: rain is written with decimals, and counts and marks are not. */
export function shareOfParts(numbers: readonly number[]): number {
  return numbers.filter((number) => !Number.isInteger(number)).length / numbers.length;
}

export function isMostlyNumbers(table: Table, index: number): boolean {
  const { length } = sampleCells(table, index).filter(saysValue);
  return length > 0 && numbersOf(table, index).length >= length / 2;
}
