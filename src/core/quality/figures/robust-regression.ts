import { totalOf } from '../../dataset/total-of.ts';
import { distancesOf, select, spreadOf, valuesOfMonth } from './robust.ts';

/** What the predictors leave unexplained, how much that usually is in each calendar month, and how much there. */
export type Unexplained = { residuals: Float64Array; spreads: number[]; usual: Float64Array };

const ROUNDS = 3;
/** More years than this make no better fit, only a slower one. */
const YEARS_OF_A_FIT = 110;
/** Tukey's bisquare: what lies further out than this many spreads has no say in the fit. */
const CUT = 4.7;

/** `predictors` holds a row of `width` numbers for each value of `target`; a NaN target is left out. */
type Fit = { target: Float64Array; predictors: Float64Array; width: number };

/**
 * Weighted least squares in rounds, each with the weights that the last one's residuals earn
 * (Tukey's bisquare), so that a few wild values do not bend what they are judged by. Values of all
 * calendar months are fitted together, each weighed by its own month's spread. A long record is fitted
 * by every second or third of its years, and all of them are judged.
 */
export function regress(all: Fit, leastSpread: number): Unexplained {
  const factors = fittedFactors(someYears(all), (residuals) => {
    const spreads = monthlySpreads(residuals, leastSpread);
    return (index) => spreads[index % 12] as number;
  });
  const residuals = residualsOf(all, factors);
  const spreads = monthlySpreads(residuals, leastSpread);
  return { residuals, spreads, usual: usualOf(residuals, spreads) };
}

/** From the residuals of a round: how far each value usually lies from what is expected. */
type SpreadsOf = (residuals: Float64Array) => (index: number) => number;

export function fittedFactors(fit: Fit, spreadsOf: SpreadsOf): Float64Array {
  let residuals = fit.target;
  let factors: Float64Array = new Float64Array(fit.width);
  for (let round = 0; round < ROUNDS; round++) {
    factors = solve(normalEquations(fit, residuals, spreadsOf(residuals)), fit.width);
    if (round + 1 < ROUNDS) residuals = residualsOf(fit, factors);
  }
  return factors;
}

function someYears(fit: Fit): Fit {
  const { target, predictors, width } = fit;
  const step = Math.ceil(target.length / 12 / YEARS_OF_A_FIT);
  if (step <= 1) return fit;
  const years = Math.ceil(target.length / 12 / step);
  const some = {
    target: new Float64Array(years * 12),
    predictors: new Float64Array(years * 12 * width),
  };
  for (let year = 0; year < years; year++) {
    const [from, to] = [year * step * 12, (year * step + 1) * 12];
    some.target.set(target.subarray(from, to), year * 12);
    some.predictors.set(predictors.subarray(from * width, to * width), year * 12 * width);
  }
  return { ...some, width };
}

/** One in fifty values of a side lies further out than this many standard deviations where they are normal. */
const RARE = 0.02;
const RARE_WHERE_NORMAL = 2.326;
/** Dozens of mistakes widen the tail, and must not widen it so far that they hide each other. */
const WIDEST = 1.5;

/**
 * Clear skies move maximum and minimum further apart than clouds bring them together, so far values
 * on one side are commoner in some records than chance makes them, and mean less there.
 */
function usualOf(residuals: Float64Array, spreads: readonly number[]): Float64Array {
  const eras = roughEras(residuals, spreads);
  const usual = new Float64Array(residuals.length);
  // Those above from the front, those below from the back.
  const away = new Float64Array(residuals.length);
  let [above, below] = [0, away.length];
  for (let index = 0; index < usual.length; index++) {
    const spread = (spreads[index % 12] as number) * (eras[(index / 12) | 0] as number);
    const spreadsOut = (residuals[index] as number) / spread;
    usual[index] = spread;
    if (spreadsOut > 0) away[above++] = spreadsOut;
    else if (spreadsOut < 0) away[--below] = -spreadsOut;
  }
  const wider = [away.subarray(0, above), away.subarray(below)].map(widthOfTail);
  for (let index = 0; index < usual.length; index++)
    usual[index] =
      (usual[index] as number) * (wider[(residuals[index] as number) > 0 ? 0 : 1] as number);
  return usual;
}

/** How much further out its rarest values lie than those of normal ones; 1 or more. */
function widthOfTail(side: Float64Array): number {
  if (side.length === 0) return 1;
  const rare = select(side, Math.floor(side.length * (1 - RARE)));
  return Math.max(1, Math.min(WIDEST, rare / RARE_WHERE_NORMAL));
}

const YEARS_BESIDE = 6;
const WILD = 4;

/**
 * A careless observer, or a poor screen, makes some decades rougher than others; there a value must
 * lie further out to mean anything. 1 or more for each year.
 */
