import { meanOf } from '../../dataset/mean-of.ts';
import { isNumber } from '../../reading/series.ts';

/** The months or days without a gap among them */
export function runsIn(values: Float64Array): number[][] {
  const runs: number[][] = [];
  values.forEach((value, at) => {
    if (!isNumber(value)) return;
    if (!isNumber(values[at - 1] ?? Number.NaN)) runs.push([]);
    runs[runs.length - 1]?.push(value);
  });
  return runs;
}

/**
 * Each sum differs from the one before by what a month adds and another takes away. Followed from span to span, these
 * differences say how much rain the first months had at least: for sums it is no more than their sum.
 */
export function mayBeSums(values: readonly number[], span: number): boolean {
  const [first = 0] = values;
  let needed = 0;
  for (let month = 1; month <= span; month++) {
    let [change, least] = [0, 0];
    for (let at = month; at < values.length; at += span) {
      change += (values[at] as number) - (values[at - 1] as number);
      least = Math.min(least, change);
    }
    needed -= least;
  }
  return needed <= first + ROUNDED * Math.max(...values);
}

/** What sums in whole millimetres come to be wrong by, over the years, as a share of the largest. */
const ROUNDED = 0.05;

/** True if much of what a month adds goes out again a span later. */
export function goBack(steps: readonly number[], span: number): boolean {
  let [together, squares] = [0, 0];
  for (let at = span; at < steps.length; at++) {
    const [step, before] = [steps[at] as number, steps[at - span] as number];
    together += step * before;
    squares += (step * step + before * before) / 2;
  }
  // Rain that is the same in each year differs by how numbers are kept.
  return squares > LEAST_SQUARES && together < squares * HALF_GONE;
}

const LEAST_SQUARES = 1e-6;

/** Half of it does, less what chance takes away. */
const HALF_GONE = -0.25;

/** True if a month or a day is more like the one before than rain is anywhere. */
export function persist(values: readonly number[], least: number): boolean {
  const mean = meanOf(values);
  let [together, squares, down] = [0, 0, 0];
  values.forEach((value, at) => {
    const before = values[at - 1] ?? mean;
    together += (value - mean) * (before - mean);
    squares += (value - mean) ** 2;
    if (value < before) down++;
  });
  return together >= squares * least && down >= FEWEST_DOWN;
}

const FEWEST_DOWN = 6;
