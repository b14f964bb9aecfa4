import type { DaySpan } from '../usual/day-lines.ts';

/** Where each day stands among years and months, for what is usual there. */
export type Calendar = { years: readonly DaySpan[]; months: Uint8Array };

export type Run = { from: number; days: number };

/** A run that chance would show once in this many such records. */
const CHANCE = 0.004;
const SHORTEST = 3;
const YEARS_BESIDE = 3;
/** A year with few days borrows the share of the whole record, as if it had this many days more. */
const BORROWED = 100;

/**
 * Runs of days that repeat the day before, longer than chance explains. `equal` is 1 where a day
 * repeats the one before it, 0 where it does not, and 2 where nobody knows. How often neighbours agree
 * depends on the season, and on the years: some are in whole degrees, some in tenths.
 */
export function unlikelyRuns(equal: Uint8Array, { years, months }: Calendar): Run[] {
  const runs = runsOf(equal);
  if (runs.length === 0) return [];
  const ofYears = talliesOf(years.length);
  const ofSeasons = talliesOf(12);
  years.forEach(({ from, to }, year) => {
    for (let index = from; index < to; index++) {
      const isEqual = equal[index] as number;
      if (isEqual > 1) continue;
      ofYears.add(year, isEqual);
      ofSeasons.add(months[index] as number, isEqual);
    }
  });
  const all = ofYears.between(0, years.length);
  return runs.filter(({ from, days }) => {
    const repeats = days - 1;
    const year = years.findIndex(({ to }) => from < to);
    const anywhere = (all.equal - repeats + 1) / (all.known - repeats + 1);
    const near = ofYears.between(year - YEARS_BESIDE, year + YEARS_BESIDE + 1);
    const month = months[from] as number;
    const season = ofSeasons.between(month, month + 1);
    const share = ({ equal: same, known }: Tally) =>
      (same - repeats + BORROWED * anywhere) / (known - repeats + BORROWED);
    return all.known * Math.max(share(near), share(season)) ** repeats < CHANCE;
  });
}

type Tally = { equal: number; known: number };

/** Days of each year, or of each month of the year, and how many of them repeat the day before. */
function talliesOf(size: number) {
  const [equal, known] = [new Float64Array(size), new Float64Array(size)];
  const sum = (counts: Float64Array, from: number, to: number) =>
    counts.slice(Math.max(0, from), to).reduce((all, count) => all + count, 0);
  return {
    add(place: number, isEqual: number): void {
      equal[place] = (equal[place] as number) + isEqual;
      known[place] = (known[place] as number) + 1;
    },
    between: (from: number, to: number): Tally => ({
      equal: sum(equal, from, to),
      known: sum(known, from, to),
    }),
  };
}

/** `days` counts the day that is repeated too. */
function runsOf(equal: Uint8Array): Run[] {
  const runs: Run[] = [];
  let days = 1;
  for (let index = 0; index <= equal.length; index++) {
    if (equal[index] === 1) {
      days++;
      continue;
    }
    if (days >= SHORTEST) runs.push({ from: index - days, days });
    days = 1;
  }
  return runs;
}
