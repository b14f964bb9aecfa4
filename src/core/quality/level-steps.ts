import type { Finding } from '../sheet/reading.ts';
import type { Temperature } from './expected-temperatures.ts';
import { findingAt } from './finding-at.ts';
import { type LinedUpReading, seriesOf } from './lined-up-reading.ts';
import { sourcesAt } from './monthly-series.ts';
import type { QualityKind } from './quality-kinds.ts';
import { roundTo } from './robust.ts';

/**
 * From a year on, the temperatures keep another level. Weather and climate move maximum and minimum
 * together; a new screen, thermometer or hour of reading moves them apart, so the yearly mean of
 * their difference is far calmer than either and shows small steps (a two-sample test in windows, as
 * the standard normal homogeneity test of Alexandersson 1986, J. Climatol. 6, with the station's
 * other column in place of a neighbouring station). Steps of both at once must be larger and clearer:
 * no column is left to hold them against, and climate has jumps of its own.
 */
export function findLevelSteps(reading: LinedUpReading): Finding[] {
  const { max, min } = reading.anomalies;
  if (!max || !min) return [];
  const apart = stepsOf(yearlyMeans(max.values, min.values, -1), APART);
  const together = stepsOf(yearlyMeans(max.values, min.values, 1), TOGETHER).filter(({ year }) =>
    apart.every((step) => Math.abs(step.year - year) > SAME_STEP),
  );
  return [
    ...apart.map((step) => tellApart(reading, step)),
    ...together.map((step) => tellTogether(reading, step)),
  ];
}

/** `least` in °C, `spreads` of the mean of as many years, the years in a window at least and at most. */
type Test = { least: number; spreads: number; fewest: number; window: number };
const APART: Test = { least: 1.45, spreads: 5, fewest: 5, window: 10 };
const TOGETHER: Test = { least: 1.2, spreads: 5, fewest: 8, window: 12 };
const SAME_STEP = 2;

const MONTHS_NEEDED = 8;
/** One wild month must not make a year. */
const WILD = 7;
const LEAST_SPREAD = 0.2;

type Step = { year: number; size: number; clear: number };

/** Of the difference (sign -1) or the mean (sign 1); NaN where a year has too few months with both. */
function yearlyMeans(max: Float64Array, min: Float64Array, sign: 1 | -1): Float64Array {
  const years = new Float64Array(max.length / 12);
  for (let year = 0; year < years.length; year++) {
    let [sum, count] = [0, 0];
    for (let index = year * 12; index < year * 12 + 12; index++) {
      const value = (max[index] as number) + sign * (min[index] as number);
      if (Number.isNaN(value)) continue;
      sum += Math.max(-WILD, Math.min(WILD, value));
      count++;
    }
    years[year] = count < MONTHS_NEEDED ? Number.NaN : sum / count / (sign === 1 ? 2 : 1);
  }
  return years;
}

/** Years without a value are passed over, so that a war or a closed station hides no step. */
function stepsOf(years: Float64Array, test: Test): Step[] {
  const known = Array.from(years.keys()).filter((year) => !Number.isNaN(years[year] as number));
  const levels = Float64Array.from(known, (year) => years[year] as number);
  const steps: Step[] = [];
  for (let place = test.fewest; place <= levels.length - test.fewest; place++) {
    const step = stepAt(levels, place, test);
    if (step) steps.push({ ...step, year: known[place] as number });
  }
  steps.sort((a, b) => b.clear - a.clear);
  // A step shows in the windows of its neighbours too: only the clearest of them is told.
  return steps.filter((step, index) =>
    steps.slice(0, index).every(({ year }) => Math.abs(year - step.year) > test.window),
  );
}

function stepAt(
  levels: Float64Array,
  place: number,
  { least, spreads, window }: Test,
): Omit<Step, 'year'> | undefined {
  const before = momentsOf(levels, place - window, place);
  const after = momentsOf(levels, place, place + window);
  const size = after.mean - before.mean;
  if (Math.abs(size) < least) return undefined;
  const pooled = (before.squares + after.squares) / (before.count + after.count - 2);
  const spread = Math.max(LEAST_SPREAD, Math.sqrt(pooled));
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

function tellApart(reading: LinedUpReading, { year, size }: Step): Finding {
  const isMax = Math.abs(ownStep(reading, 'max', year)) >= Math.abs(ownStep(reading, 'min', year));
  const isHigher = isMax ? size > 0 : size < 0;
  const kind = isHigher ? 'quality.level-higher' : 'quality.level-lower';
  return tell(reading, kind, isMax ? 'max' : 'min', { year, size });
}

function tellTogether(reading: LinedUpReading, step: Step): Finding {
  const kind = step.size > 0 ? 'quality.level-both-higher' : 'quality.level-both-lower';
  return tell(reading, kind, 'max', step);
}

type Told = Pick<Step, 'year' | 'size'>;

function tell(
  reading: LinedUpReading,
  kind: QualityKind,
  element: Temperature,
  { year, size }: Told,
): Finding {
  const series = seriesOf(reading, element);
  const months = Array.from({ length: 12 }, (_, month) => year * 12 + month);
  const [first] = series ? sourcesAt(series, months) : [];
  const params = {
    element,
    otherElement: element === 'max' ? 'min' : 'max',
    year: (series?.firstYear ?? 0) + year,
    by: roundTo(Math.abs(size), 1),
  };
  return findingAt(kind, 'warning', first ? [first] : [], params);
}

/** How far an element's own level moves there: weather is in it, so it only says which one it was. */
function ownStep({ anomalies }: LinedUpReading, element: Temperature, year: number): number {
  const values = anomalies[element]?.values ?? new Float64Array();
  const mean = (from: number, to: number) => momentsOf(values, from * 12, to * 12).mean;
  return mean(year, year + APART.window) - mean(year - APART.window, year);
}
