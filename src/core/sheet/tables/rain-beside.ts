import { isNumber } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { isLikeRain, isPlainlyRain, spreadOf } from '../cells/rain-like.ts';
import { numberInCell } from '../cells/read-number.ts';
import { meanStep } from '../cells/steps-in.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import type { Column, Table } from '../headers/table.ts';
import { looksIn, numbersOf, shareOfParts } from './numbers-of.ts';
import { MOST_MARKS } from './ruled-columns.ts';

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/**
 * The columns under unknown words whose values could be rain, which is written with decimals, and "Rain days" over more
 * than a month has.
 */
export function perhapsRain(table: Table, columns: readonly Column[], daily: boolean): Column[] {
  return columns.filter((column) => {
    const { index, name, meaning } = column;
    if (!daily && isOfTooManyDays(table, column)) return true;
    const isKnown = saysSomething(meaning) || meaning.annual;
    const isUnknown = meaning.rest === meaning.plain || meaning.facts.has('inRainUnit');
    if (name === '' || isKnown) return false;
    if (meaning.facts.has('weakRain'))
      return looksIn(table, index, (some) => isLikeRain(spreadOf(some), daily));
    return isUnknown && looksIn(table, index, (some) => mayBeRain(some, daily));
  });
}

function mayBeRain(numbers: readonly number[], daily: boolean): boolean {
  const spread = spreadOf(numbers);
  const isEnough = numbers.length >= ENOUGH && shareOfParts(numbers.filter(Boolean)) > LEAST_PARTS;
  // Degree days are 0 for months, too, and go on from one day to the next.
  const leaps = !daily || meanStep(numbers) > spread.mean * 0.8;
  return isEnough && leaps && isPlainlyRain(spread, daily);
}

/** "Rain days" over 57.3 and 112: no month has so many, and a slip or two is no rule. */
export function isOfTooManyDays(table: Table, { index, meaning }: Column): boolean {
  if (meaning.about !== 'rain' || !rolesIn(meaning.plain).has('days')) return false;
  const numbers = numbersOf(table, index);
  const over = numbers.filter((number) => number > MOST_DAYS && !MISSING_NUMBERS.has(number));
  const isMany = over.length > numbers.length * OFTEN || shareOfParts(numbers) > LEAST_PARTS;
  return numbers.length >= ENOUGH && isMany && isLikeRain(spreadOf(numbers), false);
}

/** True for whole numbers that no month has too few days for. */
export function mayCountDays(table: Table, index: number): boolean {
  const numbers = numbersOf(table, index).filter((number) => !MISSING_NUMBERS.has(number));
  return numbers.every((number) => Number.isInteger(number) && number <= MOST_DAYS);
}

const MOST_DAYS = 31;

/**
 * True for "rain_sum" that is often more than "precipitation_sum" of the same row: the sum of rain and snow is never
 * less than the rain, so the two are of other gauges, and none of them is the better one.
 */
export function isMoreThanAll(table: Table, rain: number, all: number): boolean {
  const { cells } = table.sheet;
  const kinds = new Set<number>();
  let [wet, more] = [0, 0];
  for (let rowIndex = table.firstRow; rowIndex < cells.length; rowIndex++) {
    const part = amountIn(table, rowIndex, rain);
    const whole = amountIn(table, rowIndex, all);
    // Not where one of them is unknown.
    if (!(part + whole > 0)) continue;
    wet++;
    kinds.add(part);
    if (part > whole * ROUNDED) more++;
  }
  return isMeasured(kinds) && more > Math.max(1, wet * OFTEN);
}

/**
 * True for "Flag" over the amounts of another gauge beside "Kew": now one has more, now the other, or the hill has
 * much more in most months. Amounts that were checked or corrected are mostly much the same, or a little more.
 */
export function isGaugeCalledMark(
  table: Table,
  { index, meaning }: Column,
  gauge: Column,
  daily: boolean,
): boolean {
  const isMark = meaning.facts.has('flag') || rolesIn(meaning.plain).has('mark');
  if (!isMark || shareOfParts(numbersOf(table, index).filter(Boolean)) <= LEAST_PARTS) return false;
  const rows = Array.from(table.sheet.cells.keys()).slice(table.firstRow);
  const pairs = rows
    .map((row) => [amountIn(table, row, index), amountIn(table, row, gauge.index)] as const)
    .filter(([own, other]) => own + other > 0);
  const more = pairs.filter(([own, other]) => own > other * ROUNDED).length;
  const less = pairs.filter(([own, other]) => other > own * ROUNDED).length;
  const kinds = new Set(pairs.map(([own]) => own));
  return (
    (Math.min(more, less) > pairs.length * OFTEN || more > pairs.length * MOSTLY) &&
    kinds.size > MOST_MARKS &&
    isLikeRain(spreadOf(rows.map((row) => amountIn(table, row, index)).filter(isNumber)), daily)
  );
}

const LEAST_PARTS = 0.25;
const MOSTLY = 0.5;

/**
 * The columns that hold amounts, where beside "Rain Kew" over 57.3 and 0.4 another is full of 0, 1 and 9, or of days of
 * a month: marks and counts are whole, small or even, and state no unit. All, where none is surely an amount.
 */
export function withoutMarks<Of extends { column: Column }>(
  table: Table,
  candidates: readonly Of[],
  daily: boolean,
): readonly Of[] {
  if (candidates.length < 2) return candidates;
  const amounts = candidates.filter(({ column }) => !isOfMarks(table, column, daily));
  const isSure = amounts.some(({ column }) => areAmounts(numbersOf(table, column.index)));
  return isSure ? amounts : candidates;
}

function isOfMarks(table: Table, { index, meaning }: Column, daily: boolean): boolean {
  const numbers = numbersOf(table, index);
  const spread = spreadOf(numbers);
  const isSmall = spread.most <= LARGEST_MARK && new Set(numbers).size <= MOST_KINDS;
  const mayBeRain = meaning.facts.has('inRainUnit') || !spread.whole;
  // Where it rains on each day, a day has next to nothing now and then. 24 readings a day are even.
  const isOther = daily ? spread.least * 2 > spread.mean : !isLikeRain(spread, daily);
  return !mayBeRain && (isSmall || isOther);
}

/** 0, 1, 2 and 9. Whole millimetres of days are more various, and run higher. */
const LARGEST_MARK = 9;
const MOST_KINDS = 4;

function areAmounts(numbers: readonly number[]): boolean {
  const kinds = new Set(numbers.filter((number) => !Number.isInteger(number)));
  return shareOfParts(numbers.filter(Boolean)) > LEAST_PARTS && kinds.size > MOST_MARKS;
}

/** False for 1 on each day with rain, and for the same amount in all rows. */
function isMeasured(kinds: ReadonlySet<number>): boolean {
  const areMarks = kinds.size <= MOST_MARKS && [...kinds].every(Number.isInteger);
  return kinds.size > 1 && !areMarks;
}

/** 0.3 beside 0.25 */
const ROUNDED = 1.25;
const OFTEN = 0.1;

function amountIn({ sheet: { cells } }: Table, rowIndex: number, column: number): number {
  const amount = numberInCell(cells[rowIndex]?.[column] ?? '');
  return amount < 0 || MISSING_NUMBERS.has(amount) ? NaN : amount;
}
