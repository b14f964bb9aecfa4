import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding } from '../../reading/reading.ts';
import { bounded, roundTo } from '../figures/robust.ts';
import { clearest, type Step, type StepTest, stepsOf } from '../figures/steps-in-years.ts';
import { findingAt } from '../usual/finding-at.ts';
import { type LinedUpReading, seriesOf } from '../usual/lined-up-reading.ts';
import { monthsOfYear, sourcesAt } from '../usual/monthly-series.ts';
import { otherTemperature, TEMPERATURES, type Temperature } from '../usual/temperature.ts';

/**
 * From a year on, the temperatures keep another level. Weather and climate move maximum and minimum
 * together; a new screen, thermometer or hour of reading moves them apart, so the yearly mean of
 * their difference is far calmer than either and shows small steps (a two-sample test in windows, as
 * the standard normal homogeneity test of Alexandersson 1986, J. Climatol. 6, with the station's
 * other column in place of a neighbouring station). Steps of both at once must be larger and clearer:
 * no column is left to hold them against, and climate has jumps of its own.
 */
export function findLevelSteps(reading: LinedUpReading): Finding[] {
  const { max, min, rain } = reading.anomalies;
  if (!max || !min) return [];
  const years = {
    max: yearlyMeans(max.values, min.values),
    min: yearlyMeans(min.values, max.values),
  };
  const wetness = rain?.values ?? max.values.map(() => 0);
  // 0, the usual, where a year has too few months.
  const wet = yearlyMeans(wetness, wetness).map((mean) => mean || 0);
  // A step of one element shows in what is left of the other too, but less clearly.
  const steps = TEMPERATURES.flatMap((element) => {
    const left = unexplainedYears(years[element], years[otherTemperature(element)], wet);
    return stepsOf(left, APART).map((step) => ({ ...step, element }));
  });
  const apart = clearest(steps, APART);
  const middle = years.max.map((value, year) => (value + (years.min[year] as number)) / 2);
  const together = stepsOf(middle, TOGETHER).filter(({ year }) =>
    apart.every((step) => Math.abs(step.year - year) > SAME_STEP),
  );
  return [
    ...apart.map(({ element, ...step }) => findingOf(reading, element, step, KINDS_APART)),
    ...together.map((step) => findingOf(reading, 'max', step, KINDS_TOGETHER)),
  ];
}

const APART: StepTest = { least: 1.2, spreads: 4.5, fewest: 5, window: 10, leastSpread: 0.2 };
const TOGETHER: StepTest = { least: 1.2, spreads: 5, fewest: 8, window: 12, leastSpread: 0.2 };
const SAME_STEP = 2;

const MONTHS_NEEDED = 8;
/** One wild month must not make a year. */
const WILD = 7;

/** Of the months that have both; NaN where a year has too few. */
function yearlyMeans(values: Float64Array, others: Float64Array): Float64Array {
  const years = new Float64Array(values.length / 12);
  for (let year = 0; year < years.length; year++) {
    let [sum, count] = [0, 0];
    for (let index = year * 12; index < year * 12 + 12; index++) {
      const value = values[index] as number;
      if (Number.isNaN(value + (others[index] as number))) continue;
      sum += bounded(value, WILD);
      count++;
    }
    years[year] = count < MONTHS_NEEDED ? Number.NaN : sum / count;
  }
  return years;
}

/**
 * A year's mean without what the other temperature and the rain say of it. Their ties are taken from
 * the changes from year to year, in which a single step hardly shows.
 */
function unexplainedYears(own: Float64Array, other: Float64Array, wet: Float64Array): Float64Array {
  let [others, wets, both, ownOther, ownWet] = [RIDGE, RIDGE, 0, 0, 0];
  for (let year = 1; year < own.length; year++) {
    const y = bounded((own[year] as number) - (own[year - 1] as number), MOST_CHANGE);
    const x = bounded((other[year] as number) - (other[year - 1] as number), MOST_CHANGE);
    const w = (wet[year] as number) - (wet[year - 1] as number);
    if (Number.isNaN(x + y)) continue;
    others += x * x;
    wets += w * w;
    both += x * w;
    ownOther += x * y;
    ownWet += w * y;
  }
  const determinant = others * wets - both * both;
  const ofOther = (ownOther * wets - ownWet * both) / determinant;
  const ofWet = (ownWet * others - ownOther * both) / determinant;
  return own.map(
    (value, year) => value - ofOther * (other[year] as number) - ofWet * (wet[year] as number),
  );
}

const RIDGE = 1e-3;
const MOST_CHANGE = 1.5;

/** Of a step up and of a step down. */
type Kinds = readonly [QualityKind, QualityKind];
const KINDS_APART: Kinds = ['quality.level-higher', 'quality.level-lower'];
const KINDS_TOGETHER: Kinds = ['quality.level-both-higher', 'quality.level-both-lower'];

function findingOf(
  reading: LinedUpReading,
  element: Temperature,
  { year, size }: Step,
  [higher, lower]: Kinds,
): Finding {
  const series = seriesOf(reading, element);
  const [first] = series ? sourcesAt(series, monthsOfYear(year)) : [];
  const params = {
    element,
    otherElement: otherTemperature(element),
    year: (series?.firstYear ?? 0) + year,
    by: roundTo(Math.abs(size), 1),
  };
  return findingAt(size > 0 ? higher : lower, first ? [first] : [], params);
}