function roughEras(residuals: Float64Array, spreads: readonly number[]): Float64Array {
  const years = residuals.length / 12;
  const [sums, counts] = [new Float64Array(years + 1), new Float64Array(years + 1)];
  for (let year = 0; year < years; year++) {
    let [sum, count] = [0, 0];
    for (let index = year * 12; index < year * 12 + 12; index++) {
      const away = Math.abs(residuals[index] as number) / (spreads[index % 12] as number);
      if (Number.isNaN(away)) continue;
      sum += Math.min(away, WILD);
      count++;
    }
    sums[year + 1] = (sums[year] as number) + sum;
    counts[year + 1] = (counts[year] as number) + count;
  }
  const usual = (sums[years] as number) / (counts[years] as number);
  return Float64Array.from({ length: years }, (_, year) => {
    const [from, to] = [Math.max(0, year - YEARS_BESIDE), Math.min(years, year + YEARS_BESIDE + 1)];
    const count = (counts[to] as number) - (counts[from] as number);
    const here = ((sums[to] as number) - (sums[from] as number)) / count;
    return count > 0 ? Math.max(1, here / usual) : 1;
  });
}

/** The lower triangle of the products of predictors, a row each, with the target's as its last. */
function normalEquations(
  { target, predictors, width }: Fit,
  residuals: Float64Array,
  spreadAt: (index: number) => number,
): Float64Array {
  const sums = new Float64Array(width * (width + 1));
  for (let index = 0; index < target.length; index++) {
    const spread = spreadAt(index);
    const away = (residuals[index] as number) / (CUT * spread);
    // NaN is no smaller than 1 either.
    if (!(away * away < 1)) continue;
    const rest = 1 - away * away;
    const weight = (rest * rest) / (spread * spread);
    const row = { rows: predictors, start: index * width, width };
    addWeighed(sums, row, target[index] as number, weight);
  }
  return sums;
}

type Row = { rows: Float64Array; start: number; width: number };

/** One row of predictors and its target, into the lower triangle with the targets as a last column. */
export function addWeighed(
  sums: Float64Array,
  { rows, start, width }: Row,
  target: number,
  weight: number,
): void {
  for (let row = 0; row < width; row++) {
    const weighed = (rows[start + row] as number) * weight;
    if (weighed === 0) continue;
    const into = row * (width + 1);
    for (let column = 0; column <= row; column++)
      sums[into + column] =
        (sums[into + column] as number) + weighed * (rows[start + column] as number);
    sums[into + width] = (sums[into + width] as number) + weighed * target;
  }
}

/** A predictor that says nothing (no rain in the table, say) gets the factor 0. */
const RIDGE = 1e-6;

/** Cholesky, in place; the sums come from a product and so are symmetric and not negative. */
export function solve(sums: Float64Array, width: number): Float64Array {
  const step = width + 1;
  const at = (row: number, column: number) => sums[row * step + column] as number;
  const factors = new Float64Array(width);
  for (let row = 0; row < width; row++) {
    let right = at(row, width);
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column) + (row === column ? RIDGE : 0);
      for (let before = 0; before < column; before++) rest -= at(row, before) * at(column, before);
      sums[row * step + column] = row === column ? Math.sqrt(rest) : rest / at(column, column);
      if (column < row) right -= at(row, column) * (factors[column] as number);
    }
    factors[row] = right / at(row, row);
  }
  for (let row = width - 1; row >= 0; row--) {
    let rest = factors[row] as number;
    for (let below = row + 1; below < width; below++)
      rest -= at(below, row) * (factors[below] as number);
    factors[row] = rest / at(row, row);
  }
  return factors;
}

export function residualsOf(
  { target, predictors, width }: Fit,
  factors: Float64Array,
): Float64Array {
  const residuals = new Float64Array(target.length);
  for (let index = 0; index < target.length; index++)
    residuals[index] = (target[index] as number) - fittedAt(predictors, index * width, factors);
  return residuals;
}

/** What the factors make of the predictors that stand from `start` on. */
export function fittedAt(predictors: Float64Array, start: number, factors: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < factors.length; column++)
    sum += (predictors[start + column] as number) * (factors[column] as number);
  return sum;
}

/**
 * A month's own spread, evened with its neighbours': sixty Julys may look calmer than they are. No
 * month is taken for much calmer than the whole year.
 */
function monthlySpreads(residuals: Float64Array, leastSpread: number): number[] {
  const spreads = Array.from({ length: 12 }, (_, month) =>
    spreadOf(distancesOf(valuesOfMonth(residuals, month))),
  );
  const known = spreads.filter((spread) => !Number.isNaN(spread)).sort((a, b) => a - b);
  const least = Math.max(leastSpread, 0.8 * (known[known.length >> 1] ?? 0));
  return spreads.map((spread, month) => {
    const beside = [spreads[(month + 11) % 12], spread, spread, spreads[(month + 1) % 12]];
    const near = beside.filter((one): one is number => one !== undefined && !Number.isNaN(one));
    return Math.max(least, totalOf(near) / near.length || 0);
  });
}
