import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { isDate, isText } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { isTimeOfDay } from '../cells/time-of-day.ts';
import { saysValue } from '../headers/sample.ts';
import { sampleCells, type Table } from '../headers/table.ts';
import { packDate } from '../keys/packed-date.ts';

/** The numbers in the first rows of a column. */
export function numbersOf(table: Table, index: number): number[] {
  return sampleCells(table, index).map(numberInCell).filter(isNumber);
}

/**
 * True for 37110, 37034, 37510, which number orders: not even tenths of a millimetre reach 2 m in each row. Smaller
 * ones do where they go up from row to row, as no weather does.
 */
export function areOrders(table: Table, index: number): boolean {
  const numbers = numbersOf(table, index);
  const areFrom = (least: number): boolean =>
    numbers.every((number) => number >= least && Number.isInteger(number));
  const goUp = (): boolean => stepsIn(numbers).every((step) => step >= 0);
  return numbers.length >= FEWEST_ORDERS && (areFrom(20_000) || (areFrom(100) && goUp()));
}

const FEWEST_ORDERS = 10;

export function isMostlyNumbers(table: Table, index: number): boolean {
  const { length } = sampleCells(table, index).filter(saysValue);
  return length > 0 && numbersOf(table, index).length >= length / 2;
}

/** A column of words, of times, or of TRUE and FALSE, holds no values, whatever its header says. */
export function isNumeric(table: Table, index: number): boolean {
  const cells = sampleCells(table, index);
  if (isOfTimes(cells)) return false;
  const words = cells.filter(
    (cell) => typeof cell === 'boolean' || (isText(cell) && isTimeOfDay(cell)),
  );
  return words.length * 2 <= cells.length || cells.length < 3;
}

/** "Date of max": its dates go on from row to row. Numbers that a sheet took for dates leap. */
function isOfTimes(cells: readonly Cell[]): boolean {
  const days = cells.filter(isDate).map(({ year, month, day }) => packDate(year, month, day));
  return (
    days.length > 4 && days.length * 2 > cells.length && stepsIn(days).every((step) => step >= 0)
  );
}
