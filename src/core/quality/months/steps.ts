import type { Element } from '../../dataset/columns.ts';
import { totalOf } from '../../dataset/total-of.ts';
import { UNIT_NAMES } from '../../dataset/unit-names.ts';
import { yearlyValue } from '../../dataset/yearly-value.ts';
import type { Finding } from '../../reading/reading.ts';
import { isNumber, type Series, valueAt } from '../../reading/series.ts';
import { median, roundTo, valuesOfMonth } from '../figures/robust.ts';
import { type StepTest, stepsOf } from '../figures/steps-in-years.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { sourcesAt, yearCount } from '../usual/monthly-series.ts';

/**
 * A lasting jump of the yearly level: the station moved, or from that year on another unit is
 * written. Ten years before are held against ten after; a jump by just the conversion of a unit
 * makes a wrong dataset, any other is for people to judge. (Window test after Karl and Williams 1987,
 * J. Clim. Appl. Meteorol. 26; the thresholds are ours and wide.)
 */
export function findSteps({ series }: LinedUpReading): Finding[] {
  return series.flatMap((line) => {
    const levels = yearlyLevels(line);
    const told = (tests: StepTests) =>
      jumpsOf(line, levels, tests).map((jump) => findingOf(line, jump, tests));
    const lasting = told(LASTING);
    if (lasting.length > 0) return lasting;
    return told(OF_UNITS).filter(({ kind }) => kind === 'quality.unit-change');
  });
}

const WINDOW = 10;
/** The jump in spreads of the mean of ten years. `least` is °C, of rain the logarithm of two and a half times as much. */
const TEST = { spreads: 10, fewest: 5, window: WINDOW };
const LASTING: StepTests = {
  ofTemperature: { ...TEST, least: 2, leastSpread: 0.5 },
  ofRain: { ...TEST, least: Math.log(2.5), leastSpread: 0.2 },
  monthsApart: 2.5,
  leastRain: 0,
};
/** Few years show what no weather does: the temperature of another climate, a tenth of the rain. */
const FEW = { spreads: 6, fewest: 1, window: WINDOW };
const OF_UNITS: StepTests = {
  ofTemperature: { ...FEW, least: 8, leastSpread: 1 },
  ofRain: { ...FEW, least: Math.log(6), leastSpread: 0.3 },
  monthsApart: 5,
  leastRain: 100,
};

type StepTests = {
  ofTemperature: StepTest;
  ofRain: StepTest;
  /** how many °C the months of two units may be from each other once they are converted */
  monthsApart: number;
  /** mm a year on the wetter side: in a desert one year has twenty times the rain of another by itself */
  leastRain: number;
};

type Jump = { year: number; before: number[]; after: number[] };

function jumpsOf(
  { element }: Series,
  levels: Float64Array,
  { ofTemperature, ofRain }: StepTests,
): Jump[] {
  const known = Array.from(levels.keys()).filter((year) => !Number.isNaN(levels[year]));
  const test = element === 'rain' ? ofRain : ofTemperature;
  return stepsOf(levels, test).map(({ year }) => ({
    year,
    before: known.filter((one) => one < year).slice(-WINDOW),
    after: known.filter((one) => one >= year).slice(0, WINDOW),
  }));
}

/** A year with fewer months says too little about its level. */
const MONTHS_NEEDED = 9;

/** Mean departure from the months' own means; for rain the logarithm of the year's share of them. */
function yearlyLevels(series: Series): Float64Array {
  const normals = monthlyMeans(series);
  return Float64Array.from({ length: yearCount(series) }, (_, year) => {
    let [sum, usual, count] = [0, 0, 0];
    for (let month = 0; month < 12; month++) {
      const value = valueAt(series, year * 12 + month);
      if (Number.isNaN(value)) continue;
      sum += value;
      usual += normals[month] as number;
      count++;
    }
    if (count < MONTHS_NEEDED) return Number.NaN;
    if (series.element !== 'rain') return (sum - usual) / count;
    // A year without a drop has no logarithm, and says nothing about units.
    return sum > 0 ? Math.log(sum / usual) : Number.NaN;
  });
}

