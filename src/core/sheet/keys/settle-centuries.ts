import { moveYears, NO_DATE, YEAR, yearOf } from './packed-date.ts';

/** The year 100, and a hundred years. */
const FIRST_FULL_YEAR = 100 * YEAR;
const CENTURY = 100 * YEAR;

/**
 * Years of two digits take their century from the rows around them, and only where those stand in no
 * order from today; and where the sheet has used its own pivot (2029 before 1930), the rows before
 * the jump go back. `isOfSheet`: the date in that row is one that the sheet made.
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

/** Did years of two digits get one, and how many of the first rows were a century too late? */
export type Centuries = { given: boolean; moved: number };

function kindsOf(packed: Int32Array): { short: boolean; full: boolean } {
  const kinds = { short: false, full: false };
  for (const one of packed)
    if (one >= FIRST_FULL_YEAR) kinds.full = true;
    else if (one >= 0) kinds.short = true;
  return kinds;
}

/** The sheet has turned some texts into dates and left others: the next full year is the guide. */
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

/** More turns of a century than three hundred years have: the rows stand in no order. */
const MOST_TURNS = 3;

function turnsOf(years: readonly number[]): number {
  return years.filter((year, at) => at > 0 && Math.abs(year - (years[at - 1] ?? 0)) > 50).length;
}

/** The years that a sheet gives to 29 and 30: no record runs from the one to the other. */
const PIVOT = { last: 2029, first: 1930 };

/** Rows in order, but for one step from 2029 to 1930: those before it were given the wrong century. */
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
