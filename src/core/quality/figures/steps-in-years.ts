/**
 * `least` and `leastSpread` in the unit of the levels, `spreads` of the mean of as many years, the years
 * in a window at least and at most.
 */
export type StepTest = {
  least: number;
  spreads: number;
  fewest: number;
  window: number;
  leastSpread: number;
};
/** `year` is the place in the levels from which on they are higher, or lower by a negative `size`. */
export type Step = { year: number; size: number; clear: number };

const BLURRED = 2;

/** Years without a value are passed over, so that a war or a closed station hides no step. */
export function stepsOf(years: Float64Array, test: StepTest): Step[] {
  const known = Array.from(years.keys()).filter((year) => !Number.isNaN(years[year] as number));
  const levels = Float64Array.from(known, (year) => years[year] as number);
  const steps: Step[] = [];
  for (let place = test.fewest; place <= levels.length - test.fewest; place++) {
    const step = stepAt(levels, place, test);
    if (step) steps.push({ ...step, year: known[sharpened(levels, place, test)] as number });
  }
  return clearest(steps, test);
}

/** A step shows in the windows of its neighbours too: only the clearest of them is reported. */
export function clearest<Some extends Step>(steps: Some[], { window }: StepTest): Some[] {
  steps.sort((a, b) => b.clear - a.clear);
  return steps.filter((step, index) =>
    steps.slice(0, index).every(({ year }) => Math.abs(year - step.year) > window),
  );
}

/** Windows that move along blur a step by a year or two. In one fixed window the best cut is exact. */
function sharpened(levels: Float64Array, place: number, { window }: StepTest): number {
  const [from, to] = [place - window, place + window];
  let [best, least] = [place, Number.POSITIVE_INFINITY];
  for (let cut = place - BLURRED; cut <= place + BLURRED; cut++) {
    const rest = momentsOf(levels, from, cut).squares + momentsOf(levels, cut, to).squares;
    if (rest < least) [best, least] = [cut, rest];
  }
  return best;
}

function stepAt(
  levels: Float64Array,
  place: number,
  { least, spreads, window, leastSpread }: StepTest,
): Omit<Step, 'year'> | undefined {
  const before = momentsOf(levels, place - window, place);
  const after = momentsOf(levels, place, place + window);
  const size = after.mean - before.mean;
  if (Math.abs(size) < least) return undefined;
  const pooled = (before.squares + after.squares) / (before.count + after.count - 2);
  const spread = Math.max(leastSpread, Math.sqrt(pooled));
  const clear = Math.abs(size) / (spread * Math.sqrt(1 / before.count + 1 / after.count));
  return clear >= spreads ? { size, clear } : undefined;
}

/** Welford's way, which loses no digits. */
function momentsOf(values: Float64Array, from: number, to: number) {
  let [count, mean, squares] = [0, 0, 0];
  for (let index = Math.max(0, from); index < Math.min(values.length, to); index++) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    count++;
    const away = value - mean;
    mean += away / count;
    squares += away * (value - mean);
  }
  return { count, mean, squares };
}
