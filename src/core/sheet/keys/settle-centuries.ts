import { moveYears, NO_DATE, YEAR, yearOf } from './packed-date.ts';

/** The year 100, and a hundred years. */
const FIRST_FULL_YEAR = 100 * YEAR;
const CENTURY = 100 * YEAR;

/**
 * Gives years of two digits a century, from full years in other rows or by their order (98, 99, 00, 01).
 * Rows without an order end with this year. If the sheet made 2029 of "29" above 1930, the rows above go
 * back a century. `isOfSheet`: the sheet made the date in that row.
 */
export function settleCenturies(
  packed: Int32Array,
  thisYear: number,
  isOfSheet: (index: number) => boolean,
): Centuries {
  const { short, full } = kindsOf(packed);
  if (short && full) followFullYears(packed);
  else if (short) countOn(packed, thisYear);
  return { given: short, moved: full ? mendPivot(packed, isOfSheet) : 0 };
}

/** `given`: years of two digits got a century. `moved`: so many first rows went back a century. */
export type Centuries = { given: boolean; moved: number };

function kindsOf(packed: Int32Array): { short: boolean; full: boolean } {
  const kinds = { short: false, full: false };
  for (const one of packed)
    if (one >= FIRST_FULL_YEAR) kinds.full = true;
    else if (one >= 0) kinds.short = true;
  return kinds;
}

/** A short year takes the century that brings it nearest to the full year before it. */
function followFullYears(packed: Int32Array): void {
  let guide = packed.find((one) => one >= FIRST_FULL_YEAR) ?? 0;
  for (let index = 0; index < packed.length; index++) {
    const one = packed[index] ?? NO_DATE;
    if (one < 0) continue;
    const full = one >= FIRST_FULL_YEAR ? one : one + Math.round((guide - one) / CENTURY) * CENTURY;
    packed[index] = full;
    guide = full;
  }
}

/** 98, 99, 00, 01: the rows follow each other, and the last of them is not in the future. */
function countOn(packed: Int32Array, thisYear: number): void {
  const years = Array.from(packed)
    .filter((one) => one >= 0)
    .map(yearOf);
  const inOrder = turnsOf(years) <= MOST_TURNS;
  let century = 0;
  let before = -1;
  let latest = 0;
  for (let index = 0; index < packed.length; index++) {
    const one = packed[index] ?? NO_DATE;
    if (one < 0) continue;
    const year = yearOf(one);
    if (!inOrder) century = year > (thisYear + 1) % 100 ? -100 : 0;
    else if (before >= 0 && year - before < -50) century += 100;
    else if (before >= 0 && year - before > 50) century -= 100;
    before = year;
    latest = Math.max(latest, year + century);
    // Kept apart from NO_DATE while the base is unknown.
    packed[index] = one + (century + 1000) * YEAR;
  }
  const base = Math.floor((thisYear + 1 - latest) / 100) * 100 - 1000;
  moveYears(packed, base);
}

/** Rows in order turn a century three times at most: no record is longer. */
const MOST_TURNS = 3;

function turnsOf(years: readonly number[]): number {
  return years.filter((year, at) => at > 0 && Math.abs(year - (years[at - 1] ?? 0)) > 50).length;
}

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
