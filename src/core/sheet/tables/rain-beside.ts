import { isLikeRain, isPlainlyRain, spreadOf } from '../cells/evidence.ts';
import { meanStep } from '../cells/steps-in.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import type { Column, Table } from '../headers/table.ts';
import { looksIn, numbersOf, shareOfParts } from './numbers-of.ts';

/** Fewer values do not show what they are. */
const ENOUGH = 24;

/**
 * The columns under unknown words whose values could be rain, which is written with decimals, and "Rain days" over more
 * than a month has.
 */
export function perhapsRain(table: Table, columns: readonly Column[], daily: boolean): Column[] {
  return columns.filter((column) => {
    const { index, name, meaning } = column;
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

const LEAST_PARTS = 0.25;

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
  return amounts.length > 0 ? amounts : candidates;
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
