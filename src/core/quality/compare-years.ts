import type { YearValue } from '../dataset/climate.ts';
import type { Element } from '../dataset/columns.ts';
import { meanOf } from '../dataset/mean-of.ts';
import { type StepTest, stepsOf } from './figures/steps-in-years.ts';

/**
 * `size` and its range of 95 % confidence in °C; of rain the share by which it grew (0.1 = 10 % more).
 * `year` is the first at the new level.
 */
export type StationStep = { year: number; size: number; least: number; most: number };

export type Compared = {
  /** of the years that both have: °C, or of rain the share over the other (0.1 = 10 % more) */
  differences: YearValue[];
  mean: number;
  /** Null where the common years are too few to tell a step from chance. */
  found: {
    steps: StationStep[];
    /** a decade, where the two drift apart evenly and no year explains it */
    drift: number | null;
    /** smaller steps may well be there unseen */
    showsFrom: number;
  } | null;
};

/** Five years on either side, and some more so that their spread can be known. */
export const FEWEST_COMMON_YEARS = 15;

/**
 * Two stations near each other share their weather, so what is left between them is calm, and a step in it
 * is a station that moved or was changed. (Peterson et al. 1998, Int. J. Climatol. 18, review such tests.)
 */
export function compareYears(
  own: readonly YearValue[],
  other: readonly YearValue[],
  element: Element,
): Compared {
  const scale = element === 'rain' ? SHARES : DEGREES;
  const values = new Map(other.map(({ year, value }) => [year, value]));
  const apart: YearValue[] = [];
  for (const { year, value } of own) {
    const difference = scale.between(value, values.get(year) ?? Number.NaN);
    if (Number.isFinite(difference)) apart.push({ year, value: difference });
  }
  const shown = ({ year, value }: YearValue) => ({ year, value: scale.shown(value) });
  return {
    differences: apart.map(shown),
    mean: apart.length === 0 ? 0 : scale.shown(meanOf(apart.map(({ value }) => value))),
    found: apart.length < FEWEST_COMMON_YEARS ? null : changesIn(apart, scale),
  };
}

/** Two records may show the same step a year apart. */
const SAME_STEP_YEARS = 1;

/** Years whose step stands against every other dataset, in one direction: it is of the own one. */
export function stepsOfOwn(pairs: readonly Compared[]): number[] {
  const [first, ...others] = pairs.map(({ found }) => found?.steps ?? []);
  if (!first || others.length === 0) return [];
  const isIn = (steps: readonly StationStep[], { year, size }: StationStep) =>
    steps.some((one) => Math.abs(one.year - year) <= SAME_STEP_YEARS && one.size * size > 0);
  return first.filter((step) => others.every((steps) => isIn(steps, step))).map(({ year }) => year);
}

type Limits = Pick<StepTest, 'least' | 'leastSpread'>;
type Scale = Limits & {
  between: (own: number, other: number) => number;
  shown: (difference: number) => number;
};

const DEGREES: Scale = {
  between: (own, other) => own - other,
  shown: (difference) => difference,
  least: 0.3,
  leastSpread: 0.1,
};
/** Rain differs by shares, and their logarithms add up. A dry year has none. */
const SHARES: Scale = {
  between: (own, other) => Math.log(own / other),
  shown: (difference) => Math.exp(difference) - 1,
  least: Math.log(1.1),
  leastSpread: 0.04,
};

/**
 * Long windows come first: both stations have the same climate, so nothing else wanders. A station that
 * moved and came back shows only in short windows, which must be surer. The tests say how often both
 * find a step where there is none.
 */
const LONG = { spreads: 5, fewest: 5, window: 30 };
const SHORT = { spreads: 6.5, fewest: 5, window: 10 };

function changesIn(apart: readonly YearValue[], { shown, ...limits }: Scale): Compared['found'] {
  const levels = apart.map(({ value }) => value);
  const cuts = cutsIn(levels, 0, levels.length, limits);
  const line = lineThrough(apart);
  const rest = restOf(levels, cuts);
  const half = Math.min(LONG.window, levels.length / 2);
  const showsFrom = Math.max(limits.least, MOSTLY_SEEN * rest.spread * Math.sqrt(2 / half));
  if (cuts.length > 0 && isBetterLine(levels.length, cuts.length, line.squares, rest.squares))
    return { steps: [], drift: shown(line.slope * 10), showsFrom: shown(showsFrom) };
  const steps = cuts.map((cut, index) => {
    const before = levels.slice(cuts[index - 1] ?? 0, cut);
    const after = levels.slice(cut, cuts[index + 1] ?? levels.length);
    const size = meanOf(after) - meanOf(before);
    const reach = CONFIDENCE_95 * rest.spread * Math.sqrt(1 / before.length + 1 / after.length);
    const [least, most] = [shown(size - reach), shown(size + reach)];
    return { year: apart[cut]?.year ?? 0, size: shown(size), least, most };
  });
  return { steps, drift: null, showsFrom: shown(showsFrom) };
}

/** The limit of the test and a little more: nine of ten such steps are found. */
const MOSTLY_SEEN = 6.3;
const CONFIDENCE_95 = 2;

/** The clearest step cuts the years in two, and each part is looked through again. */
function cutsIn(levels: readonly number[], from: number, to: number, limits: Limits): number[] {
  const part = Float64Array.from(levels.slice(from, to));
  const [clearest] = [LONG, SHORT].flatMap((test) => stepsOf(part, { ...test, ...limits }));
  if (!clearest) return [];
  const cut = from + clearest.year;
  return [...cutsIn(levels, from, cut, limits), cut, ...cutsIn(levels, cut, to, limits)];
}

/** What is left around the levels; years that follow each other alike count for fewer. */
function restOf(levels: readonly number[], cuts: readonly number[]) {
  const rest = [...cuts, levels.length].map((end, index) => {
    const part = levels.slice(cuts[index - 1] ?? 0, end);
    const mean = meanOf(part);
    return part.map((level) => level - mean);
  });
  let [squares, products] = [0, 0];
  for (const part of rest)
    part.forEach((one, index) => {
      squares += one * one;
      products += one * (part[index - 1] ?? 0);
    });
  const alike = squares === 0 ? 0 : Math.min(MOST_ALIKE, Math.max(0, products / squares));
  const degrees = Math.max(1, levels.length - rest.length);
  return { squares, spread: Math.sqrt((squares / degrees) * ((1 + alike) / (1 - alike))) };
}

const MOST_ALIKE = 0.8;

function lineThrough(years: readonly YearValue[]) {
  const middle = meanOf(years.map(({ year }) => year));
  const mean = meanOf(years.map(({ value }) => value));
  let [along, across, all] = [0, 0, 0];
  for (const { year, value } of years) {
    along += (year - middle) ** 2;
    across += (year - middle) * (value - mean);
    all += (value - mean) ** 2;
  }
  return { slope: across / along, squares: Math.max(0, all - (across * across) / along) };
}

/** Schwarz's criterion: a step costs two numbers, its year and its size, and must explain more than a line. */
function isBetterLine(count: number, steps: number, line: number, stepped: number): boolean {
  const price = Math.log(count);
  return (
    count * Math.log(line / count) + 2 * price <=
    count * Math.log(stepped / count) + (2 * steps + 1) * price
  );
}
