import { stepsIn } from '../cells/steps-in.ts';
import { moveYears, NO_DATE, YEAR, yearOf } from './packed-date.ts';

/** The year 100, and a hundred years. */
const FIRST_FULL_YEAR = 100 * YEAR;
const CENTURY = 100 * YEAR;

/** `given`: years of two digits got a century. `moved`: so many first rows went back a century. */
export type Centuries = { given: boolean; moved: number };

/**
 * Gives years of two digits a century, from full years in other rows or by their order (98, 99, 00, 01).
 * If the sheet made 2029 of "29" above 1930, the rows above go back a century. `isOfSheet`: the sheet made the
 * date in that row.
 */
export function settleCenturies(
  packed: Int32Array,
  thisYear: number,
  isOfSheet: (index: number) => boolean,
): Centuries {
  const given = packed.some((date) => date >= 0 && date < FIRST_FULL_YEAR);
  const full = packed.find((date) => date >= FIRST_FULL_YEAR);
  if (given) giveCenturies(packed, full, thisYear);
  return { given, moved: full ? mendPivot(packed, isOfSheet) : 0 };
}

/** A short year takes the century that brings it nearest to the row before. The last year is not in the future. */
function giveCenturies(packed: Int32Array, full: number | undefined, thisYear: number): void {
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
}

/** Rows in order turn a century three times at most: no record is longer. */
const MOST_TURNS = 3;

/** A sheet makes "29" 2029 and "30" 1930. */
const PIVOT = { last: 2029, first: 1930 };

/** Moves the rows before the only step back from 2029 to 1930, if all others are in order. */
function mendPivot(packed: Int32Array, isOfSheet: (index: number) => boolean): number {
  let moved = 0;
  let before = -1;
  for (let index = 0; index < packed.length; index++) {
    if ((packed[index] ?? NO_DATE) < 0) continue;
    const year = yearOf(packed[index] ?? 0);
    const last = before < 0 ? year : yearOf(packed[before] ?? 0);
    if (year < last) {
      const atPivot = last >= PIVOT.last - 1 && last <= PIVOT.last && year - PIVOT.first <= 1;
      if (moved || !atPivot || year < PIVOT.first || !isOfSheet(index) || !isOfSheet(before))
        return 0;
      moved = index;
    }
    before = index;
  }
  if (moved) moveYears(packed, -100, moved);
  return moved;
}