/** Their only use is to be the same for all years, so a wild value in one does no harm. */
function monthlyMeans(series: Series): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const values = valuesOfMonth(series.values, month);
    return totalOf(values) / (values.length || 1);
  });
}

function monthlyMedians(series: Series, years: readonly number[]): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const values = years.map((year) => valueAt(series, year * 12 + month));
    return median(values.filter(isNumber));
  });
}

type Conversion = { from: string; to: string; convert: (value: number) => number };

const TEMPERATURE_CONVERSIONS: Conversion[] = [
  { from: UNIT_NAMES.C, to: UNIT_NAMES.F, convert: (celsius) => celsius * 1.8 + 32 },
  { from: UNIT_NAMES.F, to: UNIT_NAMES.C, convert: (fahrenheit) => (fahrenheit - 32) / 1.8 },
  { from: UNIT_NAMES.C, to: UNIT_NAMES.K, convert: (celsius) => celsius + 273.15 },
  { from: UNIT_NAMES.K, to: UNIT_NAMES.C, convert: (kelvin) => kelvin - 273.15 },
];
const RAIN_CONVERSIONS: Conversion[] = [
  { from: UNIT_NAMES.in, to: UNIT_NAMES.mm, convert: (inches) => inches * 25.4 },
  { from: UNIT_NAMES.mm, to: UNIT_NAMES.in, convert: (millimetres) => millimetres / 25.4 },
  { from: UNIT_NAMES.cm, to: UNIT_NAMES.mm, convert: (centimetres) => centimetres * 10 },
  { from: UNIT_NAMES.mm, to: UNIT_NAMES.cm, convert: (millimetres) => millimetres / 10 },
];

function findingOf(series: Series, jump: Jump, tests: StepTests): Finding {
  const { element } = series;
  const year = series.firstYear + jump.year;
  const sides = [jump.before, jump.after].map((years) => monthlyMedians(series, years));
  // A school measures no rain in July and August, in no year.
  const [before = [], after = []] = sides.map((side) =>
    side.filter((_, month) => sides.every((months) => isNumber(months[month] as number))),
  );
  const at = sourcesAt(series, [firstIndexOf(series, jump.year)]);
  const conversion = conversionBetween(element, { before, after }, tests);
  if (conversion) {
    const { from, to } = conversion;
    return findingAt('quality.unit-change', at, { element, year, from, to }, 'error');
  }
  const isRain = element === 'rain';
  const levels = { before: levelOf(before, element), after: levelOf(after, element) };
  return findingAt(isRain ? 'quality.rain-step' : 'quality.step', at, {
    element,
    year,
    ...levels,
  });
}

function firstIndexOf({ values }: Series, year: number): number {
  const index = values.findIndex((value, at) => at >= year * 12 && isNumber(value));
  return Math.max(index, 0);
}

function levelOf(months: number[], element: Element): number {
  return roundTo(yearlyValue(months, element), element === 'rain' ? 0 : 1);
}

function conversionBetween(
  element: Element,
  { before, after }: { before: number[]; after: number[] },
  { monthsApart, leastRain }: StepTests,
) {
  const isRain = element === 'rain';
  if (isRain && Math.max(totalOf(before), totalOf(after)) < leastRain) return undefined;
  return (isRain ? RAIN_CONVERSIONS : TEMPERATURE_CONVERSIONS).find(({ convert }) => {
    const expected = before.map(convert);
    if (isRain) return Math.abs(Math.log(totalOf(after) / totalOf(expected))) < RAIN_TOLERANCE;
    const apart = after.map((value, month) => Math.abs(value - (expected[month] as number)));
    return totalOf(apart) / apart.length < monthsApart;
  });
}

const RAIN_TOLERANCE = 0.3;
