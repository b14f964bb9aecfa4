import type { Element } from '../../dataset/columns.ts';
import { distancesOf, drawnIn, spreadOf } from '../figures/robust.ts';
import { regress, type Unexplained } from '../figures/robust-regression.ts';
import { COSINES, SINES } from '../figures/season-waves.ts';
import type { Anomalies } from './anomalies.ts';
import type { Temperature } from './temperature.ts';

/** What is left of each temperature when all that is known of its month, or of its time, is taken off. */
export type Expectations = Partial<
  Record<Temperature, { byAll?: Unexplained; byTime: Unexplained }>
>;

export function expectedTemperatures({
  max,
  min,
  rain,
}: Partial<Record<Element, Anomalies>>): Expectations {
  const expected: Expectations = {};
  const ofMax = max && { ...max, ...aroundMonths(max.values) };
  const ofMin = min && { ...min, ...aroundMonths(min.values) };
  if (ofMax) expected.max = { byTime: unexplainedByTime(ofMax) };
  if (ofMin) expected.min = { byTime: unexplainedByTime(ofMin) };
  if (!ofMax || !ofMin || !expected.max || !expected.min) return expected;
  // A factor takes either sign, so one level of the distance serves both.
  const distance = runningLevel(differences(ofMax.values, ofMin.values));
  // The largest list of all the checks; one fit is done with it before the other begins.
  const rows = new Float64Array(distance.length * WIDTH);
  // Rain that is wrong itself must not make its month's temperatures look wrong.
  const wetness = rain && withoutWild(rain.values, WET);
  expected.max.byAll = unexplainedByAll(ofMax, ofMin, { wetness, distance, rows });
  expected.min.byAll = unexplainedByAll(ofMin, ofMax, { wetness, distance, rows });
  return expected;
}

/** A temperature with its running level, and what the two months beside each month say of it. */
type InTime = Anomalies & { level: Float64Array; beside: Float64Array };
/** What is known beside the two temperatures of each month, and room for `WIDTH` predictors of each. */
type Known = { wetness: Float64Array | undefined; distance: Float64Array; rows: Float64Array };
const WIDTH = 10;
const WET = 2;

function aroundMonths(values: Float64Array): Pick<InTime, 'level' | 'beside'> {
  const near = drawnIn(values, MOST_BESIDE);
  const beside = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const before = index > 0 ? (near[index - 1] as number) : 0;
    const after = index + 1 < near.length ? (near[index + 1] as number) : 0;
    beside[index] = (before + after) / 2;
  }
  return { level: runningLevel(values), beside };
}

/**
 * What a month's temperature is expected to be, from all the record itself can say: the other
 * temperature of that month, the running level of the distance between the two (a screen that was
 * changed, a tree that grew), the months before and after, and how wet the month was. The ties
 * differ by season, so the strongest of them come with the year's sine and cosine.
 * GHCN-M asks neighbouring stations for this; one table has none, and its two columns come close.
 */
function unexplainedByAll(
  line: InTime,
  partner: InTime,
  { wetness, distance, rows }: Known,
): Unexplained {
  for (let index = 0; index < line.values.length; index++) {
    const start = index * WIDTH;
    const [cosine, sine] = [COSINES[index % 12] as number, SINES[index % 12] as number];
    // Where a number is missing the usual stands in; the row is left out by its target anyway.
    const beside = partner.values[index] || 0;
    const wet = wetness?.[index] || 0;
    rows[start] = beside;
    rows[start + 1] = beside * cosine;
    rows[start + 2] = beside * sine;
    rows[start + 3] = distance[index] as number;
    rows[start + 4] = line.level[index] as number;
    rows[start + 5] = line.beside[index] as number;
    rows[start + 6] = partner.beside[index] as number;
    rows[start + 7] = wet;
    rows[start + 8] = wet * cosine;
    rows[start + 9] = wet * sine;
  }
  // A month without its partner is judged by `unexplainedByTime`.
  const target = line.values.slice();
  for (let index = 0; index < target.length; index++)
    if (Number.isNaN(partner.values[index] as number)) target[index] = Number.NaN;
  const leastSpread = LEAST_SPREAD + GRAINS * Math.max(line.grain, partner.grain);
  return regress({ target, predictors: rows, width: WIDTH }, leastSpread);
}

/** The same from the months before and after and the running level alone. */
function unexplainedByTime(line: InTime): Unexplained {
  const width = 2;
  const rows = new Float64Array(line.values.length * width);
  for (let index = 0; index < line.values.length; index++) {
    rows[index * width] = line.beside[index] as number;
    rows[index * width + 1] = line.level[index] as number;
  }
  const leastSpread = 2 * LEAST_SPREAD + GRAINS * line.grain;
  return regress({ target: line.values, predictors: rows, width }, leastSpread);
}

const LEAST_SPREAD = 0.2;
/** A table in whole degrees says nothing finer, so its values lie further from what is expected. */
const GRAINS = 0.6;

function differences(own: Float64Array, other: Float64Array): Float64Array {
  const apart = new Float64Array(own.length);
  for (let index = 0; index < own.length; index++)
    apart[index] = (own[index] as number) - (other[index] as number);
  return apart;
}

/** A neighbour that is wrong itself must not carry its error over in full. */
const MOST_BESIDE = 8;

const MONTHS_BESIDE = 30;
/** With few months beside it a level is nearly 0. */
const BORROWED = 4;
const FAR = 2.5;

/** The mean of thirty months on either side without the month itself, wild values drawn in. */
function runningLevel(values: Float64Array): Float64Array {
  const drawn = withoutWild(values, FAR);
  const sums = new Float64Array(values.length + 1);
  const counts = new Int32Array(values.length + 1);
  for (let index = 0; index < values.length; index++) {
    sums[index + 1] = (sums[index] as number) + (drawn[index] as number);
    counts[index + 1] = (counts[index] as number) + (Number.isNaN(values[index] as number) ? 0 : 1);
  }
  const levels = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const from = Math.max(0, index - MONTHS_BESIDE);
    const to = Math.min(values.length, index + MONTHS_BESIDE + 1);
    const here = (counts[index + 1] as number) - (counts[index] as number);
    const count = (counts[to] as number) - (counts[from] as number) - here;
    const sum = (sums[to] as number) - (sums[from] as number) - (drawn[index] as number);
    levels[index] = sum / (count + BORROWED);
  }
  return levels;
}

/** What lies `far` standard deviations out or more stands as far as that. Wild values do not move these. */
function withoutWild(values: Float64Array, far: number): Float64Array {
  return drawnIn(values, far * spreadOf(distancesOf(values)));
}
