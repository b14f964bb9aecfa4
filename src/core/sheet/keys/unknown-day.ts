import { meanOf } from '../../dataset/mean-of.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import type { Column, Table } from '../headers/table.ts';
import { wholeNumber } from './key-cell.ts';

/**
 * "da" or "nr" over 12, 3, 27 beside the month of each row: its day, whatever it is called. Rows are counted one after
 * the other, months go round, and numbers up to 12 are classes, quarters or seasons. Days of rain go with the rain.
 */
export function unknownDay(table: Table, among: readonly Column[], month: number) {
  const { sampled } = table;
  if (sampled.length < FEWEST_ROWS) return undefined;
  const isDay = ({ index, meaning }: Column): boolean => {
    const { key, element, month: named, facts } = meaning;
    if (Math.abs(index - month) !== 1 || key || element || named || facts.size > 0) return false;
    const days = sampled.map((row) => wholeNumber(row[index]));
    const others = among.filter((other) => other.index !== index && !other.meaning.key);
    return areDays(days) && !others.some((other) => goTogether(days, other, table));
  };
  return among.find(isDay)?.index;
}

/** In fewer rows chance may look like it. */
const FEWEST_ROWS = 6;

function areDays(days: readonly number[]): boolean {
  if (!days.every((day) => day >= 1 && day <= 31)) return false;
  const isOne = new Set(days).size === 1;
  return isOne || (Math.max(...days) > LARGEST_CLASS && !stepsIn(days).every(isNextMonth));
}

const LARGEST_CLASS = 12;

/** True where one goes up, or down, with the other far more often than by chance. */
function goTogether(days: readonly number[], { index }: Column, { sampled }: Table): boolean {
  const others = sampled.map((row) => numberInCell(row[index] ?? ''));
  if (!others.every(isNumber)) return false;
  const [day, other] = [meanOf(days), meanOf(others)];
  let [both, squares, otherSquares] = [0, 0, 0];
  days.forEach((one, at) => {
    const aside = (others[at] as number) - other;
    both += (one - day) * aside;
    squares += (one - day) ** 2;
    otherSquares += aside ** 2;
  });
  return both ** 2 * days.length > MOST_BY_CHANCE ** 2 * squares * otherSquares;
}

/** In standard deviations */
const MOST_BY_CHANCE = 3;
