import { totalOf } from '../../dataset/total-of.ts';

/** How many values stand beside a known one, and how many of them repeat it. */
type Tally = { equal: number; known: number };

/** The group of each value, such as its calendar month. What is usual in it shows in so many groups on each side, too. */
type Grouping = { groups: ArrayLike<number>; beside: number };

type Usual = {
  /** 1 where values follow each other, 12 from year to year */
  step: number;
  groupings: readonly Grouping[];
  shortest: number;
  /** A group borrows the share of all values, as if it had this many more. */
  borrowed: number;
  /** A run that chance would show once in so many such records. */
  chance: number;
};

/**
 * Runs of values that repeat the one before, longer than chance explains, by their indexes. `equal` is 1 where a
 * value repeats the one before it, 0 where it does not, and 2 where nobody knows. How often neighbours agree
 * depends on the season, and on the years: some are in whole degrees, some in tenths.
 */
export function unlikelyRuns(equal: Uint8Array, usual: Usual): number[][] {
  const runs = runsOf(equal, usual);
  if (runs.length === 0) return [];
  const all = sumOf(talliesOf(equal, new Uint8Array(equal.length)));
  // Where no value ever differs nothing shows what is usual, and so many one after the other are no measurement.
  if (usual.step === 1 && all.equal === all.known) return all.known >= NEVER_ALL_EQUAL ? runs : [];
  const groupings = usual.groupings.map(({ groups, beside }) => {
    const tallies = talliesOf(equal, groups);
    const near = tallies.map((_, at) =>
      sumOf(tallies.slice(Math.max(0, at - beside), at + beside + 1)),
    );
    return (index: number) => near[groups[index] as number] as Tally;
  });
  return runs.filter((run) => {
    const chances = groupings.map((near) => chanceOfRun(run, near(run[0] as number), all, usual));
    return all.known * Math.max(...chances) < usual.chance;
  });
}

const NEVER_ALL_EQUAL = 24;

/**
 * Each repeat makes the next one likelier (Pólya's urn): in whole degrees a July that has always been 26 °C says as
 * much of this July as the other months do. The run itself is no evidence of what is usual.
 */
function chanceOfRun({ length }: number[], near: Tally, all: Tally, { borrowed }: Usual): number {
  const repeats = length - 1;
  const anywhere = (all.equal - repeats + 1) / (all.known - repeats + 1);
  const same = near.equal - repeats + borrowed * anywhere;
  const known = near.known - repeats + borrowed;
  let chance = 1;
  for (let place = 0; place < repeats; place++) chance *= (same + place) / (known + place);
  return chance;
}

function talliesOf(equal: Uint8Array, groups: ArrayLike<number>): Tally[] {
  const tallies: Tally[] = [];
  for (let index = 0; index < equal.length; index++) {
    const group = groups[index] as number;
    const isEqual = equal[index] as number;
    tallies[group] ??= { equal: 0, known: 0 };
    const tally = tallies[group];
    if (isEqual > 1) continue;
    tally.equal += isEqual;
    tally.known++;
  }
  return tallies;
}

function sumOf(tallies: readonly Tally[]): Tally {
  return {
    equal: totalOf(tallies.map(({ equal }) => equal)),
    known: totalOf(tallies.map(({ known }) => known)),
  };
}

/** Each with the value that is repeated. */
function runsOf(equal: Uint8Array, { step, shortest }: Usual): number[][] {
  const runs: number[][] = [];
  for (let start = 0; start < step; start++) {
    let from = start;
    for (let index = start + step; from < equal.length; index += step) {
      if (index < equal.length && equal[index] === 1) continue;
      const length = (index - from) / step;
      if (length >= shortest) runs.push(indexesFrom(from, step, length));
      from = index;
    }
  }
  return runs;
}

function indexesFrom(from: number, step: number, length: number): number[] {
  return Array.from({ length }, (_, place) => from + place * step);
}
