import { isNextMonth, stepsIn } from '../cells/steps-in.ts';
import { monthOf } from './packed-date.ts';

/** False for dates that stand for months: all of them first, last or middle days. */
export function movesByDay(packed: readonly number[]): boolean {
  const days = new Set(packed.map((date) => date % 100));
  const months = new Set(packed.map(monthOf));
  if (days.has(0)) return false;
  const onlyEnds = [...days].every((day) => day === 1 || day === 15 || day >= 28);
  if (onlyEnds && months.size > 1) return false;
  if (areMiddles(packed)) return false;
  // Day and month changed places: the dates are 1 to 12 January, year after year.
  const turned =
    months.size === 1 && months.has(1) && Math.max(...days) <= 12 && new Set(packed).size > 12;
  return !turned;
}

/** "2005-01-16 12:00", "2005-02-15 00:00": climate models stamp a month with its middle. */
function areMiddles(packed: readonly number[]): boolean {
  const areMiddle = packed.every((date) => date % 100 >= 14 && date % 100 <= 16);
  const goOn = stepsIn(packed.map(monthOf)).every(isNextMonth);
  return packed.length >= FEWEST_MIDDLES && areMiddle && goOn;
}

const FEWEST_MIDDLES = 6;
