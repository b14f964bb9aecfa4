import { isLikeRain, spreadOf } from '../cells/evidence.ts';
import type { Column, Table } from '../headers/table.ts';
import { numbersOf } from './numbers-of.ts';

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
