import { isNumber } from '../../reading/series.ts';
import { drawnIn, spreadOf } from '../figures/robust.ts';
import { fittedAt, fittedFactors, residualsOf } from '../figures/robust-regression.ts';
import { COSINES, SINES } from '../figures/season-waves.ts';
import { dayAnomalies } from './day-anomalies.ts';
import type { DayLines } from './day-lines.ts';
import type { Temperature } from './temperature.ts';

/** What is left of a day's temperature when all that is known of the days around is taken off. */
export type UnexplainedDays = {
  /** NaN where too little is known */
  residuals: Float64Array;
  /** the usual residual of each calendar month */
  spreads: readonly number[];
};

/**
 * A day's maximum is held against the days before and after, the minimum of that night and the next,
 * and whether it rained; a minimum likewise. (GHCN-D looks at spikes of one element, and at lags of the
 * two, each by itself: Durre et al. 2010. Taken together they know a day half as well again.)
 */
export function expectedDays(lines: DayLines): Partial<Record<Temperature, UnexplainedDays>> {
  const [max, min] = [nearOf(dayAnomalies(lines, 'max')), nearOf(dayAnomalies(lines, 'min'))];
  const zeros = new Float64Array(max && min ? 0 : lines.length);
  const alone = { own: zeros, near: zeros };
  const shared = { months: lines.months, wetness: wetnessOf(lines) };
  return {
    ...(max && { max: unexplained({ ...shared, ...max, partner: min ?? alone }) }),
    ...(min && { min: unexplained({ ...shared, ...min, partner: max ?? alone }) }),
  };
}

/** Days enough for the fit; a century has twelve times as many. */
const DAYS_OF_A_FIT = 3000;
const DAYS_NEEDED = 300;
const LEAST_SPREAD = 0.3;
const WIDTH = 10;

function unexplained(around: Around): UnexplainedDays {
  const { own } = around;
  const residuals = new Float64Array(own.length).fill(Number.NaN);
  const sample = sampleOf(around);
  if (sample.length < DAYS_NEEDED) return { residuals, spreads: [] };
  const { factors, spreads } = fitted(around, sample);
  const row = new Float64Array(WIDTH);
  for (let index = 0; index < own.length; index++)
    if (fillRow(around, index, row, 0))
      residuals[index] = (own[index] as number) - fittedAt(row, 0, factors);
  return { residuals, spreads };
}

/** `near` is the same with wild values drawn in, and 0, the usual, where nothing is known. */
type Line = { own: Float64Array; near: Float64Array };
type Around = Line & { months: Uint8Array; partner: Line; wetness: Float64Array };

/** A wild neighbour must not carry its error over in full. */
const MOST_BESIDE = 18;

function nearOf(own: Float64Array | undefined): Line | undefined {
  return own && { own, near: drawnIn(own, MOST_BESIDE) };
}

const MOST_WET = 3;

function wetnessOf({ lines: { rain }, length }: DayLines): Float64Array {
  const wetness = new Float64Array(length);
  for (let index = 0; rain && index < length; index++) {
    const value = rain.values[index] as number;
    if (value > 0) wetness[index] = Math.min(MOST_WET, Math.sqrt(value));
  }
  return wetness;
}

/** False where neither day beside is known, or not the day's other temperature. The hot loop of all days. */
function fillRow(
  { months, own, near, partner, wetness }: Around,
  index: number,
  row: Float64Array,
  start: number,
): boolean {
  const last = own.length - 1;
  const hasPartner = isNumber(partner.own[index] as number);
  const hasBefore = index > 0 && isNumber(own[index - 1] as number);
  const hasAfter = index < last && isNumber(own[index + 1] as number);
  if (Number.isNaN(own[index] as number) || !hasPartner || !(hasBefore || hasAfter)) return false;
  const month = months[index] as number;
  const other = partner.near[index] as number;
  const wet = wetness[index] as number;
  row[start] = near[hasBefore ? index - 1 : index + 1] as number;
  row[start + 1] = near[hasAfter ? index + 1 : index - 1] as number;
  row[start + 2] = other;
  // What is missing beside is taken for what stands here.
  row[start + 3] = hasAfter ? (partner.near[index + 1] as number) : other;
  row[start + 4] = hasBefore ? (partner.near[index - 1] as number) : other;
  row[start + 5] = other * (COSINES[month] as number);
  row[start + 6] = other * (SINES[month] as number);
  row[start + 7] = wet;
  row[start + 8] = wet * (COSINES[month] as number);
  row[start + 9] = 1;
  return true;
}

function sampleOf(around: Around): Int32Array {
  const step = Math.max(1, Math.floor(around.own.length / DAYS_OF_A_FIT));
  const sample = new Int32Array(Math.ceil(around.own.length / step));
  const row = new Float64Array(WIDTH);
  let count = 0;
  for (let index = 0; index < around.own.length; index += step)
    if (fillRow(around, index, row, 0)) sample[count++] = index;
  return sample.subarray(0, count);
}

/** As for months, but with one spread for all days. */
function fitted(around: Around, sample: Int32Array) {
  const predictors = new Float64Array(sample.length * WIDTH);
  const target = new Float64Array(sample.length);
  sample.forEach((index, place) => {
    fillRow(around, index, predictors, place * WIDTH);
    target[place] = around.own[index] as number;
  });
  const fit = { target, predictors, width: WIDTH };
  const factors = fittedFactors(fit, (left) => {
    const spread = Math.max(LEAST_SPREAD, spreadOf(left.map(Math.abs)));
    return () => spread;
  });
  return { factors, spreads: spreadsOf(residualsOf(fit, factors), sample, around.months) };
}

function spreadsOf(left: Float64Array, sample: Int32Array, months: Uint8Array): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const ofMonth = left.filter((_, place) => months[sample[place] as number] === month);
    return Math.max(LEAST_SPREAD, spreadOf(ofMonth.map(Math.abs)) || 0);
  });
}
