import { stepsIn } from '../cells/steps-in.ts';
import { moveYears, NO_DATE, YEAR, yearOf } from './packed-date.ts';

/** The year 100, and a hundred years. */
const FIRST_FULL_YEAR = 100 * YEAR;
const CENTURY = 100 * YEAR;

/**
 * Gives years of two digits a century, from full years in other rows or by their order (98, 99, 00, 01): the one that
 * brings a year nearest to the row before. The last year is not in the future. False where all years are full.
 */
export function settleCenturies(packed: Int32Array, thisYear: number): boolean {
  if (!packed.some((date) => date >= 0 && date < FIRST_FULL_YEAR)) return false;
  const full = packed.find((date) => date >= FIRST_FULL_YEAR);
  const years = Array.from(
    packed.filter((date) => date >= 0),
    yearOf,
  );
  const turns = stepsIn(years).filter((step) => Math.abs(step) > 50);
  const isInOrder = full !== undefined || turns.length <= MOST_TURNS;
  // Rows in no order are of the hundred years until now.
  let guide = full ?? (thisYear - 48) * YEAR;
  let latest = 0;
  for (let index = 0; index < packed.length; index++) {
    const written = packed[index] ?? NO_DATE;
    if (written < 0) continue;
    const isFull = written >= FIRST_FULL_YEAR;
    const date = isFull ? written : written + Math.round((guide - written) / CENTURY) * CENTURY;
    packed[index] = date;
    latest = Math.max(latest, yearOf(date));
    if (isInOrder) guide = date;
  }
  if (full === undefined) moveYears(packed, Math.floor((thisYear + 1 - latest) / 100) * 100);
  return true;
}

/** Rows in order turn a century three times at most: no record is longer. */
const MOST_TURNS = 3;
