/** Where each day stands among years and months, for what is usual there. */
export type Calendar = { starts: readonly number[]; months: Uint8Array };

export type Run = { from: number; days: number };

/** A run that chance would show once in this many such records. */
const CHANCE = 0.004;
const SHORTEST = 3;
const YEARS_BESIDE = 3;
/** Few days borrow from all the others. */
const BORROWED = 100;

/**
 * Runs of days that repeat the day before, longer than chance explains. `equal` is 1 where a day
 * repeats the one before it, 0 where it does not, and 2 where nobody knows. How often neighbours agree
 * depends on the season, and on the years: some are in whole degrees, some in tenths.
 */
export function unlikelyRuns(equal: Uint8Array, { starts, months }: Calendar): Run[] {
  const runs = runsOf(equal);
  if (runs.length === 0) return [];
  const years = new Tallies(starts.length - 1);
  const seasons = new Tallies(12);
  let year = 0;
  for (let index = 0; index < equal.length; index++) {
    while (index >= (starts[year + 1] ?? equal.length)) year++;
    const one = equal[index] as number;
    if (one > 1) continue;
    years.add(year, one);
    seasons.add(months[index] as number, one);
  }
  const all = years.between(0, starts.length - 1);
  return runs.filter(({ from, days }) => {
    const own = days - 1;
    const at = starts.findIndex((_, place) => from < (starts[place + 1] ?? 0));
    const anywhere = (all.equal - own + 1) / (all.known - own + 1);
    const near = years.between(at - YEARS_BESIDE, at + YEARS_BESIDE + 1);
    const month = months[from] as number;
    const season = seasons.between(month, month + 1);
    const share = ({ equal: same, known }: Tally) =>
      (same - own + BORROWED * anywhere) / (known - own + BORROWED);
    return all.known * Math.max(share(near), share(season)) ** own < CHANCE;
  });
}

type Tally = { equal: number; known: number };

class Tallies {
  readonly #equal: Float64Array;
  readonly #known: Float64Array;
  constructor(size: number) {
    this.#equal = new Float64Array(size);
    this.#known = new Float64Array(size);
  }
  add(place: number, equal: number): void {
    this.#equal[place] = (this.#equal[place] as number) + equal;
    this.#known[place] = (this.#known[place] as number) + 1;
  }
  between(from: number, to: number): Tally {
    const sum = (values: Float64Array) =>
      values.slice(Math.max(0, from), to).reduce((all, one) => all + one, 0);
    return { equal: sum(this.#equal), known: sum(this.#known) };
  }
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
